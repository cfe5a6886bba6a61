import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WaitingCount } from '../../src/queue/waiting-count.ts';

/** What the database would count, and how often it was asked. */
class Line {
  waiting = 0;
  counted = 0;
  answer: Promise<void> = Promise.resolve();
  readonly count = new WaitingCount(async (limit) => {
    this.counted += 1;
    const seen = Math.min(this.waiting, limit);
    await this.answer;
    return seen;
  });
}

test('places are given up to the limit, and given back when they are disposed of', async () => {
  const line = new Line();
  line.waiting = 3;
  const places = [await line.count.reserve(5), await line.count.reserve(5)];
  assert.ok(places.every((place) => place !== null));
  assert.equal(await line.count.reserve(5), null);
  places[0]![Symbol.dispose]();
  assert.ok(await line.count.reserve(5));
});

test('what this node adds counts at once, and what its workers take no longer', async () => {
  const line = new Line();
  (await line.count.reserve(2))![Symbol.dispose]();
  line.count.add();
  line.count.add();
  assert.equal(await line.count.reserve(2), null);
  line.count.take(1);
  assert.ok(await line.count.reserve(2));
  line.count.take(100);
  assert.ok(await line.count.reserve(2), 'never fewer than none');
});

test('many at once are counted for once', async () => {
  const line = new Line();
  const answered = Promise.withResolvers<void>();
  line.answer = answered.promise;
  const places = Array.from({ length: 100 }, () => line.count.reserve(50));
  answered.resolve();
  assert.equal((await Promise.all(places)).filter((place) => place !== null).length, 50);
  assert.equal(line.counted, 1);
});

test('a line that is far from full is not counted for each task', async () => {
  const line = new Line();
  for (let task = 0; task < 100; task += 1) {
    using place = await line.count.reserve(100_000);
    assert.ok(place);
    line.count.add();
  }
  assert.equal(line.counted, 1);
});

test('what is added while the count is under way is not forgotten', async () => {
  const line = new Line();
  const answered = Promise.withResolvers<void>();
  line.answer = answered.promise;
  const place = line.count.reserve(2);
  line.count.add();
  line.count.add();
  answered.resolve();
  assert.equal(await place, null);
});

test('a count that fails is told to whoever asked, and tried again by the next', async () => {
  let broken = true;
  const count = new WaitingCount(async () => {
    if (broken) throw new Error('no database');
    return 0;
  });
  await assert.rejects(count.reserve(1), /no database/);
  broken = false;
  assert.ok(await count.reserve(1));
});
