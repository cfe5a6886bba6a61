import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { mustWrite } from '../../src/platform/storage/database.ts';
import { insertSecret } from '../../src/platform/storage/secrets.ts';
import type { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { openDataFolder } from '../support/seed-account.ts';
import { startService } from '../support/service.ts';

/** The thread that writes to SQLite dies: it is replaced, and a service that cannot replace it is not ready. */

const threads: Worker[] = [];
const remember = (message: unknown) => {
  const { worker } = message as { worker: Worker & { threadName: string } };
  if (worker.threadName === 'sqlite writer') threads.push(worker);
};
const folder = scratchFolder();
before(() => subscribe('worker_threads', remember));
after(() => {
  unsubscribe('worker_threads', remember);
});

let written = 0;
const write = (database: SqliteDatabase) =>
  mustWrite(database, [insertSecret(`secret-${written++}`, 'value')]);

test('a writer thread that dies is replaced, and only the batches it had are lost', async () => {
  const database = openDataFolder(join(folder, 'replaced'));
  await write(database);
  const begun = write(database);
  await threads.at(-1)!.terminate();
  await begun.catch((error: { code: string; fate: string }) => {
    assert.deepEqual([error.code, error.fate], ['service_unavailable', 'unknown']);
  });
  await write(database);
  const [row] = await database.read({ sql: 'SELECT COUNT(*) AS count FROM secrets', values: [] });
  assert.ok(Number(row!['count']) >= 2);
  assert.equal(database.writable, true);
  await database.close();
});

test('a writer thread that keeps crashing is not restarted again, and the database still closes', async () => {
  const database = openDataFolder(join(folder, 'given-up'));
  await write(database);
  while (database.writable) {
    const last = threads.at(-1)!;
    const ended = once(last, 'exit');
    await last.terminate();
    await ended;
  }
  await assert.rejects(write(database), { code: 'service_unavailable' });
  await database.close();
});

test('a service without its writer thread is not ready and answers 503', async () => {
  const service = await startService({ environment: { DATABASE_URL: '' } });
  const ready = async () => (await service.call('GET', '/readyz')).status;
  const create = () => service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a red boat' });
  assert.equal(await ready(), 200);
  while ((await ready()) === 200) {
    const last = threads.at(-1)!;
    await Promise.all([once(last, 'exit'), last.terminate()]);
  }
  const answer = await create();
  assert.deepEqual([answer.status, answer.json.error.code], [503, 'service_unavailable']);
  await service.stop();
});
