import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFailure } from './sqlite-failure.ts';

const SQLITE_BUSY = 5;

/** Two processes on one data folder would both run the same tasks. */
export class DataFolderTaken extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Phonofilm process. Stop that one, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderTaken';
  }
}

/**
 * Takes a lock for the lifetime of the process. It is an operating system lock (an exclusive transaction on a separate
 * file), so it is released however the process ends: there is no stale lock to remove by hand.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw sqliteFailure(error).code === SQLITE_BUSY ? new DataFolderTaken(folder) : error;
  }
  return { release: () => lock.close() };
}
