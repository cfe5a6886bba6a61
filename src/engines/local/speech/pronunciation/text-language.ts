import { KOKORO_LANGUAGES } from '../voices.ts';

/** With fewer letters than this a guess is unreliable. */
const SHORTEST_GUESS = 20;
const LONGEST_LOOK = 600;
/** A Chinese character says as much as this many letters. */
const LETTERS_OF_CHARACTER = 3;

/** Small words that no other language has, unless in a name such as "The Beatles"; one of eight in English is among them. */
const ENGLISH_WORDS = new Set(
  'the and you that this with what they your would there which from were been'.split(' '),
);
const PLAINLY_ENGLISH = 0.1;

/** The detector of sixty languages takes 150 MB and 0.3 s of processor: it is loaded for texts that need it. */
const detector = async () => (await import('eld/small')).eld;

function isPlainlyEnglish(letters: string): boolean {
  if (/[^\p{ASCII}]/u.test(letters)) return false;
  const words = letters.split(/\s+/);
  return words.filter((word) => ENGLISH_WORDS.has(word)).length / words.length >= PLAINLY_ENGLISH;
}

/** The ISO 639-1 code of a text's language, of most of it where there are several; English when it cannot be determined. */
export async function textLanguage(text: string): Promise<string> {
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
  const look = letters.slice(0, LONGEST_LOOK);
  if (isPlainlyEnglish(look)) return 'en';
  const guess = (await detector()).detect(look);
  return guess.isReliable() ? guess.language : 'en';
}

/** The language of a sentence or quotation inside a text: the text's, unless it is surely another that the voices speak. */
export async function passageLanguage(passage: string, around: string): Promise<string> {
  const letters = passage.replace(/[^\p{L}\s]/gu, '').trim();
  if (letters.length < SHORTEST_GUESS) return around;
  if (isPlainlyEnglish(letters)) return 'en';
  const guess = (await detector()).detect(letters);
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
