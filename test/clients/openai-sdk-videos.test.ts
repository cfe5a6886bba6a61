import assert from 'node:assert/strict';
import { createReadStream, readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import OpenAI, { toFile } from 'openai';
import { sampleFiles } from '../support/fake-engines.ts';
import { forgetfulProxy } from '../support/forgetful-proxy.ts';
import { openaiClient, order, VIDEO } from '../support/openai-client.ts';
import { useService } from '../support/service.ts';

/** The official SDK for JavaScript: videos, and the retries that must not make two of one. */

const service = useService();
let client: OpenAI;
let picture: string;
before(async () => {
  client = openaiClient(service);
  ({ picture } = await sampleFiles());
});

async function completedVideo(): Promise<string> {
  const { id } = await client.videos.create(VIDEO);
  assert.equal((await service.finished(id))['status'], 'completed');
  return id;
}

describe('videos', () => {
  test('are created from a prompt alone, and read', async () => {
    const video = await client.videos.create(VIDEO);
    assert.match(video.id, /^vidB-2:\d+-\w+$/);
    assert.equal(video.object, 'video');
    assert.equal(video.progress, 0);
    await service.finished(video.id);
    const read = await client.videos.retrieve(video.id);
    assert.equal(read.id, video.id);
    assert.equal(read.status, 'completed');
    assert.equal(read.progress, 100);
  });

  test('are created with a picture from a stream, a buffer or a Blob', async () => {
    const bytes = readFileSync(picture);
    for (const input_reference of [
      createReadStream(picture),
      await toFile(bytes, 'picture.jpg', { type: 'image/jpeg' }),
      await toFile(createReadStream(picture), 'no-extension'),
      new File([bytes], 'picture.jpg'),
    ]) {
      const video = await client.videos.create(order({ input_reference }));
      assert.equal((await service.finished(video.id))['status'], 'completed');
      const job = service.engines.video.jobs.find((candidate) => candidate.taskId === video.id);
      assert.equal(job?.inputs.length, 1);
    }
    const base = order({ model: 'vidA_3_1', size: '16x9', input_reference: createReadStream(picture) });
    assert.match((await client.videos.create(base)).id, /^video_[0-9a-f-]{36}$/);
  });

  test('are created with objects and booleans as the SDK spells them in a form', async () => {
    const video = await client.videos.create(
      order({
        watermark: false,
        private: true,
        metadata: { project: 'boats' },
        character_create: { save_to_library: false },
      }),
    );
    await service.finished(video.id);
    const job = service.engines.video.jobs.find((candidate) => candidate.taskId === video.id);
    assert.equal(job?.watermark, false);
  });

  test('are polled until they end with the words that the poll helper knows', async () => {
    const headers = { 'X-Stainless-Poll-Helper': 'true' };
    const { id } = await client.videos.create(order({ prompt: 'hang' }), { headers });
    const seen = new Set<string>();
    for (;;) {
      const { data, response } = await client.videos.retrieve(id, { headers }).withResponse();
      assert.ok(Number(response.headers.get('openai-poll-after-ms')) > 0);
      seen.add(data.status);
      if (data.status === 'in_progress') break;
      assert.equal(data.status, 'queued');
    }
    await client.videos.delete(id);
    assert.equal((await client.videos.retrieve(id, { headers })).status, 'failed');
  });

  test('are remixed', async () => {
    const source = await completedVideo();
    const remix = await client.videos.remix(source, { prompt: 'make the boat blue' });
    assert.match(remix.id, /^vidB-2:remix-\d+-\w+$/);
    assert.equal((await service.finished(remix.id))['status'], 'completed');
  });

  test('are edited and extended by their ids', async () => {
    const source = await completedVideo();
    const edit = await client.videos.edit({ prompt: 'make the boat blue', video: { id: source } });
    assert.match(edit.id, /^vidB-2:\d+-\w+$/);
    assert.deepEqual([edit.object, edit.status, edit.seconds], ['video', 'pending', 4]);
    assert.equal((await service.finished(edit.id))['status'], 'completed');
    const extension = await client.videos.extend({
      prompt: 'it sails away',
      seconds: '8',
      video: { id: source },
    });
    // The length of the whole, as the SDK says.
    assert.equal(extension.seconds, 12);
    assert.equal((await service.finished(extension.id))['status'], 'completed');
    const jobs = [edit, extension].map(({ id }) =>
      service.engines.video.jobs.find(({ taskId }) => taskId === id),
    );
    assert.deepEqual(
      jobs.map((job) => [job?.reworks?.kind, job?.edits, job?.seconds]),
      [
        ['edit', ['make the boat blue'], 4],
        ['extension', ['it sails away'], 8],
      ],
    );
  });

  test('are told apart from files that their model has not made', async () => {
    const video = createReadStream((await sampleFiles()).video);
    await assert.rejects(client.videos.edit({ prompt: 'bluer', video }), {
      status: 400,
      code: 'missing_parameter',
      param: 'model',
    });
    const named = { prompt: 'bluer', model: 'vidB-2', video: createReadStream((await sampleFiles()).video) };
    await assert.rejects(client.videos.edit(named), {
      status: 400,
      code: 'invalid_parameter',
      param: 'video',
    });
  });

  test('are downloaded as bytes, and so are their pictures', async () => {
    const id = await completedVideo();
    const content = await client.videos.downloadContent(id);
    assert.equal(content.headers.get('content-type'), 'video/mp4');
    const samples = await sampleFiles();
    assert.deepEqual(Buffer.from(await content.arrayBuffer()), readFileSync(samples.video));
    for (const variant of ['thumbnail', 'spritesheet'] as const) {
      const image = await client.videos.downloadContent(id, { variant });
      assert.equal(image.headers.get('content-type'), 'image/jpeg');
      assert.deepEqual(Buffer.from(await image.arrayBuffer()), readFileSync(picture));
    }
  });

  test('are listed page by page, in both directions', async () => {
    const { key } = await service.newKey();
    const own = openaiClient(service, { key });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await own.videos.create(VIDEO)).id);
    const listed: string[] = [];
    for await (const video of own.videos.list({ limit: 2, order: 'asc' })) listed.push(video.id);
    assert.deepEqual(listed, ids);
    const page = await own.videos.list({ limit: 3 });
    assert.deepEqual(
      page.data.map((video) => video.id),
      ids.toReversed().slice(0, 3),
    );
    assert.equal(page.hasNextPage(), true);
    assert.equal((await page.getNextPage()).data.length, 2);
  });

  test('are deleted, finished or not', async () => {
    const finished = await completedVideo();
    assert.deepEqual(await client.videos.delete(finished), {
      id: finished,
      object: 'video.deleted',
      deleted: true,
    });
    await assert.rejects(client.videos.downloadContent(finished), OpenAI.NotFoundError);
    const { id } = await client.videos.create(order({ prompt: 'hang' }));
    await client.videos.delete(id);
    const { status, error } = await client.videos.retrieve(id);
    assert.equal(status, 'failed');
    assert.equal(error?.code, 'cancelled');
  });

  test('that fail say why', async () => {
    const { id } = await client.videos.create(order({ prompt: 'breach' }));
    await service.finished(id);
    assert.equal((await client.videos.retrieve(id)).error?.code, 'content_policy_violation');
  });
});

