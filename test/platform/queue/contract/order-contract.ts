import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRIORITIES } from '../../../../src/domain/account.ts';
import { ONE_LANE, type SharedQueues } from './shared-queues.ts';
import { WatchedHandler } from './watched-handler.ts';

const HOUR_MS = 3_600_000;

export function orderContract({ queueOf, add, end, drain }: SharedQueues): void {
  test("one account's many tasks do not starve another's one", async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const many: string[] = [];
    for (let index = 0; index < 20; index += 1) many.push(await add('greedy'));
    await handler.until(() => handler.running === 1);
    const single = await add('modest');
    const before = handler.begun.length;
    while (!handler.begun.includes(single)) {
      const count = handler.begun.length;
      await end(handler, handler.begun.at(-1)!);
      await handler.until(() => handler.begun.length > count);
    }
    assert.ok(handler.begun.length - before <= 2, 'at most one of the many went first');
    const begun = await drain(handler, many.length + 1);
    assert.deepEqual(
      begun.filter((id) => id !== single),
      many,
      "an account's own tasks keep their order",
    );
    await queue.stop();
  });

  test('a higher priority goes first, and accounts of the same take turns', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const first = await add('greedy');
    await handler.until(() => handler.running === 1);
    const low = [await add('l', { priority: 'low' }), await add('l', { priority: 'low' })];
    const greedy = [await add('greedy'), await add('greedy'), await add('greedy')];
    const modest = await add('modest');
    const high: string[] = [];
    for (let index = 0; index < 5; index += 1) high.push(await add('h', { priority: 'high' }));
    const order = await drain(handler, 12);
    assert.deepEqual(order.slice(0, 6), [first, ...high]);
    assert.ok(order.slice(6, 8).includes(modest), 'the modest account waits for one of the greedy at most');
    assert.deepEqual(
      order.slice(6, 10).filter((id) => id !== modest),
      greedy,
    );
    assert.deepEqual(order.slice(10), low);
    await queue.stop();
  });

  test('a priority is worth six hours, so that no task waits forever', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const first = await add('a');
    await handler.until(() => handler.running === 1);
    const patient = await add('l', { priority: 'low', createdAt: 0 });
    const usual = await add('n', { createdAt: 5 * HOUR_MS });
    const early = await add('h', { priority: 'high', createdAt: 5 * HOUR_MS });
    const late = await add('h', { priority: 'high', createdAt: 13 * HOUR_MS });
    assert.deepEqual(await drain(handler, 5), [first, early, usual, patient, late]);
    await queue.stop();
  });

  test('models that share a lane share its order', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const first = await add('a');
    await handler.until(() => handler.running === 1);
    const low: string[] = [];
    for (const model of ['wide', 'wide', 'vidB-2']) low.push(await add('l', { model, priority: 'low' }));
    const high = [
      await add('h', { model: 'narrow', priority: 'high' }),
      await add('h', { model: 'narrow', priority: 'high' }),
    ];
    assert.deepEqual(await drain(handler, 6), [first, ...high, ...low]);
    await queue.stop();
  });

  test('what waited at a start goes by the priority of its account', async () => {
    const queue = await queueOf(ONE_LANE);
    const ids: Record<string, string> = {};
    for (const priority of PRIORITIES.toReversed())
      ids[priority] = await add(`${priority} account`, { priority, announceTo: null });
    const handler = new WatchedHandler();
    const next = await queueOf(ONE_LANE);
    await next.start(handler.handle);
    await handler.until(() => handler.running === 1);
    assert.deepEqual(await drain(handler, 3), [ids['high'], ids['normal'], ids['low']]);
    await next.stop();
    await queue.stop();
  });

  test('places are given up to a limit: to what waits and to what is about to be created', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const running = await add('a');
    await handler.until(() => handler.running === 1);
    const waiting = await add('a');
    assert.equal(await queue.reserve(1), null);
    const places = await Promise.all(Array.from({ length: 50 }, () => queue.reserve(4)));
    const given = places.filter((place) => place !== null);
    assert.equal(given.length, 3);
    given[0]![Symbol.dispose]();
    const another = await queue.reserve(4);
    assert.ok(another);
    assert.equal(await queue.reserve(4), null);
    for (const place of [...given.slice(1), another]) place[Symbol.dispose]();
    await end(handler, running);
    await handler.until(() => handler.begun.includes(waiting));
    (await queue.reserve(1))![Symbol.dispose]();
    await end(handler, waiting);
    await handler.until(() => handler.running === 0);
    await queue.stop();
  });
}
