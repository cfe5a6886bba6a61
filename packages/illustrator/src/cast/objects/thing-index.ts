import { readFileSync } from 'node:fs';
import type { ThingDrawing, ThingWords } from './thing-data.ts';

/**
 * The files of `things/`, compiled by `npm run workshop -- compile`: a line for each with its name, what reading a prompt
 * needs and what drawing it needs, with tabs between. A film draws few of them: a drawing is parsed when it is asked for.
 */
const INDEX = new URL('../../../compiled/things.txt', import.meta.url);

interface IndexedThing extends ThingWords {
  /** A `ThingDrawing`, as JSON. */
  readonly drawing: string;
}

const THINGS: ReadonlyMap<string, IndexedThing> = new Map(
  readFileSync(INDEX, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name, words, drawing] = line.split('\t') as [string, string, string];
      return [name, { ...(JSON.parse(words) as ThingWords), drawing }];
    }),
);

export const thingNames = (): readonly string[] => [...THINGS.keys()];

export const thingWords = (name: string): ThingWords | null => THINGS.get(name) ?? null;

export function thingDrawing(name: string): ThingDrawing | null {
  const found = THINGS.get(name);
  return found ? (JSON.parse(found.drawing) as ThingDrawing) : null;
}
