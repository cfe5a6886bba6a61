import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PostgresServer } from '../../../src/platform/storage/postgres/postgres-server.ts';
import { ServerClock } from '../../../src/platform/storage/postgres/server-clock.ts';
import { testPostgres } from '../../support/postgres.ts';

const MINUTE = 60_000;

test('nodes whose clocks are wrong go by the clock of the database', async (context) => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 1, statementTimeoutMs: 5000 });
  context.after(() => server.close());
  for (const wrong of [-10 * MINUTE, 10 * MINUTE, 0]) {
    const steps: number[] = [];
    const clock = new ServerClock(
      server,
      () => Date.now() + wrong,
      (milliseconds) => steps.push(milliseconds),
    );
    await clock.start();
    await clock.measure();
    clock.stop();
    assert.ok(Math.abs(clock.now() - Date.now()) < 5000, `off by ${clock.now() - Date.now()} ms`);
    assert.equal(steps.length, wrong === 0 ? 0 : 1, 'a clock that goes right is followed once');
  }
});

test('a clock that is set right later is believed again', async () => {
  let [own, slow] = [1_000_000, 0];
  const server = {
    query: async () => {
      own += slow;
      return [{ now: 1_600_000 }];
    },
  };
  const clock = new ServerClock(
    server,
    () => own,
    () => {},
  );
  await clock.measure();
  assert.equal(clock.now(), 1_600_000);
  own = 1_600_100;
  await clock.measure();
  assert.equal(clock.now(), 1_600_100);
  // An answer that took long says nothing of a small difference.
  slow = 20_000;
  await clock.measure();
  assert.equal(clock.now(), 1_620_100);
});
