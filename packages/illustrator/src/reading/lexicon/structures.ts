import type { Figure } from '../../scene-description.ts';
import { COLOUR_WORDS, SIZE_WORDS } from './verbs.ts';

/** `model: word, word`: what is a place to be in, and a thing to stand beside. */
const WORDS = `
phone booth: phone booth, telephone booth, phone box, telephone box
barn: barn, stable, cowshed
bridge: bridge, stone bridge
fountain: fountain, water fountain
greenhouse: greenhouse, glasshouse
carousel: carousel, merry go round, carrousel
bus stop: bus stop, bus shelter
garage: garage
school: school, schoolhouse, high school
hospital: hospital, clinic
factory: factory
hotel: hotel, motel, inn
bank: bank
post-office: post office
stadium: stadium
convenience-store: shop, store, supermarket, bakery, pharmacy, cafe, restaurant
office-building: skyscraper, office building, apartment building
classical-building: museum, library, courthouse, city hall, town hall
`;

const STRUCTURES: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [model, words] = line.split(': ') as [string, string];
      return words.split(', ').map((word): [string, string] => [word, model]);
    }),
);

/** How a building looks from the street. */
export function structureOf(noun: string): Figure | null {
  const model = STRUCTURES.get(noun) ?? (SHOPS.test(noun) ? 'convenience-store' : undefined);
  return model ? { kind: 'landmark', model } : null;
}

const SHOPS = /(?:shop|store|boutique|parlou?r|salon|diner|pizzeria|bookshop|market|deli|pub|bar)$/;

const BEFORE =
  /(?:^| )(?:(?:left|right|left side|right side|front|back|top) of|behind|above|beside|next to)$/;
const AFTER =
  /^(?:(?:is )?(?:on|to|at) the (?:left|right)(?: side)? of|in front of|behind|above|below|beside|next to|under) /;
const INSIDE = /(?:^| )(?:in|inside|into|through|at)$/;

/** "left of a barn", "a barn behind a horse", "a red barn": seen from outside, as a thing among others. */
export function structureAt(
  noun: string,
  tokens: readonly string[],
  at: number,
  length: number,
): Figure | null {
  const model = STRUCTURES.get(noun);
  if (!model) return null;
  let start = at;
  while (start > 0 && describes(tokens[start - 1]!)) start--;
  const before = tokens.slice(Math.max(0, start - 4), start).join(' ');
  const after = `${tokens.slice(at + length, at + length + 6).join(' ')} `;
  const coloured = (tokens[at - 1] ?? '') in COLOUR_WORDS && !INSIDE.test(before);
  return BEFORE.test(before) || AFTER.test(after) || coloured ? { kind: 'landmark', model } : null;
}

function describes(word: string): boolean {
  return /^(an?|the|old|wooden)$/.test(word) || word in COLOUR_WORDS || word in SIZE_WORDS;
}
