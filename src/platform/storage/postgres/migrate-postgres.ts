import type pg from 'pg';
import {
  FORGOTTEN_COLUMN,
  loadMigrations,
  MIGRATIONS_TABLE,
  type Migration,
  PROGRAM_VERSION,
  pendingMigrations,
  toAppliedMigration,
} from '../migrations.ts';
import { buildIndexes, DEADLOCKS, withoutAddedIndexes } from './build-indexes.ts';
import { failureOf } from './failures.ts';
import type { PostgresServer } from './postgres-server.ts';

/** The number of this program's advisory lock. */
const LOCK = 7_206_171_911;

/** Takes a lock, so that only one node at a time migrates or initialises the database. */
export async function oneNodeAtATime<Result>(
  server: PostgresServer,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await server.connect();
  try {
    await connection.query('SET statement_timeout = 0');
    await connection.query(`SELECT pg_advisory_lock(${LOCK})`);
    return await work();
  } finally {
    // Closing the connection releases the lock.
    await connection.end();
  }
}

/** The common migrations and those for PostgreSQL only. */
export function loadPostgresMigrations(): Migration[] {
  return [...loadMigrations(), ...loadMigrations(new URL('./migrations/', import.meta.url))];
}

/** Brings the database to this version and names the migrations that were pending; nobody else may be at it. */
export async function migratePostgres(
  server: PostgresServer,
  known: readonly Migration[] = loadPostgresMigrations(),
): Promise<string[]> {
  const done = await migrateTables(server, known);
  await buildIndexes(server, known);
  return done;
}

/** The pending migrations but for what `buildIndexes` does afterwards. Only one node at a time may call it. */
export async function migrateTables(
  server: PostgresServer,
  known: readonly Migration[] = loadPostgresMigrations(),
): Promise<string[]> {
  const connection = await server.connect();
  try {
    await connection.query('SET statement_timeout = 0');
    await connection.query(MIGRATIONS_TABLE);
    await addColumn(connection, 'migrations', 'version', 'TEXT');
    const { rows } = await connection.query('SELECT number, name, version FROM migrations');
    const applied = rows.map(toAppliedMigration);
    const pending = pendingMigrations(known, applied, 'The database of DATABASE_URL');
    const { after, table, column, type } = FORGOTTEN_COLUMN;
    if (applied.some(({ number }) => number === after)) await addColumn(connection, table, column, type);
    const isNew = applied.length === 0;
    for (const migration of pending) await apply(connection, migration, isNew);
    return pending.map(({ name }) => name);
  } finally {
    await connection.end();
  }
}

/** `ADD COLUMN IF NOT EXISTS` would wait for everybody else at the table, and they for it, even where it has nothing to do. */
async function addColumn(connection: pg.Client, table: string, column: string, type: string): Promise<void> {
  const { rowCount } = await connection.query(
    'SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass($1) AND attname = $2',
    [table, column],
  );
  if (rowCount === 0) await connection.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
}

/**
 * Nodes at work lock tables in an order of their own. A migration that the server ends for a deadlock begins again. The
 * tables of a new database are empty, so that its indexes take no time.
 */
async function apply(connection: pg.Client, { number, name, sql }: Migration, isNew: boolean): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await connection.query('BEGIN');
      await connection.query(isNew ? sql : withoutAddedIndexes(sql));
      const written = [number, name, PROGRAM_VERSION];
      await connection.query('INSERT INTO migrations (number, name, version) VALUES ($1, $2, $3)', written);
      await connection.query('COMMIT');
      return;
    } catch (error) {
      if (attempt === DEADLOCKS || failureOf(error) !== 'conflicting') throw error;
      await connection.query('ROLLBACK');
    }
  }
}
