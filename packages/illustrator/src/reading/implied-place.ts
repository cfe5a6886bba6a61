import type { Figure, Place } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { CERTAIN_PLACES, type ImpliedPlaces, PLAYING_PLACES, WORKPLACES } from './lexicon/implied-places.ts';
import { homeOf } from './lexicon/nouns.ts';
import type { Reading } from './reading.ts';
import { tokenise } from './tokens.ts';

const LONGEST = 3;

/** A word that leaves no doubt where one is: a bathtub, a goalkeeper. */
export function certainPlace(reading: Reading): Place | null {
  const { text, subjects, deeds } = reading;
  const player = playingPlace(reading);
  if (player) return player;
  // Things that only stand there are shown for themselves.
  const happens =
    deeds.length > 0 ||
    subjects.some(({ action, deed, change }) => action !== null || deed !== null || change !== null);
  const found = happens ? firstOf(CERTAIN_PLACES, text) : null;
  if (!found) return null;
  // The oven of a baker is in the bakery.
  if (found === 'kitchen') {
    const work = tradeOf(reading);
    if (work === 'bakery' || work === 'restaurant') return work;
  }
  return PLACE_NAMES[found].indoors && isOutdoors(reading) ? null : found;
}

/** Where the game of those who are named is played. */
export function playingPlace({ text, subjects }: Reading): Place | null {
  const own = subjects.map(({ noun }) => PLAYING_PLACES.get(noun)).find((place) => place !== undefined);
  if (own) return own;
  return subjects.some(({ figure }) => figure.kind === 'person') ? firstOf(PLAYING_PLACES, text) : null;
}

/** Where whoever is named is at work, unless something takes them elsewhere. */
export function workplace(reading: Reading): Place | null {
  const found = tradeOf(reading);
  if (!found) return null;
  if (found !== 'garage' && reading.subjects.some(({ figure }) => OPEN_AIR.has(figure.kind))) return null;
  return PLACE_NAMES[found].indoors && isOutdoors(reading) ? null : found;
}

function tradeOf({ subjects }: Reading): Place | null {
  return subjects.map(({ noun }) => WORKPLACES.get(noun)).find((place) => place !== undefined) ?? null;
}

/** Gestures and chores are at home anywhere: whoever does them at work is there. */
const ANYWHERE = new Set<Place>([
  'park',
  'street',
  'room',
  'plain-room',
  'stage-hall',
  'meadow',
  'kitchen',
  'circus',
  'workshop',
  'office',
  'corridor',
  'dining-room',
  'restaurant',
  'playground',
  'beach',
  'farm',
  'salon',
]);
/** Shaving, cutting hair and nails is what these do all day. */
const OF_BARBERS = new Set<Place>(['bathroom', 'bedroom', 'salon']);

export function isAnywhere(doing: Place | null, work: Place): boolean {
  if (doing === null || ANYWHERE.has(doing)) return true;
  return (work === 'barbershop' || work === 'salon') && OF_BARBERS.has(doing);
}

function firstOf(places: ImpliedPlaces, text: string): Place | null {
  const words = tokenise(text.toLowerCase());
  for (let at = 0; at < words.length; at++)
    for (let length = LONGEST; length > 0; length--) {
      const place = places.get(words.slice(at, at + length).join(' '));
      if (place) return place;
    }
  return null;
}

const PETS = /^(?:cat|dog|husky|corgi|mouse|rabbit)$/;
const OPEN_AIR = new Set<Figure['kind']>(['vehicle', 'landmark', 'craft']);
const BEHIND_PANES = /\b(?:outside|window|windows|indoors|inside)\b/;

/** Weather, vehicles, buildings and large animals are not met in a room. */
function isOutdoors({ text, weather, subjects, effects, season }: Reading): boolean {
  const within = BEHIND_PANES.test(text.toLowerCase());
  if (!within && weather !== null && weather !== 'clear') return true;
  if (!within && season !== null) return true;
  if (effects.some((effect) => effect === 'fireworks' || effect === 'rainbow')) return true;
  return subjects.some(({ figure, toy, deed }) => {
    if (toy || deed !== null) return false;
    if (OPEN_AIR.has(figure.kind)) return !/^(?:balloon|fireplace|christmas tree)$/.test(modelOf(figure));
    if (figure.kind === 'quadruped') return !PETS.test(figure.model);
    const home = figure.kind === 'object' ? homeOf(figure) : null;
    return home !== null && !PLACE_NAMES[home].indoors && home !== 'sky';
  });
}

function modelOf(figure: Figure): string {
  return figure.kind === 'emoji' ? figure.icon : figure.model;
}

/** "As snow falls outside the window": weather that is seen from a room. */
export function isSeenThroughPanes(text: string): boolean {
  return /\b(?:outside|windows?|windowpanes?|panes?)\b/.test(text.toLowerCase());
}

/** "On a rug", "at a table" says what stands there, and not in which house. */
export function isOnlyFurnished({ place, text }: Reading): boolean {
  if (place === 'room')
    return !/\b(?:room|indoors|interior|studio|parlou?r|fireplace)\b/.test(text.toLowerCase());
  return place === 'kitchen' && !/\bkitchen|\bgalley\b/.test(text.toLowerCase());
}
