import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tasksToStop, unfinishedTasks } from '../features/tasks/task-table.ts';
import { laneOfWith, lanesOf } from '../features/videos/video-lanes.ts';
import { InProcessTaskEvents } from '../platform/events/task-events.ts';
import { MemoryRateLimiter } from '../platform/limits/memory-rate-limiter.ts';
import { InProcessQueue } from '../platform/queue/in-process/in-process-queue.ts';
import { lockDataFolder } from '../platform/storage/sqlite/data-folder-lock.ts';
import { migrateSqlite } from '../platform/storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../platform/storage/sqlite/sqlite-database.ts';
import { databaseFile } from './database-file.ts';
import type { Foundation, FoundationDeps } from './foundation.ts';

/** How long a disk failure makes the service unavailable. */
const FAILURE_COUNTS_MS = 10_000;

/** A single process with its own data folder: SQLite, and all shared state in memory. */
export class EmbeddedFoundation implements Foundation {
  readonly database: SqliteDatabase;
  readonly queue: InProcessQueue;
  readonly events = new InProcessTaskEvents();
  readonly limiter = new MemoryRateLimiter();
  readonly now: () => number;
  readonly isSingleProcess = true;
  readonly scratchFolder: string;
  readonly #lock: { release(): void };
  /** A damaged file does not recover: the operator must restore it. */
  #damaged = false;
  #failedAt = Number.NEGATIVE_INFINITY;

  static open(deps: FoundationDeps): EmbeddedFoundation {
    const { dataDirectory } = deps.config;
    const lock = lockDataFolder(dataDirectory);
    mkdirSync(join(dataDirectory, 'artifacts'), { recursive: true });
    const file = databaseFile(deps.config);
    keepPrivate(file);
    migrateSqlite(file);
    return new EmbeddedFoundation(deps, file, lock);
  }

  private constructor(deps: FoundationDeps, file: string, lock: { release(): void }) {
    const { config, engines, disk, log, now = Date.now } = deps;
    this.now = now;
    this.database = new SqliteDatabase(file, (trouble, error) => {
      if (trouble === 'full') disk.noteFailure(error);
      else log.error({ err: error.cause ?? error, trouble }, 'the database file cannot be read or written');
      if (trouble === 'damaged') this.#damaged = true;
      if (trouble === 'failing') this.#failedAt = performance.now();
    });
    this.#lock = lock;
    this.database.onWriterCrash = (cause) => log.error({ err: cause }, 'the database writer thread crashed');
    this.scratchFolder = join(config.dataDirectory, 'scratch');
    this.queue = new InProcessQueue({
      database: this.database,
      stored: [unfinishedTasks, tasksToStop],
      lanes: lanesOf(engines),
      laneOf: laneOfWith(engines),
      onCrash: (task, error) => log.error({ task, err: error }, 'could not run a task; it will be retried'),
    });
  }

  async oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
    return await work();
  }

  async trouble(): Promise<string | null> {
    if (this.#damaged) return 'the database file is damaged';
    if (!this.database.writable) return 'nothing can be written to the database any more';
    const failing = performance.now() - this.#failedAt < FAILURE_COUNTS_MS;
    return failing ? 'the database file cannot be read or written' : null;
  }

  async close(): Promise<void> {
    await this.database.close();
    this.#lock.release();
  }
}

/** The file contains the secret that signs links. SQLite gives the files beside it the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  // Files of an earlier version may be readable by others.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}
