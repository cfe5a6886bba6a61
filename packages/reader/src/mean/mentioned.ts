import type { Word } from '../parse/tree.ts';
import type { Discourse } from './discourse.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sentence } from './sentence.ts';

/** A sentence whose words are known to mean entities of the discourse, as far as it is read. */
export interface Mentioned {
  readonly sentence: Sentence;
  readonly discourse: Discourse;
  readonly lexicon: Lexicon;
  /** The entities a word means, without those joined to it. */
  own(word: Word): readonly number[];
  /** With those joined to it by "and". */
  of(word: Word): readonly number[];
}
