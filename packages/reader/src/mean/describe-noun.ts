import type { Word } from '../parse/tree.ts';
import type { EntityDraft } from './discourse.ts';
import type { Mentioned } from './mentioned.ts';

/** Labels of what stands before a noun and says how it is. */
const BEFORE = ['amod', 'compound', 'nummod', 'det', 'flat', 'advmod', 'nmod'] as const;

/** A noun with the nouns before it, as far as they make it that: "soap bubble", but "boat" of a paper boat. */
export function nameOf(word: Word, { sentence, lexicon }: Mentioned): string {
  const before = sentence
    .below(word, 'compound')
    .filter(
      ({ lower, index }) =>
        index < word.index && lexicon.attributes(lower).length === 0 && !isQuality(lower, lexicon),
    )
    .map(({ lower }) => lower);
  return [...before, lexicon.noun(word.lower).base].join(' ');
}

/** "calm" of a calm lake, whatever the tagger takes it for. */
function isQuality(word: string, lexicon: Mentioned['lexicon']): boolean {
  return lexicon.isAdjective(word) && !lexicon.isOurs(word);
}

/** What the words before a noun say of it: number, colour, size, age, material, state. */
export function describeBefore(
  word: Word,
  entity: EntityDraft,
  mentions: Mentioned,
  how: 'new' | 'known' | 'quantity',
): void {
  const { sentence, lexicon, discourse } = mentions;
  for (const before of sentence.below(word, ...BEFORE)) {
    if (before.index > word.index && before.label !== 'amod') continue;
    for (const each of [before, ...sentence.below(before, 'conj', 'amod', 'compound')]) {
      const quantity = lexicon.quantity(each.lower);
      const counts = each.label === 'nummod' || each.label === 'det' || each.label === 'amod';
      if (quantity !== null && quantity !== 'part' && counts && how === 'new')
        count(entity, quantity, each.label, each.lower);
      else if (before.label !== 'det' && before.label !== 'nmod') describe(each, entity, mentions);
    }
  }
  // "twins", "couple": the noun itself says how many.
  const own = lexicon.quantity(word.lower);
  if (typeof own === 'number' && own > 1 && how === 'new' && word.tag === 'NOUN') entity.count = own;
  for (const { name, value } of SEX.get(entity.noun) ?? [])
    discourse.describe(entity.id, { name, value, word: entity.noun });
}

/** A number before a noun outdoes "the" and "a"; "another" and "some" do not outdo a number. */
function count(entity: EntityDraft, quantity: number | 'some', label: string, word: string): void {
  if (label === 'det' && quantity === 1) return;
  entity.count = quantity;
  if (quantity === 'some') entity.amount = word;
}

/** Words before a noun that say nothing one could see. */
const SILENT = new Set([
  'same',
  'other',
  'own',
  'first',
  'second',
  'third',
  'last',
  'next',
  'only',
  'very',
  'real',
  'such',
  'good',
  'great',
  'different',
  'whole',
  'more',
  'few',
  'many',
  'nearby',
  'left',
  'right',
]);

export function describe(word: Word, entity: EntityDraft, { lexicon, discourse, sentence }: Mentioned): void {
  if (word.tag === 'PUNCT' || word.tag === 'CCONJ' || SILENT.has(word.lower)) return;
  const plain = lexicon.comparative(word.lower) ?? word.lower;
  const known = [
    ...lexicon.attributes(word.lower),
    ...(plain === word.lower ? [] : lexicon.attributes(plain)),
  ];
  for (const { name, value } of known) discourse.describe(entity.id, { name, value, word: word.lower });
  // "red-and-white", "dark-haired": the parts of a word with hyphens.
  if (known.length === 0 && word.lower.includes('-'))
    for (const part of word.lower.split('-'))
      for (const { name, value } of lexicon.attributes(part))
        discourse.describe(entity.id, { name, value, word: word.lower });
  const isAdjective = word.tag === 'ADJ' || word.tag === 'VERB' || isQuality(word.lower, lexicon);
  if (known.length === 0 && isAdjective && !sentence.isPrepositionPart(word))
    discourse.describe(entity.id, { name: 'state', value: word.lower, word: word.lower });
}

const FEMALE = [{ name: 'sex', value: 'female' }];
const MALE = [{ name: 'sex', value: 'male' }];
/** Nouns that say of whom they speak. */
const SEX: ReadonlyMap<string, readonly { readonly name: string; readonly value: string }[]> = new Map([
  ...'woman girl mother grandmother queen princess bride daughter granddaughter sister aunt wife waitress witch nun lady actress ballerina mermaid policewoman'
    .split(' ')
    .map((noun) => [noun, FEMALE] as const),
  ...'man boy father grandfather king prince groom son grandson brother uncle husband waiter wizard monk gentleman policeman fireman'
    .split(' ')
    .map((noun) => [noun, MALE] as const),
]);
