import type { Entity } from '@phonofilm/reader/reader';
import type { Figure } from '../scene-description.ts';
import { findEmoji } from '../vocabulary/emoji-index.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { LIVING } from '../vocabulary/living.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import type { Category } from '../vocabulary/open-vocabulary.ts';
import { pictureNamed } from '../vocabulary/picture-names.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { own, phrasesOf } from './meaning-index.ts';
import { isCalledPerson, narrower, openNoun, standsFor } from './open-noun.ts';
import { isSettingWord } from './phrase-book.ts';
import { HAVE_THEIR_FIRST_WORD, tradeMark } from './trade-mark.ts';

const NOT_THINGS = wordClass('notThings', 'hints');

export interface DrawnNoun {
  /** Singular. */
  readonly noun: string;
  readonly figure: Figure;
  /** The trade of somebody who is drawn as what they are: a robot waiter is a robot. */
  readonly trade?: string;
  /** What somebody has at hand, or has written on them, who else would be anybody. */
  readonly carries?: string;
  readonly word?: string;
}

/** Of these the trade says more: a woman doctor looks like a doctor. */
const ANYBODY = wordClass('anybody');

/** What draws a noun: the longest phrase that has a drawing or a picture, then what the dictionary says is like it. */
export function drawnNoun(entity: Entity): DrawnNoun | null {
  const named = byOwnName(entity);
  const known = named && isMeant(entity, named.figure) ? named : null;
  const found = byTrade(entity, known) ?? known ?? byDictionary(entity);
  const drawn = found && { ...found, ...tradeMark(entity, found.figure) };
  // An animal that is only a picture is alive all the same.
  return drawn?.figure.kind === 'emoji' && entity.kinds[0] === 'animal'
    ? { ...drawn, figure: { kind: 'creature', model: drawn.figure.icon } }
    : drawn;
}

/** Whether what has the name is what is meant: a camper who cooks is no van, and a piano tuner no radio. */
function isMeant({ kinds, meant, noun }: Entity, figure: Figure): boolean {
  const category = CATEGORIES[kinds[0] ?? ''];
  if (category === undefined) return true;
  if (meant) return standsFor(figure, category);
  return category !== 'person' || figure.kind !== 'emoji' || !isCalledPerson(noun);
}

function byOwnName(entity: Entity): DrawnNoun | null {
  for (const phrase of phrasesOf(entity, true)) {
    const figure = figureOfWord(phrase);
    if (figure && phrase.includes(' ')) return { noun: phrase, figure };
  }
  for (const phrase of phrasesOf(entity)) {
    // Skis and vegetables are drawn together.
    const plural = pluralOf(phrase);
    const together = entity.count === 'some' && figureOfWord(plural)?.kind === 'object';
    for (const form of [...(together ? [plural] : []), phrase, phrase.replaceAll('-', ' ')]) {
      const figure = figureOfPhrase(form);
      if (figure) return { noun: form, figure };
    }
  }
  return null;
}

function figureOfPhrase(phrase: string): Figure | null {
  const figure = figureOfWord(phrase);
  if (figure) return figure;
  const named = pictureNamed(phrase);
  if (named) return { kind: 'emoji', icon: named };
  const last = phrase.split(' ').at(-1) ?? phrase;
  if (NOT_THINGS.has(phrase) || NOT_THINGS.has(last) || isSettingWord(last)) return null;
  const icon = findEmoji(phrase, true);
  return icon ? { kind: 'emoji', icon } : null;
}

/** A robot gardener, a cat chef, but no camel driver; a girl surfer is a surfer. */
function byTrade({ name }: Entity, known: DrawnNoun | null): DrawnNoun | null {
  const [first, ...rest] = name.split(' ');
  if (!first || rest.length === 0 || known?.figure.kind !== 'person' || known.noun === name) return null;
  const figure = figureOfWord(first);
  if (!figure || !LIVING.has(figure.kind)) return null;
  // A camel driver is no camel.
  if (figure.kind !== 'person' && HAVE_THEIR_FIRST_WORD.has(rest.at(-1)!)) return null;
  return ANYBODY.has(first) ? known : { noun: first, figure, trade: known.noun };
}

/** Kinds that are no things to be seen by themselves. */
const UNSEEN = new Set(['abstract', 'time', 'event', 'weather', 'light', 'place', 'part']);

const CATEGORIES: Readonly<Record<string, Category | undefined>> = wordRecord('categories');

function byDictionary({ name, noun, kinds, meant }: Entity): DrawnNoun | null {
  const mayBeSign = !UNSEEN.has(kinds[0] ?? 'thing');
  const category = own(CATEGORIES, kinds[0] ?? '');
  // A bar that is lifted is no table, though both are made by people.
  if (meant && category === 'artifact') {
    const figure = narrower(noun, category);
    return figure && { noun, figure };
  }
  for (const form of name === noun ? [noun] : [name, noun]) {
    const figure = openNoun(form, mayBeSign && form === noun, category);
    if (figure) return { noun: form, figure };
  }
  return null;
}
