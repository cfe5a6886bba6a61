import { randomUUID } from 'node:crypto';
import { after, before } from 'node:test';
import { pino } from 'pino';
import { MemoryRateLimiter } from '../../../src/platform/limits/memory-rate-limiter.ts';
import { PostgresRateLimiter } from '../../../src/platform/limits/postgres-rate-limiter.ts';
import { migratePostgres } from '../../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { testPostgres } from '../../support/postgres.ts';
import { rateLimiterContract } from './rate-limiter-contract.ts';

let server: PostgresServer;

before(async () => {
  server = new PostgresServer(await (await testPostgres()).newDatabase(), {
    connections: 2,
    statementTimeoutMs: 5000,
  });
  await migratePostgres(server);
});

after(() => server.close());

rateLimiterContract('rate limits on PostgreSQL', () => {
  // Every test begins with full buckets.
  const limiter = new PostgresRateLimiter(server, new MemoryRateLimiter(), pino({ level: 'silent' }));
  const prefix = randomUUID();
  return { take: (bucket, limit, now) => limiter.take(`${prefix}/${bucket}`, limit, now) };
});
