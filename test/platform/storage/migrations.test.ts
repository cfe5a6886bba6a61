import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { insertAccount } from '../../../src/features/accounts/account-table.ts';
import { capture, hold } from '../../../src/features/billing/money-table.ts';
import { insertKey } from '../../../src/features/keys/key-table.ts';
import { mustWrite } from '../../../src/platform/storage/database.ts';
import {
  FIRST_DRIVER_MIGRATION,
  loadMigrations,
  type Migration,
  PROGRAM_VERSION,
  UnknownMigrations,
} from '../../../src/platform/storage/migrations.ts';
import {
  loadPostgresMigrations,
  migratePostgres,
} from '../../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { migrateSqlite } from '../../../src/platform/storage/sqlite/migrate-sqlite.ts';
import { testPostgres } from '../../support/postgres.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { aKey, anAccount } from '../../support/seed-account.ts';

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

test('a committed migration is never changed: what has run somewhere does not run again', () => {
  const recorded = JSON.parse(readFileSync(new URL('./migration-hashes.json', import.meta.url), 'utf8'));
  const found = loadPostgresMigrations().map(({ name, sql }) => [
    name,
    createHash('sha256').update(sql).digest('hex'),
  ]);
  assert.deepEqual(
    Object.fromEntries(found),
    recorded,
    'change it by a new migration, and record that one in migration-hashes.json',
  );
});

/** As they were committed first. */
const FIRST_0001 = (sql: string) => sql.replace(/^CREATE INDEX tasks_failed.*\n/m, '');
const FIRST_0009 = (sql: string) => sql.replace(/^-- What a hosted service takes.*\n.*cost BIGINT;\n/m, '');
const FIRST_1001 = (sql: string) => sql.replace('DOUBLE PRECISION', 'BIGINT');

/** The migrations of the hour in which three of them were committed and then changed. */
function firstMigrations(all: readonly Migration[]): Migration[] {
  const edits: Record<number, (sql: string) => string> = { 1: FIRST_0001, 9: FIRST_0009, 1001: FIRST_1001 };
  return all
    .filter(({ number }) => number <= 10 || number === 1001)
    .map((migration) => {
      const sql = edits[migration.number]?.(migration.sql) ?? migration.sql;
      assert.equal(sql !== migration.sql, migration.number in edits, migration.name);
      return { ...migration, sql };
    });
}

test('a data folder made before a migration was changed ends in the same schema as a new one', () => {
  const folder = scratchFolder();
  const schemaOf = (file: string) => {
    const database = new DatabaseSync(file);
    const names = database.prepare('SELECT type, name FROM sqlite_master ORDER BY name').all();
    const columns = names
      .filter(({ type }) => type === 'table')
      .flatMap(({ name }) =>
        database
          .prepare(`SELECT '${name}' AS t, name, type FROM pragma_table_info('${name}') ORDER BY name`)
          .all(),
      );
    database.close();
    return { names, columns };
  };
  const [early, fresh] = [join(folder, 'early.db'), join(folder, 'fresh.db')];
  migrateSqlite(early, firstMigrations(loadMigrations()));
  migrateSqlite(fresh);
  assert.notDeepEqual(schemaOf(early), schemaOf(fresh));
  migrateSqlite(early);
  assert.deepEqual(schemaOf(early), schemaOf(fresh));
});

test('a PostgreSQL database made before a migration was changed ends in the same schema as a new one', async () => {
  const postgres = await testPostgres();
  const open = async () =>
    new PostgresServer(await postgres.newDatabase(), { connections: 2, statementTimeoutMs: 5000 });
  const schemaOf = async (server: PostgresServer) => {
    const connection = await server.connect();
    const columns = await connection.query(
      `SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'
       ORDER BY table_name, column_name`,
    );
    const indexes = await connection.query(
      `SELECT indexname FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`,
    );
    await connection.end();
    return { columns: columns.rows, indexes: indexes.rows };
  };
  const [early, fresh] = [await open(), await open()];
  await migratePostgres(early, firstMigrations(loadPostgresMigrations()));
  await migratePostgres(fresh);
  assert.notDeepEqual(await schemaOf(early), await schemaOf(fresh));
  await migratePostgres(early);
  assert.deepEqual(await schemaOf(early), await schemaOf(fresh));
  await early.close();
  await fresh.close();
});

