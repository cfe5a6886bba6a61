import { loadMigrations } from '../migrations.ts';
import type { Pool } from './open-pool.ts';

/** Of this program alone, so that nothing else on the same server waits for it. */
const LOCK = 7_206_171_911;

/** Runs while no other node migrates or starts for the first time; ten nodes may start at once. */
export async function oneNodeAtATime<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const connection = await pool.reserve();
  try {
    await connection.unsafe('SET statement_timeout = 120000');
    await connection.unsafe(`SELECT pg_advisory_lock(${LOCK})`);
    try {
      return await work();
    } finally {
      await connection.unsafe(`SELECT pg_advisory_unlock(${LOCK})`);
      await connection.unsafe('RESET statement_timeout');
    }
  } finally {
    connection.release();
  }
}

/** Brings the database up to date. To be called under the lock. */
export async function migratePostgres(pool: Pool): Promise<void> {
  await pool.unsafe('CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)');
  const done = new Set((await pool.unsafe('SELECT number FROM migrations')).map((row) => row['number']));
  const migrations = [...loadMigrations(), ...loadMigrations(new URL('./migrations/', import.meta.url))];
  for (const migration of migrations) {
    if (done.has(migration.number)) continue;
    await pool.begin(async (transaction) => {
      await transaction.unsafe('SET LOCAL statement_timeout = 0');
      await transaction.unsafe(migration.sql);
      await transaction.unsafe('INSERT INTO migrations VALUES ($1, $2)', [migration.number, migration.name]);
    });
  }
}
