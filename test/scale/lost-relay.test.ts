import { test } from 'node:test';
import { testPostgres } from '../support/postgres.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { loseConnections } from './lose-connections.ts';

test('nothing is lost, made twice or charged twice when the relay to PostgreSQL is killed again and again', async (context) => {
  const direct = new URL(await (await testPostgres()).newServiceDatabase());
  const proxy = await tcpProxy({ host: direct.hostname, port: Number(direct.port) });
  const relayed = new URL(direct);
  relayed.port = String(proxy.port);
  try {
    await loseConnections(context, {
      environment: { DATABASE_URL: relayed.href },
      directUrl: direct.href,
      kill: async () => proxy.hangUp(),
    });
  } finally {
    await proxy.stop();
  }
});
