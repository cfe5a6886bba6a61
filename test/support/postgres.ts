import { randomUUID } from 'node:crypto';
import { freePort } from './free-port.ts';

/** A real PostgreSQL server: the one of DATABASE_URL, that of this run of tests, or one of this process. */
export interface TestPostgres {
  /** Of its administrator. */
  readonly url: string;
  /** An empty database; its address. */
  newDatabase(): Promise<string>;
  /** One for a service, which makes the tables that are missing: most runs have them made once, and copied. */
  newServiceDatabase(): Promise<string>;
  /** Null on a server that is not ours. */
  readonly restart: (() => Promise<void>) | null;
}

/** Where `scripts/run-tests.ts` tells the address of the server that all files of a run share. */
export const SHARED_SERVER = 'PHONOFILM_TEST_POSTGRES';

/** Where it tells the name of a database with all tables and no rows. */
export const TEMPLATE = 'PHONOFILM_TEST_TEMPLATE';

let shared: Promise<TestPostgres> | null = null;

/** Shared by the tests of one process, and by all of a run. */
export function testPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'] ?? process.env[SHARED_SERVER];
  shared ??= given ? onServer(given, null) : startServer([]);
  return shared;
}

/** A server of one's own, to be restarted or measured; it ends with the process. */
export async function startServer(flags: readonly string[]): Promise<TestPostgres> {
  const { PostgresServer } = await import('./postgres-server.ts');
  const server = new PostgresServer(await freePort(), flags);
  await server.start();
  return await onServer(server.url, () => server.restart());
}

async function onServer(url: string, restart: (() => Promise<void>) | null): Promise<TestPostgres> {
  const newDatabase = async (template = 'template1') => {
    // Whose process it is, so that the databases of those that have ended can be removed.
    const name = `phonofilm_${process.pid}_${randomUUID().replaceAll('-', '')}`;
    // Only the tests on PostgreSQL need it.
    const { default: pg } = await import('pg');
    const administrator = new pg.Client({ connectionString: url });
    await administrator.connect();
    await administrator.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await administrator.end();
    const made = new URL(url);
    made.pathname = `/${name}`;
    return made.href;
  };
  const template = url === process.env[SHARED_SERVER] ? process.env[TEMPLATE] : undefined;
  return {
    url,
    restart,
    newDatabase: () => newDatabase(),
    // As files: to make and to drop it takes less than half the processor time that copying through the log takes.
    newServiceDatabase: () => newDatabase(template && `${template} STRATEGY FILE_COPY`),
  };
}
