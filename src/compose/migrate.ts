import type { Logger } from 'pino';
import { migrateQueue } from '../platform/queue/pg-boss/migrate-queue.ts';
import { buildIndexes } from '../platform/storage/postgres/build-indexes.ts';
import {
  loadPostgresMigrations,
  migrateTables,
  oneNodeAtATime,
} from '../platform/storage/postgres/migrate-postgres.ts';
import { PostgresServer } from '../platform/storage/postgres/postgres-server.ts';
import { waitForServer } from '../platform/storage/postgres/wait-for-server.ts';
import type { Config } from '../settings/config.ts';

/** Does to the database what a node does when it starts, and names the migrations that were pending. */
export async function migrate({ database }: Config, url: string, log: Logger): Promise<string[]> {
  const server = new PostgresServer(url, database);
  try {
    await waitForServer(server, database.waitMs, log);
    const done = await oneNodeAtATime(server, async () => {
      const pending = await migrateTables(server);
      await migrateQueue(url);
      return pending;
    });
    await buildIndexes(server, loadPostgresMigrations());
    return done;
  } finally {
    await server.close();
  }
}
