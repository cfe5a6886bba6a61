import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, beforeEach, test } from 'node:test';
import { assertError } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { S3Server } from '../support/s3/s3-server.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { presetSettings } from '../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../support/scripted-upstream/scripts.ts';
import { type Answer, useService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** The whole service with a store that hangs and fails: no video is lost by it, and nothing is paid for twice. */

const MINUTE_MS = 60_000;
const samples = await sampleFiles();
const picture = new Blob([readFileSync(samples.picture)]);
const s3 = await new S3Server().listen();
/** Does not know a repeat by its key: each creation is a video to pay for. */
const hosted = await new ScriptedService(SCRIPTS.find(({ keyOf }) => !keyOf)!, samples.video).listen();
/** How far the service's clock is ahead. */
let ahead = 0;
const { upstreams, models } = presetSettings(
  { 'vidB-2-pro': hosted },
  {},
  { accepts: { seconds: { from: 1, to: 60 } } },
);
after(() => s3.faults.endAll());
const service = useService(() => ({
  settings: {
    upstreams,
    models,
  },
  environment: { ARTIFACTS_URL: s3.url('&timeout_seconds=1') },
  now: () => Date.now() + ahead,
}));
after(() => s3.close());
beforeEach(() => {
  s3.faults.endAll();
  ahead = 0;
});

const create = async (model: string, more: object = {}) => {
  const body = { model, prompt: 'a red boat', images: [], ...more };
  const { json, text } = await service.call('POST', '/v1/video/create', body);
  assert.ok(json.id, text);
  return json.id as string;
};
const several = (count: number, model: string) =>
  Promise.all(Array.from({ length: count }, (_, index) => create(model, { prompt: `boat ${index}` })));
const moneyOf = async (id: string) =>
  (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json.money;

/** Completed, and paid for once. */
const assertMade = async (ids: readonly string[]) => {
  for (const id of ids) {
    const task = await service.finished(id);
    assert.equal(task['status'], 'completed', JSON.stringify(task));
    const money = await moneyOf(id);
    assert.deepEqual([money.captured > 0, money.held], [true, 0]);
    const video = await fetch(task['video_url'] as string);
    assert.equal(video.status, 200);
    await video.arrayBuffer();
  }
};

test('uploads that are never answered give their places back, and all videos are stored when the store is well', async () => {
  const fault = s3.faults.begin({ kind: 'silent', on: ['PutObject'] });
  const ids = await several(12, 'vidB-2');
  await until(() => fault.hits >= 12);
  fault.end();
  await assertMade(ids);
});

test('a store that answers 500 for a while fails no video; hosted ones are neither begun nor charged again', async () => {
  const begun = hosted.creations;
  const fault = s3.faults.begin({ kind: 'error', on: ['PutObject'] });
  const hostedIds = await several(6, 'vidB-2-pro');
  const localIds = await several(6, 'vidB-2');
  await until(() => fault.hits >= 12 && hosted.creations - begun === 6);
  fault.end();
  await assertMade([...hostedIds, ...localIds]);
  assert.equal(hosted.creations - begun, 6);
});

test('inputs that cannot be read for a while begin nothing, and then one video', async () => {
  const begun = hosted.creations;
  const form = {
    model: 'vidB-2-pro',
    prompt: 'a boat',
    seconds: '4',
    size: '1280x720',
    input_reference: picture,
  };
  const faults = s3.faults.begin({ kind: 'error', on: ['GetObject', 'HeadObject'], keys: /inputs/ });
  const hostedVideo = await service.form('/v1/videos', form);
  assert.equal(hostedVideo.status, 200, hostedVideo.text);
  const local = await service.form('/v1/videos', { ...form, model: 'vidB-2' });
  await until(() => faults.hits >= 6);
  assert.equal(hosted.creations, begun);
  faults.end();
  await assertMade([hostedVideo.json.id, local.json.id]);
  assert.equal(hosted.creations - begun, 1);
});

test('inputs behind URLs that cannot be stored for a while are stored later', async () => {
  const pictures = await new FakeService().listen();
  pictures.on('GET', /./, { file: samples.picture, headers: { 'content-type': 'image/jpeg' } });
  const fault = s3.faults.begin({ kind: 'error', on: ['PutObject'], keys: /inputs/ });
  const id = await create('vidB-2', { images: [`${pictures.origin}/picture.jpg`] });
  await until(() => fault.hits >= 6);
  fault.end();
  await assertMade([id]);
});

test('a store that stays away ends a task at its own time limit, and it is refunded', async () => {
  const fault = s3.faults.begin({ kind: 'error', on: ['PutObject'] });
  const id = await create('vidB-2');
  await until(() => fault.hits >= 3);
  ahead = 40 * MINUTE_MS;
  await service.service.sweep();
  const task = await service.finished(id);
  assert.deepEqual([task['status'], (task['error'] as { code: string }).code], ['failed', 'timeout']);
  const money = await moneyOf(id);
  assert.deepEqual([money.captured, money.held], [0, 0]);
});

test('callers who need the store while it is away get 503 with Retry-After, and nothing is half done', async () => {
  const id = await create('vidB-2');
  const form = {
    model: 'vidB-2',
    prompt: 'a boat',
    seconds: '4',
    size: '1280x720',
    input_reference: picture,
  };
  const withInput = (await service.form('/v1/videos', form)).json.id;
  await assertMade([id, withInput]);
  const content = (query: string) =>
    service.call('GET', `/v1/videos/${id}/content${query}`, undefined, { accept: 'application/binary' });
  const requests: Readonly<Record<string, () => Promise<Answer>>> = {
    video: () => content(''),
    thumbnail: () => content('?variant=thumbnail'),
    upload: () => service.form('/v1/videos', form),
    remix: () => service.call('POST', `/v1/videos/${withInput}/remix`, { prompt: 'at night' }),
    character: () => service.call('POST', '/vidB/v1/characters', { from_task: id }),
    deletion: () => service.call('DELETE', `/v1/videos/${id}`),
  };
  for (const kind of ['silent', 'error'] as const) {
    const fault = s3.faults.begin({ kind });
    for (const [name, request] of Object.entries(requests)) {
      const answer = await request();
      assertError(answer, 'service_unavailable');
      assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/, name);
    }
    fault.end();
  }
  assert.equal((await content('')).status, 200);
  assert.equal((await service.call('DELETE', `/v1/videos/${id}`)).status, 200);
  assertError(await content(''), 'task_not_found', 'id');
});
