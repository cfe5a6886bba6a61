import type { Word } from '../parse/tree.ts';
import { describeBefore } from './describe-noun.ts';
import type { EntityDraft } from './discourse.ts';
import type { Mentioned } from './mentioned.ts';
import { compare, numberOf } from './one-more.ts';
import { wordSet } from './word-sets.ts';

/** "a flock of birds": the birds are meant. "one of them", "the taller of two women": one of them. Null: neither. */
export function readCounted(
  word: Word,
  of: Word,
  meantBy: (word: Word) => readonly number[],
  mentions: Mentioned,
): readonly number[] | null {
  const { lexicon, discourse } = mentions;
  const base = word.tag === 'NUM' ? word.lower : lexicon.noun(word.lower).base;
  const quantity = lexicon.quantity(word.lower) ?? lexicon.quantity(base);
  // "the taller of them", "the last of which"
  const isCompared =
    word.tag === 'ADJ' && (lexicon.comparative(word.lower) !== null || wordSet('ordinal').has(word.lower));
  if (quantity === null && !isCompared) return null;
  const meant = meantBy(of);
  const first = discourse.entity(meant[0] ?? 0);
  if (!first) return null;
  // "the strings of a harp" are no amount of harps.
  if (quantity === 'some' && first.count === 1 && lexicon.noun(word.lower).plural) return null;
  // "a choir of frogs", but "the choir of the church", "the towers of the castles"
  const isTheirs = first.count === 1 || mentions.sentence.has(of, 'det', wordSet('the'));
  if (quantity === 'some' && isTheirs && wordSet('collective').has(base)) return null;
  const half = word.lower === 'half' ? numberOf(word, first, mentions) : null;
  const isOneOf =
    isCompared ||
    half !== null ||
    (typeof quantity === 'number' && (word.tag !== 'NOUN' || word.lower === 'one') && word.lower !== 'both');
  if (isOneOf) {
    const one = oneOf(first, half ?? (typeof quantity === 'number' ? quantity : 1), mentions);
    if (one && isCompared) compare(word, one, first, mentions);
    return one ? [one.id] : meant;
  }
  const number = numberBefore(word, mentions);
  // "each of the four": they are counted already.
  const isCounted = quantity === 'some' && typeof first.count === 'number' && first.count > 1;
  if (isCounted && number === null) return meant;
  if (quantity !== 'part') first.count = number ?? (quantity === null ? first.count : quantity);
  else if (number !== null) first.count = number;
  // "a pair of scissors" is one thing.
  if (lexicon.isPairedThing(first.noun)) first.count = number ?? 1;
  if (typeof quantity !== 'number') first.amount = base;
  if (quantity === 'part') first.alsoCalled.push(base);
  else if (word.tag === 'NOUN') first.alsoCalled.push(base);
  describeBefore(word, first, mentions, 'quantity');
  return meant;
}

function oneOf(first: EntityDraft, count: number, { discourse }: Mentioned): EntityDraft | null {
  const { noun, name, kinds } = first;
  const one = discourse.add({ noun, name, kinds, count, ...(first.count !== 1 && { oneOf: first.id }) });
  for (const attribute of first.attributes)
    if (one && attribute.name === 'sex') discourse.describe(one.id, attribute);
  return one;
}

/** "two pairs of", "a group of seven": numbers before a word of quantity, where they count. */
function numberBefore(word: Word, { sentence, lexicon }: Mentioned): number | null {
  const number = sentence.below(word, 'nummod')[0];
  const quantity = number ? lexicon.quantity(number.lower) : null;
  return typeof quantity === 'number' ? quantity : null;
}
