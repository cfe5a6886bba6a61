import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { assertError, assertFields, assertRecent, bearer } from '../support/contract.ts';
import { EventReader } from '../support/event-stream.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { startService, type TestService } from '../support/service.ts';

/** Reading tasks: /v1/video/query, /v1/videos/{id}, /content, the list, the events; states and cancelling. */

let service: TestService;
let picture: Blob;

before(async () => {
  service = await startService();
  picture = new Blob([readFileSync((await sampleFiles()).picture)]);
});
after(() => service.stop());

const QUERY_FIELDS = ['id', 'status', 'video_url', 'enhanced_prompt', 'status_update_time'];
const FAMILY_A_FIELDS = ['id', 'status', 'progress', 'video_url', 'enhanced_prompt', 'status_update_time'];
const FAMILY_B_FIELDS = ['id', 'status', 'progress', 'video_url', 'model', 'seconds', 'size'];
const LIST_FIELDS = ['id', 'object', 'model', 'status', 'progress', 'created_at', 'seconds', 'size'];

const query = (id: string, more = '') =>
  service.call('GET', `/v1/video/query?id=${encodeURIComponent(id)}${more}`);
const read = (id: string, more = '') => service.call('GET', `/v1/videos/${id}${more}`);

/** Every way to make a task, and the family whose fields it shows. */
const ROUTES: readonly { made: string; family: 'A' | 'B'; create: (prompt: string) => Promise<string> }[] = [
  {
    made: '/v1/video/create with vidA3',
    family: 'A',
    create: async (prompt) =>
      (await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt })).json.id,
  },
  {
    made: '/v1/video/create with vidB-2',
    family: 'B',
    create: async (prompt) =>
      (await service.call('POST', '/v1/video/create', { model: 'vidB-2', prompt, images: [] })).json.id,
  },
  {
    made: '/v1/videos with vidA_3_1',
    family: 'A',
    create: async (prompt) =>
      (
        await service.form('/v1/videos', {
          model: 'vidA_3_1',
          prompt,
          seconds: '8',
          size: '16x9',
          input_reference: picture,
        })
      ).json.id,
  },
  {
    made: '/v1/videos with vidB-2',
    family: 'B',
    create: async (prompt) =>
      (await service.form('/v1/videos', { model: 'vidB-2', prompt, seconds: '4', size: '720x1280' })).json.id,
  },
  {
    made: 'a remix',
    family: 'B',
    create: async (prompt) => {
      const body = { model: 'vidB-2', prompt: `${prompt}`, images: [] };
      const source = (await service.call('POST', '/v1/video/create', { ...body, prompt: 'a boat' })).json.id;
      await service.finished(source);
      return (await service.call('POST', `/v1/videos/${source}/remix`, { prompt })).json.id;
    },
  },
  {
    made: '/v1/chat/completions',
    family: 'B',
    create: async (prompt) => {
      const body = { model: 'vidB-2', messages: [{ role: 'user', content: prompt }] };
      const { json } = await service.call('POST', '/v1/chat/completions', body);
      return /^task_id: (\S+)/.exec(json.choices[0].message.content)![1]!;
    },
  },
];

