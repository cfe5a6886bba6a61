import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../platform/machine/is-alive.ts';

const LOOK_AGAIN_MS = 500;
const LONGEST_WAIT_MS = 30 * 60_000;

/** Takes a lock, so that only one process at a time changes the weights folder, which several checkouts share. */
export async function withLock<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(directory, { recursive: true });
  const lock = join(directory, '.lock');
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!(await take(lock))) {
    if (Date.now() > deadline) throw new Error(`another process holds ${lock}`);
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    const file = await open(lock, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    // An empty lock file is just being written.
    if (holder > 0 && !isAlive(holder)) await rm(lock, { force: true });
    return false;
  }
}
