import type { Word } from '../parse/tree.ts';
import type { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

/** "its last page missing": no deed, but that it is not there. Who "has gone" or is "missing a wheel" is no such thing. */
export function isGone(word: Word, sentence: Sentence): boolean {
  return (
    wordSet('gone').has(word.lower) &&
    sentence.has(word, 'nsubj') &&
    sentence.below(word, 'obj', 'aux').length === 0
  );
}
