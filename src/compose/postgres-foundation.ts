import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { laneOfWith, lanesOf } from '../features/videos/video-lanes.ts';
import { PostgresTaskEvents } from '../platform/events/postgres-task-events.ts';
import { MemoryRateLimiter } from '../platform/limits/memory-rate-limiter.ts';
import { PostgresRateLimiter } from '../platform/limits/postgres-rate-limiter.ts';
import { ownFolder } from '../platform/machine/own-folder.ts';
import { PgBossQueue } from '../platform/queue/pg-boss/pg-boss-queue.ts';
import { buildIndexes } from '../platform/storage/postgres/build-indexes.ts';
import {
  loadPostgresMigrations,
  migrateTables,
  oneNodeAtATime,
} from '../platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../platform/storage/postgres/postgres-server.ts';
import { ServerClock } from '../platform/storage/postgres/server-clock.ts';
import { waitForServer } from '../platform/storage/postgres/wait-for-server.ts';
import type { Foundation, FoundationDeps } from './foundation.ts';

/** Readiness probes time out after a few seconds themselves. */
const REACHABLE_WITHIN_MS = 2000;

/** Any number of nodes on one PostgreSQL, which holds state, queue, limits and notifications. */
export class PostgresFoundation implements Foundation {
  readonly database: PostgresDatabase;
  readonly queue: PgBossQueue;
  readonly events: PostgresTaskEvents;
  readonly limiter: PostgresRateLimiter;
  readonly now: () => number;
  readonly isSingleProcess = false;
  readonly scratchFolder: string;
  readonly #server: PostgresServer;
  readonly #clock: ServerClock;

  static async open(deps: FoundationDeps, url: string): Promise<PostgresFoundation> {
    const foundation = new PostgresFoundation(deps, url);
    try {
      await waitForServer(foundation.#server, deps.config.database.waitMs, deps.log);
      await foundation.oneAtATime(async () => {
        await migrateTables(foundation.#server);
        await foundation.queue.open();
      });
      await buildIndexes(foundation.#server, loadPostgresMigrations());
      await foundation.events.start();
      await foundation.#clock.start();
    } catch (error) {
      await foundation.close();
      throw error;
    }
    return foundation;
  }

  private constructor({ config, role, engines, log, now }: FoundationDeps, url: string) {
    mkdirSync(join(config.dataDirectory, 'artifacts'), { recursive: true });
    this.scratchFolder = ownFolder(join(config.dataDirectory, 'scratch'));
    this.#server = new PostgresServer(url, config.database);
    this.#clock = new ServerClock(this.#server, Date.now, (milliseconds) =>
      log.warn(
        { milliseconds },
        "this machine's clock differs from the database's, which is followed; keep clocks in step (NTP)",
      ),
    );
    this.now = now ?? this.#clock.now;
    this.database = new PostgresDatabase(this.#server);
    this.events = new PostgresTaskEvents(this.#server, log);
    this.limiter = new PostgresRateLimiter(this.#server, new MemoryRateLimiter(), log);
    this.queue = new PgBossQueue({
      url,
      server: this.#server,
      database: this.database,
      lanes: lanesOf(engines),
      laneOf: laneOfWith(engines),
      onCrash: (task, error) => log.error({ task, err: error }, 'could not run a task; it will be retried'),
      supervises: role !== 'api',
      heartbeatSeconds: config.queue.heartbeatSeconds,
      log,
      now: this.now,
    });
  }

  async oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
    return await oneNodeAtATime(this.#server, work);
  }

  async trouble(): Promise<string | null> {
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(() => resolve('the database does not answer'), REACHABLE_WITHIN_MS);
    const answered = this.#server.takesWrites().then(
      (writable) => (writable ? null : 'the database takes no writes'),
      () => 'the database cannot be reached',
    );
    const trouble = await Promise.race([answered, late]);
    clearTimeout(timer);
    return trouble;
  }

  async close(): Promise<void> {
    this.#clock.stop();
    await this.events.stop();
    await this.database.close();
  }
}