/** Two of a day, one refunded, one of the next day, and one that is still held. */
const BOOKS = `INSERT INTO holds (id, account_id, key_id, source, model, amount, captured, state, created_at, settled_at, cost)
  VALUES ('t1', 'a', 'k', 'payg', 'm', 9, 9, 'captured', 1, 86400000, 4), ('r1', 'a', 'k', 'payg', 'm', 9, 2, 'captured', 1, 86400000, NULL),
    ('r2', 'a', 'k', 'payg', 'm', 9, 0, 'released', 1, 172799999, NULL), ('r3', 'a', 'k', 'payg', 'm', 9, 7, 'captured', 1, 172800000, NULL),
    ('r4', 'a', 'k', 'payg', 'm', 9, 0, 'held', 1, NULL, NULL);
  INSERT INTO tasks (id, account_id, key_id, family, model, status, created_at, status_updated_at, seconds, size,
    enhanced_prompt, request, price, route) VALUES ('t1', 'a', 'k', 'B', 'm', 'completed', 1, 1, 8, '', '', '{}', 9, 'upstream/far/m/m');`;
const SUMS =
  'SELECT day, route, requests, failed, captured, cost, with_cost FROM usage_days ORDER BY day, route';
const SUMS_OF_BOOKS = [
  { day: 1, route: '', requests: 2, failed: 1, captured: 2, cost: 0, with_cost: 0 },
  { day: 1, route: 'upstream/far/m/m', requests: 1, failed: 0, captured: 9, cost: 4, with_cost: 1 },
  { day: 2, route: '', requests: 1, failed: 0, captured: 7, cost: 0, with_cost: 0 },
];
const beforeSums = (all: readonly Migration[]) =>
  all.filter(({ number }) => number < 31 || (number >= FIRST_DRIVER_MIGRATION && number < 1003));

test('the sums of days are filled from what was settled before there were any', async () => {
  const file = join(scratchFolder(), 'phonofilm.db');
  migrateSqlite(file, beforeSums(loadMigrations()));
  const database = new DatabaseSync(file);
  database.exec(BOOKS);
  migrateSqlite(file);
  assert.deepEqual(
    database
      .prepare(SUMS)
      .all()
      .map((row) => ({ ...row })),
    SUMS_OF_BOOKS,
  );
  database.close();

  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 });
  await migratePostgres(server, beforeSums(loadPostgresMigrations()));
  const connection = await server.connect();
  await connection.query(BOOKS);
  await connection.end();
  await migratePostgres(server);
  assert.deepEqual(await server.query({ sql: SUMS, values: [] }), SUMS_OF_BOOKS);
  await server.close();
});

const BEFORE_ALERTS_OF_OPERATORS = `INSERT INTO nodes VALUES ('node_1', 'serve', 'here', '1', 1, 1, 0);
  INSERT INTO alerts VALUES ('disk:here', 'disk', 'here', 'full', 1);
  INSERT INTO webhooks (id, account_id, url, secret, enabled, lane, events, created_at) VALUES
    ('wh_1', 'a', 'https://a.test', 's', 1, 'new', '["alert.raised","alert.cleared"]', 1),
    ('wh_2', 'a', 'https://a.test', 's', 1, 'new', '["alert.raised","video.failed"]', 1),
    ('wh_3', 'a', 'https://a.test', 's', 1, 'new', '["video.completed","alert.cleared"]', 1);
  INSERT INTO model_settings (model, facts) VALUES ('m', '{"row":{"like":"vidA3","routes_by":"cost"},"price":null}'),
    ('n', '{"row":{"routes_by":"speed","speed":"fast"},"price":null}'), ('o', '{"row":{"routes_by":"order"},"price":null}');
  INSERT INTO deliveries (id, webhook_id, account_id, event_id, event_type, event_created_at, subject_id, lane, status, created_at) VALUES
    ('dlv_1', 'wh_1', 'a', 'evt_1', 'webhook.test', 1, 'wh_1', 'new', 'failed', 1),
    ('dlv_2', 'wh_2', 'a', 'evt_2', 'alert.raised', 1, 'disk:here', 'new', 'failed', 1),
    ('dlv_3', 'wh_3', 'a', 'evt_3', 'video.completed', 1, 't', 'new', 'failed', 1);`;
const LEFT = `SELECT id, events AS kept FROM webhooks UNION ALL SELECT model, facts FROM model_settings
  UNION ALL SELECT id, event_type FROM deliveries UNION ALL SELECT id, message FROM alerts ORDER BY 1`;
const LEFT_ROWS = [
  { id: 'dlv_3', kept: 'video.completed' },
  { id: 'm', kept: '{"row":{"like":"vidA3"},"price":null}' },
  { id: 'n', kept: '{"row":{"speed":"fast"},"price":null}' },
  { id: 'o', kept: '{"row":{},"price":null}' },
  { id: 'wh_2', kept: '["video.failed"]' },
  { id: 'wh_3', kept: '["video.completed"]' },
];
const before43 = (all: readonly Migration[]) =>
  all.filter(({ number }) => number < 43 || number >= FIRST_DRIVER_MIGRATION);

