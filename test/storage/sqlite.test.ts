import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { isDiskFull } from '../../src/domain/disk-full.ts';
import { mustWrite, readOne } from '../../src/storage/database.ts';
import { DataFolderTaken, lockDataFolder } from '../../src/storage/sqlite/data-folder-lock.ts';
import { migrateSqlite } from '../../src/storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../../src/storage/sqlite/sqlite-database.ts';
import { StorageUnavailable } from '../../src/storage/storage-unavailable.ts';
import { insertSecret, secretByName } from '../../src/storage/tables/secrets.ts';
import { databaseContract } from './database-contract.ts';

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'phonofilm-sqlite-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const open = (name: string) => {
  const file = join(folder, name);
  migrateSqlite(file);
  return new SqliteDatabase(file);
};

databaseContract('SQLite', async () => {
  const database = open('contract.db');
  return { database, close: () => database.close() };
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

test('of what was answered before a kill, only what survives nothing may be gone', async () => {
  const file = join(folder, 'killed.db');
  migrateSqlite(file);
  const source = new URL('../../src/storage/', import.meta.url).href;
  const script = `
    import { SqliteDatabase } from ${JSON.stringify(`${source}sqlite/sqlite-database.ts`)};
    import { insertSecret } from ${JSON.stringify(`${source}tables/secrets.ts`)};
    const database = new SqliteDatabase(${JSON.stringify(file)});
    await database.write([insertSecret('first', 'v')], { survives: 'nothing' });
    await database.write([insertSecret('second', 'v')], { survives: 'crash' });
    await database.write([insertSecret('third', 'v')]);
    await database.write([insertSecret('fourth', 'v')], { survives: 'crash' });
    const taken = { sql: "INSERT INTO secrets (name, value) VALUES ('first', 'v')", values: [], rows: 1 };
    await database.write([insertSecret('refused', 'v'), taken], { survives: 'crash' });
    await database.write([insertSecret('fifth', 'v')], { survives: 'nothing' });
    const replaced = database.deferred.add(() => [insertSecret('replaced', 'v')]);
    await database.deferred.keep([insertSecret('kept', 'v')], replaced);
    await database.deferred.keep([insertSecret('kept too', 'v')], null);
    database.deferred.add(() => [insertSecret('added', 'v')]);
    process.kill(process.pid, 'SIGKILL');`;
  writeFileSync(join(folder, 'killed.ts'), script);
  const child = spawn(process.execPath, [join(folder, 'killed.ts')], { stdio: 'inherit' });
  assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL']);
  const database = open('killed.db');
  const rows = await database.read({ sql: 'SELECT name FROM secrets ORDER BY name', values: [] });
  const names = rows.map((row) => row['name']).filter((name) => name !== 'fifth');
  assert.deepEqual(names, ['first', 'fourth', 'kept', 'kept too', 'second', 'third']);
  await database.close();
});

test('what was committed just before a crash is not done a second time at the next start', async () => {
  const file = join(folder, 'repeated.db');
  const first = open('repeated.db');
  await mustWrite(first, [insertSecret('counter', '0')]);
  const counting = [
    { sql: "INSERT INTO secrets (name, value) VALUES ('once', 'v')", values: [], rows: 1 },
    { sql: "UPDATE secrets SET value = value + 1 WHERE name = 'counter'", values: [], rows: 1 },
  ];
  await first.deferred.keep(counting, null);
  const logged = readFileSync(`${file}-redo`);
  assert.ok(logged.length > 0, 'the answer was not committed yet');
  // A read commits, and empties the log; here the process dies between the two.
  assert.equal(Number((await readOne(first, secretByName('counter')))!['value']), 1);
  await first.close();
  writeFileSync(`${file}-redo`, Buffer.concat([logged, Buffer.from('[[0,["half a li')]));
  const second = open('repeated.db');
  assert.equal(Number((await readOne(second, secretByName('counter')))!['value']), 1);
  await second.close();
});

test('what was answered is written again after its commit failed', async () => {
  const database = open('again.db');
  const owned = 'owner TEXT REFERENCES owners (name) DEFERRABLE INITIALLY DEFERRED';
  for (const table of ['owners (name TEXT PRIMARY KEY)', `owned (${owned})`]) {
    await mustWrite(database, [{ sql: `CREATE TABLE ${table}`, values: [], rows: 'any' }]);
  }
  await database.deferred.keep([insertSecret('answered', 'v')], null);
  // Nobody is its owner, which only the commit notices: it fails as it would on a full disk.
  const orphan = { sql: "INSERT INTO owned (owner) VALUES ('nobody')", values: [], rows: 1 };
  const added = database.deferred.add(() => [orphan]);
  await readOne(database, secretByName('answered'));
  assert.equal(added.isWritten, false);
  assert.equal((await readOne(database, secretByName('answered')))!['value'], 'v');
  assert.deepEqual(await database.read({ sql: 'SELECT * FROM owned', values: [] }), []);
  await database.close();
});

test('a batch that is refused half-way takes back what it did, and nothing of what others did', async () => {
  const database = open('half-way.db');
  await database.write([insertSecret('held', 'v')], { survives: 'nothing' });
  const taken = { sql: "INSERT INTO secrets (name, value) VALUES ('held', 'v')", values: [], rows: 1 };
  const broken = { sql: 'UPDATE absent SET known = 1', values: [], rows: 1 };
  for (const survives of ['nothing', 'crash'] as const) {
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
    ['charged crash', 'charged nothing', 'held'],
  );
  await database.close();
});

test('deferred batches are written before anybody reads, and before other batches', async () => {
  const database = open('deferred.db');
  const insert = (name: string) => ({
    sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2)',
    values: [name, 'v'],
    rows: 1,
  });
  const version = database.deferred.version;
  const first = database.deferred.add(() => [insert('first')]);
  assert.deepEqual([first.isWritten, database.deferred.version], [false, version]);
  assert.equal((await readOne(database, secretByName('first')))!['value'], 'v');
  assert.deepEqual([first.isWritten, database.deferred.version], [true, version]);

  database.deferred.add(() => [insert('second')]);
  const refused = database.write([insert('second')]);
  assert.equal(database.deferred.version, version, 'it is not written yet');
  const order: string[] = [];
  setImmediate(() => {
    assert.equal(database.deferred.version, null, 'something is being written');
    database.deferred.whenIdle((refusal) => {
      assert.equal(refusal, null);
      assert.notEqual(database.deferred.version, null);
      database.deferred.add(() => [insert('third')]);
      order.push('idle');
    });
    // It waits for its turn, which comes after what is added as soon as nothing is being written.
    void database.write([insert('third')]).then(({ ok }) => order.push(ok ? 'written' : 'refused'));
  });
  assert.equal((await refused).ok, false);
  assert.notEqual(database.deferred.version, version);
  while (order.length < 2) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(order, ['idle', 'refused']);
  await database.close();
});

test('a deferred batch that is refused after all leaves the others alone, and what stands for it is written', async () => {
  const database = open('refused.db');
  const insert = (...names: string[]) =>
    names.map((name) => ({
      sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2)',
      values: [name, 'v'],
      rows: 1,
      expectation: name,
    }));
  const refused: string[] = [];
  database.onRefused = (expectation) => refused.push(expectation);
  await mustWrite(database, insert('taken'));
  database.deferred.add(() => insert('before'));
  const kept = [
    database.deferred.keep(insert('half', 'taken'), null, () => insert('instead')),
    database.deferred.keep(insert('other half', 'taken'), null),
    database.deferred.keep(insert('after'), null),
  ];
  await Promise.all(kept);
  const rows = await database.read({ sql: 'SELECT name FROM secrets ORDER BY name', values: [] });
  assert.deepEqual(
    rows.map((row) => row['name']),
    ['after', 'before', 'instead', 'taken'],
  );
  assert.deepEqual(refused, ['taken']);
  await database.close();
});

