import { PutBack, type TaskHandler, type WorkGate } from '../../../platform/queue/task-queue.ts';

/** Something that videos need, and whether it failed them: the disk, the store. */
export interface Need extends WorkGate {
  noteFailure(error: unknown): boolean;
  noteSuccess?(): void;
}

/** Runs the videos that the queue brings while everything that they need is there. */
export class VideoRuns implements WorkGate {
  readonly #run: TaskHandler;
  readonly #needs: readonly Need[];

  constructor(run: TaskHandler, needs: readonly Need[]) {
    this.#run = run;
    this.#needs = needs;
  }

  canTakeWork(): boolean {
    return this.#needs.every((need) => need.canTakeWork());
  }

  onRoom(listener: () => void): void {
    for (const need of this.#needs) need.onRoom(listener);
  }

  /** A video that finds the disk full or the store away returns to the queue. */
  readonly handle: TaskHandler = async (taskId, signal, lane) => {
    try {
      await this.#run(taskId, signal, lane);
      for (const need of this.#needs) need.noteSuccess?.();
    } catch (error) {
      throw this.#needs.some((need) => need.noteFailure(error)) ? new PutBack(error) : error;
    }
  };
}
