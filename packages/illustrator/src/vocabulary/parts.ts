import { byWord } from '../catalogue/word-tables.ts';
import type { Figure } from '../scene-description.ts';
import { wordRecord } from './word-classes.ts';

type Parts = Readonly<Record<string, readonly string[]>>;

/** Parts that are never seen without what they belong to. */
export const WHOLES_OF: ReadonlyMap<string, string> = byWord(wordRecord<Parts>('wholes', 'parts'));

const SEEN_ON = wordRecord<Parts>('seenOn', 'parts');

/** Parts that the drawings of houses, cars and boats have. */
export function isSeenOn({ kind }: Figure, part: string): boolean {
  return SEEN_ON[kind]?.includes(part) ?? false;
}
