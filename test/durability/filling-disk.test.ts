import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { nothingAcknowledged, RoughClient } from '../support/rough-client.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { until } from '../support/until.ts';
import { assertBooksBalance } from './books.ts';

const FILLINGS = 1;
const LANES = 6;
const START_BALANCE = 1_000_000_000_000;
const KEY = 'sk-payer000000000000000000000000000000000000000000';
const SEED = Math.floor(Math.random() * 2 ** 32);
const headers = { authorization: `Bearer ${KEY}` };

/** Every video that was completed has its file, and no other file is left but those that the sweep will remove. */
async function assertFiles(dataDirectory: string): Promise<void> {
  const database = openDataFolder(dataDirectory);
  const rows = await database.read({
    sql: 'SELECT id, film AS video FROM tasks WHERE film IS NOT NULL',
    values: [],
  });
  const runs = await database.read({ sql: 'SELECT id FROM runs', values: [] });
  await database.close();
  const forTheSweep = new Set(runs.map(({ id }) => id));
  const videos = rows.map(({ video }) => String(video)).sort();
  for (const video of videos)
    assert.ok(existsSync(join(dataDirectory, 'artifacts', video)), `${video} is lost`);
  const found = globSync('tasks/*/*/runs/*/film.mp4', { cwd: join(dataDirectory, 'artifacts') });
  const kept = found.filter((path) => !forTheSweep.has(path.split('/')[4] ?? ''));
  assert.deepEqual(kept.sort(), videos);
}

test(`a disk that is full (${FILLINGS}×), the log on it too, loses nothing and charges nothing twice`, async (context) => {
  context.diagnostic(`seed ${SEED}`);
  const disk = mountSmallDisk('24m');
  if (disk === null) return context.skip('SKIPPED: this user may mount no disk');
  await using _disk = disk;
  const settings = { disk: { free_megabytes: 0 } };
  const dataDirectory = join(disk.path, 'data');
  const logFile = join(disk.path, 'log');
  const database = openDataFolder(dataDirectory);
  const account = anAccount('payer', { balance: START_BALANCE });
  await seedAccount(database, account, aKey('payer-key', 'payer'), KEY);
  await database.close();
  const start = () =>
    startServiceProcess({ dataDirectory, logFile, settings, environment: { LOG_LEVEL: 'debug' } });

  const known = nothingAcknowledged();
  const random = seededRandom(SEED);
  const service = await start();
  const isReady = async () => (await fetch(`${service.url}/readyz`)).status === 200;
  const client = new RoughClient(service.url, KEY, known, random, 'filling');
  const running = client.run(LANES, () => {}, 30);
  for (let time = 0; time < FILLINGS; time += 1) {
    const before = known.answers;
    await until(() => known.answers > before + 30);
    disk.fill();
    await until(async () => !(await isReady()));
    const full = known.answers;
    await until(() => known.answers > full + 30);
    disk.clear();
    await until(isReady);
  }
  const before = known.answers;
  await until(() => known.answers > before + 30);
  service.child.kill('SIGTERM');
  await running;
  assert.equal(await service.ended, 0);

  const again = await start();
  await new RoughClient(again.url, KEY, known, random, 'again').retryUnanswered();
  await until(async () => {
    const open = await fetch(`${again.url}/v1/videos?limit=100`, { headers });
    const { data } = (await open.json()) as { data: { status: string }[] };
    return data.every(({ status }) => status === 'completed' || status === 'failed');
  });
  again.child.kill('SIGTERM');
  assert.equal(await again.ended, 0);
  context.diagnostic(`${known.answers} answers, ${known.tasks.size} videos`);
  await assertBooksBalance(dataDirectory, START_BALANCE, known);
  await assertFiles(dataDirectory);
  assert.ok(readFileSync(logFile, 'utf8').includes('a disk is full'));
});
