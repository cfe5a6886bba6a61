import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { taskFolder } from '../../src/artifacts/artifact-store.ts';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { startServer, type TestPostgres } from '../support/postgres.ts';
import { TEST_ADMIN_KEY } from '../support/service.ts';

/** How long nodes are killed and the database is restarted, and how long the tasks may then take to end. */
const TROUBLE_MS = 15_000;
const RECOVERY_MS = 45_000;

const CLIENTS = 6;
const BALANCE = 1000;

/** "fail" fails for good, "flaky" at its first attempt. */
const PROMPTS = ['a quiet lake', 'a red kite', 'a flaky lamp', 'they fail to land', 'a paper boat'];

let server: TestPostgres;
let databaseUrl: string;
let nodes: TestNodes;
let api: TestNode[];
let workers: TestNode[];

before(async () => {
  server = await startServer([]);
  databaseUrl = await server.newDatabase();
  nodes = new TestNodes({
    databaseUrl,
    settings: 'queue: { heartbeat_seconds: 10 }\n',
    environment: { FAKE_STEP_MS: '60', FAKE_CONCURRENCY: '4' },
  });
  api = [await nodes.add('api'), await nodes.add('api')];
  workers = [await nodes.add('worker'), await nodes.add('worker'), await nodes.add('worker')];
  await Promise.all([...api, ...workers].map((node) => node.start()));
});

after(() => nodes.killAll());

