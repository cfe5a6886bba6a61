import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { bundlePrograms } from '../../scripts/bundle-programs.ts';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { testPostgres } from '../support/postgres.ts';
import { TEST_KEY } from '../support/service.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let databaseUrl: string;
let nodes: TestNodes;
let api: TestNode[];
let workers: TestNode[];

before(async () => {
  databaseUrl = await (await testPostgres()).newDatabase();
  nodes = new TestNodes({
    databaseUrl,
    settings: { server: { drain_seconds: 3 } },
    environment: { FAKE_STEP_MS: '60', FAKE_CONCURRENCY: '4' },
  });
  api = [await nodes.add('api'), await nodes.add('api')];
  workers = [await nodes.add('worker'), await nodes.add('worker')];
  await Promise.all([...api, ...workers].map((node) => node.start()));
});

after(() => nodes.killAll());

const isReady = async (node: TestNode) =>
  (await fetch(`${node.url}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(() => null))?.status ===
  200;

test('a worker answers health checks and nothing else', async () => {
  const worker = workers[0]!;
  assert.equal(await isReady(worker), true);
  const response = await fetch(`${worker.url}/v1/models`, {
    headers: { authorization: `Bearer ${TEST_KEY}` },
  });
  assert.equal(response.status, 404);
});

test('an api node that is about to stop has its callers connect elsewhere', async () => {
  const node = api[0]!;
  const ended = node.stop();
  while (await isReady(node));
  const response = await fetch(`${node.url}/v1/models`, { headers: { authorization: `Bearer ${TEST_KEY}` } });
  assert.deepEqual([response.status, response.headers.get('connection')], [200, 'close']);
  assert.equal(await ended, 0);
  await node.start();
});

const created: string[] = [];
let answers = 0;

/** Has clients ask, and now and then create a task, while each node is stopped and started again, in good order. */
async function underLoad(work: (restart: (script?: URL) => Promise<void>) => Promise<void>): Promise<void> {
  // A load balancer: it looks at /readyz and sends requests only where that says yes. It never asks twice.
  let ready = [...api];
  let running = true;
  const balancer = (async () => {
    // Once is no outage: beside other tests a database may be slow for a moment.
    let before = api.map(() => true);
    while (running) {
      const answers = await Promise.all(api.map(isReady));
      ready = api.filter((_, index) => answers[index] || before[index]);
      before = answers;
      await delay(100);
    }
  })();
  const client = async () => {
    for (let turn = 0; running; turn += 1) {
      const node = ready[turn % ready.length];
      assert.ok(node, 'some node is ready');
      const headers = { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ model: 'vidA3.1', prompt: 'a quiet lake' });
      // A video takes much longer than an answer.
      const response = await (turn % 3 === 0
        ? fetch(`${node.url}/v1/video/create`, { method: 'POST', headers, body })
        : fetch(`${node.url}/v1/models`, { headers }));
      assert.equal(response.status, 200);
      const { id } = (await response.json()) as { id?: string };
      if (id !== undefined) created.push(id);
      answers += 1;
      await delay(200);
    }
  };
  const clients = [client(), client(), client()];
  await work(async (script) => {
    for (const node of [...api, ...workers]) {
      assert.equal(await node.stop(), 0, 'it ended in good order');
      await node.start(script);
      while (!(await isReady(node))) await delay(50);
      while (api.includes(node) && !ready.includes(node)) await delay(20);
      const soFar = answers;
      while (answers < soFar + 6) await Promise.race([delay(20), ...clients]);
    }
  });
  running = false;
  await Promise.all([balancer, ...clients]);
}

async function assertAllCompleted(): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (;;) {
      const { rows } = await database.query('SELECT 1 FROM tasks WHERE finished_at IS NULL LIMIT 1');
      if (rows.length === 0) break;
      await delay(100);
    }
    const { rows } = await database.query('SELECT id, status, attempts FROM tasks');
    assert.deepEqual(new Set(rows.map((row) => row.id)), new Set(created));
    for (const row of rows) {
      assert.equal(row.status, 'completed');
      assert.equal(Number(row.attempts), 1, 'what was handed over went on from its stored operation');
    }
  } finally {
    await database.end();
  }
}

test('restarting one node after the other with its next version, across migrations, drops no request and no task', async () => {
  const next = await nextVersion();
  await underLoad(async (restart) => {
    // The tables change below the nodes that are at work.
    const spoken = await promisify(execFile)(process.execPath, [join(next, 'src/main.mjs'), 'migrate'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: join(next, 'data'), CONFIG: '' },
    });
    assert.match(spoken.stdout, /ready: 0999-next\.sql\./);
    const soFar = created.length;
    while (created.length < soFar + 6) await delay(20);
    await restart(pathToFileURL(join(next, 'test/support/node-with-fakes.mjs')));
  });
  await assertAllCompleted();
  // A node of the version before is not started on tables that it does not know.
  const old = await nodes.add('api');
  await assert.rejects(old.start(), /belongs to another version/);
});

/**
 * This program as its next version: with one more migration, which changes tables that every request uses. In few files:
 * no process has compiled its sources before.
 */
async function nextVersion(): Promise<string> {
  const folder = join(nodes.folder, 'next');
  // Not all at once: a process that does not listen misses that its idle connections are closed.
  for (const part of ['src', 'test/support', 'package.json'])
    await cp(join(ROOT, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'client']) symlinkSync(join(ROOT, part), join(folder, part));
  const columns = ['tasks', 'accounts', 'keys', 'holds', 'ledger'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN of_next_version BIGINT NOT NULL DEFAULT 7;`,
  );
  writeFileSync(join(folder, 'src/platform/storage/migrations/0999-next.sql'), columns.join('\n'));
  const programs = ['src/main.ts', 'test/support/node-with-fakes.ts'].map((path) => join(folder, path));
  const bundled = join(folder, 'bundled');
  await bundlePrograms(programs, folder, bundled);
  return bundled;
}
