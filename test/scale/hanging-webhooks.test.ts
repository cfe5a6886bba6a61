import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { insertAccount } from '../../src/features/accounts/account-table.ts';
import { insertDelivery } from '../../src/features/webhooks/delivery-table.ts';
import { insertWebhook } from '../../src/features/webhooks/webhook.ts';
import { mustWrite } from '../../src/platform/storage/database.ts';
import { bearer } from '../support/contract.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { anAccount, openDataFolder } from '../support/seed-account.ts';
import { startService, type TestService } from '../support/service.ts';
import { receiveWebhooks, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { until } from '../support/webhook-test.ts';

/** Endpoints that hang delay nobody else's delivery, however many they are. */

const HANGING = 10_000;
const SLOW_ANSWER_MS = 1500;

let folder: string;
let receiver: WebhookReceiver;
before(async () => {
  folder = scratchFolder();
  receiver = await receiveWebhooks();
  receiver.reply = ({ path }, response) => {
    if (path !== '/slow') return path === '/hang' ? 'hang' : 200;
    setTimeout(() => response.writeHead(200).end(), SLOW_ANSWER_MS);
    return 'hang';
  };
});
after(async () => {
  await receiver[Symbol.asyncDispose]();
});

/** Each belongs to an account of its own, so that no limit of accounts holds them back, and has an event that is due. */
async function seedHanging(dataDirectory: string): Promise<void> {
  const database = openDataFolder(dataDirectory);
  const createdAt = Date.now();
  for (let first = 0; first < HANGING; first += 1000) {
    const batch = Array.from({ length: 1000 }, (_, index) => {
      const name = `hanging-${first + index}`;
      const id = `wh_${name}`;
      const webhook = {
        id,
        accountId: name,
        url: `${receiver.url}/hang`,
        events: ['video.completed' as const],
        enabled: true,
        disabledReason: null,
        createdAt,
      };
      const event = { id: `evt_${name}`, type: 'video.completed' as const, createdAt, subjectId: name };
      const delivery = {
        id: `dlv_${name}`,
        webhookId: id,
        event,
        status: 'pending' as const,
        attempts: 0,
        nextAt: createdAt,
        httpStatus: null,
        latencyMs: null,
        error: null,
        createdAt,
        finishedAt: null,
      };
      return [
        insertAccount(anAccount(name)),
        insertWebhook(webhook, 'whsec_aGFuZ2luZw=='),
        insertDelivery(delivery),
      ];
    });
    await mustWrite(database, batch.flat());
  }
  await database.close();
}

/** A caller who is told of videos at a path of the receiver. */
interface Listener {
  readonly key: string;
  readonly webhook: string;
}

async function listen(service: TestService, path: string): Promise<Listener> {
  const { key } = await service.newKey();
  const answer = await service.call('POST', '/v1/webhooks', { url: receiver.url + path }, bearer(key));
  assert.equal(answer.status, 200, answer.text);
  return { key, webhook: answer.json.id };
}

/** Milliseconds from the end of a video until it has arrived at the first attempt. */
async function timeOfEvent(service: TestService, { key, webhook }: Listener): Promise<number> {
  const order = { model: 'vidB-2', prompt: 'a boat', images: [] };
  const { json } = await service.call('POST', '/v1/video/create', order, bearer(key));
  await service.finished(json.id, key);
  const began = performance.now();
  const deliveries = async () =>
    (await service.call('GET', `/v1/webhooks/${webhook}/deliveries`, undefined, bearer(key))).json.data;
  const [newest] = await until(deliveries, ([first]) => first?.status !== 'pending' || first.attempts > 1);
  assert.deepEqual([newest.event.data.id, newest.status, newest.attempts], [json.id, 'delivered', 1]);
  return performance.now() - began;
}

test('ten thousand endpoints that hang delay neither one that is known, nor a slow one, nor newcomers', async (context) => {
  const environment = { DATA_DIR: join(folder, 'data') };
  const first = await startService({ environment });
  const known = await listen(first, '/known');
  const slow = await listen(first, '/slow');
  for (const listener of [known, slow]) await timeOfEvent(first, listener);
  await first.stop();
  await seedHanging(environment.DATA_DIR);

  const second = await startService({ environment });
  await receiver.until(() => receiver.hanging() >= 200);
  for (let round = 0; round < 2; round += 1) {
    const listeners = { known, slow, newcomer: await listen(second, '/newcomer') };
    for (const [name, listener] of Object.entries(listeners)) {
      const took = await timeOfEvent(second, listener);
      context.diagnostic(`${name}: ${Math.round(took)} ms`);
      // One after the other, those that hang would take five minutes.
      assert.ok(took < 20_000, `${name}: ${took} ms`);
    }
  }
  assert.ok(receiver.hanging() > 100, 'they still hang');
  await second.stop();
});
