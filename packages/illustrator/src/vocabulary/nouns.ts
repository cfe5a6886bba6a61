import { animalNames, animalWords } from '../catalogue/animal-index.ts';
import { roleNames, roleWords } from '../catalogue/role-index.ts';
import { thingNames, thingWords } from '../catalogue/thing-index.ts';
import { byWord, wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import type { Figure, Place, Rests } from '../scene-description.ts';
import { findEmoji, pictureCategories } from './emoji-index.ts';
import { wordRecord } from './word-classes.ts';

/** What every word leads to that is no thing of `things/`. */
export const nouns = once(
  (): ReadonlyMap<string, Figure> => new Map([...animals(), ...people(), ...others()]),
);

type Named = readonly [word: string, figure: Figure];

const animals = (): Named[] =>
  animalNames().flatMap((model) => {
    const { kind, words } = animalWords(model)!;
    return words.map((word): Named => [word, { kind, model }]);
  });

const people = (): Named[] =>
  roleNames().flatMap((model) =>
    roleWords(model)!.words.map((word): Named => [word, { kind: 'person', model }]),
  );

/** Nouns that have a figure of their own and no file. */
const others = (): Named[] =>
  Object.entries(wordTable<Record<string, Record<string, string[]>>>('figures')).flatMap(([kind, models]) =>
    [...byWord(models)].map(([word, model]): Named => [word, { kind, model } as Figure]),
  );

const objects = once(
  (): ReadonlyMap<string, Figure> =>
    new Map(
      thingNames().flatMap((model) => {
        const { kind = 'object', words = [] } = thingWords(model)!;
        return words.map((word): Named => [word, { kind, model }]);
      }),
    ),
);

/** What draws a word: a thing with a drawing of its own before anything else. */
export function figureOfWord(word: string): Figure | null {
  return objects().get(word) ?? nouns().get(word) ?? null;
}

/** What draws a thing: its own drawing, or a picture of the emoji set. */
export function figureOfThing(word: string): Figure | null {
  const icon = findEmoji(word, true);
  return figureOfWord(word) ?? (icon === null ? null : { kind: 'emoji', icon });
}

/** Words of several, the last of which is this one: "baseball bat". */
export function wordsEndingIn(word: string): readonly string[] {
  return [...objects().keys(), ...nouns().keys()].filter((each) => each.endsWith(` ${word}`));
}

/** Where a subject belongs when the prompt names no place. */
export function homeOf(figure: Figure): Place | null {
  if (OF_THINGS.has(figure.kind) && 'model' in figure) {
    const { rests = figure.kind === 'object' ? 'table' : null } = thingWords(figure.model) ?? {};
    if (rests) return restingPlaces()[rests];
  }
  const key = figure.kind === 'emoji' ? figure.icon : figure.model;
  const lives = (animalWords(key) ?? roleWords(key))?.lives;
  if (lives) return lives;
  const home = homes().get(key);
  if (home) return home;
  if (figure.kind === 'instrument') return 'stage';
  if (figure.kind === 'prop' || figure.kind === 'sign') return 'tabletop';
  if (figure.kind === 'emoji') return homeOfPicture(figure.icon);
  return null;
}

/** Figures that files of `things/` draw. */
const OF_THINGS = new Set<Figure['kind']>(['object', 'vehicle', 'craft', 'landmark']);

function homeOfPicture(icon: string): Place | null {
  const kinds = pictureCategories(icon);
  if (kinds.includes('animal')) return 'meadow';
  if (kinds.includes('phenomenon') && !kinds.includes('artifact')) return 'street';
  return kinds.length > 0 ? 'tabletop' : null;
}

const restingPlaces = once(() => wordRecord<Record<Rests, Place>>('restingPlaces'));
const homes = once(() => byWord(wordTable<Record<Place, string[]>>('homes')));