test('what deferred batches add to one row is added up, and a refused batch adds nothing', async () => {
  const database = open('sums.db');
  const isCounted = (name: string, amount: number) => [
    {
      sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2)',
      values: [name, 'v'],
      rows: 1,
      expectation: name,
    },
    ...['even', 'odd'].map((row) => ({
      sql: 'UPDATE secrets SET value = value + $1 WHERE name = $2',
      values: [row === 'even' ? amount : 1, row],
      rows: 1,
      adds: true as const,
    })),
  ];
  const sums = async () => {
    const rows = await database.read({
      sql: `SELECT value FROM secrets WHERE name IN ('even', 'odd') ORDER BY name`,
      values: [],
    });
    return rows.map(({ value }) => Number(value));
  };
  const refused: string[] = [];
  database.onRefused = (expectation) => refused.push(expectation);
  await mustWrite(database, [insertSecret('even', '0'), insertSecret('odd', '0')]);

  await Promise.all([2, 4, 6].map((n) => database.deferred.keep(isCounted(`first ${n}`, n), null)));
  assert.deepEqual(await sums(), [12, 3]);

  const names = ['second 2', 'first 2', 'second 4'];
  await Promise.all(names.map((name) => database.deferred.keep(isCounted(name, 10), null)));
  assert.deepEqual(await sums(), [32, 5]);
  assert.deepEqual(refused, ['first 2']);
  await database.close();
});

test('the log does not grow without end while nothing waits for the disk', async () => {
  const database = open('log.db');
  for (let index = 0; index < 3000; index += 1) {
    const batch = [insertSecret(`s${index}`, 'x'.repeat(9000))];
    // While the log is copied into the file, batches wait for that in the thread.
    if (database.deferred.version === null) await database.write(batch, { survives: 'crash' });
    else await database.deferred.keep(batch, null);
  }
  // Three pages each, and more: without copying them into the file it would be more than 36 MB.
  assert.ok(statSync(join(folder, 'log.db-wal')).size < 24_000_000);
  await database.close();
});

test('while another process writes, batches wait for it in the thread', async () => {
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
  const module = new URL('../../src/storage/sqlite/data-folder-lock.ts', import.meta.url).href;
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
