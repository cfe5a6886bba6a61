import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetJob } from '../../../../src/features/tasks/start-table.ts';
import { failTask } from '../../../../src/features/tasks/task-table.ts';
import { PutBack, type WorkGate } from '../../../../src/platform/queue/task-queue.ts';
import { ONE_LANE, type SharedQueues } from './shared-queues.ts';
import { WatchedHandler } from './watched-handler.ts';

export function interruptionsContract({ queueOf, add, end, write, crashed }: SharedQueues): void {
  test('at start every unfinished task is taken up, and no finished one', async () => {
    await queueOf(ONE_LANE);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push(await add('a', { announceTo: null }));
    await write([failTask(ids[2]!, { code: 'cancelled', message: 'no' }, 99)]);
    const handler = new WatchedHandler();
    const wide = await queueOf({ name: 'lane', concurrency: 10 });
    await wide.start(handler.handle);
    await handler.until(() => handler.running === 4);
    assert.deepEqual(handler.begun.toSorted(), ids.toSpliced(2, 1));
    for (const id of handler.begun) await end(handler, id);
    await handler.until(() => handler.running === 0);
    await wide.stop();
  });

  test('a task that has ended while its engine may still be at work is taken up, until there is nothing to stop', async () => {
    await queueOf(ONE_LANE);
    const [toStop, ended] = [await add('a', { announceTo: null }), await add('a', { announceTo: null })];
    await write([
      { sql: "UPDATE tasks SET route = 'far' WHERE id = $1", values: [toStop], rows: 1 },
      failTask(toStop, { code: 'cancelled', message: 'no' }, 99),
      failTask(ended, { code: 'cancelled', message: 'no' }, 99),
    ]);
    const handler = new WatchedHandler();
    const queue = await queueOf({ name: 'lane', concurrency: 10 });
    await queue.start(handler.handle);
    await handler.until(() => handler.begun.length > 0);
    await write([forgetJob(toStop)]);
    handler.finish(toStop);
    await handler.until(() => handler.running === 0);
    assert.deepEqual(handler.begun, [toStop]);
    await queue.stop();
  });

  test('a stop hands back what runs and what waits, and the next start takes both up', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const [running, waiting] = [await add('a'), await add('a')];
    await handler.until(() => handler.begun.includes(running));
    await queue.stop();
    assert.deepEqual(handler.handed, [running]);
    assert.deepEqual(handler.begun, [running]);
    const late = await add('a');
    const next = new WatchedHandler();
    const again = await queueOf({ name: 'lane', concurrency: 10 });
    await again.start(next.handle);
    await next.until(() => next.running === 3);
    assert.deepEqual(next.begun.toSorted(), [running, waiting, late]);
    for (const id of next.begun) await end(next, id);
    await next.until(() => next.running === 0);
    await again.stop();
  });

  test('a task whose handler crashed is reported and handled once more', async () => {
    const handler = new WatchedHandler();
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle);
    const [unlucky, next] = [await add('a'), await add('a')];
    await handler.until(() => handler.begun.includes(unlucky));
    handler.crash(unlucky);
    await handler.until(() => handler.begun.includes(next));
    assert.ok(crashed.includes(unlucky));
    await end(handler, next);
    await handler.until(() => handler.begun.filter((id) => id === unlucky).length === 2);
    await end(handler, unlucky);
    await handler.until(() => handler.running === 0);
    await queue.stop();
  });

  test('while this node can take no work nothing is taken, and a task that it put back is no failure', async () => {
    const handler = new WatchedHandler();
    const listeners: (() => void)[] = [];
    let room = true;
    const gate: WorkGate = { canTakeWork: () => room, onRoom: (listener) => void listeners.push(listener) };
    const queue = await queueOf(ONE_LANE);
    await queue.start(handler.handle, gate);
    const first = await add('a');
    await handler.until(() => handler.begun.includes(first));
    room = false;
    handler.crash(first, new PutBack(new Error('the disk is full')));
    const second = await add('a');
    await handler.until(() => handler.running === 0);
    assert.deepEqual(handler.begun, [first]);
    room = true;
    for (const listener of listeners) listener();
    await handler.until(() => handler.begun.length === 2);
    await end(handler, handler.begun.at(-1)!);
    await handler.until(() => handler.begun.length === 3);
    await end(handler, handler.begun.at(-1)!);
    await handler.until(() => handler.running === 0);
    assert.deepEqual(new Set(handler.begun), new Set([first, second]));
    assert.ok(!crashed.includes(first));
    await queue.stop();
  });
}
