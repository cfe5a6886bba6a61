import type { Figure } from '../scene-description.ts';

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
