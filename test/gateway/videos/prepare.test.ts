import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { unmetNeed } from '../../../src/engines/video-capabilities.ts';
import { StartRefused, type VideoInput } from '../../../src/engines/video-engine.ts';
import { describeRequest } from '../../../src/gateway/videos/requests/describe-request.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { descriptionOf, engineAt, FOREIGN, KEYS, NEVER, newJob, stored } from './engine-at.ts';
import { WORKFLOW, writtenPreset } from './preset-at.ts';

const { picture } = await sampleFiles();
const frame = (role: VideoInput['role']): VideoInput => ({ role, open: async () => picture });

/** As fal's storage does it: an address is asked for, and the bytes are put there. */
const DESCRIPTION = {
  protocol: 'task',
  prepare: [
    {
      post: '/uploads',
      json: { type: '$item.mime' },
      bind: { put_url: 'upload_url', uploaded: 'file_url' },
    },
    { put: '{put_url}', file: '$item.file' },
  ],
  create: {
    post: '/jobs',
    json: {
      prompt: '$prompt',
      first: '$first_frame.uploaded?',
      others: { each: 'references', item: '$item.uploaded' },
    },
    id: 'id',
  },
  poll: { get: '/jobs/{id}', status: 'state', map: { ready: 'done' } },
  result: [{ video: 'video' }],
};

async function service(change: object = {}) {
  const [fake, store] = [await new FakeService().listen(), await new FakeService().listen()];
  let count = 0;
  fake
    .on('POST', /uploads/, () => {
      count += 1;
      return { json: { upload_url: `${FOREIGN}/put/${count}?signed`, file_url: `file-${count}` } };
    })
    .on('POST', /jobs/, { json: { id: 'j' } });
  store.on('PUT', /put/, { text: '' });
  const engine = engineAt({ raw: DESCRIPTION, change, baseUrl: fake.origin, foreign: store.origin });
  return { fake, store, engine };
}

describe('characters at a service that takes references only', () => {
  test('go along as their portraits, uploaded once each', async () => {
    const { fake, engine } = await service();
    const character = (): VideoInput => ({ ...frame('character'), portrait: frame('reference') });
    const job = newJob({ inputs: [frame('component'), character(), character()] });
    assert.equal(unmetNeed(engine.capabilities, { ...job, remixOf: null }), null);
    const plan = stored(await engine.plan(job, NEVER));
    const others = Object.values(uploadsOf(plan));
    assert.deepEqual(others.toSorted(), ['file-1', 'file-2', 'file-3']);
    await engine.start(job, NEVER, plan);
    assert.deepEqual(fake.seen('POST', /jobs/)[0]?.json, { prompt: job.prompt, others });
  });

  test('go to another Phonofilm as their portraits, although it could fetch the clips', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /videos/, { json: { id: 'j' } });
    const engine = engineAt({ raw: writtenPreset('contract') as object, baseUrl: fake.origin });
    const link = async () => 'https://here.example/clip.mp4';
    const character: VideoInput = { ...frame('character'), name: 'ann', link, portrait: frame('reference') };
    const job = newJob({ prompt: '@ann waves', seconds: 8, inputs: [character] });
    await engine.start(job, NEVER, stored(await engine.plan(job, NEVER)));
    const body = fake.seen('POST', /videos/)[0]?.body.toString('latin1') ?? '';
    assert.match(body, /name="prompt"\r\n\r\n@ann waves/);
    assert.match(body, /name="input_reference"; filename=/);
    assert.doesNotMatch(body, /character/);
  });

  test('are refused where it takes no pictures either', async () => {
    const create = { ...DESCRIPTION.create, json: { prompt: '$prompt' } };
    const engine = engineAt({ raw: { ...DESCRIPTION, create }, baseUrl: 'http://127.0.0.1:1' });
    const video = { ...newJob(), remixOf: null, inputs: [frame('character')] };
    assert.match(unmetNeed(engine.capabilities, video) ?? '', /character/);
  });
});

