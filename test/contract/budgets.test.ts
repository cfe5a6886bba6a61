import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ServiceError } from '../../src/domain/errors.ts';
import { Billing } from '../../src/features/billing/billing.ts';
import type { Database } from '../../src/platform/storage/database.ts';
import { openPostgres } from '../support/open-postgres.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { useService } from '../support/service.ts';
import { type Received, receiveWebhooks, type WebhookReceiver } from '../support/webhook-receiver.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 30, 12);

describe('budgets', () => {
  const service = useService(() => ({ now: () => now }));
  let receiver: WebhookReceiver;
  let now = NOON;
  before(async () => {
    receiver = await receiveWebhooks();
  });
  after(async () => {
    await receiver[Symbol.asyncDispose]();
  });

  const as = (key: string) => ({ authorization: `Bearer ${key}` });
  const order = (key: string, prompt = 'a boat') =>
    service.call('POST', '/v1/video/create', { model: 'vidA2-fast', prompt }, as(key));
  /** A video costs 0.4. */
  const video = async (key: string, prompt?: string) => {
    const { json, text } = await order(key, prompt);
    assert.ok(json.id, text);
    return await service.finished(json.id, key);
  };
  const hook = async (account: string) => {
    const events = ['budget.warning', 'budget.reached'];
    const made = await service.admin('POST', '/webhooks', { account, url: receiver.url, events });
    assert.equal(made.status, 200, made.text);
  };
  const reported = (subject: string) => (received: readonly Received[]) =>
    received.filter(({ event }) => event.data.id === subject).map(({ event }) => event.type);

  test('are set, shown and taken away, on accounts and on keys', async () => {
    const { id, account } = await service.newKey({ budget: { month: 5 } }, { budget: { day: 1.5 } });
    const read = async (path: string) => (await service.admin('GET', path)).json.budget;
    assert.deepEqual(await read(`/accounts/${account}`), { day: 1.5, month: null, hard: true });
    assert.deepEqual(await read(`/keys/${id}`), { day: null, month: 5, hard: true });
    await service.admin('PATCH', `/keys/${id}`, { budget: { day: 1, hard: false } });
    assert.deepEqual(await read(`/keys/${id}`), { day: 1, month: null, hard: false });
    await service.admin('PATCH', `/keys/${id}`, { name: 'other' });
    assert.deepEqual(await read(`/keys/${id}`), { day: 1, month: null, hard: false });
    await service.admin('PATCH', `/accounts/${account}`, { budget: null });
    assert.equal(await read(`/accounts/${account}`), null);
    const wrong = await service.admin('PATCH', `/keys/${id}`, { budget: { day: -1 } });
    assert.deepEqual([wrong.status, wrong.json.error.code], [400, 'invalid_parameter']);
  });

  test('a hard one refuses with 402 and names itself, until the next day or month', async () => {
    now = NOON;
    const { key } = await service.newKey({}, { budget: { day: 1, month: 1.5 } });
    await video(key);
    await video(key);
    const refused = await order(key);
    assert.deepEqual([refused.status, refused.json.error.code], [402, 'insufficient_balance']);
    assert.match(refused.json.error.message, /the account's budget of 1 a day there is 0\.2 left/);
    const quote = { endpoint: '/v1/video/create', body: { model: 'vidA2-fast', prompt: 'a boat' } };
    const quoted = await service.call('POST', '/v1/quote', quote, as(key));
    assert.deepEqual([quoted.json.payable, quoted.json.reason], [false, 'insufficient_balance']);
    now = NOON + DAY_MS;
    await video(key);
    assert.match(
      (await order(key)).json.error.message,
      /the account's budget of 1\.5 a month there is 0\.3 left/,
    );
    now = NOON + 2 * DAY_MS;
    await video(key);
  });

  test('that of a key holds for this key alone, and work that failed costs nothing of it', async () => {
    now = NOON;
    const { key, account } = await service.newKey({ budget: { day: 0.5 } });
    const { json: other } = await service.admin('POST', '/keys', { account, type: 'payg' });
    await video(key, 'fail');
    await video(key);
    assert.match((await order(key)).json.error.message, /the key's budget of 0\.5 a day/);
    await video(other.key);
  });

  test('a subscription has budgets too', async () => {
    now = NOON;
    const subscription = { expires_at: Math.floor(NOON / 1000) + 1000, quota: null };
    const { key } = await service.newKey({ type: 'subscription' }, { subscription, budget: { day: 0.5 } });
    await video(key);
    assert.equal((await order(key)).status, 402);
  });

  test('a soft one refuses nothing and tells of itself, each once in a period', async () => {
    now = NOON;
    const { key, account } = await service.newKey({}, { budget: { day: 1, hard: false } });
    await hook(account);
    await video(key);
    await video(key);
    await receiver.until((received) => reported(account)(received).length === 1);
    await video(key);
    await video(key);
    await receiver.until((received) => reported(account)(received).length === 2);
    assert.deepEqual(reported(account)(receiver.received), ['budget.warning', 'budget.reached']);
    now = NOON + DAY_MS;
    await video(key);
    await video(key);
    await video(key);
    const reached = (received: readonly Received[]) =>
      reported(account)(received).filter((type) => type === 'budget.reached');
    await receiver.until((received) => reached(received).length === 2);
  });

  test('a hard one that refused tells of it, about the key or the account whose it is', async () => {
    now = NOON;
    const { key, id, account } = await service.newKey({ budget: { month: 0.3 } });
    await hook(account);
    await Promise.all(Array.from({ length: 5 }, () => order(key)));
    await receiver.until((received) => reported(id)(received).length > 0);
    await Promise.all(Array.from({ length: 5 }, () => order(key)));
    assert.deepEqual(reported(id)(receiver.received), ['budget.reached']);
  });
});

test('a budget holds however many requests come at once, on two nodes: what is held counts', async () => {
  const folder = scratchFolder();
  const database: Database =
    process.env['PHONOFILM_TEST_STORAGE'] === 'postgres' ? await openPostgres() : openDataFolder(folder);
  try {
    const account = anAccount('acct_busy', { budget: { day: 1000, month: null, hard: true } });
    const key = aKey('key_busy', account.id);
    await seedAccount(database, account, key, `sk-${'7'.padStart(48, '0')}`);
    const log = { warn: () => {} };
    const nodes = [1, 2].map(() => new Billing(database, () => NOON, log));
    const holds = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        nodes[index % 2]!.holdForRequest({ account, key }, 'chat', 90, new AbortController()),
      ),
    );
    const held = holds.flatMap((hold) => (hold.status === 'fulfilled' ? [hold.value] : []));
    assert.equal(held.length, 11);
    for (const hold of holds) {
      if (hold.status === 'fulfilled') continue;
      assert.ok(hold.reason instanceof ServiceError && hold.reason.code === 'insufficient_balance');
    }
    // What is given back can be spent again; what is charged cannot.
    await Promise.all(held.map((hold, index) => (index % 2 === 0 ? hold.release() : hold.capture(50))));
    const left = 1000 - 5 * 50;
    const again = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        nodes[index % 2]!.holdForRequest({ account, key }, 'chat', 90, new AbortController()),
      ),
    );
    const fits = again.filter(({ status }) => status === 'fulfilled');
    assert.equal(fits.length, Math.floor(left / 90));
  } finally {
    await database.close();
  }
});
