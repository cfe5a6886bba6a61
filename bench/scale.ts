import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { capture, hold } from '../src/features/billing/money-table.ts';
import { beginProcessing } from '../src/features/tasks/start-table.ts';
import { completeTask, insertTask, taskById } from '../src/features/tasks/task-table.ts';
import { migratePostgres } from '../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../src/platform/storage/postgres/postgres-server.ts';
import { type TestNode, TestNodes } from '../test/support/nodes.ts';
import { startServer } from '../test/support/postgres.ts';
import { aKey, anAccount, seedAccount } from '../test/support/seed-account.ts';
import { START_FLAGS } from '../test/support/service-process.ts';
import { BENCH_KEY, BenchProcesses, requestText } from './support/bench-processes.ts';
import { saturate } from './support/saturation.ts';
import { storedTask } from './support/stored-tasks.ts';
import { COUNTING, measureVideoLife } from './support/video-life.ts';

/**
 * Many machines, on one: what a video costs PostgreSQL and the nodes (`STATEMENTS=1` lists the statements), tasks a second with 1, 2 and 4 workers on instant engines, the time from create to
 * `processing`, polls a second of an api node, and how many task lives PostgreSQL itself carries; each against what the
 * bare database does in the same run.
 */
const TASKS = Number(process.env['TASKS'] ?? 1500);
const ACCOUNTS = 64;
const CREATE_CONNECTIONS = 32;
const POLLS = 20_000;
/** Videos whose lives are counted. */
const LIVES = 400;

const server = await startServer(['fsync=on', 'shared_buffers=256MB', ...COUNTING]);
const databaseUrl = await server.newDatabase();
const connections = new PostgresServer(databaseUrl, { connections: 16, statementTimeoutMs: 30_000 });
const database = new PostgresDatabase(connections);
await migratePostgres(connections);
const keys = Array.from(
  { length: ACCOUNTS },
  (_, index) => BENCH_KEY.slice(0, -2) + String(index).padStart(2, '0'),
);
for (const [index, value] of keys.entries()) {
  const limit = { requests: 1_000_000_000, perSeconds: 60 };
  await seedAccount(
    database,
    anAccount(`a${index}`, { balance: 1e12 }),
    aKey(`k${index}`, `a${index}`, { rateLimit: limit }),
    value,
  );
}

console.log(
  `Load before: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);
const levels = await saturate(databaseUrl, ACCOUNTS);
console.log('\nLives of tasks on PostgreSQL (create, take, begin, report, complete), one client process');
console.table(
  levels.map((level) => ({
    'at once': level.atOnce,
    'lives/s': Math.round(level.livesPerSecond),
    'bare commits/s': Math.round(level.bareCommitsPerSecond),
    'of the bare database': (level.livesPerSecond / level.bareCommitsPerSecond).toFixed(2),
    "ms of PostgreSQL's processors a life": level.serverMilliseconds.toFixed(2),
    'cores of PostgreSQL': level.serverCores.toFixed(2),
    'cores of the client': level.clientCores.toFixed(2),
  })),
);

await using bench = new BenchProcesses();
const load = await bench.load();
const nodes = new TestNodes({
  databaseUrl,
  flags: START_FLAGS,
  environment: { FAKE_STEP_MS: '0', FAKE_CONCURRENCY: '32', LOG_LEVEL: 'warn' },
});
const api = await nodes.add('api');
await api.start();

const first = await nodes.add('worker');
await first.start();
const lifeRows: Record<string, string | number>[] = [];
for (const atOnce of [1, 16]) {
  const life = await measureVideoLife({ databaseUrl, api, worker: first, load, videos: LIVES, atOnce });
  lifeRows.push({
    'at once': atOnce,
    statements: life.statements.toFixed(1),
    commits: life.commits.toFixed(1),
    'KB of WAL': (life.walBytes / 1024).toFixed(1),
    'ms of PostgreSQL': life.postgresMs.toFixed(1),
    'of the api node': life.apiMs.toFixed(1),
    'of the worker': life.workerMs.toFixed(1),
  });
  if (process.env['STATEMENTS'])
    for (const { calls, query } of life.byStatement)
      if (calls > 0.02) console.log(calls.toFixed(2), query.replaceAll(/\s+/g, ' ').slice(0, 150));
}
await first.stop();
console.log('\nOne video, from its creation until its worker is done with it (engines that take no time)');
console.table(lifeRows);

const bareTasks = await bareLives(TASKS);
const bareReads = await rateOf(POLLS, 64, (index) =>
  database.read(taskById(storedTask(index % 500, 'a0', 'k0').id)),
);

const rows: Record<string, string | number>[] = [];
const observer = new pg.Client({ connectionString: databaseUrl });
await observer.connect();
const workers: TestNode[] = [];
for (const wanted of [1, 2, 4]) {
  await Promise.all(workers.map((worker) => worker.stop()));
  const creations = await create(TASKS);
  const since = Date.now();
  while (workers.length < wanted) workers.push(await nodes.add('worker'));
  await Promise.all(workers.map((worker) => worker.start()));
  const done = await drained(since);
  rows.push({
    workers: wanted,
    'created/s': Math.round(creations),
    'tasks/s': Math.round(done),
    'of the bare database': (done / bareTasks).toFixed(2),
  });
}
console.log(`\nThroughput (bare database: ${Math.round(bareTasks)} task lives/s)`);
console.table(rows);

const latencies = await startLatencies(400);
const bareLatencies = await bareStarts(400);
console.log(
  '\nStart latency, create to processing, 4 workers, 40 creations/s; bare: the two batches, one after the other',
);
console.table(
  [0.5, 0.99].map((part) => ({
    percentile: part * 100,
    ms: percentile(latencies, part),
    'bare database, ms': percentile(bareLatencies, part).toFixed(1),
  })),
);

await Promise.all(workers.map((worker) => worker.stop()));
const polls = await pollRate();
console.log('\nPolls of one api node');
console.table([
  {
    'polls/s': Math.round(polls),
    'bare reads/s': Math.round(bareReads),
    'of the bare database': (polls / bareReads).toFixed(2),
  },
]);
await observer.end();
await nodes.killAll();
await connections.close();
console.log(
  `Load after: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);

