import type { Figure } from '../scene-description.ts';
import { hasArticle, isOneOfMany, isPartOfOther, ONLY_WITH_ARTICLE } from './lexicon/counted-things.ts';
import { findEmoji, pictureCategories } from './lexicon/emoji-index.ts';
import { baseForms, isPlural } from './lexicon/inflections.ts';
import { figureOfWord } from './lexicon/nouns.ts';
import { type Category, type Lineage, lineages } from './lexicon/open-vocabulary.ts';
import { pictureNamed } from './lexicon/picture-names.ts';
import { NO_PEOPLE, SECOND_MEANT } from './lexicon/rare-meanings.ts';
import { NOT_THINGS } from './lexicon/reading-hints.ts';
import { structureAt } from './lexicon/structures.ts';
import { COLOUR_WORDS, COUNT_WORDS, SIZE_WORDS } from './lexicon/verbs.ts';
import { isSettingWord } from './phrase-book.ts';
import { LIVING } from './scene-draft.ts';
import { endsNoun } from './word-classes.ts';

export interface FoundNoun {
  /** Singular. */
  readonly noun: string;
  readonly figure: Figure;
  /** How many tokens it takes up. */
  readonly length: number;
  readonly plural: boolean;
}

const LONGEST_NOUN = 4;

/** The longest noun beginning at a token that has a drawing or a picture under its own name. */
export function findNoun(tokens: readonly string[], at: number): FoundNoun | null {
  for (let length = Math.min(LONGEST_NOUN, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    const last = words.at(-1)!;
    if (!/^[a-z]/.test(last)) continue;
    for (const form of baseForms(last)) {
      // "tied" is no tie, and "skiing" no ski.
      if (form !== last && /(ed|ing)$/.test(last)) continue;
      const noun = [...words.slice(0, -1), form].join(' ');
      if (ONLY_WITH_ARTICLE.has(noun) && !hasArticle(tokens, at)) continue;
      if (isPartOfOther(tokens, at, noun)) continue;
      const figure =
        structureAt(noun, tokens, at, length) ??
        figureOfWord(noun) ??
        pictureOf(noun, form, tokens, at, length);
      if (figure) return { noun, figure, length, plural: isPlural(last, form) };
    }
  }
  return null;
}

function pictureOf(
  noun: string,
  last: string,
  tokens: readonly string[],
  at: number,
  length: number,
): Figure | null {
  // A heart-shaped cloud, or one shaped like a heart, is a cloud.
  if (tokens[at + length] === 'shaped' || (tokens[at - 2] === 'like' && tokens[at - 3] === 'shaped'))
    return null;
  const icon = pictureNamed(noun);
  // "a camera on a table" is a thing; "the camera" films, and "its feathers" are parts.
  if (icon && (length > 1 || (standsAlone(noun, tokens[at + length]) && isOneOfMany(tokens, at))))
    return { kind: 'emoji', icon };
  return /...ing$/.test(tokens[at + length - 1]!) ? null : pictured(noun, last);
}

/** "a leaf floats": what films is a camera only where nothing is said of what it does. */
function standsAlone(noun: string, next: string | undefined): boolean {
  return endsNoun(next) || (noun !== 'camera' && /(s|ing|ed)$/.test(next!));
}

const NEVER_FIRST = new Set(
  'a an the and or but with without through over under across along into onto towards toward from for of at by in on to behind beside near around between above below inside outside during while as that which who is are was were be being his her its their next very'.split(
    ' ',
  ),
);

function pictured(noun: string, last: string): Figure | null {
  const [first, ...rest] = noun.split(' ');
  if (
    baseForms(noun).some((form) => NOT_THINGS.has(form)) ||
    (noun === last && last.endsWith('ing')) ||
    baseForms(last).some(isSettingWord)
  )
    return null;
  // No picture's name begins so: the index of pictures need not be loaded for these.
  if (NEVER_FIRST.has(first!) || NEVER_FIRST.has(last) || (rest.length > 0 && first!.endsWith('ing')))
    return null;
  // A red apple is an apple, and red; a man dancing is a man.
  if (rest.length > 0 && (isModifier(first!) || LIVING.has(figureOfWord(first!)?.kind ?? 'emoji')))
    return null;
  const icon = findEmoji(noun, true);
  return icon ? { kind: 'emoji', icon } : null;
}

function isModifier(word: string): boolean {
  return word in COLOUR_WORDS || word in SIZE_WORDS || word in COUNT_WORDS;
}

/** Ancestors so general that what is drawn for them would be something else. */
const TOO_GENERAL = new Set(
  `printer, seat, utensil, vehicle, wheeled vehicle, self-propelled vehicle, craft, vessel, watercraft, structure, building, instrument, implement, tool, device, machine, container, covering, clothing, garment,
  equipment, furniture, furnishing, appliance, artifact, whole, unit, object, physical object, thing, matter, substance, food, foodstuff, nutrient, dish, plant, flora, animal, creature, organism, being, animate being, beast,
  mammal, carnivore, vertebrate, invertebrate, arthropod, wood, material, fabric, commodity, article, ware, product, creation, instrumentality, instrumentation, way, area, place, region, location, land, ground, body,
  surface, fruit, vegetable, produce, beverage, drink, toy, game, weapon, arm, support, mechanism, part, assembly, system, solid, liquid, fluid, plaything, figure, light, mark, line, ball, top, back, model, weight, post, bar, band, ring, card, key, paper, stone, rock, water, ice, glass, shell, head, house, home, room, wall, floor, bit, cover, case, box, bag, sheet, board, frame, net, star, heart, cross, leaf, hand, eye, bell, missile, projectile, cart, handcart, pushcart, construction, edifice, store, station, stadium`
    .split(',')
    .map((word) => word.trim()),
);

/** Families that have a typical member. */
const TYPICAL: Readonly<Record<string, string>> = {
  canine: 'dog',
  canid: 'dog',
  feline: 'cat',
  felid: 'cat',
  equine: 'horse',
  equid: 'horse',
  bovine: 'cow',
  bovid: 'cow',
  rodent: 'mouse',
  primate: 'monkey',
  seabird: 'seagull',
  'bird of prey': 'eagle',
  raptor: 'eagle',
  waterfowl: 'duck',
  'sailing vessel': 'sailboat',
  motorcar: 'car',
  'motor vehicle': 'car',
  handgun: 'water pistol',
  'bowed stringed instrument': 'violin',
  'keyboard instrument': 'piano',
  skyscraper: 'office building',
  mollusk: 'snail',
  saurian: 'lizard',
  conifer: 'evergreen tree',
};

const FURTHEST: Readonly<Partial<Record<Category, number>>> = { animal: 7, person: 12, plant: 8, food: 3 };

/**
 * What draws a noun that has no drawing of its own: the nearest of its hypernyms that has one. `sign` when the noun is
 * a thing and nothing like it can be drawn; null when it is no thing to be seen.
 */
export function openNoun(noun: string, taggedAsNoun: boolean): Figure | null {
  const known = lineages(noun);
  const meanings = NO_PEOPLE.has(noun) ? (known?.filter((each) => !isPerson(each)) ?? null) : known;
  if (!meanings) return taggedAsNoun && /^[a-z]{3,}/.test(noun) ? { kind: 'sign', model: noun } : null;
  const [first, second] = meanings;
  // A samoyed and a dalmatian are dogs before they are people.
  const animal = meanings.find((lineage) => lineage?.[0]?.category === 'animal');
  const breed = first?.[0]?.category === 'person' && animal ? nearest(animal) : null;
  if (breed) return breed;
  // A rarer meaning counts only where the common one is no thing at all, and few words are meant so.
  const figure =
    (first && nearest(first)) ?? (!first && second && SECOND_MEANT.has(noun) ? nearest(second) : null);
  if (figure) return figure;
  if (!first || !taggedAsNoun) return null;
  return SHOWN_AS_SIGN.has(first[0]!.category) ? { kind: 'sign', model: noun } : null;
}

function isPerson(lineage: Lineage | null): boolean {
  return lineage?.[0]?.category === 'person';
}

const SHOWN_AS_SIGN = new Set<Category>(['animal', 'artifact', 'food', 'plant', 'object']);

function nearest(lineage: Lineage): Figure | null {
  for (const [steps, { words, category }] of lineage.entries()) {
    if (steps > (FURTHEST[category] ?? 2)) return null;
    for (const word of words) {
      const figure = drawable(TYPICAL[word] ?? word, category);
      if (figure) return figure;
    }
    if (category === 'person') return { kind: 'person', model: 'man' };
  }
  return null;
}

function drawable(word: string, category: Category): Figure | null {
  if (TOO_GENERAL.has(word)) return null;
  const figure = figureOfWord(word);
  if (figure) return KINDS[figure.kind]?.includes(category) ? figure : null;
  const icon = findEmoji(word, true);
  return icon && pictureCategories(icon).includes(category) ? { kind: 'emoji', icon } : null;
}

/** What a figure can stand for, so that a crane that lifts is not drawn as a bird. */
const KINDS: Readonly<Partial<Record<Figure['kind'], readonly Category[]>>> = {
  quadruped: ['animal'],
  bird: ['animal'],
  fish: ['animal'],
  creature: ['animal', 'person'],
  person: ['person', 'animal'],
  vehicle: ['artifact'],
  craft: ['artifact'],
  landmark: ['artifact', 'object', 'plant'],
  instrument: ['artifact'],
  prop: ['artifact'],
  object: ['artifact', 'food', 'plant', 'object', 'substance'],
};
