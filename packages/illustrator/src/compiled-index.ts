import { readFileSync } from 'node:fs';

/**
 * Files of one folder, compiled by `npm run workshop -- compile`: a line for each with its name, what reading a prompt
 * needs and what drawing it needs, with tabs between.
 */
export interface CompiledIndex<Reading, Drawing> {
  readonly names: readonly string[];
  reading(name: string): Reading | null;
  /** A film draws few of them: a drawing is parsed when it is asked for. */
  drawing(name: string): Drawing | null;
}

/** `name` is that of a file of `compiled/` without its ending. */
export function readIndex<Reading, Drawing>(name: string): CompiledIndex<Reading, Drawing> {
  const text = readFileSync(new URL(`../compiled/${name}.txt`, import.meta.url), 'utf8');
  const lines = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [name, reading, drawing] = line.split('\t') as [string, string, string];
        return [name, { reading: JSON.parse(reading) as Reading, drawing }];
      }),
  );
  return {
    names: [...lines.keys()],
    reading: (name) => lines.get(name)?.reading ?? null,
    drawing(name) {
      const found = lines.get(name);
      return found ? (JSON.parse(found.drawing) as Drawing) : null;
    },
  };
}
