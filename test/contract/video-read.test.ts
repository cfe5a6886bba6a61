import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, assertFields, assertRecent, bearer } from '../support/contract.ts';
import { untilProgress } from '../support/follow-task.ts';
import { useService } from '../support/service.ts';
import { VIDEO_ROUTES, type VideoRouteName } from '../support/video-routes.ts';

/** Reading tasks: /v1/video/query, /v1/videos/{id}, /content and the list, in every state. */

const service = useService();

const QUERY_FIELDS = ['id', 'status', 'video_url', 'enhanced_prompt', 'status_update_time'];
const LIST_FIELDS = ['id', 'object', 'model', 'status', 'progress', 'created_at', 'seconds', 'size'];

const query = (id: string, more = '') =>
  service.call('GET', `/v1/video/query?id=${encodeURIComponent(id)}${more}`);
const read = (id: string, more = '') => service.call('GET', `/v1/videos/${id}${more}`);
const make = (route: VideoRouteName, prompt: string) => VIDEO_ROUTES[route].create(service, prompt);

for (const { made, fields, create } of Object.values(VIDEO_ROUTES)) {
  test(`a completed task made by ${made} can be read through all three routes`, async () => {
    const id = await create(service, 'a red boat');
    await service.finished(id);
    for (const spelled of [id, id.replace(':', '%3A'), encodeURIComponent(id)]) {
      const queried = await service.call('GET', `/v1/video/query?id=${spelled}`);
      const status = await read(spelled);
      const content = await read(spelled, '/content');
      for (const [answer, expected] of [
        [queried, QUERY_FIELDS],
        [status, fields],
        [content, QUERY_FIELDS],
      ] as const) {
        assert.equal(answer.status, 200, answer.text);
        assertFields(answer.json, expected);
        assert.equal(answer.json.id, id);
        assert.equal(answer.json.status, 'completed');
        assert.match(answer.json.video_url, /^http:\/\/127\.0\.0\.1:\d+\/\S+$/);
      }
      assert.equal(status.json.progress, 100);
      assertRecent(queried.json.status_update_time);
      assert.equal(typeof queried.json.enhanced_prompt, 'string');
    }
  });
}

test('the size and seconds of a family B task are those of its request', async () => {
  const [small, form] = [await make('createB', 'a red boat'), await make('formB', 'a red boat')];
  const facts = async (id: string) => {
    const { model, seconds, size } = (await read(id)).json;
    return { model, seconds, size };
  };
  assert.deepEqual(await facts(small), { model: 'vidB-2', seconds: 10, size: '1280x720' });
  assert.deepEqual(await facts(form), { model: 'vidB-2', seconds: 4, size: '720x1280' });
});

test('an unfinished task waits, then is processing, with a null video_url and no content', async () => {
  const busy = await Promise.all(Array.from({ length: 4 }, () => make('createB', 'hang')));
  for (const id of busy) await untilProgress(service, id, 75);
  const waiting = await make('createB', 'a red boat');
  const queued = await make('formA', 'a red boat');

  const pending = (await read(waiting)).json;
  assertFields(pending, VIDEO_ROUTES.createB.fields);
  assert.deepEqual([pending.status, pending.progress, pending.video_url], ['pending', 0, null]);
  assert.equal((await query(waiting)).json.status, 'pending');
  assert.deepEqual(
    [(await read(queued)).json.status, (await query(queued)).json.status],
    ['queued', 'pending'],
    'the query route knows four words for a status, and `queued` is none of them',
  );
  assertError(await read(waiting, '/content'), 'invalid_request');

  const processing = (await query(busy[0]!)).json;
  assertFields(processing, QUERY_FIELDS);
  assert.deepEqual([processing.status, processing.video_url], ['processing', null]);
  const shown = (await read(busy[0]!)).json;
  assert.deepEqual([shown.status, shown.progress, shown.video_url], ['processing', 75, null]);
  const early = await read(busy[0]!, '/content');
  assertError(early, 'invalid_request');
  assert.match(early.json.error.message, /processing/);

  for (const id of busy) assert.equal((await service.call('DELETE', `/v1/videos/${id}`)).status, 200);
  assert.equal((await service.finished(waiting))['status'], 'completed');
  assert.equal((await service.finished(queued))['status'], 'completed');
});

for (const { made, fields, create } of Object.values(VIDEO_ROUTES)) {
  // A chat answers with the error instead of a task.
  if (made === VIDEO_ROUTES.chat.made) continue;
  test(`a failed task made by ${made} adds its error`, async () => {
    const id = await create(service, 'fail');
    const error = { code: 'generation_failed', message: 'The fake engine was told to fail.' };
    const done = await service.finished(id);
    // A remix keeps its source's prompt, which does not make the fake fail.
    if (made === 'a remix') return assert.equal(done['status'], 'completed');
    assertFields(done, [...QUERY_FIELDS, 'error']);
    const shown = (await read(id)).json;
    assertFields(shown, [...fields, 'error']);
    for (const answer of [done, shown]) {
      assert.equal(answer['status'], 'failed');
      assert.equal(answer['video_url'], null);
      assert.deepEqual(answer['error'], error);
    }
    assert.ok(shown.progress < 100);
    assertError(await read(id, '/content'), 'invalid_request');
  });
}

