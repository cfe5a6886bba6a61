import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { PgBossQueue } from '../../../src/platform/queue/pg-boss/pg-boss-queue.ts';
import { migratePostgres } from '../../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { StorageUnavailable } from '../../../src/platform/storage/storage-unavailable.ts';
import { testPostgres } from '../../support/postgres.ts';
import { tcpProxy } from '../../support/tcp-proxy.ts';

test("an error of the queue's own connections is a 503 for a caller that creates a task", async () => {
  const url = new URL(await (await testPostgres()).newDatabase());
  const server = new PostgresServer(url.href, { connections: 2, statementTimeoutMs: 5000 });
  await migratePostgres(server);
  const database = new PostgresDatabase(server);
  const proxy = await tcpProxy({ host: url.hostname, port: Number(url.port) });
  const open = async (port: string) => {
    const address = new URL(url);
    address.port = port;
    const queue = new PgBossQueue({
      url: address.href,
      server,
      database,
      lanes: [{ name: 'lane', concurrency: 1 }],
      laneOf: () => 'lane',
      onCrash: () => {},
      supervises: false,
      heartbeatSeconds: 10,
      log: pino({ level: 'silent' }),
      now: Date.now,
    });
    await queue.open();
    return queue;
  };
  await (await open(url.port)).stop();
  // The second start finds the queues, and looks at each when it is first needed.
  const queue = await open(String(proxy.port));
  await proxy.stop();
  const task = {
    id: 'task',
    accountId: 'a',
    model: 'vidA3.1',
    lane: 'lane',
    priority: 'normal',
    createdAt: 1,
  } as const;
  await assert.rejects(
    async () => await queue.entry(task),
    (error) => error instanceof StorageUnavailable && error.status === 503,
  );
  await queue.stop().catch(() => {});
  await database.close();
});
