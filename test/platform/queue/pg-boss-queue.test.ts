import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { pino } from 'pino';
import { PgBossQueue } from '../../../src/platform/queue/pg-boss/pg-boss-queue.ts';
import { PutBack, type QueuedTask } from '../../../src/platform/queue/task-queue.ts';
import { mustWrite, type Write } from '../../../src/platform/storage/database.ts';
import { migratePostgres } from '../../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { testPostgres } from '../../support/postgres.ts';
import { taskQueueContract } from './task-queue-contract.ts';

const MODEL = 'vidA3.1';

const aQueuedTask = (id: string, accountId = 'a'): QueuedTask => ({
  id,
  accountId,
  model: MODEL,
  lane: 'lane',
  priority: 'normal',
  createdAt: 1,
});

const insertTask = ({ id, accountId, model }: QueuedTask): Write => ({
  sql: `INSERT INTO tasks (id, account_id, key_id, family, model, status, created_at, status_updated_at, seconds, size,
      enhanced_prompt, request, price)
    VALUES ($1, $2, 'k', 'A', $3, 'queued', 1, 1, 8, '1280x720', '', '{}', 0)`,
  values: [id, accountId, model],
  rows: 1,
});

taskQueueContract('the queue of many machines', async () => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 8, statementTimeoutMs: 5000 });
  await migratePostgres(server);
  const database = new PostgresDatabase(server);
  const queues: PgBossQueue[] = [];
  return {
    database,
    queue: async (lanes, laneOf, onCrash) => {
      const queue = new PgBossQueue({
        url,
        server,
        database,
        lanes,
        laneOf,
        onCrash,
        supervises: true,
        heartbeatSeconds: 10,
        log: pino({ level: 'silent' }),
        now: Date.now,
      });
      await queue.open();
      queues.push(queue);
      return queue;
    },
    close: async () => {
      for (const queue of queues) await queue.stop();
      await database.close();
    },
  };
});

