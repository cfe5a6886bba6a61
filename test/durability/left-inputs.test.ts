// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, mock, test } from 'node:test';
import { DiskArtifactStore } from '../../src/platform/artifacts/disk-artifact-store.ts';
import type { Write } from '../../src/platform/storage/database.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { StorageUnavailable } from '../../src/platform/storage/storage-unavailable.ts';
import { startService, type TestService } from '../support/service.ts';

/** Files that are stored before the record that names them do not stay when the record is not written. */

let service: TestService;
before(async () => {
  service = await startService({ environment: { DATABASE_URL: '' } });
});
afterEach(() => mock.restoreAll());
after(() => service.stop());

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const order = { model: 'vidA3.1', prompt: 'a red boat', images: [PIXEL, PIXEL] };

/** The files that are stored below a folder of the store. */
function storedIn(folder: 'tasks' | 'characters'): string[] {
  const path = join(service.dataDirectory, 'artifacts', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function failToStore(name: RegExp): void {
  const put = DiskArtifactStore.prototype.put;
  mock.method(
    DiskArtifactStore.prototype,
    'put',
    async function (this: DiskArtifactStore, key: string, file: string) {
      if (name.test(key)) throw new Error('the disk failed');
      await put.call(this, key, file);
    },
  );
}

function failToWrite(statement: RegExp): void {
  const write = SqliteDatabase.prototype.write;
  mock.method(
    SqliteDatabase.prototype,
    'write',
    async function (this: SqliteDatabase, batch: readonly Write[]) {
      if (batch.some(({ sql }) => statement.test(sql)))
        throw new StorageUnavailable(new Error('the disk failed'), 'none');
      return await write.call(this, batch);
    },
  );
}

test('no picture of an order stays when another one cannot be stored', async () => {
  failToStore(/upload-1$/);
  const { status } = await service.call('POST', '/v1/video/create', order);
  assert.ok(status >= 500, String(status));
  assert.deepEqual(storedIn('tasks'), []);
});

test('no picture of an order stays when the task cannot be written', async () => {
  failToWrite(/INSERT INTO tasks\b/);
  const { status } = await service.call('POST', '/v1/video/create', order);
  assert.equal(status, 503);
  assert.deepEqual(storedIn('tasks'), []);
});

test('no clip of a character stays when its picture cannot be stored, or it cannot be written', async () => {
  const source = { model: 'vidB-2', prompt: 'a dog', images: [] };
  const { json } = await service.call('POST', '/v1/video/create', source);
  await service.finished(json.id);
  const make = () => service.call('POST', '/vidB/v1/characters', { from_task: json.id });
  failToStore(/characters.*jpg$/);
  assert.ok((await make()).status >= 500);
  mock.restoreAll();
  failToWrite(/INSERT INTO characters\b/);
  assert.equal((await make()).status, 503);
  assert.deepEqual(storedIn('characters'), []);
});

test('a caller who uses an Idempotency-Key named after a task does not make its video fail', async () => {
  const form = { model: 'vidB-2', prompt: 'a wave', seconds: '4', size: '480x480' };
  const source = await service.form('/v1/videos', form);
  await service.finished(source.json.id);
  const saving = {
    ...form,
    character_from_task: source.json.id,
    'character_create[save_to_library]': 'true',
  };
  const { json } = await service.form('/v1/videos', saving);
  const other = { model: 'vidA3.1', prompt: 'a red boat' };
  const key = { 'idempotency-key': `character of ${json.id}` };
  assert.equal((await service.call('POST', '/v1/video/create', other, key)).status, 200);
  assert.equal((await service.finished(json.id))['status'], 'completed');
  const { json: library } = await service.call('GET', '/v1/characters');
  assert.equal(library.data.length, 1);
});
