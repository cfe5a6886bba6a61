import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QueuedTask } from '../../../../src/platform/queue/task-queue.ts';
import { ONE_LANE, type SharedQueues } from './shared-queues.ts';
import { WatchedHandler } from './watched-handler.ts';

export function lanesContract({ queueOf, add, end, drain, write }: SharedQueues): void {
  test('an announced task is handled', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const id = await add('a');
    await handler.until(() => handler.begun.includes(id));
    await end(handler, id);
    await handler.until(() => handler.running === 0);
    await queue.stop();
  });

  test('a queue reports how many tasks wait and run in each lane', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf({ name: 'vidA3', concurrency: 1 }, { name: 'vidB-2', concurrency: 1 });
    await queue.start(handler.handle);
    const running = await add('a', { model: 'vidA3' });
    await handler.until(() => handler.begun.includes(running));
    await add('a', { model: 'vidA3' });
    await add('b', { model: 'vidA3' });
    assert.deepEqual(await queue.lines(), [
      { name: 'vidA3', running: 1, waiting: 2 },
      { name: 'vidB-2', running: 0, waiting: 0 },
    ]);
    await drain(handler, 3);
    await queue.stop();
  });

  test('a lane runs as many tasks as it may and no more, and lanes do not wait for each other', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf({ name: 'wide', concurrency: 3 }, { name: 'narrow', concurrency: 1 });
    await queue.start(handler.handle);
    const wide = await Promise.all(Array.from({ length: 6 }, () => add('a', { model: 'wide' })));
    await handler.until(() => handler.running === 3);
    const narrow = await add('a', { model: 'narrow' });
    await handler.until(() => handler.begun.includes(narrow));
    assert.equal(handler.running, 4);
    await end(handler, narrow);
    // They were added at the same moment, so they may come in any order.
    const left = new Set(wide);
    while (left.size > 0) {
      await handler.until(() => handler.begun.some((id) => left.has(id)));
      const id = handler.begun.find((begun) => left.has(begun))!;
      assert.ok(handler.running <= 4, `with ${left.size} left`);
      left.delete(id);
      await end(handler, id);
    }
    await handler.until(() => handler.running === 0);
    assert.equal(handler.mostRunning, 4);
    await queue.stop();
  });

  test('an account takes its share of a lane and no more, while others are served', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf({ name: 'lane', concurrency: 4, perAccount: 2 });
    await queue.start(handler.handle);
    const greedy: string[] = [];
    for (let index = 0; index < 6; index += 1) greedy.push(await add('greedy'));
    await handler.until(() => handler.running === 2);
    const modest = await add('modest');
    await handler.until(() => handler.begun.includes(modest));
    assert.equal(handler.begun.length, 3, 'two of the greedy account and the modest one');
    await end(handler, modest);
    const left = new Set(greedy);
    while (left.size > 0) {
      await handler.until(() => handler.begun.some((id) => left.has(id)));
      assert.ok(handler.running <= 2, 'no more than its share at any time');
      const id = handler.begun.find((begun) => left.has(begun))!;
      left.delete(id);
      await end(handler, id);
    }
    await handler.until(() => handler.running === 0);
    await queue.stop();
  });

  test('a task that has moved on waits in its new lane, and is handled there after a restart too', async () => {
    const handler = new WatchedHandler();
    const lanes = [
      { name: 'wide', concurrency: 1 },
      { name: 'narrow', concurrency: 1 },
    ];
    const queue = await queueOf(...lanes);
    await queue.start(handler.handle);
    const id = await add('a', { model: 'wide' });
    await handler.until(() => handler.begun.length === 1);
    const moved: QueuedTask = {
      id,
      accountId: 'a',
      model: 'narrow',
      lane: 'narrow',
      priority: 'normal',
      createdAt: 1,
    };
    const move = { sql: "UPDATE tasks SET model = 'narrow' WHERE id = $1", values: [id], rows: 1 } as const;
    await write([move, ...(await queue.entry(moved))]);
    queue.announce(moved);
    handler.finish(id);
    await handler.until(() => handler.begun.length === 2);
    assert.deepEqual(handler.lanes, ['wide', 'narrow']);
    await queue.stop();
    const next = new WatchedHandler();
    const again = await queueOf(...lanes);
    await again.start(next.handle);
    await next.until(() => next.running === 1);
    assert.deepEqual(next.lanes, ['narrow']);
    await end(next, id);
    await next.until(() => next.running === 0);
    await again.stop();
  });
}
