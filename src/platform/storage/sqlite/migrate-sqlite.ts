import type { DatabaseSync } from 'node:sqlite';
import {
  type AppliedMigration,
  FORGOTTEN_COLUMN,
  loadMigrations,
  MIGRATIONS_TABLE,
  type Migration,
  PROGRAM_VERSION,
  pendingMigrations,
  toAppliedMigration,
} from '../migrations.ts';
import { openConnection } from './open-connection.ts';

/** Runs the pending migrations before anything else opens the file; the data folder's lock keeps other processes out. */
export function migrateSqlite(file: string, known: readonly Migration[] = loadMigrations()): void {
  using database = openConnection(file);
  database.exec(MIGRATIONS_TABLE);
  const columns = database.prepare('PRAGMA table_info(migrations)').all();
  if (!columns.some((column) => column['name'] === 'version')) {
    database.exec('ALTER TABLE migrations ADD COLUMN version TEXT');
  }
  const rows = database.prepare('SELECT number, name, version FROM migrations').all();
  const applied = rows.map(toAppliedMigration);
  const pending = pendingMigrations(known, applied, `The database ${file}`);
  addForgottenColumn(database, applied);
  for (const migration of pending) {
    apply(database, migration);
  }
}

function addForgottenColumn(database: DatabaseSync, applied: readonly AppliedMigration[]): void {
  const { after, table, column, type } = FORGOTTEN_COLUMN;
  if (!applied.some(({ number }) => number === after)) return;
  const columns = database.prepare(`PRAGMA table_info(${table})`).all();
  if (columns.every(({ name }) => name !== column))
    database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
}

function apply(database: DatabaseSync, { number, name, sql }: Migration): void {
  database.exec('BEGIN IMMEDIATE');
  database.exec(sql);
  database
    .prepare('INSERT INTO migrations (number, name, version) VALUES (?, ?, ?)')
    .run(number, name, PROGRAM_VERSION);
  database.exec('COMMIT');
}
