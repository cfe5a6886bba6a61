import type { SqlValue } from './database.ts';
import type { AppliedMigration, Migration } from './migrations.ts';

/**
 * Reads and writes every row of a database, for backups. Both drivers use the same texts and numbers, so a backup of
 * one can be restored into the other.
 */
export interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  rows(): AsyncIterable<readonly SqlValue[]>;
}

/** A snapshot of all tables, taken while others keep writing. */
export interface RowSource {
  migrations(): Promise<AppliedMigration[]>;
  tables(): Promise<TableRows[]>;
  close(): Promise<void>;
}

/** An empty database to fill. It is unusable before `finish`. */
export interface RowTarget {
  /** Why it cannot be filled; null when it is empty. */
  occupied(): Promise<string | null>;
  /** Creates the tables as of these migrations, without rows. */
  prepare(migrations: readonly Migration[]): Promise<void>;
  insert(table: string, columns: readonly string[], rows: readonly (readonly SqlValue[])[]): Promise<void>;
  change(sql: string, values: readonly SqlValue[]): Promise<void>;
  /** Runs the remaining migrations. */
  finish(): Promise<void>;
  /** Discards everything, or closes after `finish`. */
  close(): Promise<void>;
}

/** Tables that are specific to one database, or useless later. */
export const NOT_KEPT = ['migrations', 'rate_buckets', 'requests', 'sweeps'];

/** Table and column names come from the database or a backup: only plain names are allowed. */
export function quoted(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name))
    throw new Error(`${JSON.stringify(name)} is not the name of a table or column`);
  return `"${name}"`;
}
