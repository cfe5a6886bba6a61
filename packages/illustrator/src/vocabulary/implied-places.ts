import { wordTable } from '../catalogue/word-tables.ts';
import type { Place } from '../scene-description.ts';

export type ImpliedPlaces = ReadonlyMap<string, Place>;

const WORDS = wordTable<Record<'atWork' | 'playing' | 'certain', Record<Place, string[]>>>('implied-places');

export const WORKPLACES = withPlurals(WORDS.atWork);
export const PLAYING_PLACES = withPlurals(WORDS.playing);
export const CERTAIN_PLACES = withPlurals(WORDS.certain);

function withPlurals(lists: Readonly<Record<Place, readonly string[]>>): ImpliedPlaces {
  return new Map(
    (Object.entries(lists) as [Place, string[]][]).flatMap(([place, words]) =>
      words.flatMap((word) => [word, plural(word)].map((form): [string, Place] => [form, place])),
    ),
  );
}

function plural(word: string): string {
  if (word.endsWith('man')) return `${word.slice(0, -2)}en`;
  if (word.endsWith('y') && !/[aeo]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