for (const { made, family, create } of ROUTES) {
  test(`a completed task made by ${made} can be read through all three routes`, async () => {
    const id = await create('a red boat');
    await service.finished(id);
    const expected = family === 'A' ? FAMILY_A_FIELDS : FAMILY_B_FIELDS;
    for (const spelled of [id, id.replace(':', '%3A'), encodeURIComponent(id)]) {
      const queried = await service.call('GET', `/v1/video/query?id=${spelled}`);
      const status = await read(spelled);
      const content = await read(spelled, '/content');
      for (const [answer, fields] of [
        [queried, QUERY_FIELDS],
        [status, expected],
        [content, QUERY_FIELDS],
      ] as const) {
        assert.equal(answer.status, 200, answer.text);
        assertFields(answer.json, fields);
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
  const [small, form] = [await ROUTES[1]!.create('a red boat'), await ROUTES[3]!.create('a red boat')];
  const facts = async (id: string) => {
    const { model, seconds, size } = (await read(id)).json;
    return { model, seconds, size };
  };
  assert.deepEqual(await facts(small), { model: 'vidB-2', seconds: 10, size: '1280x720' });
  assert.deepEqual(await facts(form), { model: 'vidB-2', seconds: 4, size: '720x1280' });
});

test('an unfinished task waits, then is processing, with a null video_url and no content', async () => {
  const busy = await Promise.all(Array.from({ length: 4 }, () => ROUTES[1]!.create('hang')));
  for (const id of busy) await untilProgress(id, 75);
  const waiting = await ROUTES[1]!.create('a red boat');
  const queued = await ROUTES[2]!.create('a red boat');

  const pending = (await read(waiting)).json;
  assertFields(pending, FAMILY_B_FIELDS);
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

/** Follows a task until it has come so far. */
async function untilProgress(id: string, percent: number): Promise<void> {
  const events = await follow(id);
  while ((await events.data()).progress < percent);
  await events.cancel();
}

async function follow(id: string): Promise<EventReader> {
  return new EventReader(
    await fetch(`${service.url}/v1/videos/${id}/events`, { headers: bearer(service.key) }),
  );
}

for (const { made, family, create } of ROUTES.slice(0, 5)) {
  test(`a failed task made by ${made} adds its error`, async () => {
    const id = await create('fail');
    const error = { code: 'generation_failed', message: 'The fake engine was told to fail.' };
    const done = await service.finished(id);
    // A remix keeps its source's prompt, which does not make the fake fail.
    if (made === 'a remix') return assert.equal(done['status'], 'completed');
    assertFields(done, [...QUERY_FIELDS, 'error']);
    const shown = (await read(id)).json;
    assertFields(shown, [...(family === 'A' ? FAMILY_A_FIELDS : FAMILY_B_FIELDS), 'error']);
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
  test(`a film that is told to ${prompt} fails with ${code}`, async () => {
    const done = await service.finished(await ROUTES[0]!.create(prompt));
    assert.equal(done['status'], 'failed');
    assert.equal((done['error'] as { code: string }).code, code);
  });
}

test('a film whose first attempt fails is tried again', async () => {
  assert.equal((await service.finished(await ROUTES[0]!.create('flaky')))['status'], 'completed');
});

test('an unknown task is not found on any route', async () => {
  for (const id of ['vidB-2:1700000000000-nobody', 'video_00000000-0000-0000-0000-000000000000', 'x']) {
    assertError(await query(id), 'task_not_found', 'id');
    for (const more of ['', '/content', '/events']) assertError(await read(id, more), 'task_not_found', 'id');
    assertError(await service.call('DELETE', `/v1/videos/${id}`), 'task_not_found', 'id');
  }
});

test("another account's task is not found on any route", async () => {
  const id = await ROUTES[1]!.create('a red boat');
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

test('wait is a number of seconds from 0 to 60, on both read routes', async () => {
  const id = await ROUTES[1]!.create('a red boat');
  await service.finished(id);
  for (const wait of ['0', '0.0005', '1.005', '60']) {
    assert.equal((await read(id, `?wait=${wait}`)).status, 200, wait);
    assert.equal((await query(id, `&wait=${wait}`)).status, 200, wait);
  }
  for (const wait of ['-1', '61', '60.1', 'long', '', '1&wait=2']) {
    assertError(await read(id, `?wait=${wait}`), 'invalid_parameter', 'wait', wait);
    assertError(await query(id, `&wait=${wait}`), 'invalid_parameter', 'wait', wait);
  }
});

test('a long poll answers when its time is over, though nothing changed', async () => {
  const id = await ROUTES[1]!.create('hang');
  await untilProgress(id, 75);
  for (const wait of ['0', '0.0005', '0.1']) {
    const answer = await read(id, `?wait=${wait}`);
    assert.deepEqual([answer.json.status, answer.json.progress], ['processing', 75]);
  }
  await service.call('DELETE', `/v1/videos/${id}`);
});

test('a long poll answers as soon as the status changes', async () => {
  const id = await ROUTES[1]!.create('hang');
  await untilProgress(id, 75);
  const polls = [read(id, '?wait=60'), query(id, '&wait=60')];
  await service.call('DELETE', `/v1/videos/${id}`);
  for (const answer of await Promise.all(polls)) assert.equal(answer.json.status, 'failed');
});

test('every task response says when to poll again', async () => {
  const id = await ROUTES[0]!.create('a red boat');
  await service.finished(id);
  for (const answer of [await read(id), await query(id), await read(id, '/content')]) {
    assert.match(answer.headers.get('openai-poll-after-ms') ?? '', /^[1-9]\d*$/);
  }
});

test("the SDK's poller gets the statuses that it knows", async () => {
  const sdk = { 'x-stainless-poll-helper': 'true' };
  const busy = await Promise.all(Array.from({ length: 4 }, () => ROUTES[1]!.create('hang')));
  for (const id of busy) await untilProgress(id, 75);
  const waiting = await ROUTES[1]!.create('a red boat');
  const status = async (path: string, headers = {}) =>
    (await service.call('GET', path, undefined, headers)).json.status;
  for (const [id, own, contract] of [
    [waiting, 'queued', 'pending'],
    [busy[0]!, 'in_progress', 'processing'],
  ] as const) {
    assert.equal(await status(`/v1/videos/${id}`, sdk), own);
    assert.equal(await status(`/v1/video/query?id=${id}`, sdk), own);
    assert.equal(await status(`/v1/videos/${id}`), contract);
    assert.equal(await status(`/v1/videos/${id}`, { 'x-stainless-poll-helper': 'false' }), contract);
  }
  for (const id of busy) await service.call('DELETE', `/v1/videos/${id}`);
  await service.finished(waiting);
  assert.equal(await status(`/v1/videos/${waiting}`, sdk), 'completed');
});

test('the events of a task run through its states, and progress never falls', async () => {
  for (const { create, family } of [ROUTES[2]!, ROUTES[3]!]) {
    const busy = await Promise.all(Array.from({ length: 4 }, () => ROUTES[1]!.create('hang')));
    for (const id of busy) await untilProgress(id, 75);
    const id = await create('a red boat');
    const response = await fetch(`${service.url}/v1/videos/${id}/events`, { headers: bearer(service.key) });
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    const reader = new EventReader(response);
    const first = await reader.data();
    for (const blocker of busy) await service.call('DELETE', `/v1/videos/${blocker}`);
    const events = [first, ...(await reader.rest())];
    for (const event of events) assertFields(event, family === 'A' ? FAMILY_A_FIELDS : FAMILY_B_FIELDS);
    const states = events
      .map((event) => event.status)
      .filter((state, index, all) => state !== all[index - 1]);
    const waiting = family === 'A' ? 'queued' : 'pending';
    // A stream shows the newest state: one that lasted a moment only may be passed over.
    const order = [waiting, 'processing', 'completed'].filter((state) => states.includes(state));
    assert.deepEqual(states, order);
    assert.deepEqual([states[0], states.at(-1)], [waiting, 'completed']);
    const progress = events.map((event) => event.progress);
    assert.deepEqual(
      progress,
      progress.toSorted((a, b) => a - b),
    );
    assert.equal(progress[0], 0);
    assert.deepEqual(
      events.filter((event) => event.progress === 100).map((event) => event.status),
      ['completed'],
    );
    assert.deepEqual(
      events.map((event) => event.video_url !== null),
      events.map((event) => event.status === 'completed'),
    );
  }
});

test('the events of a finished task are its last state', async () => {
  const id = await ROUTES[0]!.create('fail');
  await service.finished(id);
  const answer = await read(id, '/events');
  assert.equal(answer.text, `data: ${(await read(id)).text}\n\n`);
});

test('status_update_time moves only with the status', async () => {
  const id = await ROUTES[0]!.create('hang');
  const events = await follow(id);
  let state = await events.data();
  while (state.status !== 'processing') state = await events.data();
  const since = state.status_update_time;
  while (state.progress < 75) state = await events.data();
  await events.cancel();
  assert.equal((await read(id)).json.status_update_time, since);
  await service.call('DELETE', `/v1/videos/${id}`);
  assert.ok((await read(id)).json.status_update_time >= since);
});

test('deleting an unfinished task cancels it and stops the engine', async () => {
  const id = await ROUTES[1]!.create('hang');
  await untilProgress(id, 75);
  const events = await follow(id);
  const answer = await service.call('DELETE', `/v1/videos/${id}`);
  assert.deepEqual(answer.json, { id, object: 'video.deleted', deleted: true });
  const state = (await read(id)).json;
  assert.deepEqual([state.status, state.error.code, state.video_url], ['failed', 'cancelled', null]);
  assert.equal((await events.rest()).at(-1).error.code, 'cancelled');
  // The engine's slot is free again only after it was told to stop.
  await service.finished(await ROUTES[1]!.create('a red boat'));
  assert.ok(service.engines.video.cancelled.includes(id));
});

test('deleting a waiting task means that no engine ever starts it', async () => {
  const busy = await Promise.all(Array.from({ length: 4 }, () => ROUTES[1]!.create('hang')));
  for (const id of busy) await untilProgress(id, 75);
  const waiting = await ROUTES[1]!.create('a red boat');
  assert.equal((await service.call('DELETE', `/v1/videos/${waiting}`)).status, 200);
  assert.equal((await read(waiting)).json.error.code, 'cancelled');
  for (const id of busy) await service.call('DELETE', `/v1/videos/${id}`);
  await service.finished(await ROUTES[1]!.create('a red boat'));
  assert.ok(!service.engines.video.started.includes(waiting));
});

test('a deleted film is gone for its owner on every route, and the operator still sees it', async () => {
  const id = await ROUTES[1]!.create('a red boat');
  const { video_url: url } = await service.finished(id);
  assert.equal((await fetch(url as string)).status, 200);
  const newer = await ROUTES[1]!.create('a red boat');
  assert.deepEqual((await service.call('DELETE', `/v1/videos/${id.replace(':', '%3A')}`)).json, {
    id,
    object: 'video.deleted',
    deleted: true,
  });
  assert.equal((await fetch(url as string)).status, 404);
  for (const answer of [
    await read(id),
    await query(id),
    await read(id, '?wait=1'),
    await read(id, '/content'),
    await read(id, '/content?variant=thumbnail'),
    await read(id, '/events'),
    await service.call('DELETE', `/v1/videos/${id}`),
    await service.call('POST', `/v1/videos/${id}/remix`, { prompt: 'at night' }),
  ]) {
    assertError(answer, 'task_not_found', 'id');
  }
  const character = await service.call('POST', '/vidB/v1/characters', { from_task: id });
  assertError(character, 'task_not_found', 'from_task');
  const listed = (await service.call('GET', '/v1/videos?limit=100')).json.data as { id: string }[];
  assert.ok(listed.some((task) => task.id === newer) && !listed.some((task) => task.id === id));
  // Who deletes what a page shows can still ask for the next one.
  const after = (await service.call('GET', `/v1/videos?order=asc&after=${id}`)).json.data;
  assert.equal(after[0].id, newer);
  const seen = await service.admin('GET', `/tasks/${id}`);
  assert.deepEqual([seen.status, seen.json.status], [200, 'completed'], seen.text);
});

test('a cancelled task can be read until it is deleted as well', async () => {
  const id = await ROUTES[1]!.create('hang');
  await service.call('DELETE', `/v1/videos/${id}`);
  assert.equal((await read(id)).json.error.code, 'cancelled');
  assert.equal((await service.call('DELETE', `/v1/videos/${id}`)).status, 200);
  assertError(await read(id), 'task_not_found', 'id');
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
