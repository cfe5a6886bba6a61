import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { loadMigrations, PROGRAM_VERSION, UnknownMigrations } from '../../src/storage/migrations.ts';
import { loadPostgresMigrations, migratePostgres } from '../../src/storage/postgres/migrate-postgres.ts';
import { PostgresServer } from '../../src/storage/postgres/postgres-server.ts';
import { migrateSqlite } from '../../src/storage/sqlite/migrate-sqlite.ts';
import { testPostgres } from '../support/postgres.ts';

const LATER = { number: 900, name: '0900-time-travel.sql', sql: 'CREATE TABLE travels (id TEXT)' };
const RENAMED = { number: 1, name: '0001-other-tables.sql', sql: '' };

const isRefusal = (words: RegExp) => (error: unknown) =>
  error instanceof UnknownMigrations && words.test(error.message);

test('numbers of migrations are given once', () => {
  const numbers = loadPostgresMigrations().map(({ number }) => number);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => a - b),
  );
});

test('a data folder of a newer version, or of another program, is refused by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-migrations-'));
  const file = join(folder, 'phonofilm.db');
  migrateSqlite(file);
  migrateSqlite(file, [...loadMigrations(), LATER]);
  const needed = new RegExp(`does not know its 0900-time-travel.sql. Start Phonofilm ${PROGRAM_VERSION} or`);
  assert.throws(() => migrateSqlite(file), isRefusal(needed));
  migrateSqlite(file, [...loadMigrations(), LATER]);

  const [, ...others] = loadMigrations();
  assert.throws(() => migrateSqlite(file, [RENAMED, ...others, LATER]), isRefusal(/0001-first-tables\.sql/));
  rmSync(folder, { recursive: true });
});

test('a folder from before versions were written down is known by its migrations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-migrations-'));
  const file = join(folder, 'phonofilm.db');
  const database = new DatabaseSync(file);
  database.exec(`CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO migrations VALUES (900, '0900-time-travel.sql')`);
  database.close();
  assert.throws(
    () => migrateSqlite(file),
    isRefusal(/a version of Phonofilm that knows 0900-time-travel\.sql/),
  );
  rmSync(folder, { recursive: true });
});

test('a PostgreSQL database of a newer version is refused by name', async () => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 });
  await migratePostgres(server);
  await migratePostgres(server, [...loadPostgresMigrations(), LATER]);
  await assert.rejects(migratePostgres(server), isRefusal(/0900-time-travel\.sql/));
  await server.close();
});
