import type { Logger } from 'pino';
import { type ArtifactStore, taskFolder } from '../artifacts/artifact-store.ts';
import { type Database, mustWrite } from '../storage/database.ts';
import { deleteOldIdempotency } from '../storage/tables/idempotency.ts';
import { deleteTask, expiredFilms, forgetFilm, oldTasks } from '../storage/tables/tasks.ts';
import type { Billing } from './billing.ts';

export interface RetentionParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly billing: Billing;
  readonly filmMs: number;
  readonly taskMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

const PAGE = 200;
const DAY_MS = 86_400_000;

/**
 * Lets go of what is past its time: films, then task records, remembered answers, and holds of requests whose process
 * died. The record says that a film is gone before its bytes go, so `video_url` never leads nowhere.
 */
export class Retention {
  readonly #parts: RetentionParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  start(everyMs = 60_000): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.sweep()
        .catch((error: unknown) => this.#parts.log.error({ err: error }, 'retention failed'))
        .finally(() => {
          this.#running = null;
        });
    }, everyMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  async sweep(): Promise<void> {
    const { database, billing, filmMs, taskMs, now } = this.#parts;
    await this.#each(
      () => expiredFilms(now() - filmMs, PAGE),
      (id) => this.#dropFilm(id),
    );
    await this.#each(
      () => oldTasks(now() - taskMs, PAGE),
      async (id) => {
        await this.#dropFilm(id);
        await mustWrite(database, [deleteTask(id)]);
      },
    );
    await mustWrite(database, [deleteOldIdempotency(now() - DAY_MS)]);
    await billing.releaseOrphans(false);
  }

  async #each(
    page: () => ReturnType<typeof expiredFilms>,
    drop: (id: string) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const rows = await this.#parts.database.read(page());
      for (const row of rows) await drop(row['id'] as string);
      if (rows.length < PAGE) return;
    }
  }

  async #dropFilm(id: string): Promise<void> {
    await mustWrite(this.#parts.database, [forgetFilm(id)]);
    await this.#parts.artifacts.removeFolder(taskFolder(id));
  }
}
