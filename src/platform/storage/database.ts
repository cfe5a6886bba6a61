import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * The storage port: one set of SQL texts, thin drivers.
 *
 * Statements are written for PostgreSQL with `$1, $2, …` and run unchanged on SQLite. A write is a batch: a list of
 * statements, each with the number of rows it must change; all or nothing. There are no interactive transactions:
 * a use case states its conditions in SQL (`… WHERE balance - held >= $1`), so races are decided by the database.
 */
export type SqlValue = string | number | null;

export type Row = Record<string, SqlValue>;

export interface Read {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** See `apart`. */
  readonly isApart?: true;
}

/**
 * A list, a sum or a sweep, which may read many rows: on a thread or on connections of its own, so that no poll waits for it,
 * and on PostgreSQL with a shorter time limit.
 */
export const apart = (statement: Read): Read => ({ ...statement, isApart: true });

export interface Write extends Read {
  /** Rows the statement must change; `any` when it does not matter. */
  readonly rows: number | 'any';
  /** The name of the expectation, reported when it fails: `quota`, `idempotency` … */
  readonly expectation?: string;
}

export type WriteOutcome =
  | { readonly ok: true }
  /** Nothing was written. `rows`: a different number of rows matched; `conflict`: a unique key was taken. */
  | { readonly ok: false; readonly expectation: string; readonly reason: 'rows' | 'conflict' };

export interface WriteOptions {
  /**
   * What an answered batch survives at least; a storage may do more.
   *   power-cut  everything: the answer waits for the disk. The default.
   *   crash      the death of the process, in whatever way. It is synced together with the next batch that waits for
   *              the disk; a power cut before that may lose it, and with it nothing that was written before.
   */
  readonly survives?: 'power-cut' | 'crash';
  /**
   * Writing it twice does no harm, also later: where its answer is lost, it is written again instead of being looked up.
   * PostgreSQL spares such a statement its transaction, where it is alone, and syncs it as the server does by default.
   */
  readonly repeatable?: true;
}

export interface Database {
  read(statement: Read): Promise<Row[]>;
  /** Resolves when the batch is durable, or was refused as a whole. */
  write(batch: readonly Write[], options?: WriteOptions): Promise<WriteOutcome>;
  close(): Promise<void>;
}

export async function readOne(database: Database, statement: Read): Promise<Row | undefined> {
  return (await database.read(statement))[0];
}

/** For batches whose expectations fail only because of a bug. */
export async function mustWrite(
  database: Database,
  batch: readonly Write[],
  options?: WriteOptions,
): Promise<void> {
  assertWritten(await database.write(batch, options));
}

export function assertWritten(outcome: WriteOutcome): void {
  if (!outcome.ok) throw new Error(`storage refused a batch: ${outcome.expectation} (${outcome.reason})`);
}

/**
 * Writes a batch that makes something. Where it stays unknown whether it was written, `made` reads a row that only this
 * batch can have made: its caller must not be told that it failed when it did not. Throws as `write` does if there is no
 * such row, or if that cannot be found out either: then nothing may be undone, for it may have been written.
 */
export async function writeOrFind(
  database: Database,
  batch: readonly Write[],
  made: Read,
): Promise<WriteOutcome> {
  try {
    return await database.write(batch);
  } catch (error) {
    const isUnknown = error instanceof StorageUnavailable && error.fate === 'unknown';
    if (isUnknown && (await readOne(database, made))) return { ok: true };
    throw error;
  }
}

/** For batches whose expectations fail only because of a bug. */
export async function mustWriteOrFind(
  database: Database,
  batch: readonly Write[],
  made: Read,
): Promise<void> {
  assertWritten(await writeOrFind(database, batch, made));
}
