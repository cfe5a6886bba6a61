import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const MOST_MS = 240_000;

/**
 * A folder with packages that only a test needs, and that are too many for everybody's `npm ci`: brought once, and kept. Null
 * where they cannot be had, which is said aloud. `commands` run in the folder.
 */
export function broughtPackages(name: string, commands: readonly (readonly string[])[]): string | null {
  const folder = CACHE + name;
  if (existsSync(folder)) return folder;
  const made = mkdtempSync(`${folder}-`);
  for (const [program = '', ...rest] of commands) {
    const { status, error, stderr } = spawnSync(program, rest, { cwd: made, timeout: MOST_MS });
    if (status === 0) continue;
    console.error(`SKIPPED: ${name} cannot be had here: ${error?.message ?? String(stderr).slice(-300)}`);
    rmSync(made, { recursive: true });
    return null;
  }
  renameSync(made, folder);
  return folder;
}
