import { StorageUnavailable } from '../storage-unavailable.ts';

/** What SQLite's result codes say about the file and its disk; extended codes have these in their low byte. */
export type SqliteTrouble = 'full' | 'damaged' | 'failing';

const TROUBLES: Readonly<Record<number, SqliteTrouble>> = {
  5: 'failing', // SQLITE_BUSY
  7: 'failing', // SQLITE_NOMEM
  8: 'failing', // SQLITE_READONLY
  10: 'failing', // SQLITE_IOERR
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'failing', // SQLITE_CANTOPEN
  26: 'damaged', // SQLITE_NOTADB
};

/** A SQLite error as the writer thread sends it. */
export interface SqliteFailure {
  readonly failure: string;
  readonly code: number | null;
}

export function sqliteFailure(error: unknown): SqliteFailure {
  if (!(error instanceof Error)) return { failure: String(error), code: null };
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;
  return { failure: error.message, code };
}

export function troubleOf({ code }: SqliteFailure): SqliteTrouble | null {
  return code === null ? null : (TROUBLES[code & 0xff] ?? null);
}

/** The error for the reader or writer: where the disk is at fault, a 503 to retry later. */
export function storageError(failed: SqliteFailure): Error {
  const trouble = troubleOf(failed);
  const cause = new Error(failed.failure);
  if (trouble === null) return cause;
  if (trouble === 'full') Object.assign(cause, { code: 'ENOSPC' });
  // After a failed flush, how much of a commit has reached the disk is unknown.
  return new StorageUnavailable(cause, trouble === 'failing' ? 'unknown' : 'none');
}
