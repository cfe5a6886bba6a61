import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Hands } from '../scene-description.ts';

const BY_VERB = byWord(wordTable<Record<Hands['does'] | 'untouching', string[]>>('hands'));

const kindOf = (verb: string) => BY_VERB.get(verb.split(' ')[0]!);

/** What is done to somebody or something without a hand on it: by eyes, ears, words, feelings, or on foot. */
export function isUntouching(verb: string): boolean {
  return kindOf(verb) === 'untouching';
}

/** What hands do for a verb; work at it where nothing else is known. */
export function handsOf(verb: string): Hands['does'] {
  const kind = kindOf(verb);
  return kind === undefined || kind === 'untouching' ? 'work' : kind;
}
