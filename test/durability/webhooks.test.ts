import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { verifyWebhook } from '../../client/src/verify-webhook.ts';
import { nothingAcknowledged, RoughClient } from '../support/rough-client.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { receiveWebhooks } from '../support/webhook-receiver.ts';

/** `WEBHOOK_ROUNDS=10` for a longer look. */
const ROUNDS = Number(process.env['WEBHOOK_ROUNDS'] ?? 4);
const LANES = 12;
const KEY = 'sk-told0000000000000000000000000000000000000000000';
const SEED = Math.floor(Math.random() * 2 ** 32);

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-told-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const dataDirectory = join(folder, 'data');
const config = join(folder, 'config.yaml');
writeFileSync(config, `webhooks: { retry_seconds: [${Array(60).fill(0.1)}] }\n`);
const start = () =>
  startServiceProcess({
    dataDirectory,
    environment: { CONFIG: config, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });

interface Page {
  readonly data: readonly { readonly id: string; readonly status: string }[];
  readonly has_more: boolean;
  readonly last_id: string;
}

/** What the database knows to have ended, while no service has it open. */
async function storedEnds(): Promise<{ id: string; type: string }[]> {
  const database = openDataFolder(dataDirectory);
  const rows = await database.read({
    sql: 'SELECT id, status FROM tasks WHERE finished_at IS NOT NULL',
    values: [],
  });
  await database.close();
  return rows.map(({ id, status }) => ({ id: String(id), type: `video.${status}` }));
}

test(`killed ${ROUNDS} times under load, with a receiver that fails half of the time, every end is told of`, async (context) => {
  context.diagnostic(`seed ${SEED}`);
  const random = seededRandom(SEED);
  const database = openDataFolder(dataDirectory);
  await seedAccount(database, anAccount('told'), aKey('told-key', 'told'), KEY);
  await database.close();
  await using receiver = await receiveWebhooks();
  receiver.reply = () => (random() < 0.5 ? 500 : 200);
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const known = nothingAcknowledged();
  const webhook = { id: '', secret: '' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const service = await start();
    if (webhook.id === '') {
      const body = JSON.stringify({ url: receiver.url });
      const made = await fetch(`${service.url}/v1/webhooks`, { method: 'POST', headers, body });
      Object.assign(webhook, await made.json());
    }
    const client = new RoughClient(service.url, KEY, known, random, `round-${round}`);
    let answersToLive = 40 + Math.floor(random() * 120);
    await client.run(LANES, () => {
      answersToLive -= 1;
      if (answersToLive === 0) service.child.kill('SIGKILL');
    });
    assert.equal(await service.ended, 'SIGKILL');
  }
  const service = await start();
  /** Ids of what a list still has unfinished. */
  const unfinished = async (path: string): Promise<string[]> => {
    const found: string[] = [];
    for (let after = ''; ; ) {
      const answer = await fetch(`${service.url}/v1/${path}?limit=100${after}`, { headers });
      const page = (await answer.json()) as Page;
      const open = page.data.filter(({ status }) => !['completed', 'failed', 'delivered'].includes(status));
      found.push(...open.map(({ id }) => id));
      if (!page.has_more) return found;
      after = `&after=${page.last_id}`;
    }
  };
  for (const path of ['videos', `webhooks/${webhook.id}/deliveries`]) {
    while ((await unfinished(path)).length > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  service.child.kill('SIGTERM');
  assert.equal(await service.ended, 0);

  const ends = await storedEnds();
  const told = new Map(receiver.received.map(({ event }) => [event.data.id, event.type]));
  for (const { id, type } of ends) assert.equal(told.get(id), type);
  for (const { body, headers: sent } of receiver.received) await verifyWebhook(body, sent, webhook.secret);
  const events = new Set(receiver.received.map(({ event }) => event.id));
  assert.equal(events.size, ends.length);
  assert.ok(ends.length > ROUNDS * 10);
  context.diagnostic(`${ends.length} ends, told in ${receiver.received.length} attempts`);
});
