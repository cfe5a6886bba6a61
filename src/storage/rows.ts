import type { SqlValue } from './database.ts';
import type { AppliedMigration, Migration } from './migrations.ts';

/**
 * Every row of a database, in and out, for backups. Both drivers write the same texts and numbers, so what was read from
 * one can be put into the other.
 */
export interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  rows(): AsyncIterable<readonly SqlValue[]>;
}

/** All tables as they were at one moment, while others go on writing. */
export interface RowSource {
  migrations(): Promise<AppliedMigration[]>;
  tables(): Promise<TableRows[]>;
  close(): Promise<void>;
}

/** A database that is filled from nothing. Nothing of it counts before `finish`. */
export interface RowTarget {
  /** Why nothing can be put there; null when it is empty. */
  occupied(): Promise<string | null>;
  /** Makes the tables as these migrations leave them, without a row. */
  prepare(migrations: readonly Migration[]): Promise<void>;
  insert(table: string, columns: readonly string[], rows: readonly (readonly SqlValue[])[]): Promise<void>;
  change(sql: string, values: readonly SqlValue[]): Promise<void>;
  /** Brings the tables up to date. */
  finish(): Promise<void>;
  /** Gives up, or lets go after `finish`. */
  close(): Promise<void>;
}

/** What a database has for itself, or what is worth nothing later. */
export const NOT_KEPT = ['migrations', 'rate_buckets'];

/** Names of tables and columns come from the database or a backup: nothing else may be made of them. */
export function quoted(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name))
    throw new Error(`${JSON.stringify(name)} is no name of a table or column`);
  return `"${name}"`;
}
