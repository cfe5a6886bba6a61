import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertError, assertFields, bearer, REMIX_ID } from '../support/contract.ts';
import { sampleVideo } from '../support/media-fixtures.ts';
import { testParameters } from '../support/parameter-table.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { useService } from '../support/service.ts';

/** POST /v1/videos/{id}/remix and POST /vidB/v1/characters: both begin with a video. */

const service = useService();
let videos: Server;
let folder: string;
/** Tasks of each kind that a remix or a character may begin with, or may not. */
const tasks = { completed: '', familyA: '', failed: '', unfinished: '', foreign: '' };
const clips: Record<string, string> = {};

before(async () => {
  folder = scratchFolder();
  for (const seconds of [0.5, 2, 5, 30]) {
    await sampleVideo(join(folder, `${seconds}s.mp4`), { seconds, width: 160, height: 120 });
  }
  videos = createServer((request, response) => {
    const file = createReadStream(join(folder, request.url!.slice(1)));
    file.on('error', () => response.writeHead(404).end());
    file.on('open', () => file.pipe(response));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => videos.once('listening', resolve));
  for (const name of ['0.5s', '2s', '5s', '30s', 'absent']) {
    clips[name] = `http://127.0.0.1:${(videos.address() as AddressInfo).port}/${name}.mp4`;
  }
  const { key } = await service.newKey();
  const create = async (model: string, prompt: string, headers = {}) =>
    (await service.call('POST', '/v1/video/create', { model, prompt, images: [], size: 'large' }, headers))
      .json.id;
  tasks.completed = await create('vidB-2', 'a red boat');
  tasks.familyA = await create('vidA3', 'a red boat');
  tasks.failed = await create('vidB-2', 'fail');
  tasks.unfinished = await create('vidB-2', 'hang');
  tasks.foreign = await create('vidB-2', 'a red boat', bearer(key));
  await Promise.all([tasks.completed, tasks.familyA, tasks.failed].map((id) => service.finished(id)));
  await service.finished(tasks.foreign, key);
});
after(async () => {
  videos.close();
});

const remix = (body: object, id = tasks.completed) => service.call('POST', `/v1/videos/${id}/remix`, body);
const character = (body: object) => service.call('POST', '/vidB/v1/characters', body);

testParameters({
  of: '/v1/videos/{id}/remix',
  accepted: () => ({ prompt: 'make it blue' }),
  send: remix,
  rows: [
    {
      param: 'prompt',
      rule: 'is required and is text',
      required: true,
      allowed: ['make it blue', '变成蓝色'],
      refused: ['', '\t', 7, null, ['make it blue'], {}],
    },
    {
      param: 'size',
      rule: 'is one of the four dimensions of family B',
      allowed: ['720x1280', '1280x720', '480x480', '1080x1080'],
      refused: ['16x9', '1920x1080', 'small', '', 720, null],
    },
  ],
});

test('a remix is created pending, with exactly the four fields', async () => {
  const answer = await remix({ prompt: 'make it blue' });
  assert.equal(answer.status, 200, answer.text);
  assertFields(answer.json, ['id', 'object', 'status', 'progress']);
  assert.match(answer.json.id, REMIX_ID('vidB-2'));
  const { id: _id, ...facts } = answer.json;
  assert.deepEqual(facts, { object: 'video', status: 'pending', progress: 0 });
});

test('a remix comes as a form too, as the openai library for Java sends it', async () => {
  const path = `/v1/videos/${tasks.completed}/remix`;
  const answer = await service.form(path, { prompt: 'make it blue', size: '480x480' });
  assert.equal(answer.status, 200, answer.text);
  assertFields(answer.json, ['id', 'object', 'status', 'progress']);
  assert.equal((await service.call('GET', `/v1/videos/${answer.json.id}`)).json.size, '480x480');
  assertError(await service.form(path, {}), 'missing_parameter', 'prompt');
  const file = new Blob(['make it blue']);
  assertError(await service.form(path, { prompt: file }), 'invalid_parameter', 'prompt');
  const headers = { 'idempotency-key': 'a form and JSON' };
  const first = await service.form(path, { prompt: 'at night' }, headers);
  const again = await service.call('POST', path, { prompt: 'at night' }, headers);
  assert.equal(again.json.id, first.json.id);
});

test("a remix is the source's video with one more edit, in the same size by default", async () => {
  const first = (await remix({ prompt: 'make it blue' })).json.id;
  await service.finished(first);
  const second = (await remix({ prompt: 'at night', size: '480x480' }, first)).json.id;
  await service.finished(second);
  const job = (id: string) => service.engines.video.jobs.find((candidate) => candidate.taskId === id)!;
  const facts = (id: string) => {
    const { prompt, edits, width, height, watermark, seconds, remixOf } = job(id);
    return { prompt, edits, width, height, watermark, seconds, remixOf: remixOf?.taskId };
  };
  const same = { prompt: 'a red boat', watermark: true, seconds: 10 };
  assert.deepEqual(facts(first), {
    ...same,
    edits: ['make it blue'],
    width: 1920,
    height: 1080,
    remixOf: tasks.completed,
  });
  assert.deepEqual(facts(second), {
    ...same,
    edits: ['make it blue', 'at night'],
    width: 480,
    height: 480,
    remixOf: first,
  });
  const read = await service.call('GET', `/v1/videos/${encodeURIComponent(second)}`);
  assertFields(read.json, ['id', 'status', 'progress', 'video_url', 'model', 'seconds', 'size']);
  assert.equal(read.json.size, '480x480');
});

test('only a completed family B task of the account can be remixed', async () => {
  const edit = { prompt: 'make it blue' };
  assertError(await remix(edit, tasks.familyA), 'invalid_request', 'id');
  assertError(await remix(edit, tasks.failed), 'invalid_request', 'id');
  assertError(await remix(edit, tasks.unfinished), 'invalid_request', 'id');
  assertError(await remix(edit, tasks.foreign), 'task_not_found', 'id');
  assertError(await remix(edit, 'vidB-2:1-nobody'), 'task_not_found', 'id');
});

test('the path of a remix takes the id with its colon escaped too', async () => {
  const answer = await remix({ prompt: 'make it blue' }, tasks.completed.replace(':', '%3A'));
  assert.equal(answer.status, 200, answer.text);
});

testParameters({
  of: '/vidB/v1/characters',
  accepted: () => ({ from_task: tasks.completed }),
  send: character,
  rows: [
    {
      param: 'timestamps',
      rule: 'is `<start>,<end>`, 1 to 3 seconds apart',
      allowed: ['0,1', '0.5,2'],
      refused: ['0,0.9', '0,3.1', '2,1', '1,1', '-1,1', '1', 'a,b', '', 3, null, [0, 1]],
    },
  ],
});

test('a character needs one of url and from_task, and not both', async () => {
  assertError(await character({}), 'missing_parameter', 'url');
  assertError(await character({ timestamps: '0,1' }), 'missing_parameter', 'url');
  assertError(
    await character({ url: clips['2s'], from_task: tasks.completed }),
    'invalid_request',
    'from_task',
  );
});

test('the url of a character must be one, of a video of at least a second', async () => {
  for (const url of [
    7,
    null,
    '',
    'hero.mp4',
    'ftp://videos.example/hero.mp4',
    ['https://videos.example/a.mp4'],
  ]) {
    assertError(await character({ url }), 'invalid_parameter', 'url', String(url));
  }
  assertError(await character({ url: clips['absent'] }), 'invalid_parameter', 'url');
  assertError(await character({ url: `${service.url}/healthz` }), 'invalid_parameter', 'url');
  assertError(await character({ url: clips['0.5s'] }), 'invalid_parameter', 'url');
});

for (const name of ['2s', '5s', '30s']) {
  test(`a video of ${name} makes a character`, async () => {
    const answer = await character({ url: clips[name] });
    assert.equal(answer.status, 200, answer.text);
  });
}

test('of a long video no more than three seconds can be asked for, and none beyond its end', async () => {
  assertError(await character({ url: clips['30s'], timestamps: '0,30' }), 'invalid_parameter', 'timestamps');
  assertError(await character({ url: clips['30s'], timestamps: '29,32' }), 'invalid_parameter', 'timestamps');
  const answer = await character({ url: clips['30s'], timestamps: '20,23' });
  assert.equal(answer.status, 200, answer.text);
});

test('from_task must name a completed family B task of the account', async () => {
  for (const wrong of [7, null, [tasks.completed]]) {
    assertError(await character({ from_task: wrong }), 'invalid_parameter', 'from_task', String(wrong));
  }
  for (const id of [tasks.familyA, tasks.failed, tasks.unfinished]) {
    assertError(await character({ from_task: id }), 'invalid_parameter', 'from_task', id);
  }
  for (const id of [tasks.foreign, 'vidB-2:1-nobody', '']) {
    assertError(await character({ from_task: id }), 'task_not_found', 'from_task', id);
  }
});

test('a character answers with exactly its four fields, and its links open without a key', async () => {
  const answer = await character({ url: clips['5s'], timestamps: '1,3' });
  assert.equal(answer.status, 200, answer.text);
  assertFields(answer.json, ['id', 'username', 'permalink', 'profile_picture_url']);
  assert.match(answer.json.id, /^\S+$/);
  assert.match(answer.json.username, /^[A-Za-z0-9_.-]+$/);
  const page = await fetch(answer.json.permalink);
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-type')!, /^text\/html/);
  assert.ok((await page.text()).includes(`@${answer.json.username}`));
  const picture = await fetch(answer.json.profile_picture_url);
  assert.equal(picture.status, 200);
  assert.equal(picture.headers.get('content-type'), 'image/jpeg');
});

test("a prompt's @username brings the character into the video; any other name stays text", async () => {
  const { json: hero } = await character({ from_task: tasks.completed });
  const prompt = `@${hero.username} waves at @nobody`;
  const { json } = await service.call('POST', '/v1/video/create', { model: 'vidB-2', prompt, images: [] });
  await service.finished(json.id);
  const job = service.engines.video.jobs.find((candidate) => candidate.taskId === json.id)!;
  assert.deepEqual(
    job.inputs.map(({ role, name }) => ({ role, name })),
    [{ role: 'character', name: hero.username }],
  );
  assert.equal(job.prompt, prompt);
});

test("another account's character stays text", async () => {
  const { json: hero } = await character({ from_task: tasks.completed });
  const { key } = await service.newKey();
  const body = { model: 'vidB-2', prompt: `@${hero.username} waves`, images: [] };
  const { json } = await service.call('POST', '/v1/video/create', body, bearer(key));
  await service.finished(json.id, key);
  const job = service.engines.video.jobs.find((candidate) => candidate.taskId === json.id)!;
  assert.deepEqual(job.inputs, []);
});

test("the list holds the account's characters, a page at a time", async () => {
  const { key } = await service.newKey();
  const headers = bearer(key);
  const list = (search = '') => service.call('GET', `/v1/characters${search}`, undefined, headers);
  const empty = { object: 'list', data: [], first_id: null, last_id: null, has_more: false };
  assert.deepEqual((await list()).json, empty);
  const made: { id: string }[] = [];
  for (let count = 0; count < 3; count += 1) {
    made.unshift((await service.call('POST', '/vidB/v1/characters', { url: clips['2s'] }, headers)).json);
  }
  const page = (data: { id: string }[], more: boolean) => ({
    object: 'list',
    data,
    first_id: data[0]!.id,
    last_id: data.at(-1)!.id,
    has_more: more,
  });
  assert.deepEqual((await list()).json, page(made, false));
  assert.deepEqual((await list('?limit=2')).json, page(made.slice(0, 2), true));
  assert.deepEqual((await list(`?after=${made[1]!.id}`)).json, page(made.slice(2), false));
  assert.deepEqual((await list('?order=asc')).json, page(made.toReversed(), false));
  assertError(await list('?limit=0'), 'invalid_parameter', 'limit');
  assertError(await list('?after=nobody'), 'resource_not_found', 'after');
  const foreign = (await character({ from_task: tasks.completed })).json;
  assertError(await list(`?after=${foreign.id}`), 'resource_not_found', 'after');
});

test('a character from a request is used for its video, and kept only with save_to_library', async () => {
  const form = {
    model: 'vidB-2',
    prompt: 'a wave',
    seconds: '4',
    size: '480x480',
    character_url: clips['2s']!,
  };
  const library = async () => (await service.call('GET', '/v1/characters?limit=100')).json.data.length;
  for (const save of ['true', 'false']) {
    const before = await library();
    const { json } = await service.form('/v1/videos', {
      ...form,
      'character_create[save_to_library]': save,
      'character_create[create_self_portrait]': save,
    });
    assert.equal((await service.finished(json.id))['status'], 'completed');
    const job = service.engines.video.jobs.find((candidate) => candidate.taskId === json.id)!;
    assert.deepEqual(
      job.inputs.map((input) => input.role),
      ['character'],
    );
    const portrait = await service.call('GET', `/v1/videos/${json.id}/content?variant=portrait`);
    assert.equal(portrait.status, save === 'true' ? 200 : 404);
    assert.equal(await library(), before + (save === 'true' ? 1 : 0));
  }
});

test('a character_url that cannot be used fails the task', async () => {
  const body = { model: 'vidB-2', prompt: 'a wave', images: [], character_url: clips['absent'] };
  const { json } = await service.call('POST', '/v1/video/create', body);
  const done = await service.finished(json.id);
  assert.equal(done['status'], 'failed');
  assert.equal((done['error'] as { code: string }).code, 'invalid_parameter');
});
