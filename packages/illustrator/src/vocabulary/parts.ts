import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Figure } from '../scene-description.ts';

const WORDS = wordTable<
  Record<'ofThings' | 'ofBodies' | 'also', string[]> &
    Record<'wholes' | 'seenOn', Readonly<Record<string, readonly string[]>>>
>('parts');

/** Parts of what is named after them: "the chimney of a cabin", "a blade of grass", "the edge of a dock". */
export const PARTS_OF_THINGS: ReadonlySet<string> = new Set(WORDS.ofThings);
/** Parts of somebody: "his feet in the water", "her forehead against the window". */
export const BODY_PARTS: ReadonlySet<string> = new Set(WORDS.ofBodies);
/** What is also a part of something larger, and is drawn with that: a house with a red roof, the window of a car. */
export const ALSO_PARTS: ReadonlySet<string> = new Set(WORDS.also);
/** Parts that are never seen without what they belong to. */
export const WHOLES_OF: ReadonlyMap<string, string> = byWord(WORDS.wholes);

/** Parts that the drawings of houses, cars and boats have. */
export function isSeenOn({ kind }: Figure, part: string): boolean {
  return WORDS.seenOn[kind]?.includes(part) ?? false;
}
