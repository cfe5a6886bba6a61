import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PRIORITIES, type Priority } from '../../src/domain/account.ts';
import type { LaneOf } from '../../src/queue/lanes.ts';
import {
  type Lane,
  PutBack,
  type QueuedTask,
  type TaskHandler,
  type TaskQueue,
  type WorkGate,
} from '../../src/queue/task-queue.ts';
import { type Database, mustWrite } from '../../src/storage/database.ts';
import { insertAccount } from '../../src/storage/tables/accounts.ts';
import { failTask, insertTask } from '../../src/storage/tables/tasks.ts';
import { anAccount } from '../support/seed-account.ts';
import { aTask } from '../support/stored-task.ts';

export interface OpenedQueues {
  readonly database: Database;
  /** A queue on the database, as a process that starts would make it. */
  queue(
    lanes: readonly Lane[],
    laneOf: LaneOf,
    onCrash: (taskId: string) => void,
  ): TaskQueue | Promise<TaskQueue>;
  close(): Promise<void>;
}

/** A handler that the test watches and lets go on: each run waits until it is told how to end. */
class WatchedHandler {
  readonly begun: string[] = [];
  readonly handed: string[] = [];
  /** The lanes that tasks came from. */
  readonly lanes: string[] = [];
  running = 0;
  mostRunning = 0;
  readonly #runs = new Map<string, PromiseWithResolvers<void>>();
  readonly #watchers = new Set<() => void>();

  readonly handle: TaskHandler = async (taskId, signal, lane) => {
    this.begun.push(taskId);
    this.lanes.push(lane);
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    const run = Promise.withResolvers<void>();
    this.#runs.set(taskId, run);
    signal.addEventListener('abort', () => {
      this.handed.push(taskId);
      run.resolve();
    });
    this.#notify();
    try {
      await run.promise;
    } finally {
      this.running -= 1;
      this.#notify();
    }
  };

  finish(taskId: string): void {
    this.#runs.get(taskId)!.resolve();
  }

  crash(taskId: string, error = new Error('the handler crashed')): void {
    this.#runs.get(taskId)!.reject(error);
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await new Promise<void>((resolve) => {
        const watcher = () => {
          this.#watchers.delete(watcher);
          resolve();
        };
        this.#watchers.add(watcher);
      });
    }
  }

  #notify(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}

const HOUR_MS = 3_600_000;

/** What every queue promises. `open` gives a database with nothing in it, and queues on it. */
export function taskQueueContract(name: string, open: () => Promise<OpenedQueues>): void {
  describe(name, () => {
    let opened: OpenedQueues;
    let queue: TaskQueue;
    let number = 0;
    const crashed: string[] = [];
    const one: Lane = { name: 'lane', concurrency: 1 };
    /** With several lanes each is named after its model; a single one takes every model. */
    let laneOf: LaneOf;
    const queueOf = async (...lanes: Lane[]) => {
      laneOf = ({ model }) => (lanes.length === 1 ? lanes[0]!.name : model);
      return await opened.queue(lanes, laneOf, (taskId) => crashed.push(taskId));
    };

    /** Stores a task as a creation does: the queue's entry in the task's own batch, then the announcement. */
    const add = async (
      accountId: string,
      {
        model = 'vidB-2',
        announceTo = queue as TaskQueue | null,
        createdAt = number,
        priority = 'normal' as Priority,
      } = {},
    ) => {
      number += 1;
      const id = `task-${String(number).padStart(4, '0')}`;
      const lane = laneOf({ stage: 'film', route: null, model });
      const task: QueuedTask = { id, accountId, model, lane, priority, createdAt };
      const row = insertTask(aTask(task.id, { accountId, model, createdAt }));
      await mustWrite(opened.database, [row, ...(await (announceTo ?? queue).entry(task))]);
      announceTo?.announce(task);
      return task.id;
    };
    /** A worker records the end before its handler returns. */
    const end = async (handler: WatchedHandler, taskId: string) => {
      await mustWrite(opened.database, [failTask(taskId, { code: 'cancelled', message: 'ended' }, 99)]);
      handler.finish(taskId);
    };
    /** Ends what runs, one after the other, until so many have begun; in the order in which they did. */
    const drain = async (handler: WatchedHandler, count: number) => {
      for (;;) {
        await end(handler, handler.begun.at(-1)!);
        const begun = handler.begun.length;
        if (begun === count) break;
        await handler.until(() => handler.begun.length > begun);
      }
      await handler.until(() => handler.running === 0);
      return handler.begun;
    };

    before(async () => {
      opened = await open();
      await mustWrite(
        opened.database,
        PRIORITIES.map((priority) => insertAccount(anAccount(`${priority} account`, { priority }))),
      );
    });
    after(() => opened.close());

    test('an announced task is handled', async () => {
      const handler = new WatchedHandler();
      queue = await queueOf(one);
      await queue.start(handler.handle);
      const id = await add('a');
      await handler.until(() => handler.begun.includes(id));
      await end(handler, id);
      await handler.until(() => handler.running === 0);
      await queue.stop();
    });

    test('a queue reports how many tasks wait and run in each lane', async () => {
      const handler = new WatchedHandler();
      queue = await queueOf({ name: 'vidA3', concurrency: 1 }, { name: 'vidB-2', concurrency: 1 });
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
      queue = await queueOf({ name: 'wide', concurrency: 3 }, { name: 'narrow', concurrency: 1 });
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
      queue = await queueOf({ name: 'lane', concurrency: 4, perAccount: 2 });
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
      queue = await queueOf(...lanes);
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
      await mustWrite(opened.database, [move, ...(await queue.entry(moved))]);
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

    test("one account's many tasks do not starve another's one", async () => {
      const handler = new WatchedHandler();
      queue = await queueOf(one);
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
      queue = await queueOf(one);
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
      queue = await queueOf(one);
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
      queue = await queueOf(one);
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
      queue = await queueOf(one);
      const ids: Record<string, string> = {};
      for (const priority of PRIORITIES.toReversed())
        ids[priority] = await add(`${priority} account`, { priority, announceTo: null });
      const handler = new WatchedHandler();
      const next = await queueOf(one);
      await next.start(handler.handle);
      await handler.until(() => handler.running === 1);
      assert.deepEqual(await drain(handler, 3), [ids['high'], ids['normal'], ids['low']]);
      await next.stop();
      await queue.stop();
    });

    test('places are given up to a limit: to what waits and to what is about to be created', async () => {
      const handler = new WatchedHandler();
      queue = await queueOf(one);
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

    test('at start every unfinished task is taken up, and no finished one', async () => {
      queue = await queueOf(one);
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) ids.push(await add('a', { announceTo: null }));
      await mustWrite(opened.database, [failTask(ids[2]!, { code: 'cancelled', message: 'no' }, 99)]);
      const handler = new WatchedHandler();
      const wide = await queueOf({ name: 'lane', concurrency: 10 });
      await wide.start(handler.handle);
      await handler.until(() => handler.running === 4);
      assert.deepEqual(handler.begun.toSorted(), ids.toSpliced(2, 1));
      for (const id of handler.begun) await end(handler, id);
      await handler.until(() => handler.running === 0);
      await wide.stop();
    });

    test('a stop hands back what runs and what waits, and the next start takes both up', async () => {
      const handler = new WatchedHandler();
      queue = await queueOf(one);
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
      queue = await queueOf(one);
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
      queue = await queueOf(one);
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
  });
}
