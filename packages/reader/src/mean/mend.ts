import type { Word } from '../parse/tree.ts';
import type { Frames } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sentence } from './sentence.ts';

export type Change = Partial<Pick<Word, 'head' | 'label' | 'tag'>>;

/** A rule that finds what the network took wrong: words by their index, and what they are. */
export type Mend = (sentence: Sentence, lexicon: Lexicon, frames: Frames) => ReadonlyMap<number, Change>;
