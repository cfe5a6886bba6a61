import type { Action, Effect, Mood, Place, Season, Style, TimeOfDay, Weather } from '../scene-description.ts';
import { PLACE_WORDS, SETTING_WORDS } from '../vocabulary/settings.ts';
import { ACTION_WORDS } from '../vocabulary/verbs.ts';

/** What a phrase can mean; one phrase may mean several things ("cherry blossom" is a season and falling petals). */
export type Meaning =
  | { readonly type: 'place'; readonly value: Place }
  | { readonly type: 'time'; readonly value: TimeOfDay }
  | { readonly type: 'weather'; readonly value: Weather }
  | { readonly type: 'season'; readonly value: Season }
  | { readonly type: 'mood'; readonly value: Mood }
  | { readonly type: 'effect'; readonly value: Effect }
  | { readonly type: 'style'; readonly value: Style }
  | { readonly type: 'action'; readonly value: Action };

const book = buildBook();

/** What a phrase in its dictionary form means. */
export function meaningsOf(phrase: string): readonly Meaning[] {
  return book.get(phrase) ?? [];
}

/** Flowers are things when there is one of them, and cover the ground when there are many. */
const ALSO_THINGS = new Set(['flowers', 'sunflowers']);

/** A word for a place, an hour, weather, a season or an effect: never a picture of its own. */
export function isSettingWord(word: string): boolean {
  return (
    book
      .get(word)
      ?.some(
        ({ type, value }) =>
          type === 'place' ||
          type === 'time' ||
          type === 'weather' ||
          type === 'season' ||
          type === 'style' ||
          (type === 'effect' && !ALSO_THINGS.has(value)),
      ) ?? false
  );
}

function buildBook(): Map<string, Meaning[]> {
  const built = new Map<string, Meaning[]>();
  const put = (phrase: string, meaning: Meaning) => {
    const key = phrase.replaceAll('-', ' ');
    built.set(key, [...(built.get(key) ?? []), meaning]);
  };
  const putAll = <Type extends Meaning['type']>(
    type: Type,
    words: Readonly<Record<string, readonly string[]>>,
  ) => {
    for (const [value, phrases] of Object.entries(words)) {
      for (const phrase of phrases) put(phrase, { type, value } as unknown as Meaning);
    }
  };
  putAll('place', PLACE_WORDS);
  for (const [type, words] of Object.entries(SETTING_WORDS)) putAll(type as Meaning['type'], words);
  putAll('action', ACTION_WORDS);
  return built;
}