describe('inputs that a service wants before the creation', () => {
  test('are given to it when the start is planned, without its key to other hosts, and named in the creation', async () => {
    const { fake, store, engine } = await service();
    const job = newJob({ inputs: [frame('first-frame'), frame('component')] });
    const plan = stored(await engine.plan(job, NEVER));
    assert.equal(fake.seen('POST', /jobs/).length, 0, 'nothing has begun');
    assert.deepEqual(uploadsOf(plan), { 0: 'file-1', 1: 'file-2' });
    assert.equal(store.calls.length, 2);
    for (const call of store.calls) {
      assert.ok(call.body.equals(readFileSync(picture)));
      assert.equal(call.headers['content-type'], 'image/jpeg');
      assert.equal(call.headers.authorization, undefined);
    }
    for (const call of fake.seen('POST', /uploads/)) {
      assert.deepEqual(call.json, { type: 'image/jpeg' });
      assert.equal(call.headers.authorization, `Bearer ${KEYS.main}`);
    }
    await engine.start(job, NEVER, plan);
    const [created] = fake.seen('POST', /jobs/);
    assert.deepEqual(created?.json, { prompt: job.prompt, first: 'file-1', others: ['file-2'] });
  });

  test('are given to it once, also after a restart and when the start is planned again', async () => {
    const { fake, store, engine } = await service();
    const job = newJob({ inputs: [frame('first-frame')] });
    const plan = stored(await engine.plan(job, NEVER));
    const again = stored(await engine.plan(job, NEVER));
    assert.deepEqual(uploadsOf(again), uploadsOf(plan));
    const restarted = engineAt({ raw: DESCRIPTION, baseUrl: fake.origin, foreign: store.origin });
    await restarted.start({ ...job }, NEVER, plan);
    assert.equal(store.calls.length, 1);
    assert.deepEqual(fake.seen('POST', /jobs/)[0]?.json, { prompt: job.prompt, first: 'file-1' });
  });

  test('are not asked for where the video has none', async () => {
    const { fake, store, engine } = await service();
    const job = newJob();
    await engine.start(job, NEVER, stored(await engine.plan(job, NEVER)));
    assert.equal(store.calls.length + fake.seen('POST', /uploads/).length, 0);
  });

  test('that it does not take are a refusal: another route may', async () => {
    const refused = async (status: number) => {
      const { fake, engine } = await service();
      fake.on('POST', /uploads/, { status, json: {} });
      const job = newJob({ inputs: [frame('first-frame')] });
      const error = await engine.plan(job, NEVER).catch((reason: unknown) => reason);
      assert.ok(error instanceof StartRefused, String(error));
      assert.equal(fake.seen('POST', /jobs/).length, 0);
      return error.permanent?.code ?? null;
    };
    assert.equal(await refused(503), null);
    assert.equal(await refused(401), null);
    assert.equal(await refused(413), 'upstream_error');
  });

  test('need steps that say how, which give them a name', () => {
    const { prepare: _prepare, ...without } = DESCRIPTION;
    assert.throws(() => descriptionOf(without), /create\.json\.first: \$first_frame\.uploaded needs prepare/);
    const nameless = { ...DESCRIPTION, prepare: [{ post: '/uploads', file: '$item.file' }] };
    assert.throws(() => descriptionOf(nameless), /prepare: expected a step with bind: \{ uploaded/);
  });

  test('are not given to it by a dry run', async () => {
    const shown = await describeRequest(
      descriptionOf(DESCRIPTION),
      newJob({ inputs: [frame('first-frame')] }),
      {
        route: { model: 'm', input: {}, drop: [] },
        upstream: { name: 'fake', baseUrl: 'http://fake.example' },
      },
      NEVER,
    );
    assert.match(JSON.stringify(shown), /"first":"<what the service calls it>"/);
  });
});

test('a picture goes into a workflow of ComfyUI', async () => {
  const fake = await new FakeService().listen();
  fake
    .on('POST', /upload\/image/, { json: { name: 'picture (1).jpeg', subfolder: '', type: 'input' } })
    .on('POST', /prompt/, { json: { prompt_id: 'p' } });
  const job = newJob({ inputs: [frame('first-frame')] });
  const file = join(job.scratchDirectory, 'workflow.json');
  const graph = JSON.parse(readFileSync(WORKFLOW, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({
      ...graph,
      9: { class_type: 'LoadImage', inputs: { image: '$picture.uploaded', seed: '$seed' } },
    }),
  );
  const engine = engineAt({
    raw: writtenPreset('comfyui'),
    change: { create: { json: { prompt: { template_file: file } } } },
    baseUrl: fake.origin,
  });
  assert.equal((engine.capabilities.inputs as Record<string, number>)['first-frame'], 1);
  await engine.start(job, NEVER, stored(await engine.plan(job, NEVER)));
  const [upload] = fake.seen('POST', /upload/);
  assert.match(String(upload?.headers['content-type']), /^multipart\/form-data/);
  assert.match(upload?.body.toString('latin1') ?? '', /name="image"; filename="picture\.jpeg"/);
  const [created] = fake.seen('POST', /prompt/);
  const { inputs } = (created?.json as { prompt: Record<string, { inputs: Record<string, unknown> }> })
    .prompt[9]!;
  assert.equal(inputs['image'], 'picture (1).jpeg');
  assert.ok(Number.isInteger(inputs['seed']));
});

function uploadsOf(plan: unknown): object {
  return (plan as { uploads: object }).uploads;
}
