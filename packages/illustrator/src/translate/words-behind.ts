import { onceEach } from '../once.ts';
import { translations } from './dictionary.ts';
import type { Word } from './verb-final.ts';

/** What stands behind a noun in Japanese, Korean and Chinese, and the endings of Korean nouns. */
const behind = onceEach(
  (language: 'ja' | 'ko' | 'ko-endings' | 'zh'): ReadonlyMap<string, Word> =>
    new Map(
      Object.entries(translations().behind[language]!).flatMap(([meaning, words]) =>
        words.split(' ').map((word): [string, Word] => [word, meant(meaning)]),
      ),
    ),
);

/** A word that is said behind its noun. */
export const wordBehind = (language: Parameters<typeof behind>[0], word: string): Word | undefined =>
  behind(language).get(word);

/** The Korean noun and what its ending says; null without an ending. */
export function withoutEnding(word: string): readonly [noun: string, mark: Word] | null {
  for (let at = Math.max(1, word.length - 2); at < word.length; at++) {
    const mark = wordBehind('ko-endings', word.slice(at));
    if (mark) return [word.slice(0, at), mark];
  }
  return null;
}

function meant(meaning: string): Word {
  if (meaning === 'subject' || meaning === 'object' || meaning === 'and')
    return { english: '', particle: meaning };
  if (meaning === 'nothing') return { english: '' };
  return meaning === 'goal' ? { english: 'in', after: true, goal: true } : { english: meaning, after: true };
}
