import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { RouteOutages } from '../../src/gateway/outages/route-outages.ts';
import { migrateSqlite } from '../../src/platform/storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** What one node has found out about a hosted model counts on all of them. */
const folder = scratchFolder();
const file = join(folder, 'phonofilm.db');
migrateSqlite(file);
const database = new SqliteDatabase(file);
let now = 1_000_000_000_000;
const node = () => new RouteOutages({ database, log: pino({ level: 'silent' }), now: () => now });
const [worker, api, otherApi] = [node(), node(), node()];
after(async () => {
  await database.close();
});

const great = { upstream: 'far', model: 'great' };
const small = { upstream: 'near', model: 'small' };
const met = { ...great, reason: 'auth', words: 'HTTP 401', pauseMs: 5000 } as const;

test('a model is barred on every node within a second, while none of its routes can be used', async () => {
  assert.equal(await api.barring([great]), null);
  worker.began(met);
  assert.equal((await worker.barring([great]))?.code, 'service_unavailable');
  now += 1000;
  assert.equal((await api.barring([great]))?.code, 'service_unavailable');
  assert.equal(await api.barring([great, small]), null);
  assert.equal(await api.barring([]), null);
});

test('where nobody waits, one video a minute is let through to find out whether it was mended', async () => {
  now += 30_000;
  const requested = await Promise.all([api, otherApi, api, otherApi].map((one) => one.barring([great])));
  assert.equal(requested.filter((refusal) => refusal === null).length, 1);
  now += 59_000;
  assert.notEqual(await otherApi.barring([great]), null);
  now += 2000;
  assert.equal(await otherApi.barring([great]), null);
});

test('videos that wait are the probe: while they look, no other is let through, but for one in five minutes', async () => {
  worker.began(met);
  let letThrough = 0;
  for (let seconds = 0; seconds < 290; seconds += 10) {
    now += 10_000;
    worker.began(met);
    await worker.all();
    if ((await api.barring([great])) === null) letThrough += 1;
  }
  assert.equal(letThrough, 0);
  now += 20_000;
  assert.equal(await api.barring([great]), null);
});

test('a success on one node opens the model on all', async () => {
  worker.ended(great);
  await worker.all();
  now += 1000;
  assert.equal(await otherApi.barring([great]), null);
  assert.deepEqual(await api.all(), []);
});
