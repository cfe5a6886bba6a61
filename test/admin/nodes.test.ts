import assert from 'node:assert/strict';
import { hostname } from 'node:os';
import { test } from 'node:test';
import { PROGRAM_VERSION } from '../../src/platform/storage/migrations.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService, TEST_ADMIN_KEY } from '../support/service.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

test('the list of nodes has this process, and how many films it makes', async () => {
  const service = await startService();
  try {
    const list = async () => (await service.admin('GET', '/nodes')).json.data;
    const [node, ...others] = await list();
    assert.deepEqual(others, []);
    const { object, role, status, host, version, films } = node;
    assert.deepEqual(
      { object, role, status, host, version, films },
      {
        object: 'node',
        role: 'serve',
        status: 'running',
        host: hostname(),
        version: PROGRAM_VERSION,
        films: 0,
      },
    );
    assert.ok(node.seen_at >= node.started_at && node.started_at > 0);
    const made = await service.call('POST', '/v1/video/create', { model: 'vidA2', prompt: 'it will hang' });
    assert.equal(made.status, 200, made.text);
    await until(async () => (await list())[0].films === 1);
    assert.equal((await list())[0].id, node.id);
  } finally {
    await service.stop();
  }
});

test('a process that was stopped leaves the list; one that was killed is shown as gone', async () => {
  const dataDirectory = scratchFolder();
  const start = () => startServiceProcess({ dataDirectory, environment: { ADMIN_KEY: TEST_ADMIN_KEY } });
  const list = async (url: string): Promise<{ id: string; status: string }[]> => {
    const headers = { authorization: `Bearer ${TEST_ADMIN_KEY}` };
    const answer = await fetch(`${url}/admin/v1/nodes`, { headers });
    return ((await answer.json()) as { data: { id: string; status: string }[] }).data;
  };
  const stopped = await start();
  stopped.child.kill('SIGTERM');
  assert.equal(await stopped.ended, 0);
  const killed = await start();
  const [node, ...others] = await list(killed.url);
  assert.ok(node);
  assert.deepEqual(others, []);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const last = await start();
  const statuses = new Map((await list(last.url)).map(({ id, status }) => [id, status]));
  assert.equal(statuses.size, 2);
  assert.equal(statuses.get(node.id), 'gone');
  last.child.kill('SIGTERM');
  await last.ended;
});
