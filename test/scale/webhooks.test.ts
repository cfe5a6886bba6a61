import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { verifyWebhook } from '../../client/src/verify-webhook.ts';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { testPostgres } from '../support/postgres.ts';
import { TEST_KEY } from '../support/service.ts';
import { receiveWebhooks, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { until } from '../support/webhook-test.ts';

/** On many machines each delivery is made by one of them, and by another one when that one dies. */

const VIDEOS = 20;
const headers = { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' };

let nodes: TestNodes;
let api: TestNode;
let workers: TestNode[];
let receiver: WebhookReceiver;
let secret: string;

before(async () => {
  receiver = await receiveWebhooks();
  nodes = new TestNodes({
    databaseUrl: await (await testPostgres()).newDatabase(),
    settings: { webhooks: { retry_seconds: Array(60).fill(0.1) }, queue: { heartbeat_seconds: 10 } },
  });
  api = await nodes.add('api');
  workers = [await nodes.add('worker'), await nodes.add('worker')];
  await api.start();
  await Promise.all(workers.map((worker) => worker.start()));
  ({ secret } = await send('/v1/webhooks', { url: receiver.url }));
});

after(async () => {
  await nodes.killAll();
  await receiver[Symbol.asyncDispose]();
});

async function send(path: string, body: object): Promise<{ id: string; secret: string }> {
  const response = await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.equal(response.status, 200);
  return (await response.json()) as { id: string; secret: string };
}

async function makeVideos(): Promise<string[]> {
  const order = { model: 'vidB-2', prompt: 'a red boat', images: [] };
  const made = Array.from({ length: VIDEOS }, () => send('/v1/video/create', order));
  return (await Promise.all(made)).map(({ id }) => id);
}

/** How often each video was told of. */
function counts(ids: readonly string[]): number[] {
  return ids.map((id) => receiver.received.filter(({ event }) => event.data.id === id).length);
}

test('two nodes deliver, and none delivers what the other does', async () => {
  const videos = await makeVideos();
  await receiver.until(() => counts(videos).every((count) => count > 0));
  // Once all of them are written down as delivered, nobody has a reason to send one again.
  await ended();
  assert.deepEqual(counts(videos), Array(VIDEOS).fill(1));
});

test('what a killed node had on its way is delivered by another, and every signature verifies', async () => {
  let toKill = 12;
  let killed: Promise<void> | null = null;
  receiver.reply = () => {
    toKill -= 1;
    if (toKill === 0) killed = workers[0]!.kill();
    return Math.random() < 0.5 ? 500 : 200;
  };
  const videos = await makeVideos();
  await receiver.until(() => counts(videos).every((count) => count > 0));
  await killed;
  assert.ok((await ended()).every(({ status }) => status === 'delivered'));
  for (const { body, headers: sent } of receiver.received) await verifyWebhook(body, sent, secret);
});

/** Deliveries once none of them is pending. */
async function ended(): Promise<{ id: string; status: string }[]> {
  return await until(deliveries, (all) => all.every(({ status }) => status !== 'pending'));
}

async function deliveries(): Promise<{ id: string; status: string }[]> {
  const read = async (path: string) =>
    await (await fetch(`${api.url}/v1/webhooks${path}`, { headers })).json();
  const { data } = (await read('')) as { data: { id: string }[] };
  const page = (await read(`/${data[0]!.id}/deliveries?limit=100`)) as {
    data: { id: string; status: string }[];
  };
  return page.data;
}
