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
import { buildIndexes, withoutAddedIndexes } from './build-indexes.ts';
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
    await connection.query('ALTER TABLE migrations ADD COLUMN IF NOT EXISTS version TEXT');
    const { rows } = await connection.query('SELECT number, name, version FROM migrations');
    const applied = rows.map(toAppliedMigration);
    const pending = pendingMigrations(known, applied, 'The database of DATABASE_URL');
    const { after, table, column, type } = FORGOTTEN_COLUMN;
    if (applied.some(({ number }) => number === after))
      await connection.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${column} ${type}`);
    for (const migration of pending) await apply(connection, migration);
    return pending.map(({ name }) => name);
  } finally {
    await connection.end();
  }
}

const ATTEMPTS = 10;

/** Nodes at work lock tables in an order of their own. A migration that the server ends for a deadlock begins again. */
async function apply(connection: pg.Client, { number, name, sql }: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await connection.query('BEGIN');
      await connection.query(withoutAddedIndexes(sql));
      const written = [number, name, PROGRAM_VERSION];
      await connection.query('INSERT INTO migrations (number, name, version) VALUES ($1, $2, $3)', written);
      await connection.query('COMMIT');
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || failureOf(error) !== 'conflicting') throw error;
      await connection.query('ROLLBACK');
    }
  }
}
