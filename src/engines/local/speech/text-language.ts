import { eld } from 'eld/small';
import { KOKORO_LANGUAGES } from './voices.ts';

/** With fewer letters than this a guess is unreliable. */
const SHORTEST_GUESS = 20;
const LONGEST_LOOK = 600;
/** A Chinese character says as much as this many letters. */
const LETTERS_OF_CHARACTER = 3;

/** The ISO 639-1 code of a text's language, of most of it where there are several; English when it cannot be determined. */
export function textLanguage(text: string): string {
  const byScript = SCRIPTS.find(([pattern]) => text.search(pattern) >= 0);
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (byScript) {
    const foreign = SCRIPTS.reduce((sum, [pattern]) => sum + (text.match(pattern)?.length ?? 0), 0);
    if (foreign * LETTERS_OF_CHARACTER >= latin) return byScript[1];
  }
  const letters = text
    .replace(/[^\p{L}\s]/gu, '')
    .replace(EASTERN, '')
    .trim();
  // Letters that English does not have make even a short text foreign.
  if (letters.length < SHORTEST_GUESS && !/[^\p{ASCII}]/u.test(letters)) return 'en';
  const guess = eld.detect(letters.slice(0, LONGEST_LOOK));
  return guess.isReliable() ? guess.language : 'en';
}

/** The language of a sentence or quotation inside a text: the text's, unless it is surely another that the voices speak. */
export function passageLanguage(passage: string, around: string): string {
  const letters = passage.replace(/[^\p{L}\s]/gu, '').trim();
  if (letters.length < SHORTEST_GUESS) return around;
  const guess = eld.detect(letters);
  const isSpoken = guess.language === 'en' || KOKORO_LANGUAGES[guess.language] !== undefined;
  return guess.isReliable() && isSpoken ? guess.language : around;
}

export function isEastern(text: string): boolean {
  return text.search(EASTERN) >= 0;
}

export function hasKana(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

const EASTERN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];
