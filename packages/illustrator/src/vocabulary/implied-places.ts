import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Place } from '../scene-description.ts';
import { pluralOf } from './inflections.ts';

const WORDS = wordTable<Record<'atWork' | 'playing' | 'certain', Record<Place, string[]>>>('implied-places');

export const WORKPLACES = withPlurals(WORDS.atWork);
export const PLAYING_PLACES = withPlurals(WORDS.playing);
export const CERTAIN_PLACES = withPlurals(WORDS.certain);

function withPlurals(lists: Record<Place, string[]>): ReadonlyMap<string, Place> {
  const places = [...byWord(lists)];
  return new Map([...places, ...places.map(([word, place]) => [pluralOf(word), place] as const)]);
}
