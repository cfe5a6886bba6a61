import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Construction, Pattern } from './find-patterns.ts';

/**
 * Patterns that are put together from parts cannot be read off the source. Those made when their module is loaded are
 * recorded by loading it.
 */
export async function recordConstructions(root: string, places: readonly Construction[]): Promise<Pattern[]> {
  const recorded: Pattern[] = [];
  const genuine = globalThis.RegExp;
  globalThis.RegExp = new Proxy(genuine, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const made = new target(source, flags);
      const place = placeOf(new Error().stack ?? '', root);
      if (place) recorded.push({ ...place, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (const file of new Set(places.map((place) => place.file))) {
      await import(pathToFileURL(`${root}/${file}`).href);
    }
  } finally {
    globalThis.RegExp = genuine;
  }
  return recorded;
}

/** The file and line that made the pattern; the first line of the stack is our own. */
function placeOf(stack: string, root: string): Construction | null {
  const frame = /(file:\/\/[^\s)]+):(\d+):\d+/.exec(stack.split('\n').slice(2).join('\n'));
  if (!frame) return null;
  const file = relative(root, fileURLToPath(frame[1]!));
  return { file, line: Number(frame[2]) };
}
