import { wordTable } from '../catalogue/word-tables.ts';
import type { Action } from '../scene-description.ts';

interface Containers {
  readonly several: Readonly<Record<string, number>>;
}
type Lists = Readonly<Record<'containers' | 'surfaces' | 'inPairs' | 'pairs', string[]>>;

const WORDS = wordTable<Containers & Lists>('containers');

/** What holds other things, and what else the draft of a scene knows of its nouns and verbs. */
export const CONTAINERS = new Set(WORDS.containers);
export const SURFACES = new Set(WORDS.surfaces);
export const IN_PAIRS = new Set(WORDS.inPairs);
export const PAIRS = new Set(WORDS.pairs);
export const SEVERAL = WORDS.several;

/** A skier who races still skis. */
export const ON_SOMETHING = new Set<Action>(['ski', 'surf', 'skate', 'ride', 'swim', 'sail']);
export const GETTING_ALONG = new Set<Action>(['run', 'walk', 'fly', 'fall', 'drive', 'chase']);
