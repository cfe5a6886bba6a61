import type { Priority } from '../domain/account.ts';
import type { Line } from '../domain/line.ts';
import type { Write } from '../storage/database.ts';

/** The queue port: brings each unfinished task to a worker, at least once, by priority and then fairly. */
export interface QueuedTask {
  readonly id: string;
  readonly accountId: string;
  readonly model: string;
  /** The name of the lane it waits in. */
  readonly lane: string;
  /** Its account's. */
  readonly priority: Priority;
  readonly createdAt: number;
}

/** Where tasks wait for the same thing: an engine with its bounded concurrency, or the fetching of their inputs. */
export interface Lane {
  readonly name: string;
  /** How many tasks run at once in this process. */
  readonly concurrency: number;
  /** How many of them may be one account's; all, unless told. */
  readonly perAccount?: number;
}

export type TaskHandler = (taskId: string, signal: AbortSignal, lane: string) => Promise<void>;

/** A task that was dead-lettered: every worker that took it died or could not go on. */
export interface DeadTask {
  readonly taskId: string;
  readonly model: string;
  readonly accountId: string;
  readonly attempts: number;
  readonly reason: string;
  readonly deadSince: number;
}

/** Whether this node can take work just now. */
export interface WorkGate {
  canTakeWork(): boolean;
  /** Called each time that it can again. */
  onRoom(listener: () => void): void;
}

/** A handler cannot go on for a reason that is its node's, not the task's: the task goes back in line as it was. */
export class PutBack extends Error {
  override readonly name = 'PutBack';

  constructor(cause: unknown) {
    super('this node cannot go on with the task', { cause });
  }
}

export interface TaskQueue {
  /** Statements to commit in the batch that puts the task into its lane, so that none waits unknown to the queue. */
  entry(task: QueuedTask): Write[] | Promise<Write[]>;
  /** The batch is committed: a worker may begin. */
  announce(task: QueuedTask): void;
  /**
   * A place for a task that is about to be created; null when so many wait already, those about to be created included.
   * To be disposed of once the task is announced, or given up.
   */
  reserve(limit: number): Disposable | null | Promise<Disposable | null>;
  /** Takes nothing while `gate` is closed; what runs goes on. */
  start(handler: TaskHandler, gate?: WorkGate): Promise<void>;
  /** Whether tasks are being taken: started, and in touch with whatever holds the line. */
  running(): boolean;
  /** Each lane: tasks that wait in it, of all nodes, and those that run in this process. */
  lines(): readonly Line[] | Promise<readonly Line[]>;
  /** Tasks that were dead-lettered, oldest first. */
  dead(): Promise<DeadTask[]>;
  /** Puts dead-lettered tasks back into their lane, all or those named; how many. */
  redrive(taskIds: readonly string[] | null): Promise<number>;
  /** Takes no more; aborts what runs, which stays unfinished and is taken up again later; resolves when all stopped. */
  stop(): Promise<void>;
}
