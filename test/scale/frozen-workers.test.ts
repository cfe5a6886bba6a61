import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { compose } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { testPostgres } from '../support/postgres.ts';
import { TEST_ADMIN_KEY, TEST_KEY } from '../support/service.ts';

/** A worker that was frozen and goes on must not touch a film that another one has completed meanwhile. */

let databaseUrl: string;
let nodes: TestNodes;
let api: TestNode;
let database: pg.Client;

before(async () => {
  databaseUrl = await (await testPostgres()).newDatabase();
  nodes = new TestNodes({
    databaseUrl,
    settings: 'queue: { heartbeat_seconds: 10 }\n',
    environment: { LOCAL_FILMS: 'yes', FAKE_CONCURRENCY: '1' },
  });
  api = await nodes.add('api');
  await api.start();
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});
after(async () => {
  await database.end();
  await nodes.killAll();
});

const authorization = { authorization: `Bearer ${TEST_KEY}` };

async function create(): Promise<string> {
  const form = new FormData();
  const fields = { model: 'vidB-2', prompt: 'a dog on the beach', seconds: '12', size: '1280x720' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${api.url}/v1/videos`, {
    method: 'POST',
    headers: authorization,
    body: form,
  });
  assert.equal(response.status, 200, await response.clone().text());
  return ((await response.json()) as { id: string }).id;
}

async function read(id: string) {
  const response = await fetch(`${api.url}/v1/videos/${id}`, { headers: authorization });
  return (await response.json()) as { status: string; progress: number; video_url: string };
}

async function until<Value>(look: () => Promise<Value>, wanted: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await look();
    if (wanted(value)) return value;
    await delay(50);
  }
}

/** The scratch folders of films that a worker is at. */
async function underWay(worker: TestNode): Promise<string[]> {
  const own = `${hostname().replace(/[^\w-]/g, '_')}.${worker.pid()}`;
  const scratch = join(nodes.folder, 'data', 'scratch', own);
  return existsSync(scratch) ? readdirSync(scratch) : [];
}

async function sweep(): Promise<void> {
  const environment = { DATA_DIR: join(nodes.folder, 'data'), DATABASE_URL: databaseUrl, CONFIG: '' };
  const config = loadConfig({ ...environment, LOG_LEVEL: 'silent' });
  const service = await compose(config, { adminKey: TEST_ADMIN_KEY, role: 'api' });
  await service.sweep();
  await service.stop();
}

for (const withChildren of [true, false]) {
  test(`a film outlives the thaw of a worker that was frozen ${withChildren ? 'with' : 'without'} its renderer`, async () => {
    const [frozen, other] = [await nodes.add('worker'), await nodes.add('worker')];
    await frozen.start();
    const id = await create();
    await until(
      () => read(id),
      (task) => task.progress > 0,
    );
    const goOn = frozen.freeze(withChildren);
    await other.start();
    const { video_url: url } = await until(
      () => read(id),
      (task) => task.status === 'completed',
    );
    goOn();
    await until(
      () => underWay(frozen),
      (folders) => folders.length === 0,
    );
    assert.equal((await fetch(url)).status, 200, 'the link from before the thaw');
    assert.equal((await fetch((await read(id)).video_url)).status, 200);
    for (const worker of [frozen, other]) assert.equal(await worker.stop(), 0);

    await sweep();
    const { rows } = await database.query('SELECT film, attempts FROM tasks WHERE id = $1', [id]);
    const own = dirname(rows[0].film as string);
    const task = join(nodes.folder, 'data', 'artifacts', dirname(dirname(own)));
    const files = (readdirSync(task, { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name));
    const run = join('runs', own.slice(own.lastIndexOf('/') + 1));
    assert.deepEqual(
      files.toSorted(),
      ['film.mp4', 'spritesheet.jpg', 'thumbnail.jpg'].map((name) => join(run, name)),
    );
    const holds = await database.query('SELECT state FROM holds WHERE id = $1', [id]);
    assert.deepEqual(holds.rows, [{ state: 'captured' }]);
  });
}
