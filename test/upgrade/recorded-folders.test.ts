import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import pg from 'pg';
import { extract } from 'tar';
import {
  FIRST_DRIVER_MIGRATION,
  loadMigrations,
  type Migration,
} from '../../src/platform/storage/migrations.ts';
import {
  loadPostgresMigrations,
  migratePostgres,
} from '../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresServer } from '../../src/platform/storage/postgres/postgres-server.ts';
import { migrateSqlite } from '../../src/platform/storage/sqlite/migrate-sqlite.ts';
import { bearer } from '../support/contract.ts';
import { testPostgres } from '../support/postgres.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService, type TestService } from '../support/service.ts';
import type { RecordedFolder } from './recorded-folder.ts';

/** Data folders of earlier versions, opened by this one. `record-data-folder.ts` says how they were made. */

const folder = new URL('./recorded/', import.meta.url).pathname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.tgz'))
  .map((file) => file.slice(0, -4));

/** The last migration of the release before. */
const RELEASED = 40;
const isReleased = ({ number }: Migration) => number <= RELEASED || number >= FIRST_DRIVER_MIGRATION;
/** What this release drops. */
const SINCE = loadMigrations()
  .filter((migration) => !isReleased(migration))
  .map(({ sql }) => sql)
  .join('\n');
const DROPPED_TABLES = [...SINCE.matchAll(/^DROP TABLE (?:IF EXISTS )?(\w+)/gm)].map(([, table]) => table!);
const DROPPED_COLUMNS = [...SINCE.matchAll(/^ALTER TABLE (\w+) DROP COLUMN (?:IF EXISTS )?(\w+)/gm)].map(
  ([, table, column]) => ({ table: table!, column: column! }),
);

interface Upgraded {
  readonly recorded: RecordedFolder;
  readonly service: TestService;
}

async function unpack(
  name: string,
): Promise<{ dataDirectory: string; file: string; recorded: RecordedFolder }> {
  const recorded = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as RecordedFolder;
  const dataDirectory = scratchFolder();
  await extract({ file: join(folder, `${name}.tgz`), cwd: dataDirectory });
  return { dataDirectory, file: join(dataDirectory, 'phonofilm.db'), recorded };
}

async function open(dataDirectory: string, recorded: RecordedFolder, DATABASE_URL = ''): Promise<Upgraded> {
  const service = await startService({
    environment: { DATA_DIR: dataDirectory, API_KEY: '', DATABASE_URL },
    now: () => recorded.recordedAt + 60_000,
  });
  return { recorded, service };
}

/** As the release before leaves the folder, with a row in every table and a value in every column that goes. */
function fillWhatGoes(file: string): void {
  migrateSqlite(file, loadMigrations().filter(isReleased));
  const database = new DatabaseSync(file);
  try {
    const task = database.prepare('SELECT id, account_id, key_id FROM tasks LIMIT 1').get()!;
    const known: Record<string, unknown> = {
      task_id: task['id'],
      account_id: task['account_id'],
      key_id: task['key_id'],
    };
    const valueFor = (column: string, type: unknown) =>
      (known[column] ?? (type === 'TEXT' ? '[]' : 1)) as string | number;
    for (const table of DROPPED_TABLES) {
      const columns = columnsOf(database, table);
      database
        .prepare(
          `INSERT INTO ${table} (${columns.map(({ name }) => name)}) VALUES (${columns.map(() => '?')})`,
        )
        .run(...columns.map(({ name, type }) => valueFor(name, type)));
    }
    for (const { table, column } of DROPPED_COLUMNS) {
      const { type } = columnsOf(database, table).find(({ name }) => name === column)!;
      const { changes } = database
        .prepare(`UPDATE ${table} SET ${column} = ?`)
        .run(column === 'cached_from' ? task['id']! : valueFor(column, type));
      assert.ok(Number(changes) > 0, `${table} has rows`);
    }
  } finally {
    database.close();
  }
}

function columnsOf(database: DatabaseSync, table: string): { name: string; type: string }[] {
  return database.prepare('SELECT name, type FROM pragma_table_info(?)').all(table) as {
    name: string;
    type: string;
  }[];
}

/** The rows of the folder in a database of PostgreSQL at the same migrations. */
async function copyToPostgres(file: string): Promise<string> {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 1, statementTimeoutMs: 20_000 });
  await migratePostgres(server, loadPostgresMigrations().filter(isReleased));
  await server.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = new DatabaseSync(file);
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations'")
      .all();
    for (const { name: table } of tables)
      for (const row of database.prepare(`SELECT * FROM ${table}`).all()) {
        const columns = Object.keys(row);
        await client.query(
          `INSERT INTO ${table} (${columns}) VALUES (${columns.map((_, index) => `$${index + 1}`)}) ON CONFLICT DO NOTHING`,
          Object.values(row),
        );
      }
  } finally {
    database.close();
    await client.end();
  }
  return url;
}

