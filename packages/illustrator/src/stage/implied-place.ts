import { placeWords } from '../catalogue/place-index.ts';
import type { Figure, Place, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { CERTAIN_PLACES, PLAYING_PLACES, WORKPLACES } from '../vocabulary/implied-places.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { lineages } from '../vocabulary/open-vocabulary.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

/** A word that leaves no doubt where one is: a bathtub, a goalkeeper. */
export function certainPlace(draft: Draft): Place | null {
  // Things that only stand there are shown for themselves.
  const found = draft.deeds.length > 0 ? firstOf(CERTAIN_PLACES, draft.named) : null;
  return playingPlace(draft) ?? unlessOutdoors(found, draft);
}

/** Where the game of those who are named is played. */
export function playingPlace({ named, subjects }: Draft): Place | null {
  const isPlayed = subjects.some(({ figure }) => figure.kind === 'person');
  return isPlayed ? firstOf(PLAYING_PLACES, named) : null;
}

/** Where the people of the film work, unless something takes them elsewhere. */
export function workplace(draft: Draft): Place | null {
  const people = draft.subjects.filter(({ figure }) => figure.kind === 'person');
  const found = people.flatMap(({ noun }) => workOf(noun) ?? [])[0] ?? null;
  if (draft.subjects.some(({ figure, toy }) => !toy && OPEN_AIR.has(figure.kind))) return null;
  return unlessOutdoors(found, draft);
}

function unlessOutdoors(place: Place | null, draft: Draft): Place | null {
  return place && placeWords(place).indoors && isOutdoors(draft) ? null : place;
}

/** How far up the dictionary still has the same trade: a soprano is a singer, a pediatrician a doctor. */
const SAME_TRADE = 3;

function workOf(noun: string): Place | null {
  const lineage = lineages(noun)?.[0] ?? [];
  const alike = lineage.slice(0, SAME_TRADE).flatMap(({ words }) => words);
  return firstOf(WORKPLACES, [noun, ...alike]);
}

/** Gestures and chores are done anywhere: a person with a workplace does them there. */
const ANYWHERE = wordClass('anywhere');

export function isAnywhere(doing: Place | null): boolean {
  return doing === null || ANYWHERE.has(doing);
}

function firstOf(places: ReadonlyMap<string, Place>, named: readonly string[]): Place | null {
  return named.map((noun) => places.get(noun)).find((place) => place !== undefined) ?? null;
}

const PETS = wordClass('pets');
const OPEN_AIR = new Set<Figure['kind']>(['vehicle', 'landmark', 'craft']);
const PANES = wordClass('seenFromRooms');

/** Weather, vehicles, buildings and large animals are not met in a room. */
function isOutdoors(draft: Draft): boolean {
  const { weather, subjects, season } = draft;
  if ((weather !== null || season !== null) && !isSeenThroughPanes(draft)) return true;
  return subjects.some(({ figure, toy, deed }) => {
    if (toy || deed !== null) return false;
    if (OPEN_AIR.has(figure.kind)) return !('model' in figure && INDOORS.has(figure.model));
    // A raccoon at a fridge has come into the kitchen.
    if (figure.kind === 'quadruped') return !PETS.has(figure.model) && !subjects.some(isFurnishing);
    const home = figure.kind === 'object' ? homeOf(figure) : null;
    return home !== null && !placeWords(home).indoors;
  });
}

const INDOORS = new Set(['balloon', 'fireplace', 'christmas tree']);

/** "As snow falls outside the window", "by the fireplace": weather that is seen from a room. A house has windows, too. */
export function isSeenThroughPanes({ named, subjects }: Draft): boolean {
  return named.some((noun) => PANES.has(noun)) && !subjects.some(isBuilding);
}

/** What is seen from outside. */
export function isBuilding({ figure, toy }: Subject): boolean {
  return !toy && figure.kind === 'landmark' && !INDOORS.has(figure.model);
}

/** What stands in rooms and is not carried out of them. */
export function isFurnishing(subject: Subject): boolean {
  const { figure, toy } = subject;
  return !toy && figure.kind === 'object' && homeOf(figure) === 'plain-room' && !isHoldable(subject);
}
