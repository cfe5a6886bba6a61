import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import pg from 'pg';
import { freePort } from '../support/free-port.ts';
import { TestNodes } from '../support/nodes.ts';
import { PostgresServer } from '../support/postgres-server.ts';
import { TEST_ADMIN_KEY, TEST_KEY } from '../support/service.ts';
import { until } from '../support/until.ts';

/** `FAILOVERS=10 npm run test:embedded -- test/scale/failover.test.ts` repeats each more often. */
const FAILOVERS = Number(process.env['FAILOVERS'] ?? 2);
const CREATORS = 4;

const nodes: TestNodes[] = [];
after(async () => {
  for (const one of nodes) await one.killAll();
});

for (const isSynchronous of [false, true])
  test(`videos go on through failovers of a database with two hosts, ${isSynchronous ? 'and none that was acknowledged is lost' : 'and what was replicated is not lost'}`, async () => {
    const ports = [await freePort(), await freePort()] as const;
    let primary = new PostgresServer(ports[0], []);
    await primary.start();
    let standby = new PostgresServer(ports[1], [], primary);
    await standby.start();
    if (isSynchronous) await primary.waitForStandby(true);
    const address = primary.url.replace(`:${ports[0]}/`, `:${ports[0]},127.0.0.1:${ports[1]}/`);
    const made = new TestNodes({ databaseUrl: address, environment: { FAKE_STEP_MS: '20' } });
    nodes.push(made);
    const [api, worker] = [await made.add('api'), await made.add('worker')];
    await api.start();
    await worker.start();

    const acknowledged: string[] = [];
    let isOver = false;
    const creators = Array.from({ length: CREATORS }, async () => {
      while (!isOver) {
        const response = await fetch(`${api.url}/v1/video/create`, {
          method: 'POST',
          headers: { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' },
          body: JSON.stringify({ model: 'vidA3.1', prompt: 'a quiet lake' }),
        });
        const answer = (await response.json()) as { id: string };
        assert.ok([200, 503].includes(response.status), JSON.stringify(answer));
        if (response.status === 200) acknowledged.push(answer.id);
      }
    });

    for (let round = 0; round < FAILOVERS; round += 1) {
      const before = acknowledged.length;
      await until(() => acknowledged.length >= before + 20);
      await primary.kill();
      await standby.promote();
      if (isSynchronous) await standby.waitForStandby(false);
      const port = Number(new URL(primary.url).port);
      primary = standby;
      const during = acknowledged.length;
      await until(() => acknowledged.length >= during + 20);
      standby = new PostgresServer(port, [], primary);
      await standby.start();
      if (isSynchronous) await primary.waitForStandby(true);
      await primary.standbyHasAll();
    }
    isOver = true;
    await Promise.all(creators);

    const database = new pg.Client({ connectionString: primary.url });
    await database.connect();
    const one = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows[0];
    await until(
      async () => (await one('SELECT count(*)::int AS n FROM tasks WHERE finished_at IS NULL')).n === 0,
    );
    const { kept, double, odd } = await one(
      `SELECT (SELECT count(*)::int FROM tasks WHERE id = ANY($1) AND status = 'completed') AS kept,
         (SELECT count(*)::int FROM (SELECT hold_id FROM ledger WHERE kind = 'capture' GROUP BY hold_id HAVING count(*) > 1) AS d)
           AS double,
         (SELECT count(*)::int FROM tasks JOIN holds ON holds.id = tasks.id WHERE holds.state <> 'captured') AS odd`,
      [acknowledged],
    );
    assert.deepEqual({ double, odd }, { double: 0, odd: 0 });
    if (isSynchronous) assert.equal(kept, acknowledged.length);
    const ready = await fetch(`${api.url}/readyz`, {
      headers: { authorization: `Bearer ${TEST_ADMIN_KEY}` },
    });
    assert.equal(ready.status, 200, await ready.text());
    await database.end();
    await made.killAll();
    await primary.kill();
    console.log(`${acknowledged.length} acknowledged, ${acknowledged.length - kept} lost`);
  });
