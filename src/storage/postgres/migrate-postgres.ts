import { loadMigrations } from '../migrations.ts';
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

/** Brings the database up to date. To be called by one node at a time. */
export async function migratePostgres(server: PostgresServer): Promise<void> {
  const connection = await server.connect();
  try {
    await connection.query('SET statement_timeout = 0');
    await connection.query(
      'CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)',
    );
    const { rows } = await connection.query('SELECT number FROM migrations');
    const done = new Set(rows.map((row: { number: number }) => row.number));
    const migrations = [...loadMigrations(), ...loadMigrations(new URL('./migrations/', import.meta.url))];
    for (const { number, name, sql } of migrations) {
      if (done.has(number)) continue;
      await connection.query('BEGIN');
      await connection.query(sql);
      await connection.query('INSERT INTO migrations VALUES ($1, $2)', [number, name]);
      await connection.query('COMMIT');
    }
  } finally {
    await connection.end();
  }
}
