import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { InProcessTaskEvents } from '../events/task-events.ts';
import { MemoryRateLimiter } from '../limits/memory-rate-limiter.ts';
import { InProcessQueue } from '../queue/in-process-queue.ts';
import { lockDataFolder } from '../storage/sqlite/data-folder-lock.ts';
import { migrateSqlite } from '../storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../storage/sqlite/sqlite-database.ts';
import type { Foundation, FoundationParts } from './foundation.ts';
import { laneOfWith, lanesOf } from './lanes.ts';

/** One process with a data folder of its own: SQLite, and everything shared is in memory. */
export class EmbeddedFoundation implements Foundation {
  readonly database: SqliteDatabase;
  readonly queue: InProcessQueue;
  readonly events = new InProcessTaskEvents();
  readonly limiter = new MemoryRateLimiter();
  readonly alone = true;
  readonly scratchFolder: string;
  readonly #lock: { release(): void };

  static open(parts: FoundationParts): EmbeddedFoundation {
    const { dataDirectory } = parts.config;
    const lock = lockDataFolder(dataDirectory);
    mkdirSync(join(dataDirectory, 'artifacts'), { recursive: true });
    const file = join(dataDirectory, 'phonofilm.db');
    migrateSqlite(file);
    return new EmbeddedFoundation(parts, new SqliteDatabase(file), lock);
  }

  private constructor(parts: FoundationParts, database: SqliteDatabase, lock: { release(): void }) {
    const { config, engines, log } = parts;
    this.database = database;
    this.#lock = lock;
    this.scratchFolder = join(config.dataDirectory, 'scratch');
    this.queue = new InProcessQueue({
      database,
      lanes: lanesOf(engines),
      laneOf: laneOfWith(engines),
      onCrash: (task, error) =>
        log.error({ task, err: error }, 'task could not be carried on; it is tried again'),
    });
  }

  async oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
    return await work();
  }

  async reachable(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {
    await this.database.close();
    this.#lock.release();
  }
}
