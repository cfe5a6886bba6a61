import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { compose } from '../src/compose.ts';
import type { Database } from '../src/platform/storage/database.ts';
import { loadMigrations, type Migration } from '../src/platform/storage/migrations.ts';
import { buildIndexes } from '../src/platform/storage/postgres/build-indexes.ts';
import {
  loadPostgresMigrations,
  migratePostgres,
} from '../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../src/platform/storage/postgres/postgres-server.ts';
import { migrateSqlite } from '../src/platform/storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../src/platform/storage/sqlite/sqlite-database.ts';
import { loadConfig } from '../src/settings/config.ts';
import { EventLoopWatch, type LoopHold } from '../test/support/event-loop-watch.ts';
import { startServer } from '../test/support/postgres.ts';
import { aKey, anAccount, seedAccount } from '../test/support/seed-account.ts';
import { TEST_ADMIN_KEY } from '../test/support/service.ts';
import { START_FLAGS, startServiceProcess } from '../test/support/service-process.ts';
import { BENCH_KEY, BenchProcesses } from './support/bench-processes.ts';
import { BULK_SERVER, loadPostgres, loadSqlite } from './support/bulk-load.ts';
import { accountsFor, insertManyTasks, manyTaskId } from './support/many-tasks.ts';
import { median } from './support/measurements.ts';

/**
 * What grows with the number of tasks: pages, searches, sums and sweeps, and polls while these run. Ten million tasks on
 * PostgreSQL take 20 GB and a quarter of an hour; `--storage sqlite` and `--tasks` measure less. Everything is removed afterwards.
 */
const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '10000000' },
    storage: { type: 'string', default: 'postgres' },
  },
});
const tasks = Number(values.tasks);
const isPostgres = values.storage === 'postgres';
const ROUNDS = 7;
const POLLS = 2000;
/** Polls that wait for something slow are not waited for. */
const MOST_POLLING_MS = 15_000;
const EXPIRED = 10_000;
/** By which some become older than records are kept. */
const AGE_MS = 60 * 86_400_000;
const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
const loadBefore = loads();
const limit = { requests: 1_000_000_000, perSeconds: 60 };

await using bench = new BenchProcesses();
const dataDirectory = join(bench.folder, 'data');
const file = join(dataDirectory, 'phonofilm.db');
const url = isPostgres
  ? await (await startServer(['fsync=on', 'shared_buffers=256MB', ...BULK_SERVER])).newDatabase()
  : '';
const rows: { what: string; measured: string }[] = [];
const environment: Record<string, string> = { ADMIN_KEY: TEST_ADMIN_KEY, LOG_LEVEL: 'error', ROLE: 'serve' };
if (isPostgres) environment['DATABASE_URL'] = url;

/** Sums are filled by their migration, which therefore runs last. */
const beforeSums = (known: readonly Migration[]) => known.filter(({ name }) => !/usage|counted/.test(name));

await timed(`${tasks} tasks stored`, store);
await timed('migration that fills the sums', migrate);
if (isPostgres) await buildBesideWrites();
const service = await startServiceProcess({
  dataDirectory,
  script: new URL('../test/support/serve-watched.ts', import.meta.url),
  flags: START_FLAGS,
  environment,
});
bench.adopt(service.child);
const far = encodeURIComponent(manyTaskId(Math.floor(tasks / 100) * 10));
await longestHold();
const pages = {
  'first page of an account': '/v1/videos',
  "an account's far page (90 % down)": `/v1/videos?after=${far}`,
  "operator's far page": `/admin/v1/tasks?after=${far}`,
  "operator's search": '/admin/v1/tasks?search=zebra',
  "an account's failed tasks, where it has none": '/admin/v1/tasks?account=a0&status=failed',
  'usage of 30 days': '/admin/v1/usage',
  'usage of one account': '/admin/v1/usage?account=a7',
  'upstreams page': '/admin/v1/upstreams',
};
for (const [what, path] of Object.entries(pages)) {
  const took: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const milliseconds = await get(path);
    // The first rounds warm it up.
    if (round >= 0) took.push(milliseconds);
  }
  rows.push({ what, measured: `${median(took).toFixed(1)} ms; ${await longestHold()}` });
}
const alone = { polls: await percentile99(pollOf), lists: await percentile99(listOf) };
const busy = new AbortController();
const crowd = [
  ...Array<string>(4).fill(pages["an account's far page (90 % down)"]),
  pages["operator's search"],
  pages['usage of 30 days'],
].map(async (path) => {
  while (!busy.signal.aborted) await get(path);
});
const beside = { polls: await percentile99(pollOf), lists: await percentile99(listOf) };
busy.abort();
await Promise.all(crowd);
rows.push({ what: 'all of these at once', measured: await longestHold() });
for (const what of ['polls', 'lists'] as const)
  rows.push({
    what: `${what} of others, 99th percentile: alone; beside four far pages, a search, usage`,
    measured: `${alone[what].toFixed(1)}; ${beside[what].toFixed(1)} ms`,
  });
service.child.kill('SIGTERM');
await service.ended;

const config = loadConfig({ DATA_DIR: dataDirectory, CONFIG: '', ...environment, LOG_LEVEL: 'silent' });
const node = await compose(config, { adminKey: TEST_ADMIN_KEY, role: 'api' });
await node.sweep();
const watch = new EventLoopWatch();
await timed('sweep with nothing to do', () => node.sweep());
await execute(`UPDATE tasks SET created_at = created_at - ${AGE_MS}, finished_at = finished_at - ${AGE_MS}
  WHERE id IN (SELECT id FROM tasks ORDER BY created_at, id LIMIT ${EXPIRED})`);
