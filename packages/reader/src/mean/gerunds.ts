import type { Word } from '../parse/tree.ts';
import type { Frame } from './frames.ts';
import type { Role } from './meaning.ts';
import type { Mentions } from './mentions.ts';
import { isNameOfDeed, STANDS_ALONE } from './name-of-deed.ts';

export interface Deed {
  readonly roles: readonly Role[];
}

/**
 * Prompts that are the name of a deed: "pottery making", "sheep shearing", "ironing shirts". What stands beside the verb is
 * what it is done to, where the verb is one that needs something; otherwise the agent. Null: no such word.
 */
export function readGerund(word: Word, mentions: Mentions, frame: Frame): Deed | null {
  const { sentence, lexicon } = mentions;
  if (!word.lower.endsWith('ing') || !lexicon.isVerb(lexicon.verb(word.lower))) return null;
  if (!STANDS_ALONE.has(word.label) && word.label !== 'amod') return null;
  const beside = nounBeside(word, mentions);
  if (!beside) return null;
  const isBare = !['det', 'nmod:poss', 'nummod'].some((label) => sentence.has(beside, label));
  if (word.tag === 'NOUN') {
    if (!isNameOfDeed(word, mentions)) return null;
    const name = frame.needsObject || !isAlive(beside, mentions) ? 'object' : 'agent';
    return deed(name, idsOf(beside, mentions));
  }
  const isDone = isBare && frame.needsObject && !sentence.has(word, 'obj') && word.tag === 'VERB';
  const isFragment =
    word.label !== 'amod' || (word.index === 1 && mentions.lexicon.noun(beside.lower).plural);
  return isDone && isFragment && isAtRoot(word, beside, mentions)
    ? deed('object', mentions.own(beside))
    : null;
}

function deed(name: string, ids: readonly number[]): Deed {
  return { roles: ids.map((entity) => ({ name, preposition: null, entity })) };
}

/** The noun of a name of two words, the noun a participle hangs on. */
function nounBeside(word: Word, { sentence }: Mentions): Word | undefined {
  if (word.tag === 'NOUN') return sentence.below(word, 'compound')[0];
  return word.label === 'acl' || word.label === 'amod' ? sentence.head(word) : undefined;
}

function isAtRoot(word: Word, beside: Word, { sentence }: Mentions): boolean {
  return (
    beside.label === 'root' &&
    sentence.words.every(({ label }) => label !== 'nsubj') &&
    word.quoted === undefined
  );
}

function isAlive(word: Word, { lexicon }: Mentions): boolean {
  return ['person', 'animal'].includes(lexicon.kindsOf(lexicon.noun(word.lower).base)[0] ?? '');
}

/** The noun of a compound was not read by itself: it is here. */
function idsOf(word: Word, { discourse, lexicon, sentence }: Mentions): readonly number[] {
  const { base, plural } = lexicon.noun(word.lower);
  const entity = discourse.add({
    noun: base,
    name: base,
    kinds: lexicon.kindsOf(base),
    count: plural ? 'some' : 1,
  });
  if (!entity) return [];
  for (const before of sentence.below(word, 'compound', 'amod'))
    for (const { name, value } of lexicon.attributes(before.lower))
      discourse.describe(entity.id, { name, value, word: before.lower });
  return [entity.id];
}
