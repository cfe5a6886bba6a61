// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import type { Write } from '../../src/platform/storage/database.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { StorageUnavailable } from '../../src/platform/storage/storage-unavailable.ts';
import { startService, type TestService } from '../support/service.ts';

/** The answer of the database is lost, and it stays unknown whether a batch was written: it was, each time here. */

let service: TestService;
let lost = 0;
/** Batches with such a statement lose their answer. */
let losing = /never/;

before(async () => {
  service = await startService({ environment: { DATABASE_URL: '' } });
  const write = SqliteDatabase.prototype.write;
  mock.method(
    SqliteDatabase.prototype,
    'write',
    async function (this: SqliteDatabase, batch: readonly Write[]) {
      const outcome = await write.call(this, batch);
      if (!outcome.ok || !batch.some(({ sql }) => losing.test(sql))) return outcome;
      lost += 1;
      throw new StorageUnavailable(new Error('the connection broke'), 'unknown');
    },
  );
});
after(async () => {
  mock.restoreAll();
  await service.stop();
});

const LISTS = ['accounts', 'keys', 'webhooks'] as const;

test('what an operator or a caller made is answered as made, once', async () => {
  losing = /INSERT INTO (accounts|keys|webhooks|deliveries)\b/;
  const count = async (list: (typeof LISTS)[number]) =>
    (await service.admin('GET', `/${list}?limit=100`)).json.data.length as number;
  const before = await Promise.all(LISTS.map(count));
  const account = await service.admin('POST', '/accounts', { name: 'test', balance: 5 });
  assert.equal(account.status, 200, account.text);
  const key = await service.admin('POST', '/keys', { account: account.json.id, type: 'payg' });
  assert.equal(key.status, 200, key.text);
  const authorization = { authorization: `Bearer ${key.json.key}` };
  const webhook = await service.call('POST', '/v1/webhooks', { url: 'https://example.com' }, authorization);
  assert.equal(webhook.status, 200, webhook.text);
  const tested = await service.call('POST', `/v1/webhooks/${webhook.json.id}/test`, {}, authorization);
  assert.ok(tested.status < 300, tested.text);
  assert.deepEqual(
    await Promise.all(LISTS.map(count)),
    before.map((number) => number + 1),
  );
  assert.equal(lost, 4);
});

test('a video is answered, made, kept and paid once', async () => {
  losing = /INSERT INTO (tasks|outbox)\b/;
  lost = 0;
  const { key, account } = await service.newKey({}, { balance: 1000 });
  const authorization = { authorization: `Bearer ${key}` };
  const video = { model: 'vidB-2', prompt: 'a red boat', images: [] };
  const created = await service.call('POST', '/v1/video/create', video, authorization);
  assert.equal(created.status, 200, created.text);
  const task = await service.finished(created.json.id, key);
  assert.equal(task['status'], 'completed');
  assert.equal((await fetch(String(task['video_url']))).status, 200, 'its files are there');
  const { json } = await service.admin('GET', `/ledger?account=${account}`);
  assert.deepEqual(json.data.map((entry: { kind: string }) => entry.kind).sort(), [
    'adjustment',
    'capture',
    'hold',
  ]);
  assert.equal(lost, 2);
});