describe('retries', () => {
  const count = async (own: OpenAI) => {
    let videos = 0;
    for await (const _ of own.videos.list()) videos += 1;
    return videos;
  };

  test('with an Idempotency-Key create nothing twice when an answer is lost', async () => {
    await using proxy = await forgetfulProxy(service.url);
    const { key } = await service.newKey();
    const own = openaiClient(service, { key, baseURL: proxy.url, maxRetries: 2 });
    const headers = (name: string) => ({ headers: { 'Idempotency-Key': name } });

    proxy.forgetNext(2);
    const video = await own.videos.create(VIDEO, headers('video'));
    assert.equal(proxy.forgotten, 2);
    assert.equal(await count(own), 1);
    assert.equal((await own.videos.list()).data[0]?.id, video.id);

    proxy.forgetNext(1);
    const input_reference = await toFile(readFileSync(picture), 'picture.jpg');
    await own.videos.create(order({ input_reference }), headers('video with a picture'));
    assert.equal(await count(own), 2);

    await service.finished(video.id, key);
    proxy.forgetNext(1);
    const remix = await own.videos.remix(video.id, { prompt: 'bluer' }, headers('remix'));
    assert.equal(await count(own), 3);
    assert.equal((await own.videos.list()).data[0]?.id, remix.id);

    proxy.forgetNext(1);
    const chat = { model: 'vidB-2', messages: [{ role: 'user', content: 'a boat' } as const] };
    await own.chat.completions.create({ ...chat, stream: true }, headers('chat'));
    assert.equal(await count(own), 4);
    assert.equal(proxy.forgotten, 5);
  });

  test('with the same Idempotency-Key for another video are refused', async () => {
    const headers = { 'Idempotency-Key': 'one key for two' };
    await client.videos.create(VIDEO, { headers });
    await assert.rejects(
      client.videos.create(order({ prompt: 'a train' }), { headers }),
      OpenAI.BadRequestError,
    );
  });

  test('are made by the SDK on its own after an error of the service', async () => {
    const before = service.engines.speech.requests.length;
    const retrying = openaiClient(service, { maxRetries: 1 });
    const request = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'upstream' };
    await assert.rejects(retrying.audio.speech.create(request), OpenAI.InternalServerError);
    assert.equal(service.engines.speech.requests.length - before, 2);
  });
});
