import type { Write } from '../storage/database.ts';

/** The queue port: brings each unfinished task to a worker, at least once, fairly. */
export interface QueuedTask {
  readonly id: string;
  readonly accountId: string;
  readonly model: string;
}

/** Where a task waits: tasks of one lane share an engine and its bounded concurrency. */
export interface Lane {
  readonly name: string;
  readonly concurrency: number;
}

export type TaskHandler = (taskId: string, signal: AbortSignal) => Promise<void>;

export interface TaskQueue {
  /** Statements to commit in the task's own batch, so that no task exists that the queue does not know. */
  entry(task: QueuedTask): Write[];
  /** The batch is committed: a worker may begin. */
  announce(task: QueuedTask): void;
  /** Tasks that wait for a worker, in all lanes. */
  waiting(): number;
  start(handler: TaskHandler): Promise<void>;
  /** Takes no more; aborts what runs, which stays unfinished and is taken up again later; resolves when all stopped. */
  stop(): Promise<void>;
}
