import type { DiskSpace } from '../machine/disk-space.ts';
import { PutBack, type TaskHandler } from '../queue/task-queue.ts';

/** Runs the films that the queue brings, and knows how many are under way. */
export class FilmRuns {
  readonly #run: TaskHandler;
  readonly #disk: DiskSpace;
  #underWay = 0;

  constructor(run: TaskHandler, disk: DiskSpace) {
    this.#run = run;
    this.#disk = disk;
  }

  count(): number {
    return this.#underWay;
  }

  /** A film that finds the disk full returns to the queue. */
  readonly handle: TaskHandler = async (taskId, signal, lane) => {
    this.#underWay += 1;
    try {
      await this.#run(taskId, signal, lane);
    } catch (error) {
      throw this.#disk.noteFailure(error) ? new PutBack(error) : error;
    } finally {
      this.#underWay -= 1;
    }
  };
}
