import type { Entity } from '@phonofilm/reader/reader';
import { roleNames, roleWords } from '../catalogue/role-index.ts';
import type { Figure, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { figureOfThing } from '../vocabulary/nouns.ts';
import { lineages } from '../vocabulary/open-vocabulary.ts';
import { wordClass } from '../vocabulary/word-classes.ts';

const OCCUPATIONS = wordClass('kinds', 'occupations');
export const HAVE_THEIR_FIRST_WORD = wordClass('haveTheirFirstWord', 'occupations');

/** People of these look like anybody. */
export const ANYBODY: ReadonlySet<string> = new Set(['man', 'woman', 'boy', 'girl', 'teenager']);
const MOST_LETTERS = 12;

/** A person whose trade has no look of its own has the thing of its name at hand (a kite seller), or else wears the word. */
export function tradeMark(entity: Entity, figure: Figure): Pick<Subject, 'carries' | 'word'> {
  if (figure.kind !== 'person' || isRole(entity.name)) return {};
  const carries = thingOf(entity);
  if (carries) return { carries };
  return ANYBODY.has(figure.model) && isOccupation(entity.noun) ? { word: wordOf(entity) } : {};
}

const isRole = (name: string): boolean =>
  name.includes(' ') && roleNames().some((role) => roleWords(role)!.words.includes(name));

/** The longest part of the name before its last word that can be shown. */
function thingOf({ name, noun }: Entity): string | null {
  const words = name.split(' ').slice(0, -1);
  for (let from = 0; from < words.length; from++) {
    const phrase = words.slice(from).join(' ');
    const figure = figureOfThing(phrase);
    if (!figure || figure.kind === 'person') continue;
    if (!LIVING.has(figure.kind) || HAVE_THEIR_FIRST_WORD.has(noun)) return phrase;
  }
  return null;
}

function isOccupation(noun: string): boolean {
  const meaning = (lineages(noun) ?? []).find((each) => each?.[0]?.category === 'person');
  return meaning?.some(({ words }) => words.some((word) => OCCUPATIONS.has(word))) ?? false;
}

/** As much of the name as fits: the last two words. */
function wordOf({ name, noun }: Entity): string {
  const words = name.split(' ').slice(-2);
  return words.every(({ length }) => length <= MOST_LETTERS) ? words.join(' ') : noun;
}
