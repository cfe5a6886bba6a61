import { callbackTopic, type TaskEvents } from '../../../platform/events/task-events.ts';

/**
 * The pause before a hosted service is asked again about a task. It ends early when the service has called back, also
 * if it did so while it was being asked.
 */
export class CallbackBell implements Disposable {
  readonly #unsubscribe: () => void;
  #rung = false;
  #wake: (() => void) | null = null;

  constructor(events: TaskEvents, taskId: string) {
    this.#unsubscribe = events.subscribe(callbackTopic(taskId), () => {
      this.#rung = true;
      this.#wake?.();
    });
  }

  /** Rejects when `signal` fires. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!this.#rung) await this.#pause(milliseconds, signal);
    this.#rung = false;
    signal.throwIfAborted();
  }

  [Symbol.dispose](): void {
    this.#unsubscribe();
  }

  async #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
    this.#wake = wake;
    await promise;
    this.#wake = null;
    signal.removeEventListener('abort', wake);
    clearTimeout(timer);
  }
}
