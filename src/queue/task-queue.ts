import type { Priority } from '../domain/account.ts';
import type { Write } from '../storage/database.ts';

/** The queue port: brings each unfinished task to a worker, at least once, by priority and then fairly. */
export interface QueuedTask {
  readonly id: string;
  readonly accountId: string;
  readonly model: string;
  /** Its account's. */
  readonly priority: Priority;
  readonly createdAt: number;
}

/** Where a task waits: tasks of one lane share an engine and its bounded concurrency. */
export interface Lane {
  readonly name: string;
  readonly concurrency: number;
}

export type TaskHandler = (taskId: string, signal: AbortSignal) => Promise<void>;

/** A task that the queue has given up on: every worker that took it died or could not go on. */
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
  /** Statements to commit in the task's own batch, so that no task exists that the queue does not know. */
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
  /** Tasks that were given up, oldest first. */
  dead(): Promise<DeadTask[]>;
  /** Puts given-up tasks back into the line, all or those named; how many. */
  redrive(taskIds: readonly string[] | null): Promise<number>;
  /** Takes no more; aborts what runs, which stays unfinished and is taken up again later; resolves when all stopped. */
  stop(): Promise<void>;
}
