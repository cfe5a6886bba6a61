import {
  assertWritten,
  type Database,
  type Read,
  readOne,
  type Write,
  type WriteOutcome,
} from './database.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

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
