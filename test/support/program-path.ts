import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the folder in which a run of the tests has the programs that they start, as `scripts/bundle-programs.ts` wrote them. */
export const PROGRAMS = 'PHONOFILM_TEST_PROGRAMS';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The file to start for a program of this tree: what the run made of it, or its source. */
export function programPath(source: URL): string {
  const path = fileURLToPath(source);
  const folder = process.env[PROGRAMS];
  if (folder === undefined) return path;
  const bundled = join(folder, relative(ROOT, path)).replace(/\.ts$/, '.mjs');
  return existsSync(bundled) ? bundled : path;
}
