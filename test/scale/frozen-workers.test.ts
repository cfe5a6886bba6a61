import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { testPostgres } from '../support/postgres.ts';
import { TEST_KEY } from '../support/service.ts';
import { until } from '../support/until.ts';

/** A worker that was frozen and goes on must not touch a video that another one has completed meanwhile. */

let databaseUrl: string;
let nodes: TestNodes;
let api: TestNode;
let database: pg.Client;

before(async () => {
  databaseUrl = await (await testPostgres()).newDatabase();
  nodes = new TestNodes({
    databaseUrl,
    settings: { queue: { heartbeat_seconds: 10 } },
    environment: { LOCAL_VIDEOS: 'yes', FAKE_CONCURRENCY: '1' },
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
  const fields = { model: 'vidB-2', prompt: 'a dog on the beach', seconds: '8', size: '480x480' };
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

for (const withChildren of [true, false]) {
  test(`a video outlives the thaw of a worker that was frozen ${withChildren ? 'with' : 'without'} its renderer`, async () => {
    const [frozen, other] = [await nodes.add('worker'), await nodes.add('worker')];
    await frozen.start();
    const id = await create();
    await until(async () => (await read(id)).progress > 0);
    const goOn = frozen.freeze(withChildren);
    await other.start();
    await until(async () => ['completed', 'failed'].includes((await read(id)).status));
    assert.equal((await read(id)).status, 'completed');
    const { video_url: url } = await read(id);
    goOn();
    await until(() => frozen.underWay().length === 0);
    assert.equal((await fetch(url)).status, 200, 'the link from before the thaw');
    assert.equal((await fetch((await read(id)).video_url)).status, 200);
    for (const worker of [frozen, other]) assert.equal(await worker.stop(), 0);

    await nodes.sweep();
    const { rows } = await database.query('SELECT film AS video, attempts FROM tasks WHERE id = $1', [id]);
    const own = dirname(rows[0].video as string);
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