/** Asks one node after the other until one of them answers with something else than "later". */
async function ask(path: string, init: RequestInit, deadline: number): Promise<Response> {
  for (let turn = Math.floor(Math.random() * 2); ; turn += 1) {
    const response = await fetch(api[turn % api.length]!.url + path, {
      ...init,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (response && response.status < 500) return response;
    await response?.arrayBuffer();
    assert.ok(Date.now() < deadline, `no answer to ${path}; the last was ${response?.status}`);
    await delay(100);
  }
}

async function newKey(): Promise<{ key: string; id: string; account: string }> {
  const post = async (path: string, body: unknown) => {
    const response = await ask(
      `/admin/v1${path}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${TEST_ADMIN_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      Date.now() + 20_000,
    );
    assert.equal(response.status, 200);
    return (await response.json()) as { id: string; key: string };
  };
  const account = await post('/accounts', { name: 'test', balance: BALANCE });
  const { key, id } = await post('/keys', {
    account: account.id,
    type: 'payg',
    rate_limit: { requests: 1_000_000, per_seconds: 1 },
  });
  return { key, id, account: account.id };
}

/** Creates and polls, as a client with retries and an Idempotency-Key would. */
async function client(number: number, key: string, until: number, acknowledged: Set<string>): Promise<void> {
  const authorization = `Bearer ${key}`;
  for (let request = 0; Date.now() < until; request += 1) {
    const created = await ask(
      '/v1/video/create',
      {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': `${number}-${request}`,
        },
        body: JSON.stringify({ model: 'vidA3.1', prompt: PROMPTS[request % PROMPTS.length] }),
      },
      until + RECOVERY_MS,
    );
    assert.equal(created.status, 200, await created.clone().text());
    const { id } = (await created.json()) as { id: string };
    acknowledged.add(id);
    const polled = await ask(
      `/v1/video/query?id=${encodeURIComponent(id)}`,
      { headers: { authorization } },
      until + RECOVERY_MS,
    );
    assert.equal(polled.status, 200, 'an acknowledged task can be read');
    await polled.arrayBuffer();
    await delay(Math.random() * 150);
  }
}

/** As a supervisor would: again, until it stays up. */
async function revive(node: TestNode, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await node.start();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(200);
    }
  }
}

/** Kills one node after the other, and restarts the database in between; what died, in the end. */
async function makeTrouble(until: number): Promise<string[]> {
  const died: string[] = [];
  const reviving = new Map<TestNode, Promise<void>>();
  for (let round = 0; Date.now() < until; round += 1) {
    await delay(500 + Math.random() * 1000);
    if (round % 4 === 2) {
      await server.restart!();
      died.push('database');
      continue;
    }
    const alive = (Math.random() < 0.6 ? workers : api).filter((node) => !reviving.has(node));
    const node = alive[Math.floor(Math.random() * alive.length)];
    if (!node) continue;
    await node.kill();
    died.push(node.role);
    reviving.set(
      node,
      revive(node, until + RECOVERY_MS).finally(() => reviving.delete(node)),
    );
  }
  await Promise.all(reviving.values());
  return died;
}

test('nothing acknowledged is lost, made twice or paid twice while nodes and the database die', async (context) => {
  const { key, id: keyId, account } = await newKey();
  const until = Date.now() + TROUBLE_MS;
  const acknowledged = new Set<string>();
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number, key, until, acknowledged));
  const trouble = await makeTrouble(until);
  await Promise.all(clients);
  context.diagnostic(`${acknowledged.size} tasks; died: ${trouble.join(', ')}`);
  assert.ok(acknowledged.size > 20, 'there was something to lose');
  assert.ok(trouble.includes('database') && trouble.includes('worker'), 'there was trouble');

  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const rows = async (sql: string) => (await database.query(sql)).rows;
  try {
    const deadline = Date.now() + RECOVERY_MS;
    for (;;) {
      const unfinished = await rows('SELECT id, status FROM tasks WHERE finished_at IS NULL');
      if (unfinished.length === 0) break;
      assert.ok(Date.now() < deadline, `${unfinished.length} tasks did not end, ${unfinished[0]?.status}`);
      await delay(200);
    }

    // Exactly what was acknowledged was made: an answer that got lost was given again.
    const tasks = await rows('SELECT id, status, failure_code, price, film FROM tasks');
    assert.deepEqual(new Set(tasks.map((task) => task.id)), acknowledged);
    for (const task of tasks) {
      if (task.status === 'failed') assert.equal(task.failure_code, 'generation_failed');
      else assert.equal(task.status, 'completed');
    }
    const completed = tasks.filter((task) => task.status === 'completed');

    // Each was completed by one worker: a worker says so after its commit, unless it was killed first.
    const said = workers.flatMap((node) => node.log().filter((line) => line['msg'] === 'film completed'));
    assert.equal(new Set(said.map((line) => line['task'])).size, said.length);

    // Money adds up.
    const price = completed.reduce((sum, task) => sum + Number(task.price), 0);
    const [owner] = await rows(`SELECT balance, held FROM accounts WHERE id = '${account}'`);
    assert.equal(Number(owner.held), 0);
    assert.equal(Number(owner.balance), BALANCE * 1_000_000 - price);
    const [spent] = await rows(`SELECT used, held FROM keys WHERE id = '${keyId}'`);
    assert.deepEqual([Number(spent.used), Number(spent.held)], [price, 0]);
    const entries = await rows(
      'SELECT kind, count(*) AS count FROM ledger WHERE hold_id IS NOT NULL GROUP BY kind',
    );
    const count = Object.fromEntries(entries.map((entry) => [entry.kind, Number(entry.count)]));
    assert.equal(count['hold'], tasks.length);
    assert.equal(count['capture'], completed.length);
    assert.equal(count['release'] ?? 0, tasks.length - completed.length);

    // Three files for each film, and nothing else.
    const artifacts = join(nodes.folder, 'data', 'artifacts');
    const files = (readdirSync(artifacts, { recursive: true }) as string[]).filter((name) =>
      /\.\w+$/.test(name),
    );
    const expected = completed.flatMap((task) =>
      ['film.mp4', 'spritesheet.jpg', 'thumbnail.jpg'].map((name) => `${taskFolder(task.id)}/${name}`),
    );
    assert.deepEqual(files.sort(), expected.sort());

    const jobs = await rows(
      "SELECT count(*) AS count FROM pgboss.job WHERE state IN ('created', 'retry', 'failed')",
    );
    assert.equal(Number(jobs[0].count), 0, 'no job is left in line');
  } finally {
    await database.end();
  }
});
