import type { Priority } from '../../domain/account.ts';
import type { Line } from '../../domain/line.ts';
import type { Write } from '../storage/database.ts';

/** The queue port: delivers each unfinished task to a worker, at least once, by priority and then fairly by account. */
export interface QueuedTask {
  readonly id: string;
  readonly accountId: string;
  readonly model: string;
  /** The lane in which the task waits. */
  readonly lane: string;
  /** The account's priority. */
  readonly priority: Priority;
  readonly createdAt: number;
}

/** Tasks that wait for the same resource: an engine with limited concurrency, or the fetching of inputs. */
export interface Lane {
  readonly name: string;
  /** How many tasks run at once in this process. */
  readonly concurrency: number;
  /** How many of them one account may have; default all. */
  readonly perAccount?: number;
}

export type TaskHandler = (taskId: string, signal: AbortSignal, lane: string) => Promise<void>;

/** A dead-lettered task: every worker that took it crashed or could not continue. */
export interface DeadTask {
  readonly taskId: string;
  readonly model: string;
  readonly accountId: string;
  readonly attempts: number;
  readonly reason: string;
  readonly deadSince: number;
}

/** Whether this node can accept work at the moment. */
export interface WorkGate {
  canTakeWork(): boolean;
  /** The listener is called each time the gate opens again. */
  onRoom(listener: () => void): void;
}

/**
 * Thrown by a handler that cannot continue because of its node, not the task: the task returns to the queue as it was.
 */
export class PutBack extends Error {
  override readonly name = 'PutBack';

  constructor(cause: unknown) {
    super('this node cannot go on with the task', { cause });
  }
}

export interface TaskQueue {
  /** Statements for the batch that puts the task into its lane, so that the queue always knows every task. */
  entry(task: QueuedTask): Promise<Write[]>;
  /** Call after the batch is committed: a worker may start. */
  announce(task: QueuedTask): void;
  /**
   * Reserves room for a task that is about to be created; null when `limit` tasks wait already, including reserved
   * ones. Dispose it once the task is announced or has failed.
   */
  reserve(limit: number): Promise<Disposable | null>;
  /** Takes no tasks while `gate` is closed; running tasks continue. */
  start(handler: TaskHandler, gate?: WorkGate): Promise<void>;
  /** Whether tasks are being taken: started, and connected to the queue's storage. */
  running(): boolean;
  /** Each lane: its waiting tasks on all nodes, and its running tasks in this process. */
  lines(): Promise<readonly Line[]>;
  /** Dead-lettered tasks, oldest first. */
  dead(): Promise<DeadTask[]>;
  /** Puts dead-lettered tasks back into their lane, all or the given ones; returns how many. */
  redrive(taskIds: readonly string[] | null): Promise<number>;
  /** Takes no more tasks and aborts the running ones, which are resumed later; resolves when all have stopped. */
  stop(): Promise<void>;
}
