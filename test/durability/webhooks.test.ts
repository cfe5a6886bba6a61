import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { verifyWebhook } from '../../client/src/verify-webhook.ts';
import { nothingAcknowledged, RoughClient } from '../support/rough-client.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { receiveWebhooks } from '../support/webhook-receiver.ts';

const ROUNDS = 2;
const LANES = 12;
const KEY = 'sk-told0000000000000000000000000000000000000000000';
const SEED = Math.floor(Math.random() * 2 ** 32);

const folder = scratchFolder();

const dataDirectory = join(folder, 'data');
const settings = { webhooks: { retry_seconds: Array(60).fill(0.1) } };
const start = () => startServiceProcess({ dataDirectory, settings });

interface Stored {
  /** What has ended, and the type of its event. */
  readonly ends: readonly { readonly id: string; readonly type: string }[];
  readonly unfinishedTasks: number;
  readonly pendingDeliveries: number;
}

/** What the database knows, while no service has it open. */
async function stored(): Promise<Stored> {
  const database = openDataFolder(dataDirectory);
  const rows = await database.read({ sql: 'SELECT id, status, finished_at FROM tasks', values: [] });
  const pending = await database.read({
    sql: 'SELECT id FROM deliveries WHERE next_at IS NOT NULL',
    values: [],
  });
  await database.close();
  const ended = rows.filter((row) => row['finished_at'] !== null);
  return {
    ends: ended.map(({ id, status }) => ({ id: String(id), type: `video.${status}` })),
    unfinishedTasks: rows.length - ended.length,
    pendingDeliveries: pending.length,
  };
}

interface Listed {
  readonly id: string;
  readonly event: { readonly data: { readonly id: string } };
}

/** A list of the API from its first page to its last. */
async function listed(url: string, headers: Record<string, string>): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let after = ''; ; ) {
    const answer = await fetch(`${url}?limit=100${after}`, { headers });
    const page = (await answer.json()) as { data: Listed[]; has_more: boolean; last_id: string };
    all.push(...page.data);
    if (!page.has_more) return all;
    after = `&after=${page.last_id}`;
  }
}

/** Resolves when no video is unfinished. */
async function allEnded(url: string, headers: Record<string, string>): Promise<void> {
  for (const { id } of await listed(`${url}/v1/videos`, headers)) {
    for (let status = ''; status !== 'completed' && status !== 'failed'; ) {
      const answer = await fetch(`${url}/v1/video/query?wait=20&id=${id}`, { headers });
      status = ((await answer.json()) as { status: string }).status;
    }
  }
}

test(`killed ${ROUNDS} times under load, with a receiver that fails half of the time, every end is told of`, async (context) => {
  context.diagnostic(`seed ${SEED}`);
  const random = seededRandom(SEED);
  const database = openDataFolder(dataDirectory);
  await seedAccount(database, anAccount('told'), aKey('told-key', 'told'), KEY);
  await database.close();
  await using receiver = await receiveWebhooks();
  const accepted = new Set<string>();
  receiver.reply = ({ event }) => {
    if (random() < 0.5) return 500;
    accepted.add(event.data.id);
    return 200;
  };
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
    // Each round has its own part of the range, so that few rounds meet early and late moments.
    let answersToLive = 40 + Math.floor(((round + random()) / ROUNDS) * 120);
    await client.run(LANES, () => {
      answersToLive -= 1;
      if (answersToLive === 0) service.child.kill('SIGKILL');
    });
    assert.equal(await service.ended, 'SIGKILL');
  }
  const service = await start();
  await allEnded(service.url, headers);
  const deliveries = await listed(`${service.url}/v1/webhooks/${webhook.id}/deliveries`, headers);
  await receiver.until(() => deliveries.every(({ event }) => accepted.has(event.data.id)));
  service.child.kill('SIGTERM');
  assert.equal(await service.ended, 0);

  const { ends, unfinishedTasks, pendingDeliveries } = await stored();
  // A stop lets attempts under way end, so that nothing stays pending that was accepted.
  assert.deepEqual({ unfinishedTasks, pendingDeliveries }, { unfinishedTasks: 0, pendingDeliveries: 0 });
  for (const { id, type } of ends) {
    const reported = receiver.received.filter(({ event }) => event.data.id === id).map(({ event }) => event);
    // A task ends once: its only event, however often it came, says how.
    assert.deepEqual([...new Set(reported.map((event) => event.type))], [type]);
    assert.equal(new Set(reported.map((event) => event.id)).size, 1);
    assert.ok(accepted.has(id));
  }
  for (const { body, headers: sent } of receiver.received) await verifyWebhook(body, sent, webhook.secret);
  assert.ok(ends.length > ROUNDS * 10);
  context.diagnostic(`${ends.length} ends, told in ${receiver.received.length} attempts`);
});
