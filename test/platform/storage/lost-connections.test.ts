import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Write } from '../../../src/platform/storage/database.ts';
import { PostgresDatabase } from '../../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import type { StorageUnavailable } from '../../../src/platform/storage/storage-unavailable.ts';
import { type CuttingRelay, cuttingRelay, type HowToCut } from '../../support/cutting-relay.ts';
import { testPostgres } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';

const OPTIONS = { connections: 2, statementTimeoutMs: 20_000 };

/** A relay between the service and PostgreSQL (a proxy, a pooler, a balancer) may be lost between any two messages. */
describe('a batch whose connection is cut', () => {
  let relay: CuttingRelay;
  let database: PostgresDatabase;
  let direct: PostgresServer;
  let relayed: string;
  let made = 0;

  before(async () => {
    const url = new URL(await (await testPostgres()).newDatabase());
    direct = new PostgresServer(url.href, OPTIONS);
    await direct.query({ sql: 'CREATE TABLE counters (name TEXT PRIMARY KEY, n BIGINT)', values: [] });
    await direct.query({ sql: 'CREATE TABLE made (name TEXT PRIMARY KEY)', values: [] });
    await direct.query({ sql: `INSERT INTO counters VALUES ('all', 0), ('other', 0)`, values: [] });
    relay = await cuttingRelay({ host: url.hostname, port: Number(url.port) });
    url.port = String(relay.port);
    relayed = url.href;
    database = new PostgresDatabase(new PostgresServer(relayed, OPTIONS));
  });

  after(async () => {
    await database.close();
    await relay.stop();
    await direct.close();
  });

  const count: Write = {
    sql: `UPDATE counters SET n = n + 1 WHERE name = 'all'`,
    values: [],
    rows: 1,
  };
  const countReturning: Write = { ...count, sql: `${count.sql} RETURNING n`, rows: 'any' };
  const insert = (name: string): Write => ({
    sql: 'INSERT INTO made (name) VALUES ($1)',
    values: [name],
    rows: 1,
    expectation: 'name',
  });
  const counted = async () =>
    (await direct.query({ sql: `SELECT n FROM counters WHERE name = 'all'`, values: [] }))[0]?.[
      'n'
    ] as number;

  /** Gets connections. One that was cut may be noticed only now, and not every database waits until it has another. */
  async function isConnected(through: PostgresDatabase): Promise<boolean> {
    try {
      await through.write([{ ...count, sql: `UPDATE counters SET n = n + 1 WHERE name = 'other'` }]);
      await through.read({ sql: 'SELECT 1', values: [] });
      return true;
    } catch {
      return false;
    }
  }

  /** Cuts before the first message, before a later one, and so on, until a batch gets through without a cut. */
  async function cutting(
    through: PostgresDatabase,
    step: number,
    how: HowToCut,
    check: (where: string) => Promise<void>,
  ): Promise<number> {
    for (let message = 0; ; message += step) {
      await until(() => isConnected(through));
      relay.cutAt(message, how);
      await check(`cut at message ${message}`);
      if (!relay.hasCut()) return message;
      relay.mend();
      assert.ok(message < 200, 'a batch has an end');
    }
  }

  test('is made exactly once, wherever it is cut', async () => {
    const cuts = await cutting(database, 1, 'orderly', async (where) => {
      made += 1;
      const before = await counted();
      assert.deepEqual(await database.write([insert(`${made}`), count]), { ok: true });
      assert.equal((await counted()) - before, 1, where);
    });
    assert.ok(cuts > 15, `${cuts} places to cut`);
  });

  test('is made exactly once if its statements return rows of their own', async () => {
    await cutting(database, 4, 'orderly', async (where) => {
      const before = await counted();
      assert.deepEqual(await database.write([countReturning]), { ok: true });
      assert.equal((await counted()) - before, 1, where);
    });
  });

  test('is refused, if it has to be', async () => {
    await database.write([insert('taken')]);
    await cutting(database, 4, 'orderly', async (where) => {
      const before = await counted();
      const outcome = await database.write([count, insert('taken')]);
      assert.deepEqual(outcome, { ok: false, expectation: 'name', reason: 'conflict' });
      assert.equal((await counted()) - before, 0, where);
    });
  });

  test('is made exactly once if the server does not hear that the client has gone', async () => {
    await cutting(database, 4, 'silently', async (where) => {
      const before = await counted();
      assert.deepEqual(await database.write([count]), { ok: true });
      assert.equal((await counted()) - before, 1, where);
    });
  });

  test('has an unknown outcome, and is not repeated, when the server stays away', async () => {
    const impatient = new PostgresDatabase(new PostgresServer(relayed, OPTIONS), 100);
    const fates = new Set<string>();
    await cutting(impatient, 3, 'for-good', async (where) => {
      made += 1;
      const before = await counted();
      const fate = await impatient.write([insert(`${made}`), count]).then(
        () => 'written',
        (error) => (error as StorageUnavailable).fate,
      );
      fates.add(fate);
      const change = (await counted()) - before;
      if (fate === 'unknown') assert.ok(change === 0 || change === 1, where);
      else assert.equal(change, fate === 'written' ? 1 : 0, where);
    });
    assert.deepEqual(fates, new Set(['none', 'unknown', 'written']));
    await impatient.close();
  });
});
