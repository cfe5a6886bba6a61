import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { parse as parseYaml } from 'yaml';
import type { VideoInput, VideoJob } from '../../../src/engines/video-engine.ts';
import { ownIdOf } from '../../../src/gateway/videos/requests/own-id.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { samplePng } from '../../support/media-fixtures.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { begin, engineAt, FOREIGN, KEYS, newJob, untilEnded } from './engine-at.ts';

/** The six worked examples, word for word; only hosts and keys are the tests'. */
const EXAMPLES = parseYaml(readFileSync(new URL('worked-examples.yaml', import.meta.url), 'utf8')) as Record<
  string,
  object
>;

const { video } = await sampleFiles();
const CALLBACK = 'https://videos.example/v1/callbacks/token';

const picture = await samplePng(join(dirname(video), 'picture.png'), 32, 18);

const input = (role: VideoInput['role']): VideoInput => ({
  role,
  open: async () => picture,
  link: async () => `https://videos.example/inputs/${role}`,
});
const seedOf = ({ taskId, attempt }: VideoJob) =>
  Number.parseInt(ownIdOf(taskId, attempt).slice(0, 8), 16) % 2 ** 31;
const base64 = () => readFileSync(picture).toString('base64');

async function service() {
  const fake = await new FakeService().listen();
  const cdn = await new FakeService().listen();
  cdn.on('GET', /video\.mp4/, { file: video });
  const engine = (name: string, change: object = {}, model?: string) =>
    engineAt({
      raw: EXAMPLES[name],
      change,
      baseUrl: fake.origin,
      foreign: cdn.origin,
      ...(model && { model }),
    });
  return { fake, cdn, engine };
}

