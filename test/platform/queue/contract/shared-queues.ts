import { after, before } from 'node:test';
import { PRIORITIES, type Priority } from '../../../../src/domain/account.ts';
import { insertAccount } from '../../../../src/features/accounts/account-table.ts';
import { failTask, insertTask } from '../../../../src/features/tasks/task-table.ts';
import type { LaneOf } from '../../../../src/platform/queue/lanes.ts';
import type { Lane, QueuedTask, TaskQueue } from '../../../../src/platform/queue/task-queue.ts';
import { type Database, mustWrite, type Write } from '../../../../src/platform/storage/database.ts';
import { anAccount } from '../../../support/seed-account.ts';
import { aTask } from '../../../support/stored-task.ts';
import type { WatchedHandler } from './watched-handler.ts';

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

interface Addition {
  readonly model?: string;
  /** Null leaves the task to a later start. */
  readonly announceTo?: TaskQueue | null;
  readonly createdAt?: number;
  readonly priority?: Priority;
}

/** The database that all tests of a queue share, and queues on it. */
export interface SharedQueues {
  /** With several lanes each is named after its model; a single one takes every model. */
  queueOf(...lanes: Lane[]): Promise<TaskQueue>;
  /** Stores a task in the newest queue as a creation does: the entry in the task's own batch, then the announcement. */
  add(accountId: string, addition?: Addition): Promise<string>;
  /** A worker records the end before its handler returns. */
  end(handler: WatchedHandler, taskId: string): Promise<void>;
  /** Ends what runs, one after the other, until so many have begun; in the order in which they did. */
  drain(handler: WatchedHandler, count: number): Promise<string[]>;
  write(batch: readonly Write[]): Promise<void>;
  /** The tasks whose handlers were reported as crashed. */
  readonly crashed: string[];
}

export const ONE_LANE: Lane = { name: 'lane', concurrency: 1 };

/** Opens the database before the tests of the surrounding suite and closes it after them. */
export function sharedQueues(open: () => Promise<OpenedQueues>): SharedQueues {
  let opened: OpenedQueues;
  let queue: TaskQueue;
  let laneOf: LaneOf;
  let number = 0;
  const crashed: string[] = [];
  const write = (batch: readonly Write[]) => mustWrite(opened.database, batch);

  before(async () => {
    opened = await open();
    await write(PRIORITIES.map((priority) => insertAccount(anAccount(`${priority} account`, { priority }))));
  });
  after(() => opened.close());

  const end = async (handler: WatchedHandler, taskId: string) => {
    await write([failTask(taskId, { code: 'cancelled', message: 'ended' }, 99)]);
    handler.finish(taskId);
  };
  return {
    crashed,
    write,
    end,
    queueOf: async (...lanes) => {
      laneOf = ({ model }) => (lanes.length === 1 ? lanes[0]!.name : model);
      queue = await opened.queue(lanes, laneOf, (taskId) => crashed.push(taskId));
      return queue;
    },
    add: async (
      accountId,
      { model = 'vidB-2', announceTo = queue, createdAt = number, priority = 'normal' } = {},
    ) => {
      number += 1;
      const id = `task-${String(number).padStart(4, '0')}`;
      const lane = laneOf({ accountId: 'acct', stage: 'film', route: null, model });
      const task: QueuedTask = { id, accountId, model, lane, priority, createdAt };
      const row = insertTask(aTask(id, { accountId, model, createdAt }));
      await write([row, ...(await (announceTo ?? queue).entry(task))]);
      announceTo?.announce(task);
      return id;
    },
    drain: async (handler, count) => {
      for (;;) {
        await end(handler, handler.begun.at(-1)!);
        const begun = handler.begun.length;
        if (begun === count) break;
        await handler.until(() => handler.begun.length > begun);
      }
      await handler.until(() => handler.running === 0);
      return handler.begun;
    },
  };
}
