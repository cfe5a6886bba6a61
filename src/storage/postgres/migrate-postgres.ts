import {
  loadMigrations,
  MIGRATIONS_TABLE,
  type Migration,
  PROGRAM_VERSION,
  pendingMigrations,
  toAppliedMigration,
} from '../migrations.ts';
import type { PostgresServer } from './postgres-server.ts';

/** Of this program alone, so that nothing else on the same server waits for it. */
const LOCK = 7_206_171_911;

/** Runs while no other node migrates or starts for the first time: ten nodes may start at once. */
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
    // The lock ends with its connection.
    await connection.end();
  }
}

/** The migrations of every database, and those of PostgreSQL alone. */
export function loadPostgresMigrations(): Migration[] {
  return [...loadMigrations(), ...loadMigrations(new URL('./migrations/', import.meta.url))];
}

/** Brings the database up to date. To be called by one node at a time. */
export async function migratePostgres(
  server: PostgresServer,
  known: readonly Migration[] = loadPostgresMigrations(),
): Promise<void> {
  const connection = await server.connect();
  try {
    await connection.query('SET statement_timeout = 0');
    await connection.query(MIGRATIONS_TABLE);
    await connection.query('ALTER TABLE migrations ADD COLUMN IF NOT EXISTS version TEXT');
    const { rows } = await connection.query('SELECT number, name, version FROM migrations');
    const pending = pendingMigrations(known, rows.map(toAppliedMigration), 'The database of DATABASE_URL');
    for (const { number, name, sql } of pending) {
      await connection.query('BEGIN');
      await connection.query(sql);
      await connection.query('INSERT INTO migrations (number, name, version) VALUES ($1, $2, $3)', [
        number,
        name,
        PROGRAM_VERSION,
      ]);
      await connection.query('COMMIT');
    }
  } finally {
    await connection.end();
  }
}
