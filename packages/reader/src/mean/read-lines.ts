import type { Word } from '../parse/tree.ts';
import type { Clauses } from './clauses.ts';
import type { Frames } from './frames.ts';
import type { Mentions } from './mentions.ts';
import { writtenOn } from './read-writing.ts';

const NARRATORS = new Set(['narrator', 'voice', 'voiceover']);

/** Quotations, with what they are written on, or with their speakers: the subject of the verb of speaking that is nearest above, or beside. */
export function readLines(mentions: Mentions, clauses: Clauses, frames: Frames): void {
  const { sentence, discourse, lexicon } = mentions;
  for (const word of sentence.words) {
    if (word.quoted === undefined) continue;
    const bearer = discourse.entity(writtenOn(word, mentions) ?? 0);
    if (bearer) {
      bearer.writing = word.quoted;
      continue;
    }
    const verb = speechVerb(word, mentions, frames);
    const [speaker] = verb ? clauses.subjects(verb) : nounBefore(word, mentions);
    // “Stop,” says the man. “I am tired.”
    const isAlone = sentence.words.every(({ quoted, tag }) => quoted !== undefined || tag === 'PUNCT');
    const entity = discourse.entity(speaker ?? (isAlone ? (discourse.lines.at(-1)?.by ?? 0) : 0));
    if (!verb && !entity) continue;
    const isVoice = entity !== undefined && NARRATORS.has(entity.noun);
    const which = verb ? null : ordinalBefore(word, mentions);
    discourse.lines.push({
      ...(which !== null && { which }),
      by: entity && !isVoice ? entity.id : null,
      verb: verb ? lexicon.verb(verb.lower) : 'say',
      text: word.quoted,
    });
  }
}

function speechVerb(quotation: Word, { sentence, lexicon }: Mentions, frames: Frames): Word | undefined {
  const says = (word: Word) => word.tag === 'VERB' && frames.of(lexicon.verb(word.lower)).says;
  for (let at = sentence.head(quotation), steps = 0; at && steps < 6; at = sentence.head(at), steps++)
    if (says(at)) return at;
  return sentence.words
    .filter(says)
    .toSorted(
      (one, other) => Math.abs(one.index - quotation.index) - Math.abs(other.index - quotation.index),
    )[0];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Second man: “Yes.”": of several alike the second, counted from 0. */
function ordinalBefore(quotation: Word, { sentence }: Mentions): number | null {
  const before = sentence.words.slice(0, quotation.index - 1).map(({ lower }) => ORDINALS.indexOf(lower));
  return before.find((at) => at >= 0) ?? null;
}

/** "Woman: “Hello.”" */
function nounBefore(quotation: Word, mentions: Mentions): readonly number[] {
  const colon = mentions.sentence.at(quotation.index - 1);
  if (colon?.text !== ':') return [];
  const noun = mentions.sentence.words
    .slice(0, quotation.index - 1)
    .findLast((word) => mentions.own(word).length > 0);
  return noun ? mentions.own(noun) : [];
}
