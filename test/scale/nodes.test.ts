import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestNodes } from '../support/nodes.ts';
import { testPostgres } from '../support/postgres.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** The operator's list of the nodes that share a database. */

let nodes: TestNodes;
let service: TestService;
let aheadMs = 0;

before(async () => {
  const databaseUrl = await (await testPostgres()).newDatabase();
  nodes = new TestNodes({ databaseUrl });
  service = await startService({
    environment: { DATABASE_URL: databaseUrl },
    now: () => Date.now() + aheadMs,
  });
});
after(async () => {
  await service?.stop();
  await nodes?.killAll();
});

const statuses = async (): Promise<Record<string, string>> => {
  const { json } = await service.admin('GET', '/nodes');
  return Object.fromEntries(
    json.data.map((node: { role: string; status: string }) => [node.role, node.status]),
  );
};

test('a node is listed from its start to its stop; a killed one is gone after a minute and forgotten after a day', async () => {
  const worker = await nodes.add('worker');
  await worker.start();
  assert.deepEqual(await statuses(), { serve: 'running', worker: 'running' });
  await worker.stop();
  assert.deepEqual(await statuses(), { serve: 'running' });
  await worker.start();
  await worker.kill();
  assert.deepEqual(await statuses(), { serve: 'running', worker: 'running' }, 'nobody knows yet');
  aheadMs = 90_000;
  assert.deepEqual(await statuses(), { serve: 'running', worker: 'gone' });
  aheadMs = 25 * 3_600_000;
  await service.service.sweep();
  await until(async () => !('worker' in (await statuses())));
});
