import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { syncFolder } from '../../machine/sync-folder.ts';
import type { SqlValue } from '../database.ts';
import { type AppliedMigration, type Migration, toAppliedMigration } from '../migrations.ts';
import { text } from '../read-column.ts';
import { NOT_KEPT, quoted, type RowSource, type RowTarget, type TableRows } from '../rows.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { openConnection, toSqliteText } from './open-connection.ts';

/** The rows of a file that a server may be writing to, read in one transaction as a snapshot. */
export class SqliteRows implements RowSource {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = openConnection(file);
    this.#database.exec('PRAGMA query_only = ON; BEGIN; SELECT count(*) FROM sqlite_master');
  }

  async migrations(): Promise<AppliedMigration[]> {
    const rows = this.#database.prepare('SELECT * FROM migrations ORDER BY number').all();
    return rows.map(toAppliedMigration);
  }

  async tables(): Promise<TableRows[]> {
    return tableNames(this.#database).map((name) => this.#table(name));
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #table(table: string): TableRows {
    const statement = this.#database.prepare(`SELECT * FROM ${quoted(table)}`);
    statement.setReturnArrays(true);
    const columns = statement.columns().map(({ name }) => name);
    return {
      table,
      columns,
      rows: async function* () {
        for (const row of statement.iterate()) yield row as unknown as SqlValue[];
      },
    };
  }
}

/** Files beside a database that belong to it: SQLite would take them for those of the restored one. */
const COMPANIONS = ['-wal', '-shm', '-journal', '-redo'];

/** A new file, renamed to its final name when it is complete. */
export class SqliteTarget implements RowTarget {
  readonly #file: string;
  readonly #draft: string;
  #database: DatabaseSync | null = null;

  constructor(file: string) {
    this.#file = file;
    this.#draft = `${file}.restoring`;
  }

  async occupied(): Promise<string | null> {
    if (existsSync(this.#file)) return `there is a database already: ${this.#file}`;
    const left = COMPANIONS.map((suffix) => this.#file + suffix).filter((file) => existsSync(file));
    if (left.length === 0) return null;
    const name = basename(this.#file);
    return `${left.join(' and ')} may hold the last changes of a ${name} that is gone. If you still have that file, put it back and start the service on it; otherwise move or delete what is left of it`;
  }

  async prepare(migrations: readonly Migration[]): Promise<void> {
    this.#removeDraft();
    migrateSqlite(this.#draft, migrations);
    this.#database = openConnection(this.#draft);
    this.#database.exec('BEGIN');
    // Migrations may have inserted rows; the rows of the backup replace them.
    for (const table of tableNames(this.#database)) this.#database.exec(`DELETE FROM ${quoted(table)}`);
  }

  async insert(
    table: string,
    columns: readonly string[],
    rows: readonly (readonly SqlValue[])[],
  ): Promise<void> {
    const places = columns.map(() => '?').join(', ');
    const statement = this.#open().prepare(
      `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${places})`,
    );
    for (const row of rows) statement.run(...row);
  }

  async change(sql: string, values: readonly SqlValue[]): Promise<void> {
    this.#open()
      .prepare(toSqliteText(sql))
      .run(...values);
  }

  async finish(): Promise<void> {
    this.#open().exec('COMMIT');
    this.#open().close();
    this.#database = null;
    migrateSqlite(this.#draft);
    renameSync(this.#draft, this.#file);
    syncFolder(dirname(this.#file));
  }

  #open(): DatabaseSync {
    if (!this.#database) throw new Error('the target has not been prepared');
    return this.#database;
  }

  async close(): Promise<void> {
    this.#database?.close();
    this.#database = null;
    this.#removeDraft();
  }

  #removeDraft(): void {
    for (const suffix of ['', ...COMPANIONS]) rmSync(this.#draft + suffix, { force: true });
  }
}

function tableNames(database: DatabaseSync): string[] {
  return database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map((row) => text(row, 'name'))
    .filter((name) => !NOT_KEPT.includes(name));
}
