import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { TestNode } from '../../test/support/nodes.ts';
import { requestText } from './bench-processes.ts';
import type { LoadOrder, LoadReport } from './load-generator.ts';
import { processTimes, serverSeconds } from './server-seconds.ts';

/** What one video costs in all processes, from its creation until it can be fetched, with engines that take no time. */
export interface VideoLife {
  /** As PostgreSQL counts them, BEGIN and COMMIT among them. */
  readonly statements: number;
  readonly commits: number;
  readonly walBytes: number;
  readonly postgresMs: number;
  readonly apiMs: number;
  readonly workerMs: number;
  /** The most frequent statements, for those who look for one to save. */
  readonly byStatement: readonly { readonly calls: number; readonly query: string }[];
}

export interface VideoLives {
  /** On a server that was started with `COUNTING`. */
  readonly databaseUrl: string;
  readonly api: TestNode;
  readonly worker: TestNode;
  readonly load: (order: LoadOrder) => Promise<LoadReport>;
  readonly videos: number;
  readonly atOnce: number;
}

export const COUNTING = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'];

/** So long nobody makes a video: what the nodes do then is not of videos. */
const IDLE_MS = 5000;

export async function measureVideoLife(lives: VideoLives): Promise<VideoLife> {
  const { videos, api, worker, load, atOnce } = lives;
  const client = new pg.Client({ connectionString: lives.databaseUrl });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const { parent } = processTimes((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid)!;
  const processes = () => ({
    at: performance.now(),
    postgres: serverSeconds(parent),
    api: processTimes(api.pid())!.seconds,
    worker: processTimes(worker.pid())!.seconds,
  });
  const unfinished = async () =>
    Number((await client.query('SELECT count(*) FROM tasks WHERE finished_at IS NULL')).rows[0].count);
  const make = async (count: number) => {
    const texts = [requestText('POST', '/v1/video/create', { model: 'vidA3.1', prompt: 'a quiet lake' })];
    await load({ port: Number(new URL(api.url).port), connections: atOnce, requests: count, texts });
    while ((await unfinished()) > 0) await delay(100);
    // Jobs are settled, and endings are told, after the task has ended.
    await delay(500);
  };
  const counted = async () => {
    const { rows } = await client.query(
      `SELECT query, sum(calls)::int AS calls FROM pg_stat_statements
         JOIN pg_database ON pg_database.oid = dbid AND datname = current_database()
       WHERE query NOT LIKE '%pg_stat_statements%' AND query NOT LIKE '%finished_at IS NULL' GROUP BY query`,
    );
    return new Map(rows.map((row) => [row.query as string, row.calls as number]));
  };
  const wal = async () => Number((await client.query('SELECT wal_bytes FROM pg_stat_wal')).rows[0].wal_bytes);
  const span = async (work: () => Promise<unknown>) => {
    await client.query('SELECT pg_stat_statements_reset()');
    const [walBefore, before] = [await wal(), processes()];
    await work();
    // Backends report to the statistics once a second.
    await delay(1200);
    const after = processes();
    return {
      seconds: (after.at - before.at) / 1000,
      calls: await counted(),
      walBytes: (await wal()) - walBefore,
      postgres: after.postgres - before.postgres,
      api: after.api - before.api,
      worker: after.worker - before.worker,
    };
  };
  await make(videos);
  const idle = await span(() => delay(IDLE_MS));
  const busy = await span(() => make(videos));
  await client.end();
  const idleShare = busy.seconds / idle.seconds;
  const each = (of: (measured: typeof busy) => number) => (of(busy) - of(idle) * idleShare) / videos;
  const callsOf = (measured: typeof busy, query: string) => measured.calls.get(query) ?? 0;
  const byStatement = [...busy.calls.keys()]
    .map((query) => ({ query, calls: each((measured) => callsOf(measured, query)) }))
    .sort((a, b) => b.calls - a.calls);
  return {
    statements: byStatement.reduce((sum, { calls }) => sum + calls, 0),
    commits: byStatement.find(({ query }) => query === 'COMMIT')?.calls ?? 0,
    walBytes: each(({ walBytes }) => walBytes),
    postgresMs: each(({ postgres }) => postgres) * 1000,
    apiMs: each(({ api: seconds }) => seconds) * 1000,
    workerMs: each(({ worker: seconds }) => seconds) * 1000,
    byStatement,
  };
}
