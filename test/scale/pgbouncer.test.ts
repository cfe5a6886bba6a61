import { test } from 'node:test';
import { lacksPgbouncer, Pgbouncer } from '../support/pgbouncer.ts';
import { testPostgres } from '../support/postgres.ts';
import { unlessLacking } from '../support/unless-lacking.ts';
import { loseConnections } from './lose-connections.ts';

const skip = unlessLacking(lacksPgbouncer, 'PgBouncer is not installed (apt-get install pgbouncer).');

test('behind a PgBouncer in transaction mode that is killed again and again nothing is lost, made or charged twice', {
  skip,
}, async (context) => {
  const direct = new URL(await (await testPostgres()).newServiceDatabase());
  const pooler = await Pgbouncer.start(direct);
  try {
    await loseConnections(context, {
      environment: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct.href },
      directUrl: direct.href,
      kill: () => pooler.kill(),
    });
  } finally {
    await pooler.stop();
  }
});
