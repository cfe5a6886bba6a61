import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { ErrorCode } from '../../src/domain/errors.ts';
import { EVERYTHING } from '../../src/engines/video-capabilities.ts';
import { assertError, assertFields, bearer, TASK_ID } from '../support/contract.ts';
import { fakeEngines } from '../support/fake-engines.ts';
import { boxesOf } from '../support/forged-audio.ts';
import { SAMPLE_VIDEO_FORMATS, type SampleVideoOptions, sampleVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { type Answer, startService, type TestService, useService } from '../support/service.ts';

/** POST /v1/videos/edits and /v1/videos/extensions: of a video of the account by its id, or of a file. */

/** Its engine changes and continues its own videos only, as the one of this machine does. */
const service = useService();
const folder = scratchFolder();
/** Its engine takes any video. */
let able: TestService;
const ids = { completed: '', failed: '', unfinished: '', foreign: '', long: '' };

before(async () => {
  const { registry } = await fakeEngines({
    capabilities: { ...EVERYTHING, edits: 'any', extensions: 'any', extensionSeconds: [4, 8] },
  });
  able = await startService({ registry });
  const create = async (prompt: string, headers = {}, more = {}) => {
    const body = { model: 'vidB-2', prompt, images: [], ...more };
    return (await service.call('POST', '/v1/video/create', body, headers)).json.id;
  };
  const { key } = await service.newKey();
  ids.completed = await create('a red boat');
  ids.failed = await create('fail');
  ids.unfinished = await create('hang');
  ids.foreign = await create('a red boat', bearer(key));
  await Promise.all([ids.completed, ids.failed].map((id) => service.finished(id)));
  await service.finished(ids.foreign, key);
});
after(() => able.stop());

const PROMPT = 'it turns blue';
const edit = (body: object, at = service) => at.call('POST', '/v1/videos/edits', { prompt: PROMPT, ...body });
const extend = (body: object, at = service) =>
  at.call('POST', '/v1/videos/extensions', { prompt: PROMPT, seconds: '4', ...body });
const both = [
  ['edits', edit],
  ['extensions', extend],
] as const;

test('both answer as a creation does, with the length of the whole video', async () => {
  for (const [send, seconds] of [
    [edit, 10],
    [extend, 14],
  ] as const) {
    const { status, json, text } = await send({ video: { id: ids.completed } });
    assert.equal(status, 200, text);
    assertFields(json, ['id', 'object', 'model', 'status', 'progress', 'created_at', 'seconds', 'size']);
    assert.match(json.id, TASK_ID('vidB-2'));
    assert.deepEqual([json.model, json.status, json.seconds], ['vidB-2', 'pending', seconds]);
    assert.equal((await service.finished(json.id))['status'], 'completed');
  }
});

test('the engine gets the video itself, its operation, and what is to happen', async () => {
  const { json } = await extend({ video: { id: ids.completed }, seconds: 8 });
  await service.finished(json.id);
  const job = service.engines.video.jobs.find(({ taskId }) => taskId === json.id)!;
  assert.deepEqual(job.reworks, { kind: 'extension', seconds: 10, route: service.engines.video.name });
  assert.equal(job.remixOf?.taskId, ids.completed);
  assert.deepEqual([job.prompt, job.edits, job.seconds], ['a red boat', [PROMPT], 8]);
  assert.deepEqual(
    job.inputs.map(({ role }) => role),
    ['source'],
  );
  const { json: read } = await service.call('GET', `/v1/videos/${json.id}?include=details`);
  assert.equal(read.details.extension_of, ids.completed);
  assert.equal(read.details.remix_of, null);
});

test('an extension can be extended and remixed, and costs what is added', async () => {
  const price = { rows: [{ when: { input: 'video' }, per_second: 2 }], per_second: 1 };
  await service.admin('PATCH', '/models/vidB-2', { price });
  const paid = async (id: string) => {
    await service.finished(id);
    return (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json.money.captured;
  };
  const quote = async (body: object) =>
    (await service.call('POST', '/v1/quote', { endpoint: '/v1/videos/extensions', body })).json.amount;
  const order = { prompt: PROMPT, seconds: '8', video: { id: ids.completed } };
  const first = (await extend(order)).json;
  assert.equal(await quote(order), 16);
  assert.equal(await paid(first.id), 16);
  const second = (await extend({ video: { id: first.id } })).json;
  assert.equal(second.seconds, 22);
  assert.equal(await paid(second.id), 8);
  const remix = await service.call('POST', `/v1/videos/${first.id}/remix`, { prompt: 'bluer' });
  assert.equal((await service.call('GET', `/v1/videos/${remix.json.id}`)).json.seconds, 18);
  await service.admin('PATCH', '/models/vidB-2', { price: null });
});

test('a video that cannot be used is refused with its reason', async () => {
  const { json: gone } = await service.call('POST', '/v1/video/create', {
    model: 'vidB-2',
    prompt: 'a boat',
    images: [],
  });
  await service.finished(gone.id);
  await service.call('DELETE', `/v1/videos/${gone.id}`);
  for (const [, send] of both) {
    for (const id of ['vidB-2:0-none', ids.foreign, gone.id])
      assertError(await send({ video: { id } }), 'task_not_found', 'video');
    for (const [id, why] of [
      [ids.unfinished, /its status is (pending|processing)/],
      [ids.failed, /its status is failed/],
    ] as const) {
      const answer = await send({ video: { id } });
      assertError(answer, 'invalid_request', 'video');
      assert.match(answer.json.error.message, why);
    }
    for (const video of ['', 7, [], {}, { id: 7 }, { id: '' }, 'vidB-2:0-none'])
      assertError(await send({ video }), 'invalid_parameter', 'video');
    assertError(await send({}), 'missing_parameter', 'video');
    assertError(await send({ prompt: '', video: { id: ids.completed } }), 'invalid_parameter', 'prompt');
  }
  for (const seconds of ['0', 61, 1.5, 'eight', null])
    assertError(await extend({ seconds, video: { id: ids.completed } }), 'invalid_parameter', 'seconds');
});

const sent = async (at: TestService, path: string, file: Buffer, more = {}): Promise<Answer> => {
  const video = new File([file], 'video.mp4');
  const fields = { prompt: PROMPT, model: 'vidB-2', ...(path === 'extensions' && { seconds: '4' }) };
  return await at.form(`/v1/videos/${path}`, { ...fields, video, ...more });
};

test('parameters are taken as in a creation, and the request log tells the task', async () => {
  const waysIn = [
    ['/v1/videos/edits', { prompt: PROMPT, video: { id: ids.completed } }],
    ['/v1/videos/extensions', { prompt: PROMPT, seconds: '4', video: { id: ids.completed } }],
    [`/v1/videos/${ids.completed}/remix`, { prompt: PROMPT }],
  ] as const;
  for (const [path, body] of waysIn) {
    const send = (more: object, headers = {}) => service.call('POST', path, { ...body, ...more }, headers);
    const { json, headers } = await send({ seed: 7, cfg_scale: 3 });
    assert.equal(headers.get('x-phonofilm-ignored'), 'cfg_scale', path);
    const task = (await service.admin('GET', `/tasks/${encodeURIComponent(json.id)}`)).json;
    assert.equal(task.parameters.seed, 7, path);
    assertError(await send({ seed: -1 }), 'invalid_parameter', 'seed');
    const strict = await send({ cfg_scale: 3 }, { 'phonofilm-strict': 'true' });
    assertError(strict, 'invalid_parameter', 'cfg_scale');
    const { json: logged } = await service.admin('GET', `/requests/${headers.get('x-request-id')}`);
    assert.deepEqual([logged.task, logged.model], [json.id, 'vidB-2'], path);
  }
});

test('a file is for models that take videos of others', async () => {
  const video = join(folder, 'video.mp4');
  await sampleVideo(video, { seconds: 3, width: 160, height: 120 });
  const bytes = readFileSync(video);
  for (const [path] of both) {
    assertError(await sent(service, path, bytes), 'invalid_parameter', 'video');
    const { json, text } = await sent(able, path, bytes);
    assert.ok(json.id, text);
    assert.deepEqual([json.seconds, json.size], [path === 'edits' ? 3 : 7, '160x120']);
    assert.equal((await able.finished(json.id))['status'], 'completed');
    assertError(await sent(able, path, Buffer.from('no video')), 'invalid_file_format', 'video');
    assertError(await sent(able, path, bytes, { model: 'asr-1' }), 'invalid_parameter', 'model');
    assertError(await sent(able, path, bytes, { model: 'vidC-1' }), 'model_not_found', 'model');
  }
  const five = await sent(able, 'extensions', bytes, { seconds: '5' });
  assertError(five, 'invalid_request', 'video');
  assert.match(five.json.error.message, /longer by 5 seconds/);
});

test('a file is quoted by its length and size, and costs that', async () => {
  const price = { rows: [{ when: { size: '160x120' }, per_second: 3 }], per_second: 1 };
  await able.admin('PATCH', '/models/vidB-2', { price });
  const video = join(folder, 'video.mp4');
  await sampleVideo(video, { seconds: 3, width: 160, height: 120 });
  for (const [path, seconds] of [
    ['edits', {}],
    ['extensions', { seconds: '4' }],
  ] as const) {
    const quoted = (video: unknown) => {
      const body = { model: 'vidB-2', prompt: PROMPT, ...seconds, video };
      return able.call('POST', '/v1/quote', { endpoint: `/v1/videos/${path}`, body });
    };
    const { json, text } = await quoted({ seconds: 3, size: '160x120' });
    assert.equal(json.amount, path === 'edits' ? 9 : 12, text);
    const { id } = (await sent(able, path, readFileSync(video))).json;
    await able.finished(id);
    const { money } = (await able.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json;
    assert.equal(money.captured, json.amount);
    for (const video of [{ seconds: 61, size: '160x120' }, { seconds: 3 }, { size: '160x120' }, 'video.mp4'])
      assertError(await quoted(video), 'invalid_parameter', 'video');
  }
  await able.admin('PATCH', '/models/vidB-2', { price: null });
});

/** The bytes of a sample, as `mdhd` boxes claim a duration of one second for it. */
async function claimingOneSecond(options: SampleVideoOptions): Promise<Buffer> {
  const bytes = readFileSync(await sampleVideo(join(folder, 'forged.mp4'), options));
  for (const at of boxesOf(bytes, 'mdhd')) bytes.writeUInt32BE(bytes.readUInt32BE(at + 12), at + 16);
  return bytes;
}

const SMALL = { width: 32, height: 32, still: true };
const FORGED: readonly [string, ErrorCode, () => Promise<Buffer>][] = [
  [
    'whose header claims one second of twenty',
    'invalid_file_format',
    () => claimingOneSecond({ ...SMALL, seconds: 20 }),
  ],
  [
    'that becomes larger after its first frames',
    'invalid_file_format',
    async () => {
      const part = async (side: number) =>
        readFileSync(
          await sampleVideo(join(folder, `${side}.mts`), {
            seconds: 1,
            width: side,
            height: side,
            container: 'mts',
          }),
        );
      return Buffer.concat([await part(32), await part(320)]);
    },
  ],
  [
    'that is shown as a narrow strip of itself',
    'invalid_parameter',
    async () =>
      readFileSync(
        await sampleVideo(join(folder, 'strip.mp4'), {
          ...SMALL,
          width: 640,
          height: 360,
          pixelRatio: [1, 60],
        }),
      ),
  ],
  [
    'of 2,000 frames per second',
    'invalid_parameter',
    async () =>
      readFileSync(
        await sampleVideo(join(folder, 'fast.mp4'), { ...SMALL, seconds: 20, framesPerSecond: 2000 }),
      ),
  ],
];

for (const [what, code, forge] of FORGED)
  test(`a video ${what} is refused, and costs nothing`, async () => {
    assertError(await sent(able, 'edits', await forge()), code, 'video');
  });

test('pixels that are not square never make a video smaller than it is stored', async () => {
  const made = { ...SMALL, seconds: 3, width: 160, height: 120 };
  for (const [pixelRatio, size] of [
    [[4, 3], '214x120'],
    [[3, 4], '160x160'],
  ] as const) {
    const bytes = readFileSync(await sampleVideo(join(folder, 'wide.mp4'), { ...made, pixelRatio }));
    assert.equal((await sent(able, 'edits', bytes)).json.size, size);
  }
});

test('every format is measured as it is', async () => {
  for (const container of SAMPLE_VIDEO_FORMATS) {
    const path = join(folder, `measured.${container}`);
    const bytes = readFileSync(await sampleVideo(path, { seconds: 3, width: 96, height: 64, container }));
    const { json, text } = await sent(able, 'edits', bytes);
    assert.deepEqual([json.seconds, json.size], [3, '96x64'], `${container} ${text}`);
  }
});

test('a video that is too long is not taken', async () => {
  const video = join(folder, 'long.mp4');
  await sampleVideo(video, { seconds: 62, width: 32, height: 32 });
  for (const [path] of both)
    assertError(await sent(able, path, readFileSync(video)), 'invalid_parameter', 'video');
});

test('the same Idempotency-Key makes one video, also of a file', async () => {
  const video = join(folder, 'small.mp4');
  await sampleVideo(video, { seconds: 2, width: 160, height: 120 });
  const make = async () => {
    const fields = { prompt: PROMPT, model: 'vidB-2', video: new File([readFileSync(video)], 'a.mp4') };
    return (await able.form('/v1/videos/edits', fields, { 'idempotency-key': 'one' })).json.id;
  };
  assert.equal(await make(), await make());
});

test('a model whose engines do neither says so', async () => {
  const { edits: _, extensions: __, ...rest } = EVERYTHING;
  const { registry } = await fakeEngines({
    capabilities: { ...rest, edits: undefined!, extensions: undefined! },
  });
  const unable = await startService({ registry });
  const { json } = await unable.call('POST', '/v1/video/create', {
    model: 'vidB-2',
    prompt: 'a boat',
    images: [],
  });
  await unable.finished(json.id);
  for (const [, send] of both)
    assertError(await send({ video: { id: json.id } }, unable), 'invalid_parameter', 'model');
  await unable.stop();
});
