// Which form of the program to start: JavaScript in a package, where Node does not strip types; in a checkout what
// `npm ci` bundled, as long as the sources are the same (a third of the processor time until the service is ready), or the sources.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);
const SOURCES = ['src', 'client/src', 'packages/illustrator/src', 'packages/reader/src', 'package-lock.json'];

/** Where `scripts/bundle-programs.ts` writes, and beside it what the sources were then. */
export const BUNDLED = new URL('node_modules/.cache/programs/', ROOT);
export const BUNDLED_SOURCES = new URL('sources.txt', BUNDLED);

export function findProgram() {
  const source = new URL('src/main.ts', ROOT);
  if (!existsSync(source)) return new URL('dist/src/main.js', ROOT);
  const isBundled =
    existsSync(BUNDLED_SOURCES) && readFileSync(BUNDLED_SOURCES, 'utf8') === listSources();
  return isBundled ? new URL('src/main.mjs', BUNDLED) : source;
}

/** Every file with its size and its time: one that is changed, added, taken away or put back makes another list. */
export function listSources() {
  return SOURCES.flatMap((path) => {
    const top = fileURLToPath(new URL(path, ROOT));
    const files = path.endsWith('.json') ? [''] : readdirSync(top, { recursive: true }).toSorted();
    return files.map((file) => {
      const { size, mtimeMs } = statSync(`${top}/${file}`.replace(/\/$/, ''));
      return `${path}/${file} ${size} ${mtimeMs}`;
    });
  }).join('\n');
}