/** The statements of a task's life and nothing else, from one process. */
async function bareLives(count: number): Promise<number> {
  return await rateOf(count, CREATE_CONNECTIONS, async (index) => {
    const id = await bareStart(index);
    const now = Date.now();
    await database.write([completeTask(id, 'video', now), ...capture(id, now)]);
  });
}

async function bareStart(index: number): Promise<string> {
  const [accountId, keyId] = [`a${index % ACCOUNTS}`, `k${index % ACCOUNTS}`];
  const task = storedTask(index, accountId, keyId);
  const now = Date.now();
  const money = { id: task.id, accountId, keyId, source: 'payg', model: task.model, amount: 100 } as const;
  await database.write([...hold({ ...money, now, expiresAt: null }), insertTask(task)]);
  const start = { id: 'start', taskId: task.id, attempt: 1, route: 'bare', plan: null };
  await database.write([beginProcessing(start, '{}', now)]);
  return task.id;
}

/** In milliseconds, at the pace of `startLatencies`. */
async function bareStarts(count: number): Promise<number[]> {
  const waited: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await bareStart(TASKS + index);
    waited.push(performance.now() - began);
    await delay(25);
  }
  return waited.sort((a, b) => a - b);
}

async function rateOf(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return count / ((performance.now() - began) / 1000);
}

async function create(count: number): Promise<number> {
  const body = { model: 'vidA3.1', prompt: 'a quiet lake' };
  const texts = keys.map((key) => requestText('POST', '/v1/video/create', body).replace(BENCH_KEY, key));
  const port = Number(new URL(api.url).port);
  const { seconds } = await load({ port, connections: CREATE_CONNECTIONS, requests: count, texts });
  return count / seconds;
}

/** Tasks a second from the first start to the last end, as the tasks themselves say. */
async function drained(since: number): Promise<number> {
  for (;;) {
    const { rows: left } = await observer.query('SELECT 1 FROM tasks WHERE finished_at IS NULL LIMIT 1');
    if (left.length === 0) break;
    await delay(100);
  }
  const { rows: measured } = await observer.query(
    'SELECT count(*) AS tasks, min(started_at) AS began, max(finished_at) AS ended FROM tasks WHERE started_at > $1',
    [since],
  );
  const { tasks, began, ended } = measured[0];
  return Number(tasks) / ((Number(ended) - Number(began)) / 1000);
}

async function startLatencies(count: number): Promise<number[]> {
  const since = Date.now();
  const port = Number(new URL(api.url).port);
  const text = requestText('POST', '/v1/video/create', { model: 'vidA3.1', prompt: 'a quiet lake' });
  for (let index = 0; index < count; index += 1) {
    const texts = [text.replace(BENCH_KEY, keys[index % ACCOUNTS]!)];
    await Promise.all([load({ port, connections: 1, requests: 1, texts }), delay(25)]);
  }
  await drained(since);
  const { rows: measured } = await observer.query(
    'SELECT started_at - created_at AS waited FROM tasks WHERE created_at >= $1',
    [since],
  );
  return measured.map((row) => Number(row.waited)).sort((a, b) => a - b);
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

async function pollRate(): Promise<number> {
  const path = `/v1/videos/${storedTask(7, 'a7', 'k7').id}`;
  const texts = [requestText('GET', path).replace(BENCH_KEY, keys[7]!)];
  const port = Number(new URL(api.url).port);
  await load({ port, connections: 32, requests: 2000, texts });
  const { seconds } = await load({ port, connections: 32, requests: POLLS, texts });
  return POLLS / seconds;
}
