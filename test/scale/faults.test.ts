import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { startServer, type TestPostgres } from '../support/postgres.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { TEST_ADMIN_KEY } from '../support/service.ts';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { until } from '../support/until.ts';
import { type Cluster, makeTrouble } from './make-trouble.ts';

/** How long faults happen at least, and how long the tasks may then take to end. */
const TROUBLE_MS = 6000;
const RECOVERY_MS = 180_000;

/** `FAULT_SEED` repeats the choices of a run, though not its timing. */
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const random = seededRandom(SEED);

const CLIENTS = 3;
/** More than the videos of all clients can cost, however fast the machine is. */
const BALANCE = 1_000_000;

/** "fail" fails for good, "flaky" at its first attempt. */
const PROMPTS = ['a quiet lake', 'a red kite', 'a flaky lamp', 'they fail to land', 'a paper boat'];

let server: TestPostgres;
let databaseUrl: string;
let nodes: TestNodes;
let api: TestNode[];
let workers: TestNode[];
let disk: SmallDisk | null;
let cluster: Cluster;

before(async () => {
  server = await startServer([]);
  databaseUrl = await server.newDatabase();
  nodes = new TestNodes({
    databaseUrl,
    settings: { queue: { heartbeat_seconds: 10 }, disk: { free_megabytes: 0 } },
    environment: { FAKE_STEP_MS: '60', FAKE_CONCURRENCY: '4' },
  });
  api = [await nodes.add('api'), await nodes.add('api')];
  workers = [await nodes.add('worker'), await nodes.add('worker'), await nodes.add('worker')];
  disk = mountSmallDisk('16m');
  if (disk) workers.push(await nodes.add('worker', folderOn(disk)));
  cluster = {
    server,
    databaseUrl,
    api,
    workers,
    disk: disk && { worker: workers.at(-1)!, space: disk },
  };
  await Promise.all([...api, ...workers].map((node) => node.start()));
});

after(async () => {
  await nodes.killAll();
  await disk?.[Symbol.asyncDispose]();
});

/** A data folder with its own disk for temporary files; the artifacts are those of all nodes. */
function folderOn(small: SmallDisk): string {
  const artifacts = join(nodes.folder, 'data', 'artifacts');
  const own = join(small.path, 'data');
  mkdirSync(artifacts, { recursive: true });
  mkdirSync(own);
  symlinkSync(artifacts, join(own, 'artifacts'));
  return own;
}

