import { animalNames, animalWords } from '../catalogue/animal-index.ts';
import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Subject } from '../scene-description.ts';
import { lineages } from './open-vocabulary.ts';
import { wordRecord } from './word-classes.ts';

const OF_ANIMALS = animalNames().flatMap((name) => {
  const { lengths, long, words } = animalWords(name)!;
  return words.map((word): [string, number] => [word, lengths?.[word] ?? long]);
});

/** In centimetres, by their noun or by what WordNet calls their kind. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ...OF_ANIMALS,
  ...[...byWord(wordTable<Record<string, string[]>>('life-sizes'))].map(([word, size]): [string, number] => [
    word,
    Number(size),
  ]),
]);

/** Drawings of people, animals and vehicles are in hundredths of a person's height; a person has so many centimetres. */
export const PERSON = 170;
/** Pictures are all of one size: most of them are of things that one can take in hand. */
const ANY_PICTURE = 20;
const TOY = 24;
/** Statues are of these, and as large as whom they show. */
const OF_STATUES = new Set<Subject['material']>(['stone', 'metal', 'gold', 'silver', 'ice']);

/** How long the longest side of something is in life, that is drawn so long. */
export function lifeSize(
  {
    figure,
    material,
    noun,
    toy,
  }: Pick<Subject, 'figure' | 'noun'> & Partial<Pick<Subject, 'material' | 'toy'>>,
  drawn: number,
): number {
  // The file of a thing says its size; what others of its kind have ("a gravy boat" is no boat) is for what has no file.
  // An oak whose noun says nothing is as large as the tree that is shown for it.
  const known =
    figure.kind === 'object'
      ? SIZES.get(noun)
      : ((figure.kind === 'landmark' ? sizeOfBuilding(noun, figure.model) : sizeOfNoun(noun)) ??
        (figure.kind === 'emoji' ? sizeOfNoun(figure.icon.replaceAll('-', ' ')) : undefined));
  const fallback =
    figure.kind === 'emoji' || figure.kind === 'prop' || figure.kind === 'instrument'
      ? ANY_PICTURE
      : (drawn * PERSON) / 100;
  return Math.min(
    known ?? fallback,
    (toy && !OF_STATUES.has(material ?? null)) || noun.startsWith('toy ') ? TOY : Infinity,
  );
}

/** "A telephone box" is no box: it is as large as what is drawn for it. */
const sizeOfBuilding = (noun: string, model: string): number | null => SIZES.get(noun) ?? sizeOfNoun(model);

type BySize = Readonly<Record<Subject['size'], number>>;
/** How many times as large as others of its kind something is that is said to be tiny or giant. */
const SAID = wordRecord<BySize>('timesAsLarge');
/** Beside what all are measured by: a tiny house is no house, and a giant snail is none that is stepped on. */
const TINIEST = 0.25;
const GIANT = 1.5;

/** How long it is with what is said of its size, among others of which the usual one is so long. */
export function saidSize({ size }: Subject, life: number, usual: number): number {
  const said = life * SAID[size];
  if (size === 'tiny') return Math.min(said, usual * TINIEST);
  return size === 'giant' ? Math.max(said, usual * GIANT) : said;
}

/** People are compared with each other: how tall somebody is beside a usual one. */
export const STATURES = wordRecord<BySize>('statures');

/** In hundredths of a person's height: however small in life, what is in a hand is seen. */
const LEAST_HELD = 22;
const MOST_HELD = 40;

/** How long something is drawn in somebody's hand, in hundredths of a person's height. */
export function heldSize(subject: Subject, drawn: number): number {
  const life = (lifeSize(subject, drawn) * 100) / PERSON;
  return (
    Math.max(LEAST_HELD, Math.min(Math.max(MOST_HELD, life * 0.6), life * 1.25)) *
    Math.max(0.6, STATURES[subject.size])
  );
}

/** How long something is drawn on or at a body that is so long, both as they are in life, but seen. */
export function sizeAtBody(life: number, body: number): number {
  return Math.max(0.34, Math.min(0.8, (life / body) ** 0.6));
}

function sizeOfNoun(noun: string): number | null {
  const last = noun.slice(noun.lastIndexOf(' ') + 1);
  const own = SIZES.get(noun) ?? SIZES.get(last);
  if (own !== undefined) return own;
  const [meaning] = (lineages(noun) ?? lineages(last) ?? []).filter((each) => each !== null);
  for (const { words } of meaning ?? [])
    for (const word of words) {
      const size = SIZES.get(word);
      if (size !== undefined) return size;
    }
  return null;
}