for (const [prompt, code] of [
  ['fail', 'generation_failed'],
  ['crash', 'generation_failed'],
  ['breach', 'content_policy_violation'],
] as const) {
  test(`a video that is told to ${prompt} fails with ${code}`, async () => {
    const done = await service.finished(await make('createA', prompt));
    assert.equal(done['status'], 'failed');
    assert.equal((done['error'] as { code: string }).code, code);
  });
}

test('a video whose first attempt fails is tried again', async () => {
  assert.equal((await service.finished(await make('createA', 'flaky')))['status'], 'completed');
});

test('an unknown task is not found on any route', async () => {
  for (const id of ['vidB-2:1700000000000-nobody', 'video_00000000-0000-0000-0000-000000000000', 'x']) {
    assertError(await query(id), 'task_not_found', 'id');
    for (const more of ['', '/content', '/events']) assertError(await read(id, more), 'task_not_found', 'id');
    assertError(await service.call('DELETE', `/v1/videos/${id}`), 'task_not_found', 'id');
  }
});

test("another account's task is not found on any route", async () => {
  const id = await make('createB', 'a red boat');
  await service.finished(id);
  const headers = bearer((await service.newKey()).key);
  for (const [method, path] of [
    ['GET', `/v1/video/query?id=${id}`],
    ['GET', `/v1/videos/${id}`],
    ['GET', `/v1/videos/${id}/content`],
    ['GET', `/v1/videos/${id}/events`],
    ['DELETE', `/v1/videos/${id}`],
  ] as const) {
    assertError(await service.call(method, path, undefined, headers), 'task_not_found', 'id');
  }
  assertError(
    await service.call('GET', `/v1/videos?after=${id}`, undefined, headers),
    'task_not_found',
    'after',
  );
  assert.equal((await read(id)).json.status, 'completed');
});

test('the query route needs an id, once', async () => {
  assertError(await service.call('GET', '/v1/video/query'), 'missing_parameter', 'id');
  assertError(await service.call('GET', '/v1/video/query?id='), 'missing_parameter', 'id');
  assertError(await service.call('GET', '/v1/video/query?id=a&id=b'), 'invalid_parameter', 'id');
});

test("the list holds the account's tasks, a page at a time", async () => {
  const { key } = await service.newKey();
  const headers = bearer(key);
  const list = async (search = '') =>
    (await service.call('GET', `/v1/videos${search}`, undefined, headers)).json;
  assert.deepEqual(await list(), {
    object: 'list',
    data: [],
    first_id: null,
    last_id: null,
    has_more: false,
  });

  const ids: string[] = [];
  for (const prompt of ['one', 'two', 'fail', 'four', 'five']) {
    const body = { model: 'vidB-2', prompt, images: [] };
    const { json } = await service.call('POST', '/v1/video/create', body, headers);
    await service.finished(json.id, key);
    ids.push(json.id);
  }
  const page = async (search: string) => {
    const answer = await list(search);
    assertFields(answer, ['object', 'data', 'first_id', 'last_id', 'has_more']);
    assert.equal(answer.object, 'list');
    const found = answer.data.map((task: { id: string }) => task.id);
    assert.equal(answer.first_id, found[0] ?? null);
    assert.equal(answer.last_id, found.at(-1) ?? null);
    return { found, more: answer.has_more };
  };
  const newest = ids.toReversed();
  assert.deepEqual(await page(''), { found: newest, more: false });
  assert.deepEqual(await page('?order=desc'), { found: newest, more: false });
  assert.deepEqual(await page('?order=asc'), { found: ids, more: false });
  assert.deepEqual(await page('?limit=2'), { found: newest.slice(0, 2), more: true });
  assert.deepEqual(await page(`?limit=2&after=${newest[1]}`), { found: newest.slice(2, 4), more: true });
  assert.deepEqual(await page(`?limit=2&after=${newest[3]}`), { found: newest.slice(4), more: false });
  assert.deepEqual(await page(`?order=asc&limit=3&after=${ids[1]}`), { found: ids.slice(2), more: false });
  assert.deepEqual(await page(`?after=${newest[4]}`), { found: [], more: false });
  for (const task of (await list()).data) {
    assertFields(task, task.status === 'failed' ? [...LIST_FIELDS, 'error'] : LIST_FIELDS);
    assertRecent(task.created_at);
  }
});

test('limit is a whole number from 1 to 100, order is asc or desc, after is a task', async () => {
  for (const search of ['limit=1', 'limit=100', 'order=asc', 'order=desc']) {
    assert.equal((await service.call('GET', `/v1/videos?${search}`)).status, 200, search);
  }
  for (const [search, param] of [
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['order=up', 'order'],
    ['order=', 'order'],
    ['order=asc&order=desc', 'order'],
    ['after=a&after=b', 'after'],
  ] as const) {
    assertError(await service.call('GET', `/v1/videos?${search}`), 'invalid_parameter', param, search);
  }
  assertError(await service.call('GET', '/v1/videos?after=nobody'), 'task_not_found', 'after');
});
