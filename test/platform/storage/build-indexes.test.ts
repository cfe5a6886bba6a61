import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { buildIndexes } from '../../../src/platform/storage/postgres/build-indexes.ts';
import {
  loadPostgresMigrations,
  migrateTables,
} from '../../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { testPostgres } from '../../support/postgres.ts';

const KNOWN = loadPostgresMigrations();
const OPTIONS = { connections: 2, statementTimeoutMs: 20_000 };

/** As a node of the version before left it: with all indexes up to there. */
const BEFORE = KNOWN.filter(({ number }) => number < 29);

const INSERT = `INSERT INTO tasks (id, account_id, key_id, family, model, status, created_at, status_updated_at, seconds, size,
  enhanced_prompt, request, price) VALUES ($1, 'a', 'k', 'B', 'm', 'completed', 1, 1, 8, '', '', '{}', 9)`;

const ADDED = `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  AND indexname IN ('tasks_undecided', 'keys_by_account') ORDER BY 1`;

const BUILDING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'CREATE INDEX%'`;

const INVALID = 'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid';

describe('indexes of tables with many rows', () => {
  let server: PostgresServer;
  /** In a transaction in which it has written to tasks: building an index beside writes waits for it. */
  let writer: pg.Client;
  let other: pg.Client;

  beforeEach(async () => {
    server = new PostgresServer(await (await testPostgres()).newDatabase(), OPTIONS);
    await migrateTables(server, BEFORE);
    await buildIndexes(server, BEFORE);
    await migrateTables(server, KNOWN);
    [writer, other] = [await server.connect(), await server.connect()];
    await writer.query('BEGIN');
    await writer.query(INSERT, ['open']);
  });

  afterEach(async () => {
    await writer.end();
    await other.end();
    await server.close();
  });

  const build = () => buildIndexes(server, KNOWN);

  async function builder(): Promise<number> {
    for (;;) {
      const { rows } = await other.query(BUILDING);
      if (rows.length > 0) return rows[0].pid;
      await delay(20);
    }
  }

  test('are not built by the transaction of their migration, which drops the old one', async () => {
    assert.deepEqual((await other.query(ADDED)).rows, []);
    await writer.query('COMMIT');
    await build();
    const { rows } = await other.query(ADDED);
    assert.deepEqual(
      rows.map(({ indexname }) => indexname),
      ['keys_by_account', 'tasks_undecided'],
    );
    assert.match(rows[1].indexdef, /\(created_at, id\)/);
  });

  test('are built while others write', async () => {
    const built = build();
    await builder();
    // Behind a lock against writes it would wait until the time limit, and fail.
    await other.query("SET statement_timeout = '10s'");
    for (let number = 0; number < 20; number += 1) await other.query(INSERT, [`meanwhile-${number}`]);
    await other.query("DELETE FROM tasks WHERE id = 'meanwhile-0'");
    await writer.query('COMMIT');
    await built;
    assert.deepEqual((await other.query(INVALID)).rows, []);
    const { rows } = await other.query('SELECT count(*)::int AS count FROM tasks');
    assert.deepEqual(rows, [{ count: 20 }]);
  });

  test('are dropped and built again when their building was cut off', async () => {
    const built = assert.rejects(build(), /terminat/);
    await other.query('SELECT pg_terminate_backend($1)', [await builder()]);
    await built;
    assert.equal((await other.query(INVALID)).rows.length, 1);
    await writer.query('COMMIT');
    await build();
    assert.deepEqual((await other.query(INVALID)).rows, []);
    assert.equal((await other.query(ADDED)).rows.length, 2);
  });

  test('are built by one of several nodes that start, and the others wait for it', async () => {
    const all = Promise.all([build(), build(), build()]);
    await builder();
    await writer.query('COMMIT');
    await all;
    assert.deepEqual((await other.query(INVALID)).rows, []);
    assert.equal((await other.query(ADDED)).rows.length, 2);
  });

  test('do not hold up a node that starts while they are built', async () => {
    const built = build();
    await builder();
    assert.deepEqual(await migrateTables(server, KNOWN), []);
    await writer.query('COMMIT');
    await built;
  });

  test('are built in the end when a node of the version before asks for the whole table meanwhile', async () => {
    const built = build();
    await builder();
    // Each waits for the other, and the server ends one of them.
    const requested = other
      .query('ALTER TABLE tasks ADD COLUMN IF NOT EXISTS cost BIGINT')
      .catch(({ code }) => {
        assert.equal(code, '40P01');
      });
    await writer.query('COMMIT');
    await Promise.all([built, requested]);
    assert.deepEqual((await other.query(INVALID)).rows, []);
    assert.equal((await other.query(ADDED)).rows.length, 2);
  });
});

test('a new database has its indexes from its migrations', async () => {
  const server = new PostgresServer(await (await testPostgres()).newDatabase(), OPTIONS);
  await migrateTables(server, KNOWN);
  assert.equal((await server.query({ sql: ADDED, values: [] })).length, 2);
  await server.close();
});
