import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Many rows into new tables: without indexes, which are built afterwards, and without a log. Only for what may be lost. */

type Inserts = (table: string) => Iterable<string>;

const TABLES = ['tasks', 'holds', 'ledger'];

/** Settings of a server that is loaded this way; rows of a table that the transaction has emptied are not logged ("wal_level"). */
export const BULK_SERVER = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
];

export async function loadPostgres(url: string, insertsOf: Inserts): Promise<void> {
  await Promise.all(TABLES.map((table) => loadTable(url, table, insertsOf(table))));
}

async function loadTable(url: string, table: string, inserts: Iterable<string>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SET maintenance_work_mem = '512MB'");
  const ask = async (sql: string) => (await client.query(sql)).rows as { name: string; made: string }[];
  const keys = await ask(`SELECT conname AS name, pg_get_constraintdef(oid) AS made FROM pg_constraint
    WHERE conrelid = '${table}'::regclass AND contype IN ('p', 'u')`);
  const indexes =
    await ask(`SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = '${table}'
    AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE conrelid = '${table}'::regclass)`);
  await client.query('BEGIN');
  await client.query(`TRUNCATE ${table}`);
  for (const { name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const insert of inserts) await client.query(insert);
  for (const { name, made } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${made}`);
  for (const { made } of indexes) await client.query(made);
  await client.query('COMMIT');
  await client.query(`VACUUM (ANALYZE, PARALLEL 0) ${table}`);
  await client.end();
}

export function loadSqlite(database: DatabaseSync, insertsOf: Inserts): void {
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; BEGIN');
  for (const table of TABLES) {
    const indexes = database
      .prepare(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
      )
      .all(table) as unknown as { name: string; sql: string }[];
    for (const { name } of indexes) database.exec(`DROP INDEX ${name}`);
    for (const insert of insertsOf(table)) database.exec(insert);
    for (const { sql } of indexes) database.exec(sql);
  }
  database.exec('COMMIT; PRAGMA journal_mode = WAL');
}
