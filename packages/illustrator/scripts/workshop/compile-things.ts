import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ThingDrawing, ThingWords } from '../../src/cast/objects/thing-data.ts';
import type { Mistake } from './mistake.ts';
import { readThing, type WrittenThing } from './read-thing.ts';

export const THINGS = fileURLToPath(new URL('../../things', import.meta.url));
/** What `src/cast/objects/thing-index.ts` reads. */
export const THING_INDEX = fileURLToPath(new URL('../../compiled/things.txt', import.meta.url));

export interface CompiledThings {
  readonly index: string;
  readonly mistakes: readonly Mistake[];
  /** Those in which nothing is wrong. */
  readonly things: readonly WrittenThing[];
}

/** Every file of a folder, checked, and the index of those in which nothing is wrong. */
export function compileThings(folder = THINGS): CompiledThings {
  const read = readdirSync(folder)
    .sort()
    .map((file) => readThing(`things/${file}`, readFileSync(join(folder, file), 'utf8')));
  const things = read.filter((each) => 'name' in each);
  const mistakes = [...read.flatMap((each) => ('name' in each ? [] : each)), ...sharedWords(things)];
  return { index: things.map(lineOf).join(''), mistakes, things };
}

/** A word leads to one thing. */
function sharedWords(things: readonly WrittenThing[]): Mistake[] {
  const owners = new Map<string, WrittenThing>();
  return things.flatMap((thing) =>
    (thing.data.words ?? []).flatMap((word, index) => {
      const owner = owners.get(word);
      if (!owner) owners.set(word, thing);
      const line = thing.lineOf(['words', index]);
      return owner ? [{ file: thing.file, line, message: `"${word}" leads to ${owner.file} already` }] : [];
    }),
  );
}

function lineOf({ data, name }: WrittenThing): string {
  const { held, rests, words, ...drawing } = data;
  const forReading: ThingWords = { ...(words ? { words } : {}), rests, ...(held ? { held } : {}) };
  const forDrawing: ThingDrawing = drawing;
  return `${name}\t${JSON.stringify(forReading)}\t${JSON.stringify(forDrawing)}\n`;
}
