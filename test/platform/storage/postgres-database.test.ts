import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { apart, type Read, type Write } from '../../../src/platform/storage/database.ts';
import { buildIndexes } from '../../../src/platform/storage/postgres/build-indexes.ts';
import {
  loadPostgresMigrations,
  migratePostgres,
  migrateTables,
  oneNodeAtATime,
} from '../../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { secretByName } from '../../../src/platform/storage/secrets.ts';
import { StorageUnavailable } from '../../../src/platform/storage/storage-unavailable.ts';
import { startServer, type TestPostgres, testPostgres } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';
import { databaseContract } from './database-contract.ts';

const OPTIONS = { connections: 4, statementTimeoutMs: 1000 };

const insert = (name: string): Write => ({
  sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2)',
  values: [name, 'value'],
  rows: 1,
  expectation: 'secret',
});

/** On small tables the planner reads everything and sorts it, unless it must not. */
const AS_IF_LARGE = '-c enable_seqscan=off -c enable_bitmapscan=off -c enable_sort=off';

databaseContract('PostgreSQL', async () => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 10, statementTimeoutMs: 20_000 });
  await migratePostgres(server);
  const database = new PostgresDatabase(server);
  const large = new PostgresServer(`${url}?options=${encodeURIComponent(AS_IF_LARGE)}`, OPTIONS);
  const planOf = async ({ sql, values }: Read) => {
    const rows = await large.query({ sql: `EXPLAIN (COSTS OFF) ${sql}`, values });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const close = async () => {
    await Promise.all([database.close(), large.close()]);
  };
  return { database, planOf, close };
});

