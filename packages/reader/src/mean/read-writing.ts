import type { Word } from '../parse/tree.ts';
import { eventSubjects } from './event-subjects.ts';
import type { Mentions } from './mentions.ts';
import { wordSet } from './word-sets.ts';

const SURFACES = new Set(['on', 'onto', 'across', 'over', 'in', 'into', 'upon']);
const LIVING = new Set(['person', 'animal']);

/** The entity that a quotation is written on: "a sign that reads “…”", "a boat named “…”", "with the word “…” on it". */
export function writtenOn(quotation: Word, mentions: Mentions): number | null {
  const next = mentions.sentence.at(quotation.index + 1);
  if (next && next.index === quotation.head && kindsOf(next, mentions).includes('text'))
    return bearerIn([next], mentions);
  const before = wordBefore(quotation, mentions);
  const noun = before && wordSet('written').has(before.lower) ? before : undefined;
  // "Writes the word “…” on a board"
  const head = noun && mentions.sentence.head(noun);
  const verb = noun
    ? [...mentions.sentence.below(noun, 'acl'), ...(head && noun.label === 'obj' ? [head] : [])].find(
        (word) => isWriting(word, mentions),
      )
    : [before, mentions.sentence.head(quotation), next].find((word) => word?.tag === 'VERB');
  if (verb) {
    const on = bearerOfVerb(verb, mentions);
    if (on !== null) return on;
  }
  return noun ? bearerBefore(noun, mentions) : null;
}

/** Whether a verb only tells what is written: nobody does anything by it. */
export function tellsWriting(verb: Word, mentions: Mentions): boolean {
  return mentions.sentence.words.some(
    (word) =>
      word.quoted !== undefined &&
      (isWriting(verb, mentions)
        ? verb.index === word.index + 1 && mentions.lexicon.isParticiple(verb.lower)
        : wordBefore(word, mentions)?.index === verb.index) &&
      bearerOfVerb(verb, mentions) !== null,
  );
}

const isWriting = ({ lower }: Word, { lexicon }: Mentions): boolean =>
  wordSet('writing').has(lexicon.verb(lower));

function bearerOfVerb(verb: Word, mentions: Mentions): number | null {
  const { sentence } = mentions;
  const isPart = verb.label.startsWith('acl');
  const subjects = isPart ? [sentence.head(verb)].flatMap((head) => (head ? mentions.own(head) : [])) : [];
  const doers = subjects.length > 0 ? subjects : eventSubjects(verb, mentions);
  if (isWriting(verb, mentions)) {
    const surfaces = sentence
      .below(verb, 'obl', 'obl:agent', 'nmod')
      .filter((word) => SURFACES.has(mentions.preposition(word) ?? ''));
    // "A cake with “…” written on it"
    const before = surfaces.length > 0 ? bearerBefore(verb, mentions) : null;
    return bearerIn(surfaces, mentions) ?? before ?? bearerAmong(isPart ? subjects : [], mentions);
  }
  const named = wordSet('giving a name').has(verb.lower) || wordSet('marked').has(verb.lower);
  const reads = wordSet('bearing words').has(verb.lower);
  if (!named && !reads) return null;
  // A mug that says “hello” is printed so; one that simply says “hello” speaks, unless it is a sign.
  const speaks = reads && !isPart && mentions.lexicon.verb(verb.lower) === 'say';
  const bearers = doers.filter((id) => !speaks || mentions.discourse.entity(id)?.kinds.includes('text'));
  return bearerAmong(bearers, mentions);
}

function bearerAmong(ids: readonly number[], { discourse }: Mentions): number | null {
  const isBearer = (id: number) =>
    !LIVING.has(discourse.kindOf(id)) && !wordSet('voices').has(discourse.entity(id)?.noun ?? '');
  return ids.find(isBearer) ?? null;
}

const bearerIn = (words: readonly Word[], mentions: Mentions): number | null =>
  bearerAmong(
    words.flatMap((word) => mentions.own(word)),
    mentions,
  );

function bearerBefore(noun: Word, mentions: Mentions): number | null {
  const words = mentions.sentence.words.slice(0, noun.index - 1).toReversed();
  return bearerIn(words, mentions);
}

/** "sign: “…”", "the words “…”": what comes before it, marks and articles aside. */
function wordBefore(quotation: Word, { sentence }: Mentions): Word | undefined {
  return sentence.words
    .slice(0, quotation.index - 1)
    .findLast(({ label, tag }) => tag !== 'PUNCT' && label !== 'det');
}

const kindsOf = (word: Word, mentions: Mentions): readonly string[] =>
  mentions.own(word).flatMap((id) => mentions.discourse.entity(id)?.kinds ?? []);
