import type { Effect, Mood, Place, Season, Style, TimeOfDay, Weather } from '../scene-description.ts';
import { PLACE_WORDS, SETTING_WORDS } from '../vocabulary/settings.ts';

/** What a phrase can mean, by what it is a word for. */
interface Values {
  readonly place: Place;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  readonly mood: Mood;
  readonly effect: Effect;
  readonly style: Style;
}

/** One phrase may mean several things ("cherry blossom" is a season and falling petals). */
interface Meaning {
  readonly type: keyof Values;
  readonly value: Values[keyof Values];
}

const book = buildBook();

/** What a phrase in its dictionary form means. */
export function meaningsOf(phrase: string): readonly Meaning[] {
  return book.get(phrase) ?? [];
}

/** What phrases mean of one type. */
export function valuesOf<Type extends keyof Values>(type: Type, phrases: readonly string[]): Values[Type][] {
  const meanings = phrases.flatMap(meaningsOf).filter((meaning) => meaning.type === type);
  return meanings.map(({ value }) => value as Values[Type]);
}

/** Flowers are things when there is one of them, and cover the ground when there are many. */
const ALSO_THINGS = new Set(['flowers', 'sunflowers']);

const SETTINGS = new Set<Meaning['type']>(['place', 'time', 'weather', 'season', 'style', 'effect']);

/** A word for a place, an hour, weather, a season or an effect: never a picture of its own. */
export function isSettingWord(word: string): boolean {
  return meaningsOf(word).some(({ type, value }) => SETTINGS.has(type) && !ALSO_THINGS.has(value));
}

function buildBook(): Map<string, Meaning[]> {
  const built = new Map<string, Meaning[]>();
  const tables = { place: PLACE_WORDS, ...SETTING_WORDS };
  for (const [type, words] of Object.entries(tables))
    for (const [value, phrases] of Object.entries<readonly string[]>(words))
      for (const key of phrases.map((phrase) => phrase.replaceAll('-', ' ')))
        built.set(key, [...(built.get(key) ?? []), { type, value } as Meaning]);
  return built;
}
