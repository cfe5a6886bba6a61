import { PLACES, placeWords } from '../catalogue/place-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Effect, Mood, Place, Season, Style, TimeOfDay, Weather } from '../scene-description.ts';

type Words<Key extends string> = Readonly<Record<Key, readonly string[]>>;

export const PLACE_WORDS = Object.fromEntries(
  PLACES.map((place) => [place, placeWords(place).words]),
) as Words<Place>;

/** Words that set the scene. */
export const SETTING_WORDS = wordTable<{
  readonly time: Words<TimeOfDay>;
  readonly weather: Words<Weather>;
  readonly season: Words<Season>;
  readonly mood: Words<Mood>;
  readonly effect: Words<Effect>;
  readonly style: Words<Style>;
}>('settings');