/** Asks one node after the other until one of them answers with something else than "later". */
async function ask(path: string, init: RequestInit, deadline: number): Promise<Response> {
  for (let turn = Math.floor(random() * 2); ; turn += 1) {
    const response = await fetch(api[turn % api.length]!.url + path, {
      ...init,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (response && response.status < 500) return response;
    if (response) assert.equal(response.status, 503, await response.text());
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
      Date.now() + RECOVERY_MS,
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

async function createTask(key: string, once: string, prompt?: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'idempotency-key': once,
  };
  const body = JSON.stringify({ model: 'vidA3.1', prompt });
  const init = { method: 'POST', headers, body };
  const created = await ask('/v1/video/create', init, Date.now() + RECOVERY_MS);
  assert.equal(created.status, 200, await created.clone().text());
  return ((await created.json()) as { id: string }).id;
}

/** Creates and polls, as a client with retries and an Idempotency-Key would. */
async function client(
  number: number,
  key: string,
  trouble: AbortSignal,
  acknowledged: Set<string>,
): Promise<void> {
  const authorization = `Bearer ${key}`;
  for (let request = 0; !trouble.aborted; request += 1) {
    const id = await createTask(key, `${number}-${request}`, PROMPTS[request % PROMPTS.length]);
    acknowledged.add(id);
    const polled = await ask(
      `/v1/video/query?id=${encodeURIComponent(id)}`,
      { headers: { authorization } },
      Date.now() + RECOVERY_MS,
    );
    assert.equal(polled.status, 200, 'an acknowledged task can be read');
    await polled.arrayBuffer();
    await delay(random() * 400);
  }
}

test('nothing acknowledged is lost, made twice or paid twice while nodes die, freeze or run out of disk and the database dies or takes no writes', async (context) => {
  const { key, id: keyId, account } = await newKey();
  const trouble = new AbortController();
  const acknowledged = new Set<string>();
  const clients = Array.from({ length: CLIENTS }, (_, number) =>
    client(number, key, trouble.signal, acknowledged),
  );
  const faults = await Promise.race([
    makeTrouble(cluster, Date.now() + TROUBLE_MS, random),
    // They end only after the trouble, unless one of them was answered wrongly.
    Promise.all(clients).then((): string[] => []),
  ]);
  trouble.abort();
  await Promise.all(clients);
  context.diagnostic(`seed ${SEED}: ${acknowledged.size} tasks; ${faults.join(', ')}`);
  assert.ok(acknowledged.size > 20, 'there was something to lose');
  for (const fault of [
    'worker killed',
    'api killed',
    'worker frozen with its children',
    'worker frozen without its children',
    'database restarted',
    'database read-only',
    ...(disk ? ['disk full'] : []),
  ])
    assert.ok(faults.includes(fault), `${fault}, with the seed ${SEED}`);

  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const rows = async (sql: string) => (await database.query(sql)).rows;
  try {
    const deadline = Date.now() + RECOVERY_MS;
    const made = (node: { log(): Record<string, unknown>[] }) =>
      node.log().some((line) => line['msg'] === 'video completed');
    // The other workers may have taken every video so far.
    for (let extra = 0; cluster.disk && !made(cluster.disk.worker); extra += 1) {
      assert.ok(Date.now() < deadline, 'the worker on the small disk made videos too');
      acknowledged.add(await createTask(key, `after-${extra}`, PROMPTS[0]));
      await delay(200);
    }
    for (;;) {
      const unfinished = await rows('SELECT id, status FROM tasks WHERE finished_at IS NULL');
      if (unfinished.length === 0) break;
      assert.ok(Date.now() < deadline, `${unfinished.length} tasks did not end, ${unfinished[0]?.status}`);
      await delay(200);
    }

    // Exactly what was acknowledged was made: an answer that got lost was given again.
    const tasks = await rows('SELECT id, status, failure_code, price, film AS video FROM tasks');
    assert.deepEqual(new Set(tasks.map((task) => task.id)), acknowledged);
    for (const task of tasks) {
      if (task.status === 'failed') assert.equal(task.failure_code, 'generation_failed');
      else assert.equal(task.status, 'completed');
    }
    const completed = tasks.filter((task) => task.status === 'completed');

    // Each was completed by one worker, which logs it after its commit unless it is killed first.
    const logged = workers.flatMap((node) => node.log().filter((line) => line['msg'] === 'video completed'));
    assert.equal(new Set(logged.map((line) => line['task'])).size, logged.length);
    if (cluster.disk) {
      const lines = cluster.disk.worker.log().map((line) => String(line['msg']));
      assert.ok(
        lines.some((line) => line.startsWith('a disk is full')),
        'the full disk was noticed',
      );
    }

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

    // Each has one event.
    const events = await rows('SELECT task_id, type FROM outbox');
    assert.deepEqual(
      new Map(events.map((event) => [event.task_id, event.type])),
      new Map(tasks.map((task) => [task.id, `video.${task.status}`])),
    );

    // Every video that was paid for can be watched.
    for (const { id } of completed) {
      const init = { headers: { authorization: `Bearer ${key}` } };
      const answer = await ask(`/v1/video/query?id=${encodeURIComponent(id)}`, init, deadline);
      const { video_url: url } = (await answer.json()) as { video_url: string };
      const video = await fetch(url);
      assert.equal(video.status, 200, `the video of ${id}`);
      await video.arrayBuffer();
    }

    // Three files for each video, and nothing else once what lost runs left behind is swept up.
    // A worker that was frozen may still be making a video that another one has completed.
    await until(() => workers.every((worker) => worker.underWay().length === 0));
    await nodes.sweep();
    assert.deepEqual(await rows('SELECT id FROM runs'), []);
    const artifacts = join(nodes.folder, 'data', 'artifacts');
    const files = (readdirSync(artifacts, { recursive: true }) as string[]).filter((name) =>
      /\.\w+$/.test(name),
    );
    const expected = completed.flatMap((task) =>
      ['film.mp4', 'spritesheet.jpg', 'thumbnail.jpg'].map((name) => join(dirname(task.video), name)),
    );
    assert.deepEqual(files.sort(), expected.sort());

    // The job of a video that was ended by another worker is found to be done when its turn comes.
    const jobs = (states: string) => rows(`SELECT id FROM pgboss.job WHERE state IN (${states})`);
    await until(async () => (await jobs("'created', 'retry'")).length === 0);
    assert.deepEqual(await jobs("'failed'"), []);
  } finally {
    await database.end();
  }
});
