import { loadMigrations } from '../migrations.ts';
import { openConnection } from './open-connection.ts';

/** Brings the file up to date before anything else opens it; the data folder's lock keeps others away. */
export function migrateSqlite(file: string): void {
  const database = openConnection(file);
  try {
    database.exec('CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)');
    const done = new Set(
      database
        .prepare('SELECT number FROM migrations')
        .all()
        .map((row) => row['number']),
    );
    for (const migration of loadMigrations()) {
      if (done.has(migration.number)) continue;
      database.exec('BEGIN IMMEDIATE');
      database.exec(migration.sql);
      database.prepare('INSERT INTO migrations VALUES (?, ?)').run(migration.number, migration.name);
      database.exec('COMMIT');
    }
  } finally {
    database.close();
  }
}
