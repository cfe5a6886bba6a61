import type { Logger } from 'pino';
import { periodsAt } from '../../domain/account.ts';
import { ArtifactsUnavailable } from '../../domain/artifacts-unavailable.ts';
import type { EndTask } from '../../domain/task.ts';
import { type ArtifactStore, runFolder, taskFolder } from '../../platform/artifacts/artifact-store.ts';
import { deleteOldIdempotency } from '../../platform/idempotency/idempotency-table.ts';
import {
  apart,
  type Database,
  mustWrite,
  type Read,
  type Row,
  type Write,
} from '../../platform/storage/database.ts';
import { text } from '../../platform/storage/read-column.ts';
import type { Billing } from '../billing/billing.ts';
import { deleteOldHold, oldHolds } from '../billing/money-table.ts';
import { deleteOldUpstreamCosts } from '../billing/upstream-cost-table.ts';
import { deleteOldBudgetEvents } from '../budgets/budget-table.ts';
import { deleteOldVideoLinks } from '../links/link-table.ts';
import { deleteRun, lostRuns } from '../tasks/start-table.ts';
import {
  deleteTask,
  expiredTestVideos,
  expiredVideos,
  forgetVideo,
  oldTasks,
  overdueTasks,
  toTask,
} from '../tasks/task-table.ts';
import { deleteOldUsage } from '../usage/usage-table.ts';
import { deleteOldDeliveries } from '../webhooks/delivery-table.ts';
import { deleteOldTaskEvents } from '../webhooks/outbox-table.ts';

