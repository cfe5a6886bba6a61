import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

interface Entry {
  id: string;
  kind: string;
  amount: number;
}

describe('the ledger', () => {
  const service = useService();

  const ledger = async (account: string): Promise<Entry[]> => {
    const entries: Entry[] = [];
    let after = '';
    for (;;) {
      const { json } = await service.admin('GET', `/ledger?account=${account}&limit=7${after}`);
      entries.push(...json.data);
      if (!json.has_more) return entries;
      after = `&after=${encodeURIComponent(json.last_id)}`;
    }
  };

  const video = (key: string, prompt: string) =>
    service.call(
      'POST',
      '/v1/video/create',
      { model: 'vidA2-fast', prompt },
      { authorization: `Bearer ${key}` },
    );

  const micros = (amount: number) => Math.round(amount * 1_000_000);

  test('an entry has exactly these fields', async () => {
    const { key, id: keyId, account } = await service.newKey({}, { balance: 2 });
    const { json: task } = await video(key, 'a boat');
    await service.finished(task.id, key);
    const { json } = await service.admin('GET', `/ledger?account=${account}`);
    assert.deepEqual(Object.keys(json), ['object', 'data', 'has_more', 'last_id']);
    const byKind = new Map(json.data.map((entry: Entry) => [entry.kind, entry]));
    const { id, created_at: createdAt, ...capture } = byKind.get('capture') as Record<string, unknown>;
    assert.equal(typeof id, 'string');
    assert.ok(Number.isInteger(createdAt));
    assert.deepEqual(capture, {
      object: 'ledger.entry',
      account,
      key: keyId,
      hold: task.id,
      kind: 'capture',
      amount: 0.4,
      note: null,
      change: -0.4,
      balance: 1.6,
      model: 'vidA2-fast',
      task: task.id,
      cost: null,
      margin: null,
    });
    const adjustment = byKind.get('adjustment') as Record<string, unknown>;
    assert.deepEqual([adjustment['amount'], adjustment['key'], adjustment['hold']], [2, null, null]);
    assert.deepEqual([...byKind.keys()].sort(), ['adjustment', 'capture', 'hold']);
  });

  test('each entry says what it did to the balance, and the balance after it', async () => {
    const { key, account } = await service.newKey({}, { balance: 2 });
    const { json: done } = await video(key, 'a boat');
    await service.finished(done.id, key);
    const { json: failed } = await video(key, 'fail');
    await service.finished(failed.id, key);
    await service.admin('POST', `/accounts/${account}/credits`, { amount: 5, note: 'invoice' });
    await service.admin('PATCH', `/accounts/${account}`, { balance: 1 });
    const { json } = await service.admin('GET', `/ledger?account=${account}`);
    const rows = json.data.map(({ kind, change, balance }: Record<string, unknown>) => [
      kind,
      change,
      balance,
    ]);
    assert.deepEqual(rows.toSorted(), [
      ['adjustment', -5.6, 1],
      ['adjustment', 2, 2],
      ['adjustment', 5, 6.6],
      ['capture', -0.4, 1.6],
      ['hold', 0, 1.6],
      ['hold', 0, 2],
      ['release', 0, 1.6],
    ]);
  });

  test('a changed balance is an adjustment by the difference; an unchanged one adds no entry', async () => {
    const { json: account } = await service.admin('POST', '/accounts', { name: 'x', balance: 0.3 });
    for (const balance of [0.1, 0.1, 5, null, null, 7, 0]) {
      await service.admin('PATCH', `/accounts/${account.id}`, { balance });
    }
    await service.admin('PATCH', `/accounts/${account.id}`, { name: 'y' });
    const amounts = (await ledger(account.id)).map((entry) => entry.amount);
    assert.deepEqual(
      amounts.toSorted((a, b) => a - b),
      [-7, -5, -0.2, 0.3, 4.9, 7],
    );
    const { json: poor } = await service.admin('POST', '/accounts', { name: 'z' });
    assert.deepEqual(await ledger(poor.id), []);
  });

  test('adjustments and captures add up to the balance, however they race', async () => {
    const { key, account } = await service.newKey({ rate_limit: null }, { balance: 100 });
    const videos = Array.from({ length: 30 }, (_, index) => video(key, index % 3 === 0 ? 'fail' : 'a boat'));
    const changes = Array.from({ length: 30 }, (_, index) =>
      service.admin('PATCH', `/accounts/${account}`, { balance: 50 + index }),
    );
    const made = await Promise.all(videos);
    await Promise.all(changes);
    for (const { status, json, text } of made) {
      assert.equal(status, 200, text);
      await service.finished(json.id, key);
    }
    const { json: now } = await service.admin('GET', `/accounts/${account}`);
    assert.equal(now.held, 0);
    const entries = await ledger(account);
    assert.equal(new Set(entries.map((entry) => entry.id)).size, entries.length);
    const sum = (kind: string) =>
      entries
        .filter((entry) => entry.kind === kind)
        .reduce((total, entry) => total + micros(entry.amount), 0);
    assert.equal(sum('adjustment') - sum('capture'), micros(now.balance));
    assert.equal(sum('hold'), sum('capture') + sum('release'));
    assert.equal(sum('capture'), 20 * 400_000);
  });

  test('the account is required and must exist', async () => {
    const missing = await service.admin('GET', '/ledger');
    assert.deepEqual(
      [missing.status, missing.json.error.code, missing.json.error.param],
      [400, 'missing_parameter', 'account'],
    );
    const unknown = await service.admin('GET', '/ledger?account=acct_none');
    assert.deepEqual([unknown.status, unknown.json.error.code], [404, 'resource_not_found']);
    const { account } = await service.newKey();
    const lost = await service.admin('GET', `/ledger?account=${account}&after=none`);
    assert.deepEqual(
      [lost.status, lost.json.error.code, lost.json.error.param],
      [404, 'resource_not_found', 'after'],
    );
  });
});
