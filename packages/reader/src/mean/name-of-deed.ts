import type { Word } from '../parse/tree.ts';
import type { Mentioned } from './mentioned.ts';

/** Kinds of nouns that a verb makes when it is done. */
const DEEDS = new Set(['event', 'abstract', 'thing']);
/** Labels of a word that is a whole prompt or a member of a list. */
export const STANDS_ALONE = new Set(['root', 'list', 'conj', 'parataxis', 'nmod', 'appos', 'acl', 'dep']);

/** "making" of pottery making, but no ceiling, building or painting: whether a noun is the name of a deed. */
export function isNameOfDeed(word: Word, { sentence, lexicon }: Mentioned): boolean {
  if (word.tag !== 'NOUN' || !word.lower.endsWith('ing') || !STANDS_ALONE.has(word.label)) return false;
  if (
    !lexicon.isVerb(lexicon.verb(word.lower)) ||
    !sentence.has(word, 'compound') ||
    sentence.has(word, 'det')
  )
    return false;
  const [kind = ''] = lexicon.kindsOf(word.lower);
  return !lexicon.isNoun(word.lower) || (DEEDS.has(kind) && !lexicon.isOurs(word.lower));
}
