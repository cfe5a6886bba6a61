import assert from 'node:assert/strict';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { scratchFolder } from '../support/scratch-folder.ts';
import { TEST_KEY } from '../support/service.ts';
import { startServiceProcess } from '../support/service-process.ts';

const headers = { authorization: `Bearer ${TEST_KEY}` };

/** Overwrites the first page of an index: what else is in the file can still be read. */
function damageIndex(file: string, index: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const { page_size: size } = database.prepare('PRAGMA page_size').get() as { page_size: number };
  const row = database.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(index);
  database.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xff), 0, size, ((row!['rootpage'] as number) - 1) * size);
  closeSync(handle);
}

test('a database with damaged pages is an outage, and the service is not ready', async () => {
  const dataDirectory = scratchFolder();
  const environment = { API_KEY: TEST_KEY };
  const whole = await startServiceProcess({ dataDirectory, environment });
  assert.equal((await fetch(`${whole.url}/v1/videos`, { headers })).status, 200);
  whole.child.kill('SIGTERM');
  await whole.ended;
  damageIndex(join(dataDirectory, 'phonofilm.db'), 'tasks_by_account');

  const damaged = await startServiceProcess({ dataDirectory, environment });
  const answer = await fetch(`${damaged.url}/v1/videos`, { headers });
  assert.equal(answer.status, 503);
  assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  const ready = await fetch(`${damaged.url}/readyz`);
  assert.equal(ready.status, 503);
  assert.match(await ready.text(), /the database file is damaged/);
  damaged.child.kill('SIGTERM');
  await damaged.ended;
});
