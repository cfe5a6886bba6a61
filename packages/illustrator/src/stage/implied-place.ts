import { placeWords } from '../catalogue/place-index.ts';
import type { Figure, Place, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import {
  CERTAIN_PLACES,
  type ImpliedPlaces,
  PLAYING_PLACES,
  WORKPLACES,
} from '../vocabulary/implied-places.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { lineages } from '../vocabulary/open-vocabulary.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

/** A word that leaves no doubt where one is: a bathtub, a goalkeeper. */
export function certainPlace(draft: Draft): Place | null {
  const { named, subjects, deeds } = draft;
  const player = playingPlace(draft);
  if (player) return player;
  // Things that only stand there are shown for themselves.
  const happens =
    deeds.length > 0 ||
    subjects.some(({ action, deed, change }) => action !== null || deed !== null || change !== null);
  const found = happens ? firstOf(CERTAIN_PLACES, named) : null;
  if (!found) return null;
  // The oven of a baker is in the bakery.
  if (found === 'kitchen') {
    const work = tradeOf(draft);
    if (work === 'bakery' || work === 'restaurant') return work;
  }
  return placeWords(found).indoors && isOutdoors(draft) ? null : found;
}

/** Where the game of those who are named is played. */
export function playingPlace({ named, subjects }: Draft): Place | null {
  const own = subjects.map(({ noun }) => PLAYING_PLACES.get(noun)).find((place) => place !== undefined);
  if (own) return own;
  return subjects.some(({ figure }) => figure.kind === 'person') ? firstOf(PLAYING_PLACES, named) : null;
}

/** Where whoever is named is at work, unless something takes them elsewhere. */
export function workplace(draft: Draft): Place | null {
  const found = tradeOf(draft);
  if (!found) return null;
  // Of all of these, only a car gets into a garage.
  const isOpen = ({ kind }: Figure) => OPEN_AIR.has(kind) && !(found === 'garage' && kind === 'vehicle');
  if (draft.subjects.some(({ figure, toy }) => !toy && isOpen(figure))) return null;
  return placeWords(found).indoors && isOutdoors(draft) ? null : found;
}

function tradeOf({ subjects }: Draft): Place | null {
  const places = subjects.map(({ noun, figure }) => (figure.kind === 'person' ? workOf(noun) : null));
  return places.find((place) => place !== null) ?? null;
}

/** How far up the dictionary still has the same trade: a soprano is a singer, a pediatrician a doctor. */
const SAME_TRADE = 3;

function workOf(noun: string): Place | null {
  const lineage = lineages(noun)?.[0] ?? [];
  const alike = lineage
    .filter(({ category }) => category === 'person')
    .slice(0, SAME_TRADE)
    .flatMap(({ words }) => words);
  return [noun, ...alike].map((word) => WORKPLACES.get(word)).find((place) => place !== undefined) ?? null;
}

/** Gestures and chores are at home anywhere: whoever does them at work is there. */
const ANYWHERE = wordClass('anywhere');
/** Shaving, cutting hair and nails is what these do all day. */
const OF_BARBERS = new Set<Place>(['bathroom', 'bedroom', 'salon']);

export function isAnywhere(doing: Place | null, work: Place): boolean {
  if (doing === null || ANYWHERE.has(doing)) return true;
  return (work === 'barbershop' || work === 'salon') && OF_BARBERS.has(doing);
}

function firstOf(places: ImpliedPlaces, named: readonly string[]): Place | null {
  return named.map((noun) => places.get(noun)).find((place) => place !== undefined) ?? null;
}

const PETS = /^(?:cat|dog|husky|corgi|mouse|rabbit)$/;
const OPEN_AIR = new Set<Figure['kind']>(['vehicle', 'landmark', 'craft']);
const PANES = new Set(['window', 'windowpane', 'pane', 'window pane']);

/** Weather, vehicles, buildings and large animals are not met in a room. */
function isOutdoors(draft: Draft): boolean {
  const { weather, subjects, effects, season } = draft;
  const within = isSeenThroughPanes(draft);
  if (!within && weather !== null && weather !== 'clear') return true;
  if (!within && season !== null) return true;
  if (effects.some((effect) => effect === 'fireworks' || effect === 'rainbow')) return true;
  return subjects.some(({ figure, toy, deed }) => {
    if (toy || deed !== null) return false;
    if (OPEN_AIR.has(figure.kind)) return !/^(?:balloon|fireplace|christmas tree)$/.test(modelOf(figure));
    // A raccoon at a fridge has come into the kitchen.
    if (figure.kind === 'quadruped') return !PETS.test(figure.model) && !subjects.some(isFurnishing);
    const home = figure.kind === 'object' ? homeOf(figure) : null;
    return home !== null && !placeWords(home).indoors && home !== 'sky';
  });
}

function modelOf(figure: Figure): string {
  return figure.kind === 'emoji' ? figure.icon : figure.model;
}

/** "As snow falls outside the window": weather that is seen from a room. */
export function isSeenThroughPanes({ named }: Draft): boolean {
  return named.some((noun) => PANES.has(noun));
}

const ROOMS = wordClass('rooms');

/** "On a rug", "at a table" says what stands there, and not in which house. */
export function isOnlyFurnished({ place, placeNamed }: Draft): boolean {
  if (place === 'room') return !ROOMS.has(placeNamed ?? '');
  return place === 'kitchen' && placeNamed !== 'kitchen';
}

/** What stands in rooms and is not carried out of them. */
export function isFurnishing(subject: Subject): boolean {
  const { figure, toy } = subject;
  if (toy || figure.kind !== 'object') return false;
  return homeOf(figure) === 'plain-room' && !isHoldable(subject);
}
