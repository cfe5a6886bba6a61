import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { nothingAcknowledged, RoughClient } from '../support/rough-client.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { assertBooksBalance } from './books.ts';

const ROUNDS = 2;
/** The latest moment of a kill, in answers. */
const LONGEST_LIFE = 120;
const LANES = 12;
const START_BALANCE = 1_000_000_000_000;
const KEY = 'sk-payer000000000000000000000000000000000000000000';
const SEED = Math.floor(Math.random() * 2 ** 32);

let folder: string;
before(() => {
  folder = scratchFolder();
});

async function preparedFolder(name: string): Promise<string> {
  const dataDirectory = join(folder, name);
  const database = openDataFolder(dataDirectory);
  const account = anAccount('payer', { balance: START_BALANCE });
  await seedAccount(database, account, aKey('payer-key', 'payer'), KEY);
  await database.close();
  return dataDirectory;
}

const start = (dataDirectory: string) => startServiceProcess({ dataDirectory });

/** Waits for every task of the account, acknowledged or not. */
async function allEnded(service: ServiceProcess): Promise<void> {
  const headers = { authorization: `Bearer ${KEY}` };
  let after = '';
  for (;;) {
    const listing = await fetch(`${service.url}/v1/videos?limit=100&order=asc${after}`, { headers });
    const page = (await listing.json()) as { data: { id: string }[]; has_more: boolean; last_id: string };
    for (const { id } of page.data) {
      for (let status = ''; status !== 'completed' && status !== 'failed'; ) {
        const answer = await fetch(`${service.url}/v1/video/query?wait=20&id=${id}`, { headers });
        status = ((await answer.json()) as { status: string }).status;
      }
    }
    if (!page.has_more) return;
    after = `&after=${page.last_id}`;
  }
}

async function stopped(service: ServiceProcess): Promise<number | NodeJS.Signals> {
  service.child.kill('SIGTERM');
  return await service.ended;
}

test(`killed ${ROUNDS} times under load, no acknowledged task is lost or paid twice`, async (context) => {
  context.diagnostic(`seed ${SEED}`);
  const random = seededRandom(SEED);
  const known = nothingAcknowledged();
  const dataDirectory = await preparedFolder('killed');
  for (let round = 0; round < ROUNDS; round += 1) {
    const service = await start(dataDirectory);
    const client = new RoughClient(service.url, KEY, known, random, `round-${round}`);
    // Each round has its own part of the range, so that few rounds meet early and late moments.
    let answersToLive = 1 + Math.floor(((round + random()) / ROUNDS) * LONGEST_LIFE);
    await client.retryUnanswered();
    await client.run(LANES, () => {
      answersToLive -= 1;
      if (answersToLive === 0) service.child.kill('SIGKILL');
    });
    assert.equal(await service.ended, 'SIGKILL');
  }
  const service = await start(dataDirectory);
  await new RoughClient(service.url, KEY, known, random, 'last').retryUnanswered();
  assert.equal(known.unanswered.size, 0);
  await allEnded(service);
  assert.equal(await stopped(service), 0);
  context.diagnostic(`${known.answers} answers, ${known.tasks.size} acknowledged tasks`);
  await assertBooksBalance(dataDirectory, START_BALANCE, known);
});

test('stopped by SIGTERM under load it exits 0 and loses nothing', async () => {
  const random = seededRandom(SEED + 1);
  const known = nothingAcknowledged();
  const dataDirectory = await preparedFolder('stopped');
  const service = await start(dataDirectory);
  const client = new RoughClient(service.url, KEY, known, random, 'stopped');
  await client.run(LANES, () => {
    if (known.answers === 100) service.child.kill('SIGTERM');
  });
  // After 30 seconds the process would have ended itself with another code.
  assert.equal(await service.ended, 0);
  const again = await start(dataDirectory);
  await new RoughClient(again.url, KEY, known, random, 'again').retryUnanswered();
  await allEnded(again);
  assert.equal(await stopped(again), 0);
  await assertBooksBalance(dataDirectory, START_BALANCE, known);
});

test('a second signal ends it at once', async () => {
  const service = await start(await preparedFolder('impatient'));
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ model: 'vidA3.1', prompt: 'hang' });
  const created = await fetch(`${service.url}/v1/video/create`, { method: 'POST', headers, body });
  const { id } = (await created.json()) as { id: string };
  // A stream that ends only with its video keeps a patient stop waiting.
  const events = await fetch(`${service.url}/v1/videos/${id}/events`, { headers });
  const reader = events.body!.getReader();
  await reader.read();
  service.child.kill('SIGTERM');
  while (
    await fetch(`${service.url}/healthz`, { headers: { connection: 'close' } }).then(Boolean, () => false)
  );
  service.child.kill('SIGTERM');
  assert.equal(await service.ended, 1);
  await reader.cancel().catch(() => {});
});
