import type { TaskHandler } from '../../../../src/platform/queue/task-queue.ts';

/** A handler that the test watches and lets go on: each run waits until it is told how to end. */
export class WatchedHandler {
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