test('alerts of accounts, nodes and orders of routes go with their rows, and all else stays', async () => {
  const file = join(scratchFolder(), 'phonofilm.db');
  migrateSqlite(file, before43(loadMigrations()));
  const database = new DatabaseSync(file);
  database.exec(BEFORE_ALERTS_OF_OPERATORS);
  migrateSqlite(file);
  const left = database.prepare(LEFT).all();
  assert.deepEqual(
    left.map((row) => ({ ...row })),
    LEFT_ROWS,
  );
  database.close();

  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 });
  await migratePostgres(server, before43(loadPostgresMigrations()));
  const connection = await server.connect();
  await connection.query(BEFORE_ALERTS_OF_OPERATORS);
  await connection.end();
  await migratePostgres(server);
  assert.deepEqual(await server.query({ sql: LEFT, values: [] }), LEFT_ROWS);
  await server.close();
});

test('what nodes of the version before settle during a rolling upgrade is counted once, and so is what newer ones settle', async () => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 });
  const database = new PostgresDatabase(server);
  await migratePostgres(server, beforeSums(loadPostgresMigrations()));
  const now = Date.now();
  await mustWrite(database, [
    insertAccount(anAccount('a', { balance: 1000 })),
    insertKey(aKey('k', 'a'), 'hash'),
  ]);
  const held = (id: string) =>
    hold({ id, accountId: 'a', keyId: 'k', source: 'payg', model: 'm', amount: 9, now, expiresAt: null });
  for (const id of ['before', 'meanwhile', 'older', 'newer']) await mustWrite(database, held(id));
  const settledByOlderNode = (id: string) => ({
    sql: "UPDATE holds SET state = 'captured', captured = 9, settled_at = $1 WHERE id = $2 AND state = 'held'",
    values: [now, id],
    rows: 1,
  });
  await mustWrite(database, [settledByOlderNode('before')]);
  const sums = async () =>
    await server.query({ sql: 'SELECT requests, captured FROM usage_days', values: [] });

  const known = loadPostgresMigrations();
  await migratePostgres(
    server,
    known.filter(({ number }) => number !== 1003),
  );
  await mustWrite(database, [settledByOlderNode('meanwhile')]);
  assert.deepEqual(await sums(), [{ requests: 1, captured: 9 }]);
  await migratePostgres(server, known);
  assert.deepEqual(await sums(), [{ requests: 2, captured: 18 }]);
  await mustWrite(database, [settledByOlderNode('older')]);
  await mustWrite(database, capture('newer', now, 5));
  assert.deepEqual(await sums(), [{ requests: 4, captured: 32 }]);
  await database.close();
});

test('a data folder of a newer version, or of another program, is refused by name', () => {
  const folder = scratchFolder();
  const file = join(folder, 'phonofilm.db');
  migrateSqlite(file);
  migrateSqlite(file, [...loadMigrations(), LATER]);
  const needed = new RegExp(`does not know its 0900-time-travel.sql. Start Phonofilm ${PROGRAM_VERSION} or`);
  assert.throws(() => migrateSqlite(file), isRefusal(needed));
  migrateSqlite(file, [...loadMigrations(), LATER]);

  const [, ...others] = loadMigrations();
  assert.throws(() => migrateSqlite(file, [RENAMED, ...others, LATER]), isRefusal(/0001-first-tables\.sql/));
});

test('a folder from before versions were written down is known by its migrations', () => {
  const folder = scratchFolder();
  const file = join(folder, 'phonofilm.db');
  const database = new DatabaseSync(file);
  database.exec(`CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO migrations VALUES (900, '0900-time-travel.sql')`);
  database.close();
  assert.throws(
    () => migrateSqlite(file),
    isRefusal(/a version of Phonofilm that knows 0900-time-travel\.sql/),
  );
});

test('a PostgreSQL database of a newer version is refused by name', async () => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 });
  await migratePostgres(server);
  await migratePostgres(server, [...loadPostgresMigrations(), LATER]);
  await assert.rejects(migratePostgres(server), isRefusal(/0900-time-travel\.sql/));
  await server.close();
});

test('a migration that the server sends back because of nodes at work begins again', async () => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 2, statementTimeoutMs: 5000 });
  const counted = { number: 900, name: '0900-tries.sql', sql: 'CREATE SEQUENCE tries' };
  // Sequences go on counting in what is rolled back.
  const contested = (times: number) => `DO $$ BEGIN
    IF nextval('tries') <= ${times} THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
  END $$`;
  const known = [...loadPostgresMigrations(), counted];
  await migratePostgres(server, known);
  const later = (sql: string) => migratePostgres(server, [...known, { ...LATER, number: 901, sql }]);
  await assert.rejects(later(contested(1000)), /deadlock detected/);
  assert.deepEqual(await later(contested(13)), [LATER.name]);
  await server.close();
});
