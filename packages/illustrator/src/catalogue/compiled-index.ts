import { readFileSync } from 'node:fs';

/**
 * Files of one folder, compiled by `npm run workshop -- compile`: a line for each with its name, what reading a prompt
 * needs and what drawing it needs, with tabs between. It is read when it is asked first.
 */
export interface CompiledIndex<Reading, Drawing> {
  names(): readonly string[];
  reading(name: string): Reading | null;
  /** A film draws few of them: a drawing is parsed when it is asked for. */
  drawing(name: string): Drawing | null;
}

/** `name` is that of a file of `compiled/` without its ending. Files are called with spaces, `bank vault`, or as they are, `bank-vault`. */
export function openIndex<Reading, Drawing>(name: string): CompiledIndex<Reading, Drawing> {
  let read: ReadonlyMap<string, { readonly reading: Reading; readonly drawing: string }> | undefined;
  const lines = () => (read ??= readLines<Reading>(name));
  const find = (name: string) => lines().get(name.replaceAll('-', ' '));
  return {
    names: () => [...lines().keys()],
    reading: (name) => find(name)?.reading ?? null,
    drawing(name) {
      const found = find(name);
      return found ? (JSON.parse(found.drawing) as Drawing) : null;
    },
  };
}

function readLines<Reading>(name: string) {
  const text = readFileSync(new URL(`../../compiled/${name}.txt`, import.meta.url), 'utf8');
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [name, reading, drawing] = line.split('\t') as [string, string, string];
        return [name, { reading: JSON.parse(reading) as Reading, drawing }];
      }),
  );
}