export interface RetentionDeps {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly billing: Billing;
  readonly endTask: EndTask;
  /** What is kept of requests. */
  readonly requestLog: { prune(): Promise<void> };
  /** Speech and transcripts. */
  readonly taskTimeoutMs: number;
  readonly queueTimeoutMs: number;
  readonly videoMs: number;
  readonly taskMs: number;
  readonly ledgerMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** A batch deletes so many, so that nobody waits for long. */
const PAGE = 1000;
/** So many folders are removed at once. */
const FOLDERS_AT_ONCE = 16;
const DAY_MS = 86_400_000;
const SWEEP_APART_MS = 55_000;

/** Test videos and their inputs cost nothing: they are kept for the time of a test run. */
const TEST_VIDEO_MS = 3_600_000;
/** Events are delivered for a day; after that they are kept only for inspection. */
const EVENT_MS = 3 * DAY_MS;
/** The log of deliveries. */
const DELIVERY_MS = 7 * DAY_MS;
/** What was told of a budget, longer than any month: it is told once in a month. */
const BUDGET_EVENT_MS = 40 * DAY_MS;

/** Files are stored before the record that names them; by then it is written. */
const NEW_FILES_MS = 3_600_000;

/** Of the speech and transcripts that releases before 0042 kept. */
const AUDIO_FOLDER = 'audio';

/** A worker ends its task at the time limit; a task that is still open this much later has no worker. */
const OVERDUE_MS = 300_000;

/**
 * Deletes what has expired: videos, then task records, files of runs that did not complete their task, idempotency
 * records, events, holds of crashed processes, and old entries of the books. The record says that a
 * video is gone before its bytes are deleted, so `video_url` never points to a missing file.
 */
export class Retention {
  readonly #deps: RetentionDeps;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #mayHaveAudio = true;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  start(everyMs = 60_000): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.sweepInTurn()
        .catch((error: unknown) => this.#deps.log.error({ err: error }, 'retention failed'))
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

  /** Of many nodes the first that asks sweeps, once a minute for all of them. */
  async sweepInTurn(): Promise<void> {
    const { database, now } = this.#deps;
    const { ok } = await database.write([claimSweep(now())]);
    if (ok) await this.sweep();
  }

  async sweep(): Promise<void> {
    const { database, billing, endTask, taskTimeoutMs, queueTimeoutMs, videoMs, taskMs, now } = this.#deps;
    await this.#pages(
      () => overdueTasks(now() - OVERDUE_MS, { taskTimeoutMs, queueTimeoutMs }, PAGE),
      async (rows) => {
        const failure = { code: 'timeout', message: 'The video was not finished in time.' };
        for (const row of rows) await endTask(toTask(row), { status: 'failed', failure });
      },
    );
    await this.#pagesWithFiles(
      () => expiredVideos(now() - videoMs, PAGE),
      (rows) => this.#dropVideos(rows),
    );
    await this.#pagesWithFiles(
      () => expiredTestVideos(now() - TEST_VIDEO_MS, PAGE),
      (rows) => this.#dropVideos(rows),
    );
    await this.#pagesWithFiles(
      () => oldTasks(now() - taskMs, PAGE),
      async (rows) => {
        await this.#dropVideos(rows);
        await mustWrite(database, idsOf(rows).map(deleteTask));
      },
    );
    await this.#pagesWithFiles(
      () => lostRuns(now() - NEW_FILES_MS, PAGE),
      async (rows) => {
        await this.#removeFolders(rows.map(folderOfRun));
        await mustWrite(database, idsOf(rows).map(deleteRun));
      },
    );
    await mustWrite(database, [
      deleteOldIdempotency(now() - DAY_MS),
      deleteOldTaskEvents(now() - EVENT_MS),
      deleteOldDeliveries(now() - DELIVERY_MS),
      deleteOldBudgetEvents(now() - BUDGET_EVENT_MS),
      deleteOldVideoLinks(now()),
      deleteOldUpstreamCosts(periodsAt(now() - this.#deps.ledgerMs).day),
      deleteOldUsage(Math.floor((now() - this.#deps.ledgerMs) / DAY_MS)),
    ]);
    await this.#deps.requestLog.prune();
    if (this.#mayHaveAudio)
      await this.#unlessAway(async () => {
        await this.#deps.artifacts.removeFolder(AUDIO_FOLDER);
        this.#mayHaveAudio = false;
      });
    await billing.releaseOrphans(false);
    await this.#pages(
      () => oldHolds(now() - this.#deps.ledgerMs, PAGE),
      (rows) => mustWrite(database, idsOf(rows).flatMap(deleteOldHold)),
    );
  }

  async #pages(page: () => Read, drop: (rows: readonly Row[]) => Promise<void>): Promise<void> {
    for (let rows: readonly Row[] | null = null; rows === null || rows.length === PAGE; ) {
      rows = await this.#deps.database.read(apart(page()));
      if (rows.length > 0) await drop(rows);
    }
  }

  async #pagesWithFiles(page: () => Read, drop: (rows: readonly Row[]) => Promise<void>): Promise<void> {
    await this.#unlessAway(() => this.#pages(page, drop));
  }

  /** Files that cannot be removed while the store is away are left to the next sweep; the rest of this one goes on. */
  async #unlessAway(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ArtifactsUnavailable)) throw error;
      this.#deps.log.warn({ err: error.cause }, 'expired files cannot be removed at the moment');
    }
  }

  async #dropVideos(rows: readonly Row[]): Promise<void> {
    const ids = idsOf(rows);
    // A store that is away is noticed before the records change: the next sweep would not find these files again.
    await this.#deps.artifacts.stat(taskFolder(ids[0] ?? ''));
    await mustWrite(this.#deps.database, ids.map(forgetVideo));
    await this.#removeFolders(ids.map(taskFolder));
  }

  async #removeFolders(folders: readonly string[]): Promise<void> {
    for (let first = 0; first < folders.length; first += FOLDERS_AT_ONCE)
      await Promise.all(
        folders
          .slice(first, first + FOLDERS_AT_ONCE)
          .map((folder) => this.#deps.artifacts.removeFolder(folder)),
      );
  }
}

/** Refused while another sweep began less than a minute ago; a timer may be a little early. */
function claimSweep(now: number): Write {
  return {
    sql: `INSERT INTO sweeps (name, began_at) VALUES ('retention', $1)
      ON CONFLICT (name) DO UPDATE SET began_at = excluded.began_at WHERE sweeps.began_at <= $2`,
    values: [now, now - SWEEP_APART_MS],
    rows: 1,
  };
}

/** A run of a worker is below its task's folder; new files are listed by their folder itself. */
function folderOfRun(row: Row): string {
  const id = text(row, 'id');
  return id.includes('/') ? id : runFolder(text(row, 'task_id'), id);
}

const idsOf = (rows: readonly Row[]) => rows.map((row) => text(row, 'id'));