watch.take();
const began = performance.now();
await node.sweep();
const mostHeld = held(watch.take());
watch.stop();
const seconds = (performance.now() - began) / 1000;
const left = await execute(
  `SELECT count(*) AS left_over FROM tasks WHERE created_at < ${Date.now() - 31 * 86_400_000}`,
);
if (left !== 0) throw new Error(`${left} expired tasks were not deleted`);
rows.push({
  what: 'expired tasks deleted a second',
  measured: `${Math.round(EXPIRED / seconds)}; ${mostHeld}`,
});
await node.stop();
console.log(`\n${values.storage}, ${tasks} tasks, load before ${loadBefore} and after ${loads()}`);
console.table(rows);

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  rows.push({ what, measured: `${(performance.now() - began).toFixed(1)} ms` });
}

async function store(): Promise<void> {
  const database = await open();
  for (let number = 0; number < accountsFor(tasks); number += 1) {
    const key = aKey(`k${number}`, `a${number}`, { rateLimit: limit });
    await seedAccount(database, anAccount(`a${number}`), key, keyOf(number));
  }
  await database.close();
  const now = Date.now();
  const insertsOf = (table: string) => insertManyTasks(tasks, now, table);
  if (isPostgres) return loadPostgres(url, insertsOf);
  using sqlite = new DatabaseSync(file);
  loadSqlite(sqlite, insertsOf);
}

/** The indexes of 0029 and 0038 on `tasks`, while a task is written every few milliseconds. */
async function buildBesideWrites(): Promise<void> {
  for (const name of ['tasks_undecided', 'tasks_failed_by_account']) await execute(`DROP INDEX ${name}`);
  const server = new PostgresServer(url, { connections: 1, statementTimeoutMs: 30_000 });
  const built = timed('two indexes built beside writes', () =>
    buildIndexes(server, loadPostgresMigrations()),
  );
  const isOver = built.then(() => true);
  const took: number[] = [];
  do {
    const began = performance.now();
    await server.alone({
      sql: 'UPDATE tasks SET progress = progress WHERE id = $1',
      values: [manyTaskId((took.length * 7919) % tasks)],
    });
    took.push(performance.now() - began);
  } while (!(await Promise.race([isOver, delay(5, false)])));
  await server.close();
  took.sort((a, b) => a - b);
  const [most, usual] = [took.at(-1)!, took[Math.floor(took.length * 0.99)]!];
  rows.push({
    what: `${took.length} writes meanwhile: 99th percentile, longest`,
    measured: `${usual.toFixed(1)}, ${most.toFixed(1)} ms`,
  });
}

async function open(): Promise<Database> {
  if (!isPostgres) {
    mkdirSync(dataDirectory, { recursive: true });
    migrateSqlite(file, beforeSums(loadMigrations()));
    return new SqliteDatabase(file);
  }
  const server = new PostgresServer(url, { connections: 4, statementTimeoutMs: 30_000 });
  await migratePostgres(server, beforeSums(loadPostgresMigrations()));
  return new PostgresDatabase(server);
}

async function migrate(): Promise<void> {
  if (!isPostgres) return migrateSqlite(file);
  const server = new PostgresServer(url, { connections: 1, statementTimeoutMs: 30_000 });
  await migratePostgres(server);
  await server.close();
}

/** The number that it reads, if any. */
async function execute(statement: string): Promise<number> {
  if (!isPostgres) {
    using database = new DatabaseSync(file);
    return Number(database.prepare(statement).get()?.['left_over']);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return Number(rows[0]?.left_over);
}

async function get(
  path: string,
  key = path.startsWith('/admin') ? TEST_ADMIN_KEY : BENCH_KEY,
): Promise<number> {
  const began = performance.now();
  const answer = await fetch(service.url + path, { headers: { authorization: `Bearer ${key}` } });
  await answer.text();
  if (!answer.ok) console.log(`${answer.status} ${path}`);
  return performance.now() - began;
}

/** Of many videos. */
function pollOf(count: number): Promise<number> {
  return get(`/v1/videos/${encodeURIComponent(manyTaskId(((count * 7919) % (tasks / 10)) * 10))}`);
}

/** The longest time since the last call for which the service's main thread worked without a pause. */
async function longestHold(): Promise<string> {
  const reply = once(service.child, 'message') as Promise<[LoopHold]>;
  service.child.send('take');
  const [hold] = await reply;
  return held(hold);
}

function held({ heldMs }: LoopHold): string {
  return `main thread held ${heldMs.toFixed(1)} ms at most`;
}

function listOf(): Promise<number> {
  return get('/v1/videos', keyOf(7));
}

/** One after the other. */
async function percentile99(ask: (count: number) => Promise<number>): Promise<number> {
  const took: number[] = [];
  const until = performance.now() + MOST_POLLING_MS;
  for (let count = 0; count < POLLS && performance.now() < until; count += 1) took.push(await ask(count));
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)]!;
}

/** The key of account `a<number>`. */
function keyOf(number: number): string {
  return number === 0 ? BENCH_KEY : BENCH_KEY.slice(0, -8) + String(number).padStart(8, '0');
}
