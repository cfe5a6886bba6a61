import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toMicros } from '../../src/domain/money.ts';
import { ModelCatalogue } from '../../src/features/models/model-catalogue.ts';
import type { Database, Row } from '../../src/platform/storage/database.ts';

/** What the operator changed holds from the first request on, however slow or unlucky the reading of it. */

const DEPRECATED: Row = { model: 'vidB-2', price: null, deprecated: 1, facts: null, created_at: null };

/** A storage whose answers the test gives, one by one. */
class SlowStorage implements Database {
  readonly reads: PromiseWithResolvers<Row[]>[] = [];

  read(): Promise<Row[]> {
    const answer = Promise.withResolvers<Row[]>();
    this.reads.push(answer);
    return answer.promise;
  }

  async write(): Promise<{ ok: true }> {
    return { ok: true };
  }

  async close(): Promise<void> {}
}

function start() {
  const storage = new SlowStorage();
  return {
    storage,
    catalogue: new ModelCatalogue({ database: storage, configured: [], now: () => 1_000_000 }),
  };
}

const GONE = { code: 'model_not_found' };

test('requests wait while the settings are loading', async () => {
  const { storage, catalogue } = start();
  const finds = Promise.allSettled([catalogue.find('vidB-2'), catalogue.find('vidB-2')]);
  storage.reads[0]!.resolve([DEPRECATED]);
  const outcomes = await finds;
  assert.deepEqual(
    outcomes.map((outcome) => outcome.status),
    ['rejected', 'rejected'],
  );
  assert.equal(storage.reads.length, 1);
});

test('a failed load does not count as loaded settings', async () => {
  const { storage, catalogue } = start();
  const first = catalogue.find('vidB-2');
  storage.reads[0]!.reject(new Error('no connection'));
  await assert.rejects(first, /no connection/);
  const second = catalogue.find('vidB-2');
  storage.reads[1]!.resolve([DEPRECATED]);
  await assert.rejects(second, GONE);
});

test('a reading that began before a change does not undo it', async () => {
  const { storage, catalogue } = start();
  const slow = catalogue.find('vidB-2');
  const change = catalogue.change('vidB-2', { deprecated: true });
  while (storage.reads.length < 2) await new Promise((resolve) => setImmediate(resolve));
  storage.reads[1]!.resolve([DEPRECATED]);
  await change;
  storage.reads[0]!.resolve([]);
  await assert.rejects(slow, GONE);
  await assert.rejects(catalogue.find('vidB-2'), GONE);
});

test("the operator's price applies to the very first request", async () => {
  const { storage, catalogue } = start();
  const found = Promise.all([catalogue.find('vidB-2'), catalogue.find('vidB-2')]);
  storage.reads[0]!.resolve([
    {
      model: 'vidB-2',
      price: JSON.stringify({ perSecond: toMicros(7) }),
      deprecated: 0,
      facts: null,
      created_at: null,
    },
  ]);
  for (const model of await found) assert.equal(catalogue.priceOf(model).perSecond, toMicros(7));
});
