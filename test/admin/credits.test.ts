import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startService, TEST_ADMIN_KEY, useService } from '../support/service.ts';

describe('credits of an account', () => {
  const service = useService();

  const newAccount = async (balance: number | null) =>
    (await service.admin('POST', '/accounts', { name: 'test', balance })).json.id as string;
  const balanceOf = async (id: string) => (await service.admin('GET', `/accounts/${id}`)).json.balance;
  const credit = (id: string, body: object, key?: string) =>
    service.call('POST', `/admin/v1/accounts/${id}/credits`, body, {
      authorization: `Bearer ${TEST_ADMIN_KEY}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    });

  test('are added and taken by differences, with a note in the ledger', async () => {
    const id = await newAccount(10);
    const added = await credit(id, { amount: 2.5, note: 'invoice 7' });
    assert.equal(added.status, 200, added.text);
    assert.deepEqual(
      [added.json.object, added.json.kind, added.json.amount, added.json.note],
      ['ledger.entry', 'adjustment', 2.5, 'invoice 7'],
    );
    assert.equal((await credit(id, { amount: -4 })).json.note, null);
    assert.equal(await balanceOf(id), 8.5);
    const { data } = (await service.admin('GET', `/ledger?account=${id}`)).json;
    const rows = data.map(({ amount, note }: { amount: number; note: string | null }) => [amount, note]);
    assert.deepEqual(
      rows.toSorted(),
      [
        [10, null],
        [2.5, 'invoice 7'],
        [-4, null],
      ].toSorted(),
    );
  });

  test('added twice with one Idempotency-Key are added once, also at the same time', async () => {
    const id = await newAccount(0);
    const answers = await Promise.all([1, 2, 3].map(() => credit(id, { amount: 5 }, 'invoice-8')));
    assert.equal(new Set(answers.map(({ json }) => json.id)).size, 1);
    assert.equal((await credit(id, { amount: 5 }, 'invoice-8')).json.id, answers[0]?.json.id);
    assert.equal(await balanceOf(id), 5);
    assert.equal((await credit(id, { amount: 6 }, 'invoice-8')).json.error.code, 'invalid_request');
    assert.equal(await balanceOf(id), 5);
  });

  test('that are held for work under way cannot be taken', async () => {
    const { key, account } = await service.newKey({}, { balance: 1 });
    const authorization = `Bearer ${key}`;
    const video = { model: 'vidA2-fast', prompt: 'boats that hang' };
    const { json } = await service.call('POST', '/v1/video/create', video, { authorization });
    const refused = await credit(account, { amount: -0.7 });
    assert.deepEqual([refused.status, refused.json.error.param], [400, 'amount']);
    assert.match(refused.json.error.message, /Only 0\.6 can be taken/);
    assert.equal((await credit(account, { amount: -0.6 })).status, 200);
    await service.call('DELETE', `/v1/videos/${json.id}`, undefined, { authorization });
    assert.equal(await balanceOf(account), 0.4);
  });

  test('of nothing, of less than a millionth, without end, or of nobody are refused', async () => {
    const id = await newAccount(1);
    for (const amount of [0, 1e-7, 2e9, 'five', null, undefined]) {
      const { status, json } = await credit(id, { amount });
      assert.deepEqual([status, json.error.param], [400, 'amount'], String(amount));
    }
    assert.equal((await credit(await newAccount(null), { amount: 1 })).json.error.code, 'invalid_request');
    assert.equal((await credit('acct_none', { amount: 1 })).json.error.code, 'resource_not_found');
    assert.equal(await balanceOf(id), 1);
  });

  test('a balance is set only if it is still the one that was seen', async () => {
    const id = await newAccount(10);
    await credit(id, { amount: 1 });
    const patch = (body: object) => service.admin('PATCH', `/accounts/${id}`, body);
    const late = await patch({ balance: 20, expected_balance: 10, name: 'late' });
    assert.deepEqual([late.status, late.json.error.code], [400, 'invalid_request']);
    assert.match(late.json.error.message, /is 11 now/);
    const { balance, name } = (await service.admin('GET', `/accounts/${id}`)).json;
    assert.deepEqual([balance, name], [11, 'test']);
    assert.equal((await patch({ balance: null, expected_balance: 11 })).json.balance, null);
    assert.equal((await patch({ balance: 3, expected_balance: 11 })).status, 400);
    assert.equal((await patch({ balance: 3, expected_balance: null })).json.balance, 3);
  });
});

describe('prices finer than a millionth', () => {
  test('are refused, not rounded to nothing', async () => {
    const service = await startService();
    for (const price of [1e-7, 0.0000015]) {
      const { status, json } = await service.admin('PATCH', '/models/vidA3', {
        price: { per_second: price },
      });
      assert.deepEqual([status, json.error.param], [400, 'price.per_second'], String(price));
      assert.match(json.error.message, /at most six decimals/);
    }
    const fine = await service.admin('PATCH', '/models/vidA3', {
      price: { per_second: 0.000001, large_factor: 1.23456789 },
    });
    assert.equal(fine.json.price.per_second, 0.000001);
    await service.stop();
  });
});
