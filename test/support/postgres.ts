import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { PostgresServer } from './postgres-server.ts';

/** A real PostgreSQL server: the one of DATABASE_URL, or one that this process starts for itself. */
export interface TestPostgres {
  /** An empty database; its address. */
  newDatabase(): Promise<string>;
  /** Null on a server that is not ours. */
  readonly restart: (() => Promise<void>) | null;
}

let shared: Promise<TestPostgres> | null = null;

/** Shared by the tests of one process; it ends with the process. */
export function testPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'];
  shared ??= given ? onServer(given, null) : startServer([]);
  return shared;
}

/** A server of one's own, to be restarted or measured. */
export async function startServer(flags: readonly string[]): Promise<TestPostgres> {
  const server = new PostgresServer(await freePort(), flags);
  await server.start();
  return await onServer(server.url, () => server.restart());
}

async function onServer(url: string, restart: (() => Promise<void>) | null): Promise<TestPostgres> {
  return {
    restart,
    newDatabase: async () => {
      const name = `phonofilm_${randomUUID().replaceAll('-', '')}`;
      const administrator = new pg.Client({ connectionString: url });
      await administrator.connect();
      await administrator.query(`CREATE DATABASE ${name}`);
      await administrator.end();
      const made = new URL(url);
      made.pathname = `/${name}`;
      return made.href;
    },
  };
}
