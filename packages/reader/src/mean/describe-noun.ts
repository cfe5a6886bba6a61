import type { Word } from '../parse/tree.ts';
import type { EntityDraft } from './discourse.ts';
import type { Mentioned } from './mentioned.ts';
import { wordSet } from './word-sets.ts';

/** Labels of what stands before a noun and says how it is. */
const BEFORE = ['amod', 'compound', 'nummod', 'det', 'flat', 'advmod', 'nmod'] as const;
const LONGEST_NAME = 3;

/** A noun with the words before it that make it that: "soap bubble", "nursing home", but "boat" of a paper boat. */
export function nameOf(word: Word, noun: string, mentions: Mentioned): string {
  const before = wordsOfName(word, mentions).map(({ lower }) => lower);
  return [...before, noun].join(' ');
}

/** The words before a noun that are part of its name. */
export function wordsOfName(word: Word, { sentence, lexicon }: Mentioned): readonly Word[] {
  const near = sentence
    .below(word, 'compound', 'amod', 'flat', 'nmod')
    .filter(({ index }) => index < word.index && index >= word.index - LONGEST_NAME);
  const { base } = lexicon.noun(word.lower);
  for (let from = 0; from < near.length; from++) {
    const words = near.slice(from);
    const isRow = words[0]?.index === word.index - words.length;
    if (isRow && lexicon.isName([...words.map(({ lower }) => lower), base].join(' '))) return words;
  }
  const inName = (each: Word, next: Word | undefined) =>
    next !== undefined && lexicon.isName(`${each.lower} ${next.lower}`);
  // "fortune teller", whatever the tagger takes the fortune for.
  const isNoun = ({ label, lower }: Word) =>
    label === 'compound' || (label === 'amod' && !lexicon.isAdjective(lower) && lexicon.isNoun(lower));
  const compound = sentence
    .below(word, 'compound', 'amod')
    .filter(
      (each) =>
        each.index < word.index && isNoun(each) && (!each.lower.endsWith('ing') || each.tag === 'NOUN'),
    );
  return compound.filter(
    (each, at) =>
      // "ice skater", "stone mason"
      (each.label === 'compound' && /(?:er|or|ist)$/.test(base) && lexicon.kindsOf(base)[0] === 'person') ||
      // "ice cream van": neither of ice nor cream.
      inName(each, compound[at + 1]) ||
      inName(compound[at - 1] ?? each, each) ||
      (typeof lexicon.quantity(each.lower) !== 'number' &&
        lexicon.attributes(each.lower).length === 0 &&
        lexicon.lacked(each.lower) === null &&
        !isQuality(each.lower, lexicon)),
  );
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
  const named = wordsOfName(word, mentions);
  // "paper plane", "glass case": the name tells what it is made of; "twin sisters": how many.
  for (const { lower } of named) {
    if (wordSet('stuff of names').has(lower)) describeMaterial(lower, entity, mentions);
    const several = lexicon.quantity(lower);
    if (entity.count === 'some' && typeof several === 'number') entity.count = several;
  }
  // "a blue umbrella stand": what stands before a name of several words is said of all of it.
  const ofName = named.flatMap((each) => sentence.below(each, 'amod'));
  for (const before of [...sentence.below(word, ...BEFORE), ...ofName]) {
    if ((before.index > word.index && before.label !== 'amod') || named.includes(before)) continue;
    for (const each of [before, ...sentence.below(before, 'conj', 'amod', 'compound')]) {
      const quantity = lexicon.quantity(each.lower);
      // "a school bus" is no bus of many.
      const counts =
        ['nummod', 'det', 'amod'].includes(each.label) ||
        (each.label === 'compound' && typeof quantity === 'number');
      if (
        quantity !== null &&
        quantity !== 'part' &&
        counts &&
        how === 'new' &&
        lexicon.attributes(each.lower).length === 0
      )
        count(entity, quantity, each.label, each.lower);
      else if (quantity === 'part' && each.label === 'det') entity.alsoCalled.push(each.lower);
      else if (before.label === 'advmod' || before.label === 'nmod') {
        if (before.tag === 'ADJ') describe(each, entity, mentions);
      } else if (before.label !== 'det') describe(each, entity, mentions);
    }
  }
  // "twins", "couple": the noun itself says how many.
  const own = lexicon.quantity(word.lower);
  const isOneOf = word.lower === 'twin' || word.lower === 'triplet';
  if (typeof own === 'number' && own > 1 && how === 'new' && word.tag === 'NOUN' && !isOneOf)
    entity.count = own;
  for (const sex of ['female', 'male'])
    if (wordSet(sex).has(entity.noun) || (sex === 'female' && entity.noun.endsWith('woman')))
      discourse.describe(entity.id, { name: 'sex', value: sex, word: entity.noun });
}

function describeMaterial(word: string, { id }: EntityDraft, { lexicon, discourse }: Mentioned): void {
  for (const { name, value } of lexicon.attributes(word))
    if (name === 'material') discourse.describe(id, { name, value, word });
}

/** A number before a noun outdoes "the" and "a"; "another" and "some" do not outdo a number. */
function count(entity: EntityDraft, quantity: number | 'some', label: string, word: string): void {
  if (label === 'det' && quantity === 1) return;
  if (quantity === 'some' && typeof entity.count === 'number' && entity.count > 1) return;
  entity.count = quantity;
  if (quantity === 'some') entity.amount = word;
}

export function describe(word: Word, entity: EntityDraft, { lexicon, discourse, sentence }: Mentioned): void {
  if (word.tag === 'PUNCT' || word.tag === 'CCONJ' || wordSet('silent').has(word.lower)) return;
  const own = lexicon.attributes(word.lower);
  if (typeof lexicon.quantity(word.lower) === 'number' && own.length === 0) return;
  if (sentence.has(word, 'advmod', wordSet('not'))) return;
  const plain = own.length > 0 ? word.lower : (lexicon.comparative(word.lower) ?? word.lower);
  const known = [...own, ...(plain === word.lower ? [] : lexicon.attributes(plain))];
  for (const { name, value } of known) discourse.describe(entity.id, { name, value, word: word.lower });
  // "red-and-white", "dark-haired": the parts of a word with hyphens.
  if (known.length === 0 && word.lower.includes('-'))
    for (const part of word.lower.split('-'))
      for (const { name, value } of lexicon.attributes(part))
        discourse.describe(entity.id, { name, value, word: word.lower });
  const lacked = lexicon.lacked(word.lower);
  if (lacked !== null || wordSet('gone').has(word.lower)) discourse.leaveOut(lacked ?? entity.name);
  const isAdjective =
    word.tag === 'ADJ' || word.tag === 'VERB' || isQuality(word.lower, lexicon) || lacked !== null;
  if (known.length === 0 && isAdjective && !sentence.isPrepositionPart(word))
    discourse.describe(entity.id, { name: 'state', value: word.lower, word: word.lower });
}
