import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Migration, tablesOf } from '../migrations.ts';
import { failureOf } from './failures.ts';
import type { PostgresServer } from './postgres-server.ts';

/**
 * Not the lock of migrations: a node that waits for that one has a snapshot, and building beside writes waits until all
 * older snapshots are gone, so that each would wait for the other ("Building Indexes Concurrently" in PostgreSQL's manual).
 */
const LOCK = 7_206_171_912;

const ASKS_EVERY_MS = 200;

/** How often a change of tables is tried that the server ends for a deadlock with nodes at work. */
export const DEADLOCKS = 10;

const INDEX = /^CREATE INDEX (?:IF NOT EXISTS )?(\w+) ON (\w+) (\([^;]*)/gm;

/** An index that a migration adds to a table that may have many rows by then. Unique ones are rules, and stay with it. */
interface AddedIndex {
  readonly name: string;
  readonly on: string;
}

/** The migration without its indexes on tables of earlier ones: a transaction that builds one stops all writes meanwhile. */
export function withoutAddedIndexes(sql: string): string {
  return sql
    .replaceAll(INDEX, (whole, _name, table) => (isAdded(sql, table) ? '' : whole))
    .replaceAll(/^DROP INDEX (?!IF EXISTS)/gm, 'DROP INDEX IF EXISTS ');
}

/**
 * Builds the indexes of the migrations that are not there, while nodes read and write. One whose building was cut off is
 * marked as invalid by PostgreSQL: it is dropped and built again.
 */
export async function buildIndexes(server: PostgresServer, migrations: readonly Migration[]): Promise<void> {
  const connection = await server.connect();
  try {
    await connection.query('SET statement_timeout = 0');
    const wanted = addedIndexes(migrations);
    if ((await missing(connection, wanted)).length === 0) return;
    // A statement that waits for the lock would be waited for by whoever has it.
    while (!(await hasLock(connection))) await delay(ASKS_EVERY_MS);
    for (const index of await missing(connection, wanted)) await build(connection, index);
  } finally {
    // Closing the connection releases the lock.
    await connection.end();
  }
}

/** A node of the version before that starts meanwhile asks for the whole table: the server may end either of the two. */
async function build(connection: pg.Client, { name, on }: AddedIndex): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await connection.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await connection.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
      return;
    } catch (error) {
      if (attempt === DEADLOCKS || failureOf(error) !== 'conflicting') throw error;
    }
  }
}

/** Those that no later migration drops. */
function addedIndexes(migrations: readonly Migration[]): AddedIndex[] {
  const found = new Map<string, AddedIndex>();
  for (const { sql } of migrations) {
    for (const [, name = ''] of sql.matchAll(/^DROP INDEX (?:IF EXISTS )?(\w+)/gm)) found.delete(name);
    for (const [, name = '', table = '', columns = ''] of sql.matchAll(INDEX))
      if (isAdded(sql, table)) found.set(name, { name, on: `${table} ${columns}` });
  }
  return [...found.values()];
}

function isAdded(sql: string, table: string): boolean {
  return !tablesOf([{ sql }]).has(table);
}

async function missing(connection: pg.Client, wanted: readonly AddedIndex[]): Promise<AddedIndex[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indisvalid AND relnamespace = current_schema()::regnamespace`,
  );
  const there = new Set(rows.map(({ name }) => name));
  return wanted.filter(({ name }) => !there.has(name));
}

async function hasLock(connection: pg.Client): Promise<boolean> {
  const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
  return rows[0].taken;
}
