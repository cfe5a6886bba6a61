import { wordTable } from '../catalogue/word-tables.ts';
import type { Action } from '../scene-description.ts';

interface Hints {
  readonly implied: Readonly<Record<string, { readonly action: Action; readonly with?: string }>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}
const HINTS = wordTable<Hints & Record<'weakPlaces' | 'placePointers' | 'notThings', string[]>>('hints');

/** What a noun tells beyond itself: a surfer surfs, a pianist has a piano. */
export const IMPLIED = HINTS.implied;
/** Words for several people at once. */
export const GROUPS = HINTS.groups;
/** Place words that are often mentioned in passing; a plainer place word beats them. */
export const WEAK_PLACES = new Set(HINTS.weakPlaces);
/** Words that point at a place ("in the forest") rather than name it in passing. */
export const PLACE_POINTERS = new Set(HINTS.placePointers);
/** Words that have a picture in the emoji set but are no thing to show when they stand in a prompt. */
export const NOT_THINGS = new Set(HINTS.notThings);
