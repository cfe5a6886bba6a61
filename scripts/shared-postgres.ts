import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { isAlive } from '../src/platform/machine/is-alive.ts';
import { migratePostgres } from '../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresServer } from '../src/platform/storage/postgres/postgres-server.ts';
import { SHARED_SERVER, startServer, TEMPLATE } from '../test/support/postgres.ts';

/** One PostgreSQL server for all files of a run: one for each file would cost a second of processor time each. */
export interface SharedPostgres {
  /** Removes the databases of test processes that have ended: a run makes some hundred, of ten megabytes each. */
  dropAbandoned(): Promise<void>;
}

/** Databases live for seconds, so nothing in them needs cleaning up, nor must it outlive a crash of the machine. */
const THRIFTY = ['autovacuum=off', 'full_page_writes=off', 'synchronous_commit=off', 'fsync=off', 'jit=off'];

/** From now on the test processes that are started use it. It ends with this process. */
export async function sharePostgres(): Promise<SharedPostgres> {
  const { url } = await startServer(THRIFTY);
  process.env[SHARED_SERVER] = url;
  process.env[TEMPLATE] = await makeTemplate(url);
  return {
    dropAbandoned: async () => {
      const administrator = new pg.Client({ connectionString: url });
      await administrator.connect();
      try {
        const { rows } = await administrator.query<{ name: string }>(
          'SELECT datname AS name FROM pg_database',
        );
        for (const { name } of rows) {
          const pid = /^phonofilm_(\d+)_/.exec(name)?.[1];
          if (pid !== undefined && !isAlive(Number(pid)))
            await administrator.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        }
      } finally {
        await administrator.end();
      }
    },
  };
}

/** A database with the tables of a service and no rows. Copying it takes a third of the time that making them takes. */
async function makeTemplate(serverUrl: string): Promise<string> {
  const name = 'phonofilm_template';
  const administrator = new pg.Client({ connectionString: serverUrl });
  await administrator.connect();
  await administrator.query(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const server = new PostgresServer(url.href, { connections: 1, statementTimeoutMs: 60_000 });
  await migratePostgres(server);
  await server.close();
  const boss = new PgBoss({ connectionString: url.href, schedule: false, supervise: false });
  await boss.start();
  await boss.stop();
  // Nobody may be connected to what is copied.
  await administrator.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await administrator.end();
  return name;
}
