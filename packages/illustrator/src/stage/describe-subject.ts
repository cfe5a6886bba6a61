import type { Entity } from '@phonofilm/reader/reader';
import { wordTable } from '../catalogue/word-tables.ts';
import type { ColourName, Material, Subject } from '../scene-description.ts';
import { MATERIAL_WORDS } from '../vocabulary/garments.ts';
import { isHeap } from '../vocabulary/heaps.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { COLOUR_WORDS, COUNT_WORDS } from '../vocabulary/verbs.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { own, saidOf } from './meaning-index.ts';

const IN_PAIRS = wordClass('inPairs', 'containers');
const PAIRS = wordClass('pairs', 'containers');
const SEVERAL = wordRecord<Readonly<Record<string, number>>>('several', 'containers');

/** Shades that take two words. */
const SHADES = wordTable<{ readonly shades: readonly { before: string[]; of: string; shade: ColourName }[] }>(
  'shades',
).shades;
const COLOURS = new Set<string>(COLOUR_WORDS.values());

export function coloursOf(entity: Entity): ColourName[] {
  const words = entity.attributes.map(({ word }) => word);
  return entity.attributes.flatMap(({ name, value, word }, index) => {
    if (name !== 'colour') return [];
    const before = [words[index - 1] ?? '', ...word.split(/[- ]/)];
    const shade = SHADES.find(
      (each) => each.of === value && each.before.some((said) => before.includes(said)),
    )?.shade;
    const plain = COLOUR_WORDS.get(word) ?? (COLOURS.has(value) ? (value as ColourName) : null);
    return shade ? [shade] : plain ? [plain] : [];
  });
}

/** `drawn` is the noun it is drawn as: a golden retriever is golden by itself. */
export function colourOf(entity: Entity, drawn = ''): ColourName | null {
  const words = drawn.split(' ').slice(0, -1);
  const attributes = entity.attributes.filter(({ name, word }) => name !== 'colour' || !words.includes(word));
  const colours = coloursOf({ ...entity, attributes });
  // A black and white cow is as cows are.
  const isBoth = colours.includes('black') && colours.includes('white');
  return isBoth ? null : (colours[0] ?? null);
}

const SIZES = new Set<string>(['tiny', 'small', 'large', 'giant']);

export function sizeOf(entity: Entity, drawn: string): Subject['size'] {
  const words = drawn.split(' ');
  const said = entity.attributes.find(
    ({ name, value, word }) => name === 'size' && SIZES.has(value) && !words.includes(word),
  )?.value;
  if (said) return said as Subject['size'];
  return saidOf(entity, 'age').includes('baby') ? 'small' : 'normal';
}

const KNOWN_MATERIALS = new Set(Object.keys(wordTable<object>('materials')));

export function materialOf(entity: Entity): Material | null {
  const [said] = entity.attributes
    .filter(
      ({ name, word }) =>
        name === 'state' ||
        (name === 'material' &&
          !entity.attributes.some((other) => other.name === 'colour' && other.word === word)),
    )
    .map(({ value, word }) => (KNOWN_MATERIALS.has(value) ? value : MATERIAL_WORDS.get(word)))
    .filter((each) => each !== undefined);
  return (said as Material | undefined) ?? null;
}

const MOST = 12;

/** How many are shown, of what is drawn by that noun: of an uncertain number as many as its word suggests. */
export function countOf({ count, noun, amount }: Entity, drawn: string): number {
  // Vegetables are drawn together, and so is a stack of plates.
  if (amount !== undefined && drawn.startsWith(`${amount} of`)) return 1;
  if (count === 'some' && isHeap(amount)) return 1;
  if (drawn === pluralOf(noun) && drawn !== noun && count === 'some' && amount === undefined) return 1;
  if (count === 'some' && amount === undefined && IN_PAIRS.has(noun)) return 2;
  if (count === 'some' && PAIRS.has(pluralOf(noun))) return 1;
  if (typeof count === 'number') return Math.min(MOST, count === 1 ? (own(SEVERAL, noun) ?? 1) : count);
  const byWord = amount === undefined ? undefined : COUNT_WORDS.get(amount);
  return Math.min(MOST, Math.max(2, byWord ?? own(SEVERAL, noun) ?? (IN_PAIRS.has(noun) ? 2 : 3)));
}
