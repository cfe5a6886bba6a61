import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { migrateQueue } from '../queue/pg-boss/migrate-queue.ts';
import { migratePostgres, oneNodeAtATime } from '../storage/postgres/migrate-postgres.ts';
import { PostgresServer } from '../storage/postgres/postgres-server.ts';
import { waitForServer } from '../storage/postgres/wait-for-server.ts';

/** Does to the database what a node does when it starts, and names the migrations that were pending. */
export async function migrate({ database }: Config, url: string, log: Logger): Promise<string[]> {
  const server = new PostgresServer(url, database);
  try {
    await waitForServer(server, database.waitMs, log);
    return await oneNodeAtATime(server, async () => {
      const done = await migratePostgres(server);
      await migrateQueue(url);
      return done;
    });
  } finally {
    await server.close();
  }
}
