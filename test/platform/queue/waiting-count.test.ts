// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WaitingCount } from '../../../src/platform/queue/pg-boss/waiting-count.ts';

/** Counts that are answered when the test says so. */
function countedByHand() {
  const requested: { limit: number; answer: (waiting: number) => void; fail: (error: Error) => void }[] = [];
  const count = new WaitingCount(
    (limit) =>
      new Promise((answer, fail) => {
        requested.push({ limit, answer, fail });
      }),
  );
  return { count, requested };
}

const alwaysCounts = (waiting: number) => new WaitingCount(() => Promise.resolve(waiting));

test('a line that is full has no place, one that is not has as many as are free', async () => {
  assert.equal(await alwaysCounts(3).reserve(3), null);
  const count = alwaysCounts(1);
  assert.ok(await count.reserve(3));
  assert.ok(await count.reserve(3));
  assert.equal(await count.reserve(3), null);
});

test('a place that is given back can be taken again', async () => {
  const count = alwaysCounts(0);
  const place = await count.reserve(1);
  assert.equal(await count.reserve(1), null);
  place?.[Symbol.dispose]();
  assert.ok(await count.reserve(1));
});

test('callers at once wait for one count, and never pass the limit together', async () => {
  const { count, requested } = countedByHand();
  const places = Array.from({ length: 10 }, () => count.reserve(4));
  assert.deepEqual(
    requested.map(({ limit }) => limit),
    [4],
  );
  requested[0]!.answer(1);
  assert.equal((await Promise.all(places)).filter((place) => place !== null).length, 3);
});

test('what this node adds while it counts is not forgotten', async () => {
  const { count, requested } = countedByHand();
  const place = count.reserve(3);
  count.add();
  count.add();
  requested[0]!.answer(1);
  assert.equal(await place, null);
});

test('a task that a worker takes frees a place at once, and an old count is refreshed', async ({ mock }) => {
  let now = 0;
  mock.method(performance, 'now', () => now);
  let waiting = 2;
  let counts = 0;
  const count = new WaitingCount(async () => {
    counts += 1;
    return waiting;
  });
  assert.equal(await count.reserve(2), null);
  count.beginTaking()(1);
  assert.ok(await count.reserve(2));
  assert.equal(counts, 1);
  now += 10_000;
  waiting = 0;
  assert.ok(await count.reserve(2));
  assert.equal(counts, 2);
});

test('tasks that a count has already left out are not subtracted again', async () => {
  const { count, requested } = countedByHand();
  const first = count.reserve(5);
  const taken = count.beginTaking();
  // Four were taken before this count looked, four others came since.
  requested[0]!.answer(4);
  assert.ok(await first);
  taken(4);
  assert.equal(await count.reserve(5), null);
});

test('a failed count is reported to its callers and repeated for the next', async () => {
  const { count, requested } = countedByHand();
  const first = count.reserve(1);
  requested[0]!.fail(new Error('no connection'));
  await assert.rejects(first, /no connection/);
  const second = count.reserve(1);
  requested[1]!.answer(0);
  assert.ok(await second);
});
