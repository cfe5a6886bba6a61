import pg from 'pg';
import { isAlive } from '../src/machine/is-alive.ts';
import { SHARED_SERVER, startServer } from '../test/support/postgres.ts';

/** One PostgreSQL server for all files of a run: one for each file would cost a second of processor time each. */
export interface SharedPostgres {
  /** Removes the databases of test processes that have ended: a run makes some hundred, of ten megabytes each. */
  dropAbandoned(): Promise<void>;
}

/** From now on the test processes that are started use it. It ends with this process. */
export async function sharePostgres(): Promise<SharedPostgres> {
  const { url } = await startServer([]);
  process.env[SHARED_SERVER] = url;
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