describe('PostgreSQL as the storage', () => {
  let postgres: TestPostgres;
  let url: string;
  let server: PostgresServer;
  let database: PostgresDatabase;

  before(async () => {
    postgres = await startServer(['deadlock_timeout=100ms', 'synchronous_commit=off']);
    url = await postgres.newDatabase();
    server = new PostgresServer(url, OPTIONS);
    database = new PostgresDatabase(server);
  });

  after(() => database.close());

  test('ten nodes that start at once migrate one after the other', async () => {
    const nodes = Array.from({ length: 10 }, () => new PostgresServer(url, OPTIONS));
    await Promise.all(
      nodes.map(async (node) => {
        await oneNodeAtATime(node, () => migrateTables(node));
        await buildIndexes(node, loadPostgresMigrations());
      }),
    );
    await Promise.all(nodes.map((node) => node.close()));
    const rows = await database.read({ sql: 'SELECT number FROM migrations ORDER BY number', values: [] });
    assert.equal(rows[0]?.['number'], 1);
    assert.equal(new Set(rows.map((row) => row['number'])).size, rows.length);
  });

  test('a read apart has a shorter time limit than another', async () => {
    const node = new PostgresServer(url, { ...OPTIONS, statementTimeoutMs: 15_000 });
    const limit = { sql: 'SHOW statement_timeout', values: [] };
    assert.deepEqual(await node.query(limit), [{ statement_timeout: '15s' }]);
    assert.deepEqual(await node.query(apart(limit)), [{ statement_timeout: '5s' }]);
    await node.close();
  });

  test('a read after the close opens no connection, which would keep the process from ending', async () => {
    const other = await postgres.newDatabase();
    const closed = new PostgresServer(other, OPTIONS);
    const read = () => closed.query({ sql: 'SELECT 1', values: [] });
    await read();
    // One is being opened, the others are asked for later.
    const opening = closed.connect().catch((error: Error) => error);
    await closed.close();
    await assert.rejects(read(), /cannot be reached/);
    await assert.rejects(closed.connect(), /cannot be reached/);
    assert.ok((await opening) instanceof Error);
    await until(async () => {
      const [left] = await server.query({
        sql: 'SELECT count(*) AS count FROM pg_stat_activity WHERE datname = $1',
        values: [new URL(other).pathname.slice(1)],
      });
      return left?.['count'] === 0;
    });
  });

  test('the work of one node ends before the next begins', async () => {
    let inside = 0;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        oneNodeAtATime(server, async () => {
          inside += 1;
          assert.equal(inside, 1);
          await database.read({ sql: 'SELECT 1', values: [] });
          inside -= 1;
        }),
      ),
    );
  });

  test('a statement that takes too long is cancelled, and the caller gets a 503', async () => {
    await assert.rejects(
      database.read({ sql: 'SELECT pg_sleep(5)', values: [] }),
      (error) => error instanceof StorageUnavailable && error.status === 503,
    );
    await assert.rejects(
      database.read(apart({ sql: 'SELECT pg_sleep(5)', values: [] })),
      (error) => error instanceof StorageUnavailable && /Ask for less/.test(error.message),
    );
  });

  test('what may be written twice is written without a transaction, refused as in one, and waits for a server that restarts', async () => {
    const rename = (name: string, to: string): Write => ({
      sql: 'UPDATE secrets SET value = $1 WHERE name = $2',
      values: [to, name],
      rows: 1,
      expectation: 'secret',
    });
    const twice = { repeatable: true } as const;
    assert.deepEqual(await database.write([insert('alone')]), { ok: true });
    assert.deepEqual(await database.write([rename('alone', 'new')], twice), { ok: true });
    const refused = { ok: false, expectation: 'secret', reason: 'rows' };
    assert.deepEqual(await database.write([rename('nobody', 'new')], twice), refused);
    const restarting = postgres.restart!();
    assert.deepEqual(await database.write([rename('alone', 'newer')], twice), { ok: true });
    await restarting;
    assert.equal((await database.read(secretByName('alone')))[0]?.['value'], 'newer');
    const remove = { sql: "DELETE FROM secrets WHERE name = 'alone'", values: [], rows: 1 };
    assert.deepEqual(await database.write([remove], twice), { ok: true });
  });

  test('a slow read does not hold up the others', async () => {
    const patient = new PostgresServer(url, { ...OPTIONS, statementTimeoutMs: 60_000 });
    const reader = new PostgresDatabase(patient);
    const quick = () => reader.read({ sql: 'SELECT 1', values: [] });
    const holder = await patient.connect();
    await holder.query('SELECT pg_advisory_lock(1)');
    const began = performance.now();
    let over = false;
    const slow = reader.read({ sql: 'SELECT pg_advisory_lock(1)', values: [] }).finally(() => {
      over = true;
    });
    // One at a time they find a free connection; later all of them avoid the one that has not answered for a while.
    while (performance.now() - began < 100) await quick();
    await Promise.all(Array.from({ length: 20 }, quick));
    assert.equal(over, false);
    await holder.end();
    await slow;
    await reader.close();
  });

  test('batches that would deadlock are run again', async () => {
    await database.write([insert('a'), insert('b')]);
    const touch = (name: string): Write => ({
      sql: `UPDATE secrets SET value = value || 'x' WHERE name = $1`,
      values: [name],
      rows: 1,
    });
    const batches = Array.from({ length: 20 }, (_, index) =>
      database.write(index % 2 === 0 ? [touch('a'), touch('b')] : [touch('b'), touch('a')]),
    );
    for (const outcome of await Promise.all(batches)) assert.deepEqual(outcome, { ok: true });
    const rows = await database.read({ sql: 'SELECT value FROM secrets ORDER BY name', values: [] });
    assert.deepEqual(
      rows.map((row) => row['value']),
      ['a', 'b'].map(() => `value${'x'.repeat(20)}`),
    );
  });

  test('what is written is on disk before it is answered, whatever the default of the server is', async () => {
    const setting = `current_setting('synchronous_commit')`;
    const [before] = await server.query({ sql: `SELECT ${setting} AS value`, values: [] });
    assert.equal(before?.['value'], 'off');
    const sql = `INSERT INTO secrets (name, value) SELECT 'synchronous', ${setting}`;
    await database.write([{ sql, values: [], rows: 1 }]);
    const written = { sql: `SELECT value FROM secrets WHERE name = 'synchronous'`, values: [] };
    assert.deepEqual(await database.read(written), [{ value: 'on' }]);
  });

  test('a crash of the server begins another life, in which numbers of transactions may be given again', async () => {
    const { id, life } = await server.transaction([]);
    assert.deepEqual(await server.outcomeOf({ id, life }), { status: 'committed', life });
    const pid = { sql: 'SELECT pg_backend_pid() AS pid', values: [] };
    const [{ pid: victim } = {}] = await server.query(pid);
    process.kill(Number(victim), 'SIGKILL');
    await until(async () => (await server.query(pid).catch(() => [{ pid: victim }]))[0]?.['pid'] !== victim);
    assert.notEqual((await server.transaction([])).life, life);
  });

  test('a transaction that still runs after its answer was lost is ended, and one of another life with its number is not', async () => {
    const client = await server.connect({ connectionString: url });
    await client.query('BEGIN');
    const { rows } = await client.query('SELECT CAST(pg_current_xact_id() AS TEXT) AS id');
    const { id } = rows[0] as { id: string };
    const { life } = await server.transaction([]);
    const running = { status: 'in progress', life };
    assert.deepEqual(await server.outcomeOf({ id, life: 'of the server before the failover' }), running);
    // A backend that was told to end may take a while to do so; one that works on has not been told.
    assert.deepEqual(await server.outcomeOf({ id, life: 'of the server before the failover' }), running);
    await client.query("INSERT INTO secrets (name, value) VALUES ('a stranger', 'at work')");
    assert.deepEqual(await server.outcomeOf({ id, life }), running);
    await until(async () => (await server.outcomeOf({ id, life })).status === 'aborted');
    await client.end();
  });

  test('restarts of the server lose nothing that was acknowledged and repeat nothing', async () => {
    const acknowledged: string[] = [];
    const uncertain: string[] = [];
    let running = true;
    const writer = async (number: number) => {
      for (let index = 0; running; index += 1) {
        const name = `${number}-${index}`;
        try {
          // Refused, if the batch had been made before without our knowing.
          assert.deepEqual(await database.write([insert(name), insert(`${name}'`)]), { ok: true });
          acknowledged.push(name);
          const [row] = await database.read({
            sql: 'SELECT name FROM secrets WHERE name = $1',
            values: [name],
          });
          assert.equal(row?.['name'], name);
        } catch (error) {
          assert.ok(error instanceof StorageUnavailable, String(error));
          uncertain.push(name);
        }
      }
    };
    const writers = Array.from({ length: 10 }, (_, number) => writer(number));
    for (let round = 0; round < 3; round += 1) {
      const enough = acknowledged.length + 50;
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 10));
      await postgres.restart!();
    }
    running = false;
    await Promise.all(writers);
    const rows = await database.read({ sql: "SELECT name FROM secrets WHERE name LIKE '%-%'", values: [] });
    const stored = new Set(rows.map((row) => row['name'] as string));
    for (const name of acknowledged) assert.ok(stored.has(name) && stored.has(`${name}'`), name);
    const known = new Set([...acknowledged, ...uncertain].flatMap((name) => [name, `${name}'`]));
    for (const name of stored) assert.ok(known.has(name), name);
  });
});
