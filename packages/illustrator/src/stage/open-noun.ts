import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Figure } from '../scene-description.ts';
import { findEmoji, pictureCategories } from '../vocabulary/emoji-index.ts';
import { figureOfWord, wordsEndingIn } from '../vocabulary/nouns.ts';
import { type Category, type Lineage, lineages } from '../vocabulary/open-vocabulary.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';

const SECOND_MEANT = wordClass('second', 'rare-meanings');
const NO_PEOPLE = wordClass('noPeople', 'rare-meanings');

/** Ancestors so general that what is drawn for them would be something else. */
const WORDS = wordTable<{ readonly tooGeneral: string[]; readonly typical: Record<string, string[]> }>(
  'hypernyms',
);
const TOO_GENERAL = new Set(WORDS.tooGeneral);

/** Families that have a typical member. */
const TYPICAL = byWord(WORDS.typical);

const FURTHEST: Readonly<Partial<Record<Category, number>>> = { animal: 7, person: 3, plant: 8, food: 3 };

/**
 * What draws a noun that has no drawing of its own: the nearest of its hypernyms that has one, in the meaning that
 * is `meant`, where that is known. `sign` when the noun is
 * a thing and nothing like it can be drawn; null when it is no thing to be seen.
 */
export function openNoun(noun: string, taggedAsNoun: boolean, meant?: Category): Figure | null {
  const known = lineages(noun);
  const meanings = NO_PEOPLE.has(noun) ? (known?.filter((each) => !isOf(each, 'person')) ?? null) : known;
  if (!meanings) return taggedAsNoun && /^[a-z]{3,}/.test(noun) ? { kind: 'sign', model: noun } : null;
  // An oak that somebody sleeps under is the tree, and not its wood.
  const ofKind = meant && nearestOf(meanings.filter((each) => isOf(each, meant)));
  if (ofKind) return ofKind;
  const [first, second] = meanings;
  // A rarer meaning counts only where the common one is no thing at all, and few words are meant so.
  const figure =
    (first && nearest(first)) ?? (!first && second && SECOND_MEANT.has(noun) ? nearest(second) : null);
  if (figure) return figure;
  if (!first || !taggedAsNoun) return null;
  return SHOWN_AS_SIGN.has(first[0]!.category) ? { kind: 'sign', model: noun } : null;
}

function isOf(lineage: Lineage | null, category: Category): boolean {
  return lineage?.[0]?.category === category;
}

function nearestOf(meanings: readonly (Lineage | null)[]): Figure | null {
  return meanings.flatMap((lineage) => (lineage && nearest(lineage)) ?? [])[0] ?? null;
}

/** A bat that is no animal is a baseball bat: one of those that are called so, where it has no drawing itself. */
export function narrower(noun: string, category: Category): Figure | null {
  const own = figureOfWord(noun);
  if (own === null || standsFor(own, category)) return null;
  const found = wordsEndingIn(noun).find((word) => isOf(lineages(word)?.[0] ?? null, category));
  return found === undefined ? null : drawable(found, category);
}

/** Whether a word is first of all a word for people. */
export function isCalledPerson(noun: string): boolean {
  return isOf(lineages(noun)?.[0] ?? null, 'person');
}

/** Whether a figure can be of that category. */
export function standsFor(figure: Figure, category: Category): boolean {
  const own = figure.kind === 'emoji' ? pictureCategories(figure.icon) : KINDS[figure.kind];
  return own?.includes(category) ?? true;
}

const SHOWN_AS_SIGN = new Set<Category>(['animal', 'artifact', 'food', 'plant', 'object']);

function nearest(lineage: Lineage): Figure | null {
  const isPerson = lineage[0]?.category === 'person';
  for (const [steps, { words, category }] of lineage.entries()) {
    if (steps > (FURTHEST[category] ?? 2)) break;
    for (const word of words) {
      const figure = drawable(TYPICAL.get(word) ?? word, category);
      if (figure && (!isPerson || steps === 0 || figure.kind === 'person')) return figure;
    }
  }
  return isPerson ? { kind: 'person', model: 'man' } : null;
}

function drawable(word: string, category: Category): Figure | null {
  if (TOO_GENERAL.has(word)) return null;
  const figure = figureOfWord(word);
  const icon = figure ? null : findEmoji(word, true);
  const found: Figure | null = icon ? { kind: 'emoji', icon } : figure;
  return found && standsFor(found, category) ? found : null;
}

/** What a figure can stand for, so that a crane that lifts is not drawn as a bird. */
const KINDS: Readonly<Record<string, readonly Category[]>> = wordRecord('standsFor');
