import { existsSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';

/**
 * Creates a folder for this process below a shared one, and removes the folders of processes of this machine that no
 * longer run.
 */
export function ownFolder(shared: string): string {
  const machine = hostname().replace(/[^\w-]/g, '_');
  if (existsSync(shared)) {
    for (const name of readdirSync(shared)) {
      const match = /^(.+)\.(\d+)$/.exec(name);
      if (match && match[1] === machine && !isAlive(Number(match[2]))) {
        rmSync(join(shared, name), { recursive: true, force: true });
      }
    }
  }
  return join(shared, `${machine}.${process.pid}`);
}
