import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

/** vidA2-fast: 8 seconds at 0.05. */
const MODEL = 'vidA2-fast';
const PRICE = 0.4;

const FUTURE = 4_000_000_000;

describe('what the operator sets holds from the next request on', () => {
  /** How far the service's clock is ahead: what expires is made before it does. */
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const soon = () => Math.floor(now() / 1000) + 30;
  const service = useService(() => ({ now }));

  const video = (key: string, model = MODEL) =>
    service.call('POST', '/v1/video/create', { model, prompt: 'a boat' }, { authorization: `Bearer ${key}` });

  const expect = async (key: string, status: number, code?: string, model?: string) => {
    const answer = await video(key, model);
    assert.equal(answer.status, status, answer.text);
    assert.equal(answer.json.error?.code, code);
    return answer;
  };

  const change = async (id: string, body: object) => {
    const answer = await service.admin('PATCH', `/keys/${id}`, body);
    assert.equal(answer.status, 200, answer.text);
  };

  const changeAccount = async (id: string, body: object) => {
    const answer = await service.admin('PATCH', `/accounts/${id}`, body);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
  };

  test('models', async () => {
    const { key, id } = await service.newKey({ models: ['vidA2*', 'vidB-2'] });
    await expect(key, 200);
    await expect(key, 403, 'model_access_denied', 'vidA3');
    await change(id, { models: ['vidA3'] });
    await expect(key, 403, 'model_access_denied');
    await expect(key, 200, undefined, 'vidA3');
    await change(id, { models: null });
    await expect(key, 200);
    await change(id, { models: [] });
    await expect(key, 403, 'model_access_denied');
  });

  test('addresses', async () => {
    const { key, id } = await service.newKey({ ip_allowlist: ['10.0.0.0/8'] });
    await expect(key, 403, 'ip_not_allowed');
    await change(id, { ip_allowlist: ['10.0.0.0/8', '127.0.0.0/8'] });
    await expect(key, 200);
    await change(id, { ip_allowlist: ['::/0'] });
    await expect(key, 403, 'ip_not_allowed');
    await change(id, { ip_allowlist: null });
    await expect(key, 200);
  });

  test('expiry', async () => {
    const { key, id } = await service.newKey({ expires_at: FUTURE });
    await expect(key, 200);
    await change(id, { expires_at: soon() });
    ahead += 60_000;
    await expect(key, 401, 'expired_api_key');
    await change(id, { expires_at: null });
    await expect(key, 200);
  });

  test('quota: what is held counts, and raising it helps', async () => {
    const { key, id } = await service.newKey({ quota: PRICE * 2 });
    await expect(key, 200);
    const second = await expect(key, 200);
    await expect(key, 402, 'quota_exceeded');
    await service.finished(second.json.id, key);
    await change(id, { quota: PRICE * 3 });
    const third = await expect(key, 200);
    await expect(key, 402, 'quota_exceeded');
    await service.finished(third.json.id, key);
    await change(id, { quota: null });
    await expect(key, 200);
    await change(id, { quota: 0 });
    await expect(key, 402, 'quota_exceeded');
  });

  test('what a key used is shown once it is captured', async () => {
    const { key, id } = await service.newKey({ quota: 10 });
    const { json } = await expect(key, 200);
    await service.finished(json.id, key);
    assert.equal((await service.admin('GET', `/keys/${id}`)).json.used, PRICE);
  });

  test('rate limit: set, changed, lifted and back to the default', async () => {
    const { key, id } = await service.newKey({ rate_limit: { requests: 2, per_seconds: 3600 } });
    const first = await expect(key, 200);
    assert.equal(first.headers.get('x-ratelimit-limit'), '2');
    await expect(key, 200);
    await expect(key, 429, 'rate_limit_exceeded');
    await change(id, { rate_limit: null });
    const unlimited = await expect(key, 200);
    assert.equal(unlimited.headers.get('x-ratelimit-limit'), '2147483647');
    await change(id, { rate_limit: 'default' });
    assert.equal((await expect(key, 200)).headers.get('x-ratelimit-limit'), '300');
  });

  test('a deleted key is unknown at once, and its videos are still paid', async () => {
    const { key, id, account } = await service.newKey({}, { balance: 1 });
    const { json } = await expect(key, 200);
    assert.equal((await service.admin('DELETE', `/keys/${id}`)).status, 200);
    await expect(key, 401, 'invalid_api_key');
    const other = await service.admin('POST', '/keys', { type: 'payg', account });
    await service.finished(json.id, other.json.key);
    const after = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.deepEqual([after.balance, after.held], [0.6, 0]);
  });

  test('a suspended account is refused until it is active again', async () => {
    const { key, account } = await service.newKey();
    await changeAccount(account, { status: 'suspended' });
    await expect(key, 403, 'account_suspended');
    await changeAccount(account, { status: 'active' });
    await expect(key, 200);
  });

  test('a failed payment stops new videos, not the reading of old ones', async () => {
    const { key, account } = await service.newKey();
    const { json } = await expect(key, 200);
    await changeAccount(account, { payment_failed: true });
    await expect(key, 402, 'payment_failed');
    await service.finished(json.id, key);
    await changeAccount(account, { payment_failed: false });
    await expect(key, 200);
  });

  test('a balance is spent, refused when too low, and topped up', async () => {
    const { key, account } = await service.newKey({}, { balance: PRICE });
    const { json } = await expect(key, 200);
    await expect(key, 402, 'insufficient_balance');
    await service.finished(json.id, key);
    const spent = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.deepEqual([spent.balance, spent.held], [0, 0]);
    await changeAccount(account, { balance: 1 });
    const next = await expect(key, 200);
    await service.finished(next.json.id, key);
    assert.equal((await service.admin('GET', `/accounts/${account}`)).json.balance, 0.6);
    await changeAccount(account, { balance: null });
    await expect(key, 200);
  });

  test('a subscription key needs a subscription that lasts and has quota left', async () => {
    const { key, account } = await service.newKey({ type: 'subscription' });
    await expect(key, 402, 'subscription_expired');
    await changeAccount(account, { subscription: { expires_at: FUTURE, quota: PRICE } });
    const { json } = await expect(key, 200);
    await expect(key, 402, 'quota_exceeded');
    await service.finished(json.id, key);
    const used = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.deepEqual(used.subscription, { expires_at: FUTURE, quota: PRICE, used: PRICE });
    assert.equal(used.balance, null);
    // Set anew, it is a new period: what was used belongs to the old one.
    const renewed = await changeAccount(account, { subscription: { expires_at: FUTURE, quota: PRICE } });
    assert.equal(renewed.subscription.used, 0);
    const again = await expect(key, 200);
    await service.finished(again.json.id, key);
    await changeAccount(account, { subscription: { expires_at: soon(), quota: null } });
    ahead += 60_000;
    await expect(key, 402, 'subscription_expired');
    await changeAccount(account, { subscription: null });
    await expect(key, 402, 'subscription_expired');
  });

  test('audio chat needs a payg key, and a key can become one', async () => {
    const { key, id } = await service.newKey(
      { type: 'subscription' },
      { subscription: { expires_at: FUTURE, quota: null } },
    );
    const chat = () =>
      service.call(
        'POST',
        '/v1/chat/completions',
        { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'hello' }] },
        { authorization: `Bearer ${key}` },
      );
    assert.equal((await chat()).json.error.code, 'audio_requires_payg');
    await change(id, { type: 'payg' });
    const answer = await chat();
    assert.equal(answer.status, 200, answer.text);
  });
});
