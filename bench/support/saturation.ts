import pg from 'pg';
import { pino } from 'pino';
import { capture, hold } from '../../src/features/billing/money-table.ts';
import { beginProcessing } from '../../src/features/tasks/start-table.ts';
import { completeTask, insertTask, reportProgress } from '../../src/features/tasks/task-table.ts';
import { PgBossQueue } from '../../src/platform/queue/pg-boss/pg-boss-queue.ts';
import { mustWrite } from '../../src/platform/storage/database.ts';
import { PostgresDatabase } from '../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../src/platform/storage/postgres/postgres-server.ts';
import { processTimes, serverSeconds } from './server-seconds.ts';
import { storedTask } from './stored-tasks.ts';

/** Whole lives of tasks on PostgreSQL, more and more at once, until well after more at once are not more a second. */

export interface Level {
  readonly atOnce: number;
  readonly livesPerSecond: number;
  /** Commits of a single row, as many at once, with nothing of this program. */
  readonly bareCommitsPerSecond: number;
  /** Of PostgreSQL, for one life. */
  readonly serverMilliseconds: number;
  readonly serverCores: number;
  readonly clientCores: number;
}

const LEVELS = [1, 4, 8, 16, 32, 64];
const LIFE_SECONDS = 4;
const BARE_SECONDS = 2;

/** Accounts `a0` … with keys `k0` … must be there. */
export async function saturate(url: string, accounts: number): Promise<Level[]> {
  const levels: Level[] = [];
  for (const atOnce of LEVELS) levels.push(await measure(url, accounts, atOnce));
  return levels;
}

async function measure(url: string, accounts: number, atOnce: number): Promise<Level> {
  const bareCommitsPerSecond = await bareCommits(url, atOnce);
  const server = new PostgresServer(url, { connections: atOnce, statementTimeoutMs: 30_000 });
  const database = new PostgresDatabase(server);
  const queue = new PgBossQueue({
    url,
    server,
    database,
    lanes: [{ name: 'bench', concurrency: atOnce }],
    laneOf: () => 'bench',
    onCrash: (_task, error) => {
      throw error;
    },
    supervises: false,
    heartbeatSeconds: 20,
    log: pino({ level: 'warn' }),
    now: Date.now,
  });
  await queue.open();
  const ended = new Map<string, () => void>();
  await queue.start(async (id) => {
    const start = { id: 'start', taskId: id, attempt: 1, route: 'bench', plan: null };
    await mustWrite(database, [beginProcessing(start, '{}', Date.now())]);
    await mustWrite(database, [reportProgress(id, 50)], { repeatable: true });
    await mustWrite(database, [completeTask(id, 'video', Date.now()), ...capture(id, Date.now())]);
    ended.get(id)!();
    ended.delete(id);
  });
  const live = async () => {
    const [accountId, keyId] = [`a${nextTask % accounts}`, `k${nextTask % accounts}`];
    const task = storedTask(nextTask++, accountId, keyId);
    const { id, model } = task;
    const queued = {
      id,
      accountId,
      model,
      lane: 'bench',
      priority: 'normal',
      createdAt: Date.now(),
    } as const;
    const { promise, resolve } = Promise.withResolvers<void>();
    ended.set(id, resolve);
    await mustWrite(database, [
      ...hold({ id, accountId, keyId, source: 'payg', model, amount: 100, now: Date.now(), expiresAt: null }),
      insertTask(task),
      ...(await queue.entry(queued)),
    ]);
    queue.announce(queued);
    await promise;
  };
  await forSeconds(0.5, atOnce, live);
  const postmaster = await postmasterOf(url);
  const [clientBefore, serverBefore] = [clientSeconds(), serverSeconds(postmaster)];
  const { count, seconds } = await forSeconds(LIFE_SECONDS, atOnce, live);
  const [clientUsed, serverUsed] = [clientSeconds() - clientBefore, serverSeconds(postmaster) - serverBefore];
  await queue.stop();
  await database.close();
  return {
    atOnce,
    livesPerSecond: count / seconds,
    bareCommitsPerSecond,
    serverMilliseconds: (serverUsed / count) * 1000,
    serverCores: serverUsed / seconds,
    clientCores: clientUsed / seconds,
  };
}

/** Tasks of the other measurements have lower numbers. */
let nextTask = 1_000_000;

async function bareCommits(url: string, atOnce: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: atOnce });
  await pool.query('CREATE TABLE IF NOT EXISTS bench_rows (id BIGINT, content TEXT)');
  const query = { name: 'bare', text: 'INSERT INTO bench_rows VALUES ($1, $2)' };
  const commit = () => pool.query({ ...query, values: [1, 'x'.repeat(200)] });
  await forSeconds(0.3, atOnce, commit);
  const { count, seconds } = await forSeconds(BARE_SECONDS, atOnce, commit);
  await pool.end();
  return count / seconds;
}

async function forSeconds(
  wanted: number,
  atOnce: number,
  work: () => Promise<unknown>,
): Promise<{ count: number; seconds: number }> {
  let count = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - began < wanted * 1000) {
        await work();
        count += 1;
      }
    }),
  );
  return { count, seconds: (performance.now() - began) / 1000 };
}

function clientSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const { parent } = processTimes(rows[0].pid)!;
  await client.end();
  return parent;
}
