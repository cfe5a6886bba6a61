import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { before, test } from 'node:test';
import { isDiskFull } from '../../../src/domain/disk-full.ts';
import { mustWrite, type Read, readOne } from '../../../src/platform/storage/database.ts';
import { insertSecret, secretByName } from '../../../src/platform/storage/secrets.ts';
import { DataFolderTaken, lockDataFolder } from '../../../src/platform/storage/sqlite/data-folder-lock.ts';
import { migrateSqlite } from '../../../src/platform/storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../../../src/platform/storage/sqlite/sqlite-database.ts';
import { StorageUnavailable } from '../../../src/platform/storage/storage-unavailable.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { databaseContract } from './database-contract.ts';

let folder: string;
before(() => {
  folder = scratchFolder();
});

const open = (name: string) => {
  const file = join(folder, name);
  migrateSqlite(file);
  return new SqliteDatabase(file);
};

databaseContract('SQLite', async () => {
  const database = open('contract.db');
  const planOf = async ({ sql, values }: Read) => {
    const rows = await database.read({ sql: `EXPLAIN QUERY PLAN ${sql}`, values });
    return rows.map((row) => row['detail']).join('\n');
  };
  return { database, planOf, close: () => database.close() };
});

test('migrations that have run are not run again, and nothing is lost', async () => {
  const first = open('migrated.db');
  await mustWrite(first, [insertSecret('kept', 'value')]);
  await first.close();
  const again = open('migrated.db');
  assert.equal((await readOne(again, secretByName('kept')))!['value'], 'value');
  await again.close();
});

test('what was written is there after the database is reopened, also writes in progress at the close', async () => {
  const first = open('reopened.db');
  const writes = Array.from({ length: 100 }, (_, index) =>
    mustWrite(first, [insertSecret(`s${index}`, 'v')]),
  );
  await first.close();
  await Promise.all(writes);
  const again = open('reopened.db');
  const [row] = await again.read({ sql: 'SELECT COUNT(*) AS count FROM secrets', values: [] });
  assert.equal(row!['count'], 100);
  await again.close();
});

test('a closed database refuses to write instead of promising', async () => {
  const database = open('closed.db');
  await database.close();
  await assert.rejects(database.write([insertSecret('late', 'value')]), /closed/);
  await database.close();
});

test('a disk that takes no more refuses the batch, and what was there stays', async () => {
  const database = open('full.db');
  await mustWrite(database, [insertSecret('before', 'value')]);
  // The limit is on pages, as a full disk is: SQLite answers both with SQLITE_FULL.
  await mustWrite(database, [{ sql: 'PRAGMA max_page_count = 1', values: [], rows: 'any' }]);
  const large = 'x'.repeat(1_000_000);
  await assert.rejects(
    database.write([insertSecret('large', large)]),
    (error) => error instanceof StorageUnavailable && isDiskFull(error) && error.fate === 'none',
  );
  assert.equal(await readOne(database, secretByName('large')), undefined);
  assert.equal((await readOne(database, secretByName('before')))!['value'], 'value');
  await mustWrite(database, [{ sql: 'PRAGMA max_page_count = 100000', values: [], rows: 'any' }]);
  await mustWrite(database, [insertSecret('large', large)]);
  await database.close();
});

test('a batch waits for the disk unless it need survive only the process, also after one that did not wait', async () => {
  const database = open('synchronous.db');
  const note = (name: string) => ({
    sql: `INSERT INTO secrets (name, value) SELECT '${name}', synchronous FROM pragma_synchronous`,
    values: [],
    rows: 1,
  });
  await database.write([note('first')]);
  await database.write([note('second')], { survives: 'crash' });
  await database.write([note('third')]);
  await Promise.all([
    database.write([note('fourth')], { survives: 'crash' }),
    database.write([note('fifth')]),
  ]);
  const rows = await database.read({ sql: 'SELECT name, value FROM secrets', values: [] });
  // As SQLite numbers them: https://www.sqlite.org/pragma.html#pragma_synchronous
  const [full, normal] = ['2', '1'];
  assert.deepEqual(Object.fromEntries(rows.map(({ name, value }) => [name, value])), {
    first: full,
    second: normal,
    third: full,
    fourth: full,
    fifth: full,
  });
  await database.close();
});

test('what need not survive a power cut is on the disk ten seconds later', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const database = open('later.db');
  const note = (name: string) => ({
    sql: `INSERT INTO secrets (name, value) SELECT '${name}', synchronous FROM pragma_synchronous`,
    values: [],
    rows: 1,
  });
  await database.write([note('first')], { survives: 'crash' });
  context.mock.timers.tick(9_999);
  await database.write([note('second')], { survives: 'crash' });
  context.mock.timers.tick(1);
  // Committed with the batch that waits for the disk.
  await database.write([note('third')], { survives: 'crash' });
  const rows = await database.read({ sql: 'SELECT value FROM secrets ORDER BY rowid', values: [] });
  const [full, normal] = ['2', '1'];
  assert.deepEqual(
    rows.map(({ value }) => value),
    [normal, normal, full],
  );
  await database.close();
});

