import type { Logger } from 'pino';
import { boundedProgress } from '../../../domain/task.ts';
import type { TaskEvents } from '../../../platform/events/task-events.ts';
import { type Database, mustWrite } from '../../../platform/storage/database.ts';
import { reportProgress } from '../../tasks/task-table.ts';

export interface ProgressReportsDeps {
  readonly database: Database;
  readonly events: TaskEvents;
  readonly log: Logger;
}

/** Stores how far a video has come. While one report is written the next waits, and later ones take its place. */
export class ProgressReports {
  readonly #deps: ProgressReportsDeps;
  readonly #taskId: string;
  #next: number | null = null;
  #isWriting = false;
  #writing = Promise.resolve();

  constructor(deps: ProgressReportsDeps, taskId: string) {
    this.#deps = deps;
    this.#taskId = taskId;
  }

  /** Nobody waits for it. */
  report(percent: number): void {
    this.#next = boundedProgress(percent);
    if (!this.#isWriting) this.#writing = this.#write();
  }

  /** Resolves when the last report is stored, or could not be. */
  stored(): Promise<void> {
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { database, events, log } = this.#deps;
    this.#isWriting = true;
    while (this.#next !== null) {
      const progress = this.#next;
      this.#next = null;
      try {
        await mustWrite(database, [reportProgress(this.#taskId, progress)], { repeatable: true });
        events.publish(this.#taskId);
      } catch (error) {
        log.warn({ task: this.#taskId, err: error }, 'could not store progress');
      }
    }
    this.#isWriting = false;
  }
}
