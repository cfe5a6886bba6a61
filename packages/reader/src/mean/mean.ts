import type { Tree } from '../parse/tree.ts';
import { Clauses } from './clauses.ts';
import { Discourse } from './discourse.ts';
import { FilmWords } from './film-words.ts';
import type { Frames } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { mendTree } from './mend-tree.ts';
import { Mentions } from './mentions.ts';
import { namePlaces } from './name-places.ts';
import { readNominals } from './nominals.ts';
import { followOrder, orderEvents } from './order-events.ts';
import { readOutcomes } from './outcomes.ts';
import { readPassings } from './passings.ts';
import { readLines } from './read-lines.ts';
import type { Sentence } from './sentence.ts';
import { settleHeads } from './settle-heads.ts';

/** What the sentences of a prompt say, one after the other. */
export function mean(trees: readonly Tree[], lexicon: Lexicon, frames: Frames): Meaning {
  const discourse = new Discourse();
  for (const tree of trees) readSentence(mendTree(tree, lexicon, frames), discourse, lexicon, frames);
  namePlaces(discourse);
  followOrder(discourse.order);
  readOutcomes(discourse);
  readPassings(discourse, frames);
  const { entities, relations, events, order, absent, lines, film } = discourse;
  return { entities, relations, events, order, absent, lines, film };
}

function readSentence(given: Sentence, discourse: Discourse, lexicon: Lexicon, frames: Frames): void {
  const last = discourse.events.at(-1)?.id ?? null;
  const sentence = settleHeads(given, lexicon, frames);
  const film = new FilmWords(sentence, discourse, lexicon);
  const mentions = new Mentions(sentence, discourse, lexicon, frames, film);
  const clauses = new Clauses(mentions, frames, film);
  readNominals(mentions);
  orderEvents(mentions, clauses, frames, last);
  readLines(mentions, clauses, frames);
}