/** A link is signed anew at each read. */
const withoutLink = ({ video_url: _, ...rest }: Record<string, unknown>) => rest;

const byId = (items: readonly Record<string, unknown>[]) =>
  new Map(items.map((item) => [item['id'] as string, item]));

/** What was there then is there now; fields may have been added since. */
function assertKept(now: readonly Record<string, unknown>[], then: readonly Record<string, unknown>[]): void {
  const current = byId(now);
  for (const item of then) {
    const kept = Object.keys(item).map((field) => [field, current.get(item['id'] as string)?.[field]]);
    assert.deepEqual(Object.fromEntries(kept), item);
  }
}

/** Videos, money and keys are as they were, and work goes on. */
async function assertServed({ recorded, service }: Upgraded): Promise<void> {
  assert.equal(service.service.firstKeys, null, 'the keys of the folder are known');
  assert.equal((await service.call('GET', '/v1/models', undefined, bearer(recorded.key))).status, 200);
  // Before anything else moves money.
  const { unfinished } = recorded;
  assert.equal((await service.finished(unfinished.id, unfinished.key))['status'], 'completed');

  for (const { id, key, answer } of recorded.tasks) {
    const read = await service.call('GET', `/v1/videos/${id}`, undefined, bearer(key));
    assert.deepEqual(withoutLink(read.json), withoutLink(answer));
    if (answer['video_url'] === null || answer['video_url'] === undefined) continue;
    const old = new URL(answer['video_url'] as string);
    for (const link of [read.json.video_url, service.url + old.pathname + old.search]) {
      const video = await fetch(link);
      assert.equal(video.status, 200, link);
      assert.ok((await video.arrayBuffer()).byteLength > 1000);
    }
  }
  const { remembered, payerKey } = recorded;
  const again = await service.call('POST', '/v1/video/create', remembered.body, {
    ...bearer(payerKey),
    'idempotency-key': remembered.key,
  });
  assert.equal(again.json.id, remembered.id, 'a repeated creation is answered as before');
  const { username } = recorded.character;
  assert.equal((await fetch(`${service.url}/characters/${username}`)).status, 200);
  assert.equal((await fetch(`${service.url}/characters/${username}/clip.mp4`)).status, 200);

  // The unfinished video was paid meanwhile, by the subscriber.
  const unpaid = ({ subscription: _, ...rest }: Record<string, unknown>) => rest;
  const unspent = ({ used: _used, held: _held, ...rest }: Record<string, unknown>) => rest;
  assertKept((await service.admin('GET', '/accounts')).json.data.map(unpaid), recorded.accounts.map(unpaid));
  assertKept((await service.admin('GET', '/keys')).json.data.map(unspent), recorded.keys.map(unspent));
  const payer = recorded.accounts.find((account) => account['name'] === 'payer')!;
  assertKept((await service.admin('GET', `/ledger?account=${payer['id']}`)).json.data, recorded.ledger);
  const body = { model: 'vidA3.1', prompt: 'a new boat' };
  const { json } = await service.call('POST', '/v1/video/create', body, bearer(payerKey));
  assert.equal((await service.finished(json.id, payerKey))['status'], 'completed');
}

for (const name of names) {
  test(`everything in a data folder of ${name} is served, and its unfinished video is finished`, async () => {
    const { dataDirectory, recorded } = await unpack(name);
    const upgraded = await open(dataDirectory, recorded);
    await assertServed(upgraded).finally(() => upgraded.service.stop());
  });

  test(`a data folder of ${name} with rows in all that this release drops is served`, async () => {
    assert.ok(DROPPED_TABLES.includes('film_marks') && DROPPED_COLUMNS.length > 0);
    const { dataDirectory, file, recorded } = await unpack(name);
    fillWhatGoes(file);
    const upgraded = await open(dataDirectory, recorded);
    await assertServed(upgraded).finally(() => upgraded.service.stop());
    const database = new DatabaseSync(file);
    for (const table of DROPPED_TABLES) assert.deepEqual(columnsOf(database, table), [], table);
    for (const { table, column } of DROPPED_COLUMNS)
      assert.ok(!columnsOf(database, table).some(({ name }) => name === column), `${table}.${column}`);
    database.close();
  });

  test(`a PostgreSQL database with the rows of ${name} and rows in all that this release drops is served`, async () => {
    const { dataDirectory, file, recorded } = await unpack(name);
    fillWhatGoes(file);
    const url = await copyToPostgres(file);
    const upgraded = await open(dataDirectory, recorded, url);
    await assertServed(upgraded).finally(() => upgraded.service.stop());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    await client.end();
    for (const table of DROPPED_TABLES)
      assert.ok(!rows.some(({ table_name }) => table_name === table), table);
    for (const { table, column } of DROPPED_COLUMNS)
      assert.ok(
        !rows.some(({ table_name, column_name }) => table_name === table && column_name === column),
        `${table}.${column}`,
      );
  });
}
