import { eld } from 'eld/small';

/** With fewer letters than this a guess is unreliable. */
const SHORTEST_GUESS = 20;
const LONGEST_LOOK = 600;

/** The ISO 639-1 code of a text's language; English when it cannot be determined. */
export function textLanguage(text: string): string {
  const byScript = SCRIPTS.find(([pattern]) => pattern.test(text));
  if (byScript) return byScript[1];
  const letters = text.replace(/[^\p{L}\s]/gu, '').trim();
  // Letters that English does not have make even a short text foreign.
  if (letters.length < SHORTEST_GUESS && !/[^\p{ASCII}]/u.test(letters)) return 'en';
  const guess = eld.detect(letters.slice(0, LONGEST_LOOK));
  return guess.isReliable() ? guess.language : 'en';
}

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
];
