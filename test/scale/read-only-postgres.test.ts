import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '../support/postgres.ts';
import { type Answer, startService, type TestService } from '../support/service.ts';

/** After a failover nodes may find themselves on a server that takes no writes. */

let administrator: pg.Client;
let service: TestService;

before(async () => {
  const server = await startServer([]);
  const url = await server.newDatabase();
  administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  await administrator.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE');
  service = await startService({ environment: { DATABASE_URL: url } });
});
after(async () => {
  await service.stop();
  await administrator.end();
});

async function takesWrites(yes: boolean): Promise<void> {
  await administrator.query(`ALTER SYSTEM SET default_transaction_read_only = ${yes ? 'off' : 'on'}`);
  await administrator.query('SELECT pg_reload_conf()');
}

const create = () => service.call('POST', '/v1/video/create', { model: 'vidA3.1', prompt: 'a red boat' });

async function answered(ask: () => Promise<Answer>, status: number): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status === status) return answer;
    assert.ok(answer.status < 500 || answer.status === 503, answer.text);
    await delay(20);
  }
}

test('a read-only database is reported as an outage, which ends by itself', async () => {
  const { id } = (await create()).json;
  await service.finished(id);
  await takesWrites(false);
  const notReady = await answered(() => service.call('GET', '/readyz'), 503);
  assert.match(notReady.json.error.message, /the database takes no writes/);
  const refused = await answered(create, 503);
  assert.equal(refused.json.error.code, 'service_unavailable');
  assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  assert.equal((await service.call('GET', `/v1/videos/${id}`)).json.status, 'completed', 'reads go on');
  const account = await service.admin('POST', '/accounts', { name: 'late' });
  assert.equal(account.status, 503, account.text);

  await takesWrites(true);
  await answered(() => service.call('GET', '/readyz'), 200);
  const created = await answered(create, 200);
  assert.equal((await service.finished(created.json.id))['status'], 'completed');
});
