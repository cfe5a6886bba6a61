import type { Logger } from 'pino';
import { ArtifactsUnavailable } from '../../domain/artifacts-unavailable.ts';
import { periodsAt } from '../../domain/spending.ts';
import type { EndTask } from '../../domain/task.ts';
import { type ArtifactStore, runFolder, taskFolder } from '../../platform/artifacts/artifact-store.ts';
import { deleteOldIdempotency } from '../../platform/idempotency/idempotency-table.ts';
import { type Database, mustWrite, type Read, type Row } from '../../platform/storage/database.ts';
import { text } from '../../platform/storage/read-column.ts';
import type { Billing } from '../billing/billing.ts';
import { deleteOldHold, oldHolds } from '../billing/money-table.ts';
import { deleteOldUpstreamCosts } from '../billing/upstream-cost-table.ts';
import { deleteOldBudgetEvents } from '../budgets/budget-table.ts';
import { deleteOldFilmLinks } from '../film-links/film-link-table.ts';
import { deleteOldNodes } from '../operation/node-table.ts';
import { deleteRun, lostRuns } from '../tasks/run-table.ts';
import { deleteTask, expiredFilms, forgetFilm, oldTasks, overdueTasks } from '../tasks/task-table.ts';
import { deleteOldDeliveries } from '../webhooks/delivery-table.ts';
import { deleteOldTaskEvents } from '../webhooks/outbox-table.ts';

export interface RetentionParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly billing: Billing;
  readonly endTask: EndTask;
  /** What is kept of requests. */
  readonly requestLog: { prune(): Promise<void> };
  readonly taskTimeoutMs: number;
  readonly queueTimeoutMs: number;
  readonly filmMs: number;
  readonly taskMs: number;
  readonly ledgerMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

const PAGE = 200;
const DAY_MS = 86_400_000;

/** Events are delivered for a day; after that they are kept only for inspection. */
const EVENT_MS = 3 * DAY_MS;
/** The log of deliveries. */
const DELIVERY_MS = 7 * DAY_MS;
/** What was told of a budget, longer than any month: it is told once in a month. */
const BUDGET_EVENT_MS = 40 * DAY_MS;

/** A worker ends its task at the time limit; a task that is still open this much later has no worker. */
const OVERDUE_MS = 300_000;

/**
 * Deletes what has expired: films, then task records, files of runs that did not complete their task, idempotency
 * records, events, nodes that are gone, holds of crashed processes, and old entries of the books. The record says that a
 * film is gone before its bytes are deleted, so `video_url` never points to a missing file.
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
    const { database, billing, endTask, taskTimeoutMs, queueTimeoutMs, filmMs, taskMs, now } = this.#parts;
    await this.#each(
      () => overdueTasks(now() - OVERDUE_MS, { taskTimeoutMs, queueTimeoutMs }, PAGE),
      async (id, row) => {
        const failure = { code: 'timeout', message: 'The film was not finished in time.' };
        await endTask({ id, accountId: text(row, 'account_id') }, { status: 'failed', failure });
      },
    );
    await this.#eachWithFiles(
      () => expiredFilms(now() - filmMs, PAGE),
      (id) => this.#dropFilm(id),
    );
    await this.#eachWithFiles(
      () => oldTasks(now() - taskMs, PAGE),
      async (id) => {
        await this.#dropFilm(id);
        await mustWrite(database, [deleteTask(id)]);
      },
    );
    await this.#eachWithFiles(
      () => lostRuns(PAGE),
      (id, row) => this.#dropRun(id, text(row, 'task_id')),
    );
    await mustWrite(database, [
      deleteOldIdempotency(now() - DAY_MS),
      deleteOldTaskEvents(now() - EVENT_MS),
      deleteOldDeliveries(now() - DELIVERY_MS),
      deleteOldBudgetEvents(now() - BUDGET_EVENT_MS),
      deleteOldFilmLinks(now()),
      deleteOldNodes(now() - DAY_MS),
      deleteOldUpstreamCosts(periodsAt(now() - this.#parts.ledgerMs).day),
    ]);
    await this.#parts.requestLog.prune();
    await billing.releaseOrphans(false);
    await this.#dropOldMoney(now() - this.#parts.ledgerMs);
  }

  async #each(page: () => Read, drop: (id: string, row: Row) => Promise<void>): Promise<void> {
    for (;;) {
      const rows = await this.#parts.database.read(page());
      for (const row of rows) await drop(text(row, 'id'), row);
      if (rows.length < PAGE) return;
    }
  }

  /** Files that cannot be removed while the store is away are left to the next sweep; the rest of this one goes on. */
  async #eachWithFiles(page: () => Read, drop: (id: string, row: Row) => Promise<void>): Promise<void> {
    try {
      await this.#each(page, drop);
    } catch (error) {
      if (!(error instanceof ArtifactsUnavailable)) throw error;
      this.#parts.log.warn({ err: error.cause }, 'expired files cannot be removed at the moment');
    }
  }

  /** A page at a time, so that nobody waits for a long batch. */
  async #dropOldMoney(before: number): Promise<void> {
    const { database } = this.#parts;
    for (let rows = PAGE; rows === PAGE; ) {
      const page = await database.read(oldHolds(before, PAGE));
      if (page.length > 0)
        await mustWrite(
          database,
          page.flatMap((row) => deleteOldHold(text(row, 'id'))),
        );
      rows = page.length;
    }
  }

  async #dropRun(id: string, taskId: string): Promise<void> {
    await this.#parts.artifacts.removeFolder(runFolder(taskId, id));
    await mustWrite(this.#parts.database, [deleteRun(id)]);
  }

  async #dropFilm(id: string): Promise<void> {
    // A store that is away is noticed before the record changes: the next sweep would not find these files again.
    await this.#parts.artifacts.stat(taskFolder(id));
    await mustWrite(this.#parts.database, [forgetFilm(id)]);
    await this.#parts.artifacts.removeFolder(taskFolder(id));
  }
}
