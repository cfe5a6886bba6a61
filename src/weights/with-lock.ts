import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 500;
const LONGEST_WAIT_MS = 30 * 60_000;
const SQLITE_BUSY = 5;

/**
 * Only one process at a time changes the weights folder, which several checkouts share. SQLite's lock of a file is the
 * system's own: it ends with its process, and two who wait for it never both get it.
 */
export async function withLock<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, '.lock.db');
  const lock = new DatabaseSync(path);
  try {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (!isTaken(lock)) {
      if (Date.now() > deadline) throw new Error(`another process holds ${path}`);
      await sleep(LOOK_AGAIN_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
