import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { useService } from '../support/service.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 31, 12);

describe('usage', () => {
  const service = useService(() => ({ now: () => now }));
  let now = NOON;
  let first: { key: string; id: string; account: string };
  let second: { key: string; id: string; account: string };

  const video = async (key: string, model: string, prompt = 'a boat') => {
    const { json, status, text } = await service.call(
      'POST',
      '/v1/video/create',
      { model, prompt },
      { authorization: `Bearer ${key}` },
    );
    assert.equal(status, 200, text);
    await service.finished(json.id, key);
  };

  before(async () => {
    first = await service.newKey();
    second = await service.newKey();
    await video(first.key, 'vidA2-fast');
    await video(first.key, 'vidA2', 'fail');
    now = NOON + DAY_MS;
    await video(second.key, 'vidA2');
    await video(first.key, 'vidA2');
    await video(first.key, 'vidA2-fast');
  });

  const usage = async (query: string) => {
    const answer = await service.admin('GET', `/usage?${query}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
  };

  test('by day, which is the default, over the last thirty days', async () => {
    const to = (NOON + DAY_MS) / 1000 + 1;
    assert.deepEqual(await usage(''), {
      object: 'usage',
      from: Date.UTC(2026, 0, 3) / 1000,
      to,
      by: 'day',
      data: [
        { day: '2026-01-31', requests: 2, failed: 1, captured: 0.4, cost: 0, margin: 0.4 },
        { day: '2026-02-01', requests: 3, failed: 0, captured: 2, cost: 0, margin: 2 },
      ],
      total: { requests: 5, failed: 1, captured: 2.4, cost: 0, margin: 2.4 },
    });
  });

  test('by model', async () => {
    assert.deepEqual((await usage('by=model')).data, [
      { model: 'vidA2', requests: 3, failed: 1, captured: 1.6, cost: 0, margin: 1.6 },
      { model: 'vidA2-fast', requests: 2, failed: 0, captured: 0.8, cost: 0, margin: 0.8 },
    ]);
  });

  test('by key', async () => {
    const expected = [
      { key: first.id, requests: 4, failed: 1, captured: 1.6, cost: 0, margin: 1.6 },
      { key: second.id, requests: 1, failed: 0, captured: 0.8, cost: 0, margin: 0.8 },
    ];
    assert.deepEqual(
      (await usage('by=key')).data,
      expected.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    );
  });

  test('of one account', async () => {
    assert.deepEqual((await usage(`account=${second.account}`)).total, {
      requests: 1,
      failed: 0,
      captured: 0.8,
      cost: 0,
      margin: 0.8,
    });
  });

  test('`from` belongs to the time, `to` does not', async () => {
    const seconds = NOON / 1000;
    assert.equal((await usage(`from=${seconds}&to=${seconds + 1}`)).total.requests, 2);
    assert.equal((await usage(`from=${seconds - 1}&to=${seconds}`)).total.requests, 0);
    assert.equal((await usage(`from=${seconds}&to=${seconds + 86_400}`)).total.requests, 2);
    assert.equal((await usage(`from=${seconds + 1}&to=${seconds + 86_401}&by=model`)).total.requests, 3);
  });

  test('usage is what the ledger says, also of parts of days, after videos, failures and chats', async () => {
    const { key, account } = await service.newKey({}, { balance: 100 });
    const chat = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'Hello?' }] };
    const began = now;
    for (const hours of [0, 5, 20]) {
      now = began + hours * 3_600_000;
      await video(key, 'vidA2-fast');
      await video(key, 'vidA2', 'fail');
      await service.call('POST', '/v1/chat/completions', chat, { authorization: `Bearer ${key}` });
    }
    const { data } = (await service.admin('GET', `/ledger?account=${account}&limit=100`)).json;
    const captured = (entries: { kind: string; amount: number; created_at: number }[]) =>
      entries.reduce((sum, { kind, amount }) => sum + (kind === 'capture' ? amount : 0), 0).toFixed(6);
    const noon = began / 1000;
    const spans = [
      [noon - 86_400, noon + 86_400],
      [noon, noon + 5 * 3600],
      [noon + 1, noon + 86_400],
      [noon - 30 * 86_400, noon + 12 * 3600],
    ] as const;
    for (const [from, to] of spans) {
      const within = data.filter(({ created_at: at }: { created_at: number }) => at >= from && at < to);
      for (const by of ['day', 'model', 'key']) {
        const { total } = await usage(`account=${account}&from=${from}&to=${to}&by=${by}`);
        assert.equal(total.captured.toFixed(6), captured(within), `${from} ${to} ${by}`);
      }
      const own = await service.call('GET', `/v1/account/usage?from=${from}&to=${to}`, undefined, {
        authorization: `Bearer ${key}`,
      });
      assert.equal(own.json.total.spent.toFixed(6), captured(within), `${from} ${to}`);
    }
    assert.equal((await usage(`account=${account}`)).total.failed, 3);
    now = began;
  });

  test('wrong values are named', async () => {
    for (const [query, param] of [
      ['by=hour', 'by'],
      ['from=yesterday', 'from'],
      ['to=0', 'to'],
      ['from=200&to=100', 'from'],
      ['from=100&to=100', 'from'],
      ['from=1&to=1000000000', 'from'],
    ]) {
      const { status, json } = await service.admin('GET', `/usage?${query}`);
      assert.deepEqual([status, json.error.code, json.error.param], [400, 'invalid_parameter', param], query);
    }
  });
});