describe('several workers on one queue', () => {
  let url: string;
  let server: PostgresServer;
  let database: PostgresDatabase;
  let observer: pg.Client;
  const opened: PgBossQueue[] = [];

  before(async () => {
    url = await (await testPostgres()).newDatabase();
    server = new PostgresServer(url, { connections: 4, statementTimeoutMs: 5000 });
    database = new PostgresDatabase(server);
    await migratePostgres(server);
    observer = new pg.Client({ connectionString: url });
    await observer.connect();
  });

  after(async () => {
    for (const queue of opened) await queue.stop();
    await observer.end();
    await database.close();
  });

  async function openQueue(concurrency = 1): Promise<PgBossQueue> {
    const queue = new PgBossQueue({
      url,
      server,
      database,
      lanes: [{ name: 'lane', concurrency }],
      laneOf: () => 'lane',
      onCrash: () => {},
      supervises: true,
      heartbeatSeconds: 10,
      log: pino({ level: 'silent' }),
      now: Date.now,
    });
    await queue.open();
    opened.push(queue);
    return queue;
  }

  async function add(queue: PgBossQueue, id: string, accountId = 'a'): Promise<void> {
    const task = aQueuedTask(id, accountId);
    await mustWrite(database, [insertTask(task), ...(await queue.entry(task))]);
    queue.announce(task);
  }

  const finish = async (id: string) => {
    await observer.query('UPDATE tasks SET finished_at = 2 WHERE id = $1', [id]);
  };

  test('a batch that is refused leaves no job behind', async () => {
    const queue = await openQueue();
    const task = aQueuedTask('refused');
    const outcome = await database.write([
      ...(await queue.entry(task)),
      { sql: 'UPDATE tasks SET size = size WHERE id = $1', values: ['nobody'], rows: 1, expectation: 'task' },
    ]);
    assert.deepEqual(outcome, { ok: false, expectation: 'task', reason: 'rows' });
    const { rows } = await observer.query("SELECT 1 FROM pgboss.job WHERE name LIKE 'lane.%'");
    assert.equal(rows.length, 0);
  });

  test('what other nodes have created takes places in the line too', async () => {
    const [one, other] = [await openQueue(), await openQueue()];
    await add(one, 'elsewhere-1');
    await add(one, 'elsewhere-2');
    assert.equal(await other.reserve(2), null);
    const third = (await other.reserve(3))!;
    assert.equal(await other.reserve(3), null);
    third[Symbol.dispose]();
    for (const id of ['elsewhere-1', 'elsewhere-2']) await finish(id);
    await observer.query("DELETE FROM pgboss.job WHERE name LIKE 'lane.%'");
    for (const queue of [one, other]) await queue.stop();
  });

  test('a worker that was stalled does not hand back the job that another has taken over', async () => {
    const queue = await openQueue();
    await add(queue, 'taken-over');
    const begun = Promise.withResolvers<void>();
    const stalled = Promise.withResolvers<void>();
    await queue.start(async () => {
      begun.resolve();
      await stalled.promise;
      throw new PutBack(new Error('this node stops'));
    });
    await begun.promise;
    // What the next attempt does to the row.
    await observer.query("UPDATE pgboss.job SET retry_count = retry_count + 1 WHERE name LIKE 'lane.%'");
    stalled.resolve();
    await queue.stop();
    const { rows } = await observer.query("SELECT state FROM pgboss.job WHERE name LIKE 'lane.%'");
    assert.deepEqual(rows, [{ state: 'active' }]);
    await finish('taken-over');
    await observer.query("DELETE FROM pgboss.job WHERE name LIKE 'lane.%'");
  });

  test("one account's many tasks do not hold up another's one", async () => {
    const queue = await openQueue();
    for (let number = 0; number < 20; number += 1) await add(queue, `many-${number}`, 'greedy');
    await add(queue, 'single', 'modest');
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    await queue.start(async (id) => {
      order.push(id);
      await finish(id);
      if (order.length === 21) resolve();
    });
    await promise;
    assert.ok(order.indexOf('single') <= 2, `it was number ${order.indexOf('single')}`);
    await queue.stop();
  });

  test('an unfinished task without a job gets one at the start of a worker', async () => {
    await mustWrite(database, [insertTask(aQueuedTask('orphan'))]);
    const queue = await openQueue();
    const { promise, resolve } = Promise.withResolvers<string>();
    await queue.start(async (id) => {
      await finish(id);
      resolve(id);
    });
    assert.equal(await promise, 'orphan');
    await queue.stop();
  });

  test('the tasks of a stopped worker are taken by another at once', async () => {
    const [first, second] = [await openQueue(), await openQueue()];
    const taken = Promise.withResolvers<void>();
    await first.start(async (_id, signal) => {
      taken.resolve();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    });
    await add(first, 'handed-over');
    await taken.promise;
    const again = Promise.withResolvers<string>();
    await second.start(async (id) => {
      await finish(id);
      again.resolve(id);
    });
    await first.stop();
    assert.equal(await again.promise, 'handed-over');
    const { rows } = await observer.query("SELECT retry_count FROM pgboss.job WHERE name LIKE 'lane.%'");
    assert.ok(
      rows.every((row) => row.retry_count === 0),
      'a stop in good order is no failed attempt',
    );
    await second.stop();
  });

  test('a task that no worker can finish is dead-lettered, shown to the operator, and redriven', async () => {
    const queue = await openQueue();
    let broken = true;
    const done = Promise.withResolvers<void>();
    await queue.start(async (id) => {
      if (broken) throw new Error('out of luck');
      await finish(id);
      done.resolve();
    });
    // The last of its attempts.
    await observer.query("UPDATE pgboss.queue SET retry_limit = 0 WHERE name = 'lane.lane'");
    await add(queue, 'unlucky', 'b');
    let dead = await queue.dead();
    while (dead.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      dead = await queue.dead();
    }
    assert.deepEqual(
      dead.map(({ taskId, accountId, attempts, reason }) => ({ taskId, accountId, attempts, reason })),
      [{ taskId: 'unlucky', accountId: 'b', attempts: 1, reason: 'out of luck' }],
    );
    broken = false;
    assert.equal(await queue.redrive(['somebody else']), 0);
    assert.equal(await queue.redrive(['unlucky']), 1);
    await done.promise;
    assert.deepEqual(await queue.dead(), []);
  });
});
