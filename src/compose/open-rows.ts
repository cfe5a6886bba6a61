import { PostgresRows, PostgresTarget } from '../platform/storage/postgres/postgres-rows.ts';
import { PostgresServer } from '../platform/storage/postgres/postgres-server.ts';
import type { RowSource, RowTarget } from '../platform/storage/rows.ts';
import { lockDataFolder } from '../platform/storage/sqlite/data-folder-lock.ts';
import { SqliteRows, SqliteTarget } from '../platform/storage/sqlite/sqlite-rows.ts';
import type { Config } from '../settings/config.ts';
import { databaseFile, requireDatabase } from './database-file.ts';

/** The configured database, for a backup. A server may be running on it. */
export async function openRows(config: Config): Promise<RowSource> {
  const { databaseUrl, database } = config;
  if (databaseUrl !== null) return await PostgresRows.open(new PostgresServer(databaseUrl, database));
  requireDatabase(config);
  return new SqliteRows(databaseFile(config));
}

/** The configured database, for a restore. It must be empty, and no server may be running on it. */
export async function openTarget(config: Config): Promise<RowTarget> {
  const { databaseUrl, database, dataDirectory } = config;
  if (databaseUrl !== null) return new PostgresTarget(new PostgresServer(databaseUrl, database));
  const lock = lockDataFolder(dataDirectory);
  process.once('exit', () => lock.release());
  return new SqliteTarget(databaseFile(config));
}
