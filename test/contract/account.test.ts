import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 31, 12);

describe('the own account', () => {
  let now = NOON;
  const service = useService(() => ({ now: () => now }));

  const as = (key: string) => ({ authorization: `Bearer ${key}` });
  const video = async (key: string, model = 'vidA2-fast', prompt = 'a boat') => {
    const { json, text } = await service.call('POST', '/v1/video/create', { model, prompt }, as(key));
    assert.ok(json.id, text);
    await service.finished(json.id, key);
    return json.id as string;
  };
  const account = async (key: string) => (await service.call('GET', '/v1/account', undefined, as(key))).json;

  test('says who asks, what is left, what may be asked for and what was spent', async () => {
    now = NOON;
    const restrictions = { name: 'shop', models: ['vidA2*'], quota: 5 };
    const { key, id, account: accountId } = await service.newKey(restrictions, { name: 'ACME', balance: 10 });
    await video(key);
    const minute = (requests: number) => ({ requests, per_seconds: 60 });
    assert.deepEqual(await account(key), {
      object: 'account',
      id: accountId,
      name: 'ACME',
      balance: 9.6,
      held: 0,
      subscription: null,
      spent: { today: 0.4, month: 0.4 },
      budget: null,
      key: {
        id,
        name: 'shop',
        prefix: key.slice(0, 7),
        type: 'payg',
        models: ['vidA2*'],
        quota: 5,
        used: 0.4,
        expires_at: null,
        spent: { today: 0.4, month: 0.4 },
        budget: null,
      },
      limits: { reads: minute(3000), creations: minute(300), audio: minute(300) },
    });
  });

  test('an unlimited key of an account without limits says null', async () => {
    const { key } = await service.newKey({ rate_limit: null });
    const { balance, limits } = await account(key);
    assert.equal(balance, null);
    assert.deepEqual(limits, { reads: null, creations: null, audio: null });
  });

  test('a day and a month begin at zero, for the account and for each of its keys', async () => {
    now = NOON - DAY_MS;
    const { key, account: id } = await service.newKey();
    const { json: other } = await service.admin('POST', '/keys', { account: id, type: 'payg' });
    await video(key);
    now = NOON;
    await video(key);
    await video(other.key);
    const spent = async (value: string) => {
      const { spent: all, key: own } = await account(value);
      return [all.today, all.month, own.spent.today, own.spent.month];
    };
    assert.deepEqual(await spent(key), [0.8, 1.2, 0.4, 0.8]);
    assert.deepEqual(await spent(other.key), [0.8, 1.2, 0.4, 0.4]);
    now = NOON + DAY_MS;
    assert.deepEqual(await spent(key), [0, 0, 0, 0]);
    await video(key);
    assert.deepEqual(await spent(key), [0.4, 0.4, 0.4, 0.4]);
  });

  test('what is held and given back is not spent', async () => {
    now = NOON;
    const { key } = await service.newKey({}, { balance: 10 });
    await video(key, 'vidA2-fast', 'fail');
    assert.deepEqual((await account(key)).spent, { today: 0, month: 0 });
  });

  test('a subscription says how much of it is used', async () => {
    now = NOON;
    const expires = Math.floor(NOON / 1000) + 1000;
    const subscription = { expires_at: expires, quota: 3 };
    const { key } = await service.newKey({ type: 'subscription' }, { subscription });
    await video(key);
    const { subscription: own, spent } = await account(key);
    assert.deepEqual(own, { expires_at: expires, quota: 3, used: 0.4 });
    assert.equal(spent.today, 0.4);
  });

  test('usage by day and by model adds up to what was spent, and is that of the account alone', async () => {
    now = NOON - DAY_MS;
    const { key } = await service.newKey();
    await video((await service.newKey()).key);
    await video(key);
    now = NOON;
    await video(key, 'vidA2');
    await video(key);
    await video(key, 'vidA2', 'fail');
    const usage = async (query: string) =>
      (await service.call('GET', `/v1/account/usage?${query}`, undefined, as(key))).json;
    const byDay = await usage('');
    assert.deepEqual(byDay.data, [
      { day: '2026-01-30', requests: 1, spent: 0.4 },
      { day: '2026-01-31', requests: 2, spent: 1.2 },
    ]);
    assert.deepEqual(byDay.total, { requests: 3, spent: 1.6 });
    assert.equal(byDay.from % 86_400, 0);
    const byModel = await usage(`by=model&from=${NOON / 1000 - 100}`);
    assert.deepEqual(byModel.data, [
      { model: 'vidA2', requests: 1, spent: 0.8 },
      { model: 'vidA2-fast', requests: 1, spent: 0.4 },
    ]);
    const tooLong = await service.call('GET', '/v1/account/usage?from=1000', undefined, as(key));
    assert.deepEqual([tooLong.status, tooLong.json.error.param], [400, 'from']);
  });

  test('charges are listed with the video, the model and the key, page by page', async () => {
    now = NOON;
    const { key } = await service.newKey();
    const first = await video(key);
    now += 1000;
    const speech = { model: 'chat-4o-mini-tts-2025-12-15', input: 'Good evening.', voice: 'alloy' };
    assert.equal((await service.call('POST', '/v1/audio/speech', speech, as(key))).status, 200);
    const charges = async (query: string) =>
      (await service.call('GET', `/v1/account/charges?${query}`, undefined, as(key))).json;
    const page = await charges('limit=1');
    assert.deepEqual(
      [page.data[0].model, page.data[0].task, page.has_more],
      ['chat-4o-mini-tts-2025-12-15', null, true],
    );
    const rest = await charges(`after=${encodeURIComponent(page.last_id)}`);
    const { id, ...video1 } = rest.data[0];
    assert.equal(typeof id, 'string');
    assert.deepEqual(video1, {
      object: 'charge',
      model: 'vidA2-fast',
      amount: 0.4,
      task: first,
      key: key.slice(0, 7),
      created_at: NOON / 1000,
    });
    assert.deepEqual([rest.data.length, rest.has_more], [1, false]);
    const stranger = await service.newKey();
    const theirs = await service.call(
      'GET',
      `/v1/account/charges?after=${encodeURIComponent(id)}`,
      undefined,
      as(stranger.key),
    );
    assert.deepEqual([theirs.status, theirs.json.error.code], [404, 'resource_not_found']);
  });
});
