import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useService } from '../support/service.ts';

/** Holds, ledger and usage are kept for `retention.ledger_days`; balances and adjustments for good. */

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 31, 12);

let now = NOON;
const service = useService(() => ({ now: () => now }));

const chat = async (key: string) => {
  const body = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'Hello?' }] };
  const answer = await service.call('POST', '/v1/chat/completions', body, { authorization: `Bearer ${key}` });
  assert.equal(answer.status, 200, answer.text);
};

const kindsOf = async (account: string) =>
  (await service.admin('GET', `/ledger?account=${account}`)).json.data.map(
    ({ kind }: { kind: string }) => kind,
  );

const requestsOf = async (account: string) =>
  (await service.admin('GET', `/usage?account=${account}&from=${(now - 365 * DAY_MS) / 1000}`)).json.total
    .requests;

test('old entries of the books are removed in the end, and no money moves by that', async () => {
  const { key, account } = await service.newKey({}, { balance: 10 });
  await service.admin('PATCH', `/accounts/${account}`, { balance: 20 });
  for (let count = 0; count < 5; count += 1) await chat(key);
  const { json: video } = await service.call(
    'POST',
    '/v1/video/create',
    { model: 'vidA3.1', prompt: 'a boat' },
    { authorization: `Bearer ${key}` },
  );
  await service.finished(video.id, key);
  const kinds = await kindsOf(account);
  assert.deepEqual([kinds.length >= 8, kinds.includes('adjustment')], [true, true]);
  const { json: money } = await service.admin('GET', `/accounts/${account}`);

  now = NOON + 364 * DAY_MS;
  await service.service.sweep();
  assert.deepEqual(await kindsOf(account), kinds, 'kept for as long as usage can be asked for');
  assert.equal(await requestsOf(account), 6);

  now = NOON + 401 * DAY_MS;
  await chat(key);
  const charged = (await service.admin('GET', `/accounts/${account}`)).json;
  await service.service.sweep();
  assert.deepEqual(await kindsOf(account), [
    'capture',
    ...kinds.filter((kind: string) => kind === 'adjustment'),
  ]);
  assert.deepEqual((await service.admin('GET', `/accounts/${account}`)).json, charged);
  assert.ok(charged.balance < money.balance);
  assert.equal(await requestsOf(account), 1);
});
