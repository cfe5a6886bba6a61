import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresRows, PostgresTarget } from '../platform/storage/postgres/postgres-rows.ts';
import { PostgresServer } from '../platform/storage/postgres/postgres-server.ts';
import type { RowSource, RowTarget } from '../platform/storage/rows.ts';
import { lockDataFolder } from '../platform/storage/sqlite/data-folder-lock.ts';
import { SqliteRows, SqliteTarget } from '../platform/storage/sqlite/sqlite-rows.ts';
import { type Config, ConfigError } from '../settings/config.ts';

/** The configured database, for a backup. A server may be running on it. */
export async function openRows({ databaseUrl, database, dataDirectory }: Config): Promise<RowSource> {
  if (databaseUrl !== null) return await PostgresRows.open(new PostgresServer(databaseUrl, database));
  const file = databaseFile(dataDirectory);
  if (!existsSync(file)) throw new ConfigError(`There is no database in ${dataDirectory}. Check DATA_DIR.`);
  return new SqliteRows(file);
}

/** The configured database, for a restore. It must be empty, and no server may be running on it. */
export async function openTarget({ databaseUrl, database, dataDirectory }: Config): Promise<RowTarget> {
  if (databaseUrl !== null) return new PostgresTarget(new PostgresServer(databaseUrl, database));
  const lock = lockDataFolder(dataDirectory);
  process.once('exit', () => lock.release());
  return new SqliteTarget(databaseFile(dataDirectory));
}

function databaseFile(dataDirectory: string): string {
  return join(dataDirectory, 'phonofilm.db');
}
