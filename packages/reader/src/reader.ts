import { isFilmTalk } from './mean/film-words.ts';
import { Frames } from './mean/frames.ts';
import { Lexicon } from './mean/lexicon.ts';
import { mean } from './mean/mean.ts';
import type { Meaning } from './mean/meaning.ts';
import { Network } from './parse/network.ts';
import { parse } from './parse/parse.ts';
import { Spelling } from './parse/spelling.ts';
import type { Tree } from './parse/tree.ts';

export type {
  Attribute,
  Entity,
  Event,
  Line,
  Meaning,
  Order,
  Passing,
  Relation,
  Role,
} from './mean/meaning.ts';
export type { Tree, Word } from './parse/tree.ts';

export interface Understood {
  readonly trees: readonly Tree[];
  readonly meaning: Meaning;
}

/** Reads English prompts: first grammar, then meaning. */
export interface Reader {
  read(prompt: string): Promise<Understood>;
}

/** Loads the parser and the tables, once for all prompts. */
export async function openReader(): Promise<Reader> {
  const loading = Network.load();
  const lexicon = new Lexicon();
  const frames = new Frames();
  const network = await loading;
  const inDictionary = (word: string) => lexicon.knows(word);
  const spelling = new Spelling(
    network.words,
    (word) => network.knows(word) || inDictionary(word),
    inDictionary,
  );
  return {
    read: async (prompt) => {
      const trees = await parse(network, spelling, prompt, isFilmTalk);
      return { trees, meaning: mean(trees, lexicon, frames) };
    },
  };
}