test('the log stays short, however many batches need not wait for the disk and whatever is read meanwhile', async () => {
  const database = open('log.db');
  const read = () => database.read({ sql: 'SELECT COUNT(*) AS count FROM secrets', values: [] });
  for (let number = 0; number < 3000; number += 1) {
    const written = database.write([insertSecret(`name-${number}`, 'v'.repeat(500))], { survives: 'crash' });
    await read();
    await written;
    await read();
  }
  assert.equal((await read())[0]?.['count'], 3000);
  const megabytes = statSync(join(folder, 'log.db-wal')).size / 1e6;
  assert.ok(megabytes < 8, `${megabytes} MB`);
  await database.close();
});

test('all that was answered before a kill is there', async () => {
  const file = join(folder, 'killed.db');
  migrateSqlite(file);
  const source = new URL('../../../src/platform/storage/', import.meta.url).href;
  const script = `
    import { SqliteDatabase } from ${JSON.stringify(`${source}sqlite/sqlite-database.ts`)};
    import { insertSecret } from ${JSON.stringify(`${source}secrets.ts`)};
    const database = new SqliteDatabase(${JSON.stringify(file)});
    await database.write([insertSecret('first', 'v')], { survives: 'crash' });
    await database.write([insertSecret('second', 'v')]);
    const taken = { sql: "INSERT INTO secrets (name, value) VALUES ('first', 'v')", values: [], rows: 1 };
    await database.write([insertSecret('refused', 'v'), taken], { survives: 'crash' });
    await database.write([insertSecret('third', 'v')], { survives: 'crash' });
    process.kill(process.pid, 'SIGKILL');`;
  writeFileSync(join(folder, 'killed.ts'), script);
  const child = spawn(process.execPath, [join(folder, 'killed.ts')], { stdio: 'inherit' });
  assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL']);
  const database = open('killed.db');
  const rows = await database.read({ sql: 'SELECT name FROM secrets ORDER BY name', values: [] });
  assert.deepEqual(
    rows.map((row) => row['name']),
    ['first', 'second', 'third'],
  );
  await database.close();
});

test('a batch that is refused half-way takes back what it did, and nothing of what others did', async () => {
  const database = open('half-way.db');
  await database.write([insertSecret('held', 'v')], { survives: 'crash' });
  const taken = { sql: "INSERT INTO secrets (name, value) VALUES ('held', 'v')", values: [], rows: 1 };
  const broken = { sql: 'UPDATE absent SET known = 1', values: [], rows: 1 };
  for (const survives of ['power-cut', 'crash'] as const) {
    const charged = database.write([insertSecret(`charged ${survives}`, 'v')], { survives: 'crash' });
    const half = insertSecret(`half ${survives}`, 'v');
    assert.deepEqual(await database.write([half, taken], { survives }), {
      ok: false,
      expectation: 'unnamed',
      reason: 'conflict',
    });
    await assert.rejects(database.write([half, broken], { survives }), /no such table/);
    assert.deepEqual(await charged, { ok: true });
  }
  const rows = await database.read({ sql: 'SELECT name FROM secrets ORDER BY name', values: [] });
  assert.deepEqual(
    rows.map((row) => row['name']),
    ['charged crash', 'charged power-cut', 'held'],
  );
  await database.close();
});

test('the log does not grow without end while nothing waits for the disk', async () => {
  const database = open('log.db');
  for (let index = 0; index < 3000; index += 1) {
    await database.write([insertSecret(`s${index}`, 'x'.repeat(9000))], { survives: 'crash' });
  }
  // Three pages each, and more: without copying them into the file it would be more than 36 MB.
  assert.ok(statSync(join(folder, 'log.db-wal')).size < 24_000_000);
  await database.close();
});

test('while another process writes, batches wait for it', async () => {
  const database = open('locked.db');
  const other = new DatabaseSync(join(folder, 'locked.db'));
  other.exec('BEGIN IMMEDIATE');
  const written = database.write([insertSecret('waiting', 'v')], { survives: 'crash' });
  assert.equal(
    await Promise.race([written, new Promise((resolve) => setImmediate(resolve, 'not yet'))]),
    'not yet',
  );
  other.exec('ROLLBACK');
  assert.deepEqual(await written, { ok: true });
  other.close();
  await database.close();
});

test('a data folder in use is refused with a message that says what to do', () => {
  const lock = lockDataFolder(folder);
  assert.throws(
    () => lockDataFolder(folder),
    (error: Error) =>
      error instanceof DataFolderTaken &&
      error.message.includes(folder) &&
      /another Phonofilm process.*DATA_DIR/.test(error.message),
  );
  lock.release();
  lockDataFolder(folder).release();
});

test('the lock of a process that was killed is free at once', async () => {
  const module = new URL('../../../src/platform/storage/sqlite/data-folder-lock.ts', import.meta.url).href;
  const script = `
    import { lockDataFolder } from ${JSON.stringify(module)};
    globalThis.lock = lockDataFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => globalThis.lock, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  assert.throws(() => lockDataFolder(folder), DataFolderTaken);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  lockDataFolder(folder).release();
});
