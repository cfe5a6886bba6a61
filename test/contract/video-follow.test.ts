import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, assertFields, bearer } from '../support/contract.ts';
import { EventReader } from '../support/event-stream.ts';
import { followTask, untilProgress } from '../support/follow-task.ts';
import { useService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { VIDEO_ROUTES, type VideoRouteName } from '../support/video-routes.ts';

/** Following a task to its end or ending it: long polls, the events, cancelling and deleting. */

const service = useService();

const query = (id: string, more = '') =>
  service.call('GET', `/v1/video/query?id=${encodeURIComponent(id)}${more}`);
const read = (id: string, more = '') => service.call('GET', `/v1/videos/${id}${more}`);
const make = (route: VideoRouteName, prompt: string) => VIDEO_ROUTES[route].create(service, prompt);

test('wait is a number of seconds from 0 to 60, on both read routes', async () => {
  const id = await make('createB', 'a red boat');
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
  const id = await make('createB', 'hang');
  await untilProgress(service, id, 75);
  for (const wait of ['0', '0.0005', '0.1']) {
    const answer = await read(id, `?wait=${wait}`);
    assert.deepEqual([answer.json.status, answer.json.progress], ['processing', 75]);
  }
  await service.call('DELETE', `/v1/videos/${id}`);
});

test('a long poll answers as soon as the status changes', async () => {
  const id = await make('createB', 'hang');
  await untilProgress(service, id, 75);
  const polls = [read(id, '?wait=60'), query(id, '&wait=60')];
  await service.call('DELETE', `/v1/videos/${id}`);
  for (const answer of await Promise.all(polls)) assert.equal(answer.json.status, 'failed');
});

test('every task response says when to poll again', async () => {
  const id = await make('createA', 'a red boat');
  await service.finished(id);
  for (const answer of [await read(id), await query(id), await read(id, '/content')]) {
    assert.match(answer.headers.get('openai-poll-after-ms') ?? '', /^[1-9]\d*$/);
  }
});

test("the SDK's poller gets the statuses that it knows", async () => {
  const sdk = { 'x-stainless-poll-helper': 'true' };
  const busy = await Promise.all(Array.from({ length: 4 }, () => make('createB', 'hang')));
  for (const id of busy) await untilProgress(service, id, 75);
  const waiting = await make('createB', 'a red boat');
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
  for (const { create, family, fields } of [VIDEO_ROUTES.formA, VIDEO_ROUTES.formB]) {
    const busy = await Promise.all(Array.from({ length: 4 }, () => make('createB', 'hang')));
    for (const id of busy) await untilProgress(service, id, 75);
    const id = await create(service, 'a red boat');
    const response = await fetch(`${service.url}/v1/videos/${id}/events`, { headers: bearer(service.key) });
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    const reader = new EventReader(response);
    const first = await reader.data();
    for (const blocker of busy) await service.call('DELETE', `/v1/videos/${blocker}`);
    const events = [first, ...(await reader.rest())];
    for (const event of events) assertFields(event, fields);
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

test('an account has at most 20 streams open', async () => {
  const id = await make('createB', 'hang');
  const url = `${service.url}/v1/videos/${id}/events`;
  const open = async () => await fetch(url, { headers: bearer(service.key) });
  const streams = await Promise.all(Array.from({ length: 20 }, open));
  assertError(await read(id, '/events'), 'rate_limit_exceeded');
  await streams[0]?.body?.cancel();
  await until(async () => {
    const another = await open();
    await another.body?.cancel();
    return another.status === 200;
  });
  await Promise.all(streams.slice(1).map(async ({ body }) => await body?.cancel()));
  await service.call('DELETE', `/v1/videos/${id}`);
});

test('the events of a finished task are its last state', async () => {
  const id = await make('createA', 'fail');
  await service.finished(id);
  const answer = await read(id, '/events');
  assert.equal(answer.text, `data: ${(await read(id)).text}\n\n`);
});

test('status_update_time moves only with the status', async () => {
  const id = await make('createA', 'hang');
  const events = await followTask(service, id);
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
  const id = await make('createB', 'hang');
  await untilProgress(service, id, 75);
  const events = await followTask(service, id);
  const answer = await service.call('DELETE', `/v1/videos/${id}`);
  assert.deepEqual(answer.json, { id, object: 'video.deleted', deleted: true });
  const state = (await read(id)).json;
  assert.deepEqual([state.status, state.error.code, state.video_url], ['failed', 'cancelled', null]);
  assert.equal((await events.rest()).at(-1).error.code, 'cancelled');
  // The engine's slot is free again only after it was told to stop.
  await service.finished(await make('createB', 'a red boat'));
  assert.ok(service.engines.video.cancelled.includes(id));
});

test('deleting a waiting task means that no engine ever starts it', async () => {
  const busy = await Promise.all(Array.from({ length: 4 }, () => make('createB', 'hang')));
  for (const id of busy) await untilProgress(service, id, 75);
  const waiting = await make('createB', 'a red boat');
  assert.equal((await service.call('DELETE', `/v1/videos/${waiting}`)).status, 200);
  assert.equal((await read(waiting)).json.error.code, 'cancelled');
  for (const id of busy) await service.call('DELETE', `/v1/videos/${id}`);
  await service.finished(await make('createB', 'a red boat'));
  assert.ok(!service.engines.video.started.includes(waiting));
});

test('a deleted video is gone for its owner on every route, and the operator still sees it', async () => {
  const id = await make('createB', 'a red boat');
  const { video_url: url } = await service.finished(id);
  assert.equal((await fetch(url as string)).status, 200);
  const newer = await make('createB', 'a red boat');
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
  const id = await make('createB', 'hang');
  await service.call('DELETE', `/v1/videos/${id}`);
  assert.equal((await read(id)).json.error.code, 'cancelled');
  assert.equal((await service.call('DELETE', `/v1/videos/${id}`)).status, 200);
  assertError(await read(id), 'task_not_found', 'id');
});
