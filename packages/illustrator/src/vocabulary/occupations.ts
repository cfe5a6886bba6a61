import { wordTable } from '../catalogue/word-tables.ts';

const { kinds, haveTheirFirstWord } =
  wordTable<Record<'kinds' | 'haveTheirFirstWord', string[]>>('occupations');

/** Kinds of people whose members one tells by what they do. */
export const OCCUPATIONS: ReadonlySet<string> = new Set(kinds);
/** Whoever is called so has to do with what stands before it. */
export const HAVE_THEIR_FIRST_WORD: ReadonlySet<string> = new Set(haveTheirFirstWord);
