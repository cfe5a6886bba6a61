/**
 * Task events: "this task has changed, read it again". Streams, long polls and workers (for cancellations) subscribe.
 */
export interface TaskEvents {
  publish(taskId: string): void;
  /** Returns a function that unsubscribes. */
  subscribe(taskId: string, listener: TaskListener): () => void;
}

/** `isNews`: it was published. Otherwise it may have been, and been lost. */
export type TaskListener = (isNews: boolean) => void;

/** Under this name "the task has ended" is published, for those who need not know of its progress. */
export function endedTopic(taskId: string): string {
  return `ended/${taskId}`;
}

/** Under this name "the hosted service has called back about the task" is published. */
export function callbackTopic(taskId: string): string {
  return `callback/${taskId}`;
}

/** Under this name "there is something to deliver" is published, by nodes that deliver nothing. */
export const DELIVERIES_TOPIC = 'deliveries';

export class InProcessTaskEvents implements TaskEvents {
  readonly #listeners = new Map<string, Set<TaskListener>>();

  publish(taskId: string): void {
    this.#notify(taskId, true);
  }

  /** Called when events may have been missed: every subscriber reads its task again. */
  publishToAll(): void {
    for (const taskId of [...this.#listeners.keys()]) this.#notify(taskId, false);
  }

  subscribe(taskId: string, listener: TaskListener): () => void {
    const listeners = this.#listeners.get(taskId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(taskId, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(taskId) === listeners) this.#listeners.delete(taskId);
    };
  }

  #notify(taskId: string, isNews: boolean): void {
    const listeners = this.#listeners.get(taskId);
    if (listeners) for (const listener of [...listeners]) listener(isNews);
  }
}
