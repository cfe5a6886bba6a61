import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../compose/database-file.ts';
import { ReadOnlyServer } from '../../platform/storage/postgres/failures.ts';
import { PostgresServer } from '../../platform/storage/postgres/postgres-server.ts';
import type { Config } from '../../settings/config.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { shownBytes } from '../progress.ts';
import { broken, type Finding, ok } from './finding.ts';

export async function lookAtDatabase(config: Config): Promise<Finding> {
  try {
    return config.databaseUrl === null ? lookAtFile(config) : await lookAtServer(config, config.databaseUrl);
  } catch (error) {
    const line = explainStartFailure(error, config);
    return broken('database', line ?? `It cannot be opened: ${(error as Error).message}`);
  }
}

function lookAtFile(config: Config): Finding {
  const file = databaseFile(config);
  if (!existsSync(file)) return ok('database', 'SQLite; its file is made at the first start.');
  using database = new DatabaseSync(file, { readOnly: true });
  // Reads the table of contents of the file: enough to tell a database from something else.
  const row = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get();
  return ok('database', `SQLite, ${row?.['tables']} tables and indexes, ${shownBytes(statSync(file).size)}.`);
}

async function lookAtServer(config: Config, url: string): Promise<Finding> {
  const server = new PostgresServer(url, config.database);
  try {
    const [row] = await server.query({ sql: 'SHOW server_version', values: [] });
    if (!(await server.takesWrites())) throw new ReadOnlyServer();
    return ok('database', `PostgreSQL ${row?.['server_version']} answers and takes writes.`);
  } finally {
    await server.close();
  }
}
