/**
 * Task events: "this task has changed, read it again". Streams, long polls and workers (for cancellations) subscribe.
 */
export interface TaskEvents {
  publish(taskId: string): void;
  /** Returns a function that unsubscribes. */
  subscribe(taskId: string, listener: () => void): () => void;
}

/** Under this name "the hosted service has called back about the task" is published. */
export function callbackTopic(taskId: string): string {
  return `callback/${taskId}`;
}

/** Under this name "a film of the account was made or deleted" is published. */
export function accountTopic(accountId: string): string {
  return `account/${accountId}`;
}

export class InProcessTaskEvents implements TaskEvents {
  readonly #listeners = new Map<string, Set<() => void>>();

  publish(taskId: string): void {
    const listeners = this.#listeners.get(taskId);
    if (listeners) for (const listener of [...listeners]) listener();
  }

  /** Called when events may have been missed: every subscriber reads its task again. */
  publishToAll(): void {
    for (const taskId of [...this.#listeners.keys()]) this.publish(taskId);
  }

  subscribe(taskId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(taskId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(taskId, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(taskId) === listeners) this.#listeners.delete(taskId);
    };
  }
}
