import { once } from '../once.ts';
import { translations } from './dictionary.ts';
import type { Word } from './verb-final.ts';

/** What stands behind a noun in Japanese and Korean, and the endings of Korean nouns. */
const BEHIND = {
  ja: once(() => read('ja')),
  ko: once(() => read('ko')),
  'ko-endings': once(() => read('ko-endings')),
  zh: once(() => read('zh')),
};

/** A word that is said behind its noun. */
export const wordBehind = (language: keyof typeof BEHIND, word: string): Word | undefined =>
  BEHIND[language]().get(word);

/** The Korean noun and what its ending says; null without an ending. */
export function withoutEnding(word: string): readonly [noun: string, mark: Word] | null {
  for (let at = Math.max(1, word.length - 2); at < word.length; at++) {
    const mark = wordBehind('ko-endings', word.slice(at));
    if (mark) return [word.slice(0, at), mark];
  }
  return null;
}

function read(language: string): ReadonlyMap<string, Word> {
  return new Map(
    Object.entries(translations().behind[language]!).flatMap(([meaning, words]) =>
      words.split(' ').map((word): [string, Word] => [word, meant(meaning)]),
    ),
  );
}

function meant(meaning: string): Word {
  switch (meaning) {
    case 'subject':
    case 'object':
    case 'and':
      return { english: '', particle: meaning };
    case 'goal':
      return { english: 'in', after: true, goal: true };
    case 'nothing':
      return { english: '' };
    default:
      return { english: meaning, after: true };
  }
}