describe('the worked examples', () => {
  test('vLLM-Omni: a form with a file, a word, and content behind the key', async () => {
    const { fake, engine: make } = await service();
    fake
      .on('POST', /^\/videos$/, { json: { id: 'video_gen_1', status: 'queued' } })
      .on(
        'GET',
        /^\/videos\/video_gen_1$/,
        { json: { status: 'in_progress', progress: 40 } },
        { json: { status: 'completed' } },
      )
      .on('GET', /\/content$/, { file: video });
    const engine = make('omni', { poll: { first: '0s' } });
    const job = newJob({ inputs: [input('first-frame')] });
    const operation = await begin(engine, job);
    assert.deepEqual(await engine.status(operation, job, new AbortController().signal), {
      state: 'pending',
      progress: 40,
      askAgainAfterMs: 5000,
    });
    const ended = await untilEnded(engine, operation, job);
    assert.ok(ended.state === 'completed');
    assert.deepEqual(ended.result.made, { width: 320, height: 240, seconds: 2 });
    const [create] = fake.seen('POST', /videos/);
    const form = create!.body.toString('latin1');
    assert.match(create!.headers['content-type'] ?? '', /^multipart\/form-data/);
    assert.match(form, /name="seconds"\r\n\r\n8\r\n/);
    assert.match(form, /name="input_reference"; filename="picture\.png"\r\nContent-Type: image\/png/);
    assert.ok(form.includes(readFileSync(picture).toString('latin1')));
    assert.match(form, /name="seed"\r\n\r\n\d+\r\n/);
    assert.equal(fake.seen('GET', /content/)[0]!.headers.authorization, `Bearer ${KEYS.main}`);
  });

  test('Vertex Veo: base64 both ways, a done flag, and a filtered video', async () => {
    const { fake, engine: make } = await service();
    const name = 'projects/p/operations/1';
    const filtered = {
      done: true,
      response: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['Support codes: 42'] },
    };
    const encoded = readFileSync(video).toString('base64');
    fake.on('POST', /\/veo-3\.1:predictLongRunning$/, { json: { name } }).on(
      'POST',
      /\/veo-3\.1:fetchPredictOperation$/,
      { json: { name } },
      { json: filtered },
      {
        json: { done: true, response: { videos: [{ bytesBase64Encoded: encoded, mimeType: 'video/mp4' }] } },
      },
    );
    const engine = make('vertex-veo', {}, 'veo-3.1');
    const job = newJob({ inputs: [input('first-frame'), input('last-frame')] });
    const operation = await begin(engine, job);
    const image = { bytesBase64Encoded: base64(), mimeType: 'image/png' };
    const [create] = fake.seen('POST', /predict/);
    assert.deepEqual(create!.json, {
      instances: [{ prompt: job.prompt, image, lastFrame: image }],
      parameters: {
        sampleCount: 1,
        durationSeconds: 8,
        aspectRatio: '16:9',
        resolution: '720p',
        seed: seedOf(job),
      },
    });
    assert.equal(Number(create!.headers['content-length']), create!.body.length, 'streamed with its length');
    const refused = await untilEnded(engine, operation, job);
    assert.ok(refused.state === 'failed' && refused.code === 'content_policy_violation' && !refused.retry);
    assert.doesNotMatch(refused.message, /42/);
    assert.deepEqual(fake.seen('POST', /fetch/)[0]!.json, { operationName: name });
    const made = await untilEnded(engine, operation, job);
    assert.ok(made.state === 'completed');
    assert.deepEqual(readFileSync(made.result.video), readFileSync(video));
  });

  test('Vertex Veo: an error inside a finished operation', async () => {
    const { fake, engine: make } = await service();
    fake
      .on('POST', /predictLongRunning$/, { json: { name: 'operations/1' } })
      .on('POST', /fetchPredictOperation$/, {
        json: { done: true, error: { code: 14, message: 'try at vertex.example' } },
      });
    const engine = make('vertex-veo');
    const job = newJob();
    const failed = await untilEnded(engine, await begin(engine, job), job);
    assert.ok(failed.state === 'failed' && failed.code === 'upstream_error' && failed.retry);
    assert.doesNotMatch(failed.message, /vertex/);
  });

  test('fal: the URLs of the reply, a link to another host without the key, and a refusal', async () => {
    const { fake, cdn, engine: make } = await service();
    const requests = `${fake.origin}/fal-ai/veo3.1/requests/r1`;
    const created = {
      request_id: 'r1',
      status: 'IN_QUEUE',
      status_url: `${requests}/status`,
      response_url: requests,
      cancel_url: `${requests}/cancel`,
    };
    fake
      .on('POST', /^\/fal-ai\/veo3\.1\/fast\?/, { json: created })
      .on(
        'GET',
        /status$/,
        { status: 202, json: { status: 'IN_QUEUE', queue_position: 3 } },
        { json: { status: 'COMPLETED' } },
      )
      .on(
        'GET',
        /requests\/r1$/,
        { status: 400, json: { detail: 'Request is still in progress' } },
        { json: { video: { url: `${FOREIGN}/video.mp4` } } },
      )
      .on('PUT', /cancel$/, { status: 202, json: { status: 'CANCELLATION_REQUESTED' } });
    const engine = make('fal', {}, 'fal-ai/veo3.1/fast');
    const job = newJob({ inputs: [input('first-frame')] });
    const operation = await begin(engine, job);
    const [create] = fake.seen('POST', /fal-ai/);
    assert.equal(create!.url, `/fal-ai/veo3.1/fast?fal_webhook=${encodeURIComponent(CALLBACK)}`);
    assert.deepEqual(create!.json, {
      prompt: job.prompt,
      image_url: 'https://videos.example/inputs/first-frame',
      aspect_ratio: '16:9',
      duration: '8s',
      resolution: '720p',
    });
    const ended = await untilEnded(engine, operation, job);
    assert.ok(ended.state === 'completed');
    assert.equal(ended.requested, 3);
    assert.equal(cdn.seen('GET', /video/)[0]!.headers.authorization, undefined);
    await engine.cancel(operation);
    assert.equal(fake.seen('PUT', /cancel/).length, 0, 'a finished one is left alone');
    fake.on('GET', /status$/, {
      json: { status: 'COMPLETED', error: 'no', error_type: 'content_policy_violation' },
    });
    const refused = await untilEnded(engine, operation, job);
    assert.ok(refused.state === 'failed' && refused.code === 'content_policy_violation');
    fake.on('GET', /status$/, { json: { status: 'COMPLETED' } });
    fake.on('GET', /requests\/r1$/, {
      status: 422,
      json: { detail: [{ type: 'content_policy_violation', msg: 'x' }] },
    });
    const late = await untilEnded(engine, operation, job);
    assert.ok(late.state === 'failed' && late.code === 'content_policy_violation');
  });

  test('Replicate: an output that is a text or a list, and one that was removed', async () => {
    const { fake, engine: make } = await service();
    fake
      .on('POST', /^\/models\/google\/veo-3\/predictions$/, {
        status: 201,
        json: { id: 'p1', status: 'starting' },
      })
      .on('GET', /predictions\/p1$/, { json: { status: 'succeeded', output: `${FOREIGN}/video.mp4` } });
    const engine = make('replicate', {}, 'google/veo-3');
    const job = newJob();
    const operation = await begin(engine, job);
    assert.deepEqual(fake.calls[0]!.json, {
      input: { prompt: job.prompt, duration: 8, aspect_ratio: '16:9', seed: seedOf(job) },
      webhook: CALLBACK,
      webhook_events_filter: ['completed'],
    });
    assert.equal((await untilEnded(engine, operation, job)).state, 'completed');
    fake.on('GET', /predictions\/p1$/, { json: { status: 'succeeded', output: [`${FOREIGN}/video.mp4`] } });
    assert.equal((await untilEnded(engine, operation, job)).state, 'completed');
    fake.on('GET', /predictions\/p1$/, { json: { status: 'succeeded', output: null, data_removed: true } });
    assert.equal((await untilEnded(engine, operation, job)).state, 'failed');
    fake.on('GET', /predictions\/p1$/, { json: { status: 'aborted' } });
    assert.equal((await untilEnded(engine, operation, job)).state, 'failed');
  });

  test('MiniMax: errors inside HTTP 200, and a second step to the file', async () => {
    const { fake, engine: make } = await service();
    const well = { base_resp: { status_code: 0, status_msg: 'success' } };
    fake
      .on('POST', /^\/v1\/video_generation$/, { json: { task_id: '17', ...well } })
      .on('GET', /query\/video_generation\?task_id=17$/, {
        json: { status: 'Success', file_id: 'f 1', ...well },
      })
      .on('GET', /files\/retrieve\?file_id=f%201$/, {
        json: { file: { download_url: `${FOREIGN}/video.mp4` }, ...well },
      });
    const engine = make('hailuo');
    const job = newJob({ watermark: true, inputs: [input('first-frame')] });
    const operation = await begin(engine, job);
    assert.deepEqual(fake.calls[0]!.json, {
      model: 'their/model',
      prompt: job.prompt,
      duration: 10,
      resolution: '768P',
      first_frame_image: `data:image/png;base64,${base64()}`,
      aigc_watermark: true,
      callback_url: CALLBACK,
    });
    assert.equal((await untilEnded(engine, operation, job)).state, 'completed');
    fake.on('GET', /query/, {
      json: { status: 'Fail', base_resp: { status_code: 1027, status_msg: 'sensitive' } },
    });
    const refused = await untilEnded(engine, operation, job);
    assert.ok(refused.state === 'failed' && refused.code === 'content_policy_violation');
    fake.on('POST', /video_generation$/, {
      json: { base_resp: { status_code: 1026, status_msg: 'sensitive' } },
    });
    await assert.rejects(begin(engine, newJob()), { code: 'content_policy_violation' });
  });

  test('Runway: the path by inputs, a size with a colon, progress of one, and no deletion of a finished video', async () => {
    const { fake, engine: make } = await service();
    fake
      .on('POST', /^\/v1\/(?:text|image)_to_video$/, { json: { id: 't1' } })
      .on('GET', /tasks\/t1$/, { json: { status: 'RUNNING', progress: 0.37 } })
      .on('DELETE', /tasks\/t1$/, { status: 204 });
    const engine = make('runway', {}, 'gen4');
    const job = newJob({ inputs: [input('first-frame'), input('last-frame')] });
    const operation = await begin(engine, job);
    await begin(engine, newJob());
    const [image, text] = fake.seen('POST', /./);
    assert.equal(image!.url, '/v1/image_to_video');
    assert.deepEqual(image!.json, {
      model: 'gen4',
      promptText: job.prompt,
      ratio: '1280:720',
      duration: 8,
      seed: seedOf(job),
      promptImage: [
        { uri: 'https://videos.example/inputs/first-frame', position: 'first' },
        { uri: 'https://videos.example/inputs/last-frame', position: 'last' },
      ],
    });
    assert.equal(text!.url, '/v1/text_to_video');
    assert.ok(!('promptImage' in (text!.json as object)));
    const status = await engine.status(operation, job, new AbortController().signal);
    assert.ok(status.state === 'pending' && status.progress === 37);
    await assert.rejects(engine.cancel(operation), /has not stopped a job yet/);
    assert.equal(fake.seen('DELETE', /./).length, 1);
    fake.on('GET', /tasks\/t1$/, { json: { status: 'SUCCEEDED', output: [`${FOREIGN}/video.mp4`] } });
    assert.equal(await engine.cancel(operation), 'not-stopped');
    assert.equal(fake.seen('DELETE', /./).length, 1);
    assert.equal((await untilEnded(engine, operation, job)).state, 'completed');
    fake.on('GET', /tasks\/t1$/, {
      json: { status: 'FAILED', failure: 'x', failureCode: 'SAFETY.OUTPUT.IMAGE' },
    });
    const refused = await untilEnded(engine, operation, job);
    assert.ok(refused.state === 'failed' && refused.code === 'content_policy_violation');
  });
});
