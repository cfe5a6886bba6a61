import { migratePostgres } from '../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../src/platform/storage/postgres/postgres-server.ts';
import { testPostgres } from './postgres.ts';

/** A new database on PostgreSQL with its tables, for tests that need no service around it. */
export async function openPostgres(): Promise<PostgresDatabase> {
  const server = new PostgresServer(await (await testPostgres()).newDatabase(), {
    connections: 4,
    statementTimeoutMs: 20_000,
  });
  await migratePostgres(server);
  return new PostgresDatabase(server);
}
