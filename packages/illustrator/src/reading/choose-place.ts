import { DEEDS } from '../cast/people/deed-names.ts';
import type { Effect, Place, Subject } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { certainPlace, isAnywhere, isOnlyFurnished, playingPlace, workplace } from './implied-place.ts';
import { homeOf } from './lexicon/nouns.ts';
import type { Reading } from './reading.ts';

/** Whoever does these goes somewhere. */
export const MOVING = new Set<string>([
  'dance',
  'walk',
  'run',
  'fly',
  'swim',
  'drive',
  'sail',
  'ride',
  'surf',
  'ski',
  'skate',
  'chase',
]);

/** The place that is named, or that suits what is. */
export function choosePlace(reading: Reading): Place {
  const acting = reading.subjects.map((subject) => subject.action);
  // A launch is seen from the ground.
  if (acting.includes('launch') && (reading.place ?? 'sky') === 'sky') return 'desert';
  // Waves break off the beach; nobody surfs on the sand.
  if (acting.includes('surf') && reading.place === 'beach') return 'ocean';
  if (reading.place === 'ocean' && standsByTheSea(reading)) return 'beach';
  if (reading.place === 'hill' && standsOnTop(reading)) return 'hilltop';
  // Who moves about is on its slope.
  const slope = reading.place ? SLOPES[reading.place] : undefined;
  if (slope && !reading.subjects.every(isThing) && !reading.subjects.every(isBuilding)) return slope;
  if (reading.place === 'cliff' && standsOnTop(reading)) return 'clifftop';
  // A hockey player on the ice is not in the arctic.
  const played = reading.place && PITCHES.has(reading.place) ? playingPlace(reading) : null;
  if (played) return played;
  const furnished = isOnlyFurnished(reading);
  if (reading.place && !furnished && !isOverhead(reading))
    return (floats(reading) && WIDE_WATERS[reading.place]) || reading.place;
  const certain = reading.subjects.map(({ noun }) => HEARTHS[noun]).find(Boolean) ?? certainPlace(reading);
  if (certain) return certain;
  const work = workplace(reading);
  if (furnished) return work ?? reading.place!;
  const afloat = waterOf(reading);
  if (afloat) return afloat;
  const doing = withRoomFor(reading, placeOfDeeds(reading));
  // One plays on a stage, unless by a campfire or in front of a tent.
  const elsewhere = doing === 'stage' && reading.subjects.some(({ figure }) => figure.kind === 'landmark');
  const street = streetOf(reading);
  if (doing && PLACE_NAMES[doing].indoors && street) return street;
  if (work && isAnywhere(doing, work)) return work;
  const home = reading.subjects.map(({ noun }) => FURNITURE[noun]).find(Boolean);
  if (doing && home && PLACE_NAMES[doing].indoors) return home;
  if (doing && !elsewhere) return doing;
  // Plants grow outdoors, whatever stands on tables else.
  if (reading.subjects.some(({ change }) => change === 'grow' || change === 'bloom')) return 'meadow';
  const common = homeOfAll(reading);
  if (reading.effects.includes('petals') && (common ?? 'street') === 'street') return 'park';
  if (common) return common;
  if (reading.effects.includes('fireworks') || reading.effects.includes('neon')) return 'city';
  if (reading.effects.some((effect) => effect === 'aurora' || effect === 'rainbow')) return 'mountains';
  if (reading.effects.includes('petals')) return 'park';
  if (reading.effects.includes('full-moon') || reading.effects.includes('shooting-stars')) return 'lake';
  if (reading.season === 'autumn') return 'forest';
  if (reading.weather === 'snow') return 'mountains';
  if (reading.weather === 'storm') return 'ocean';
  if (reading.weather === 'rain') return 'street';
  if (reading.time) return reading.time === 'night' ? 'lake' : 'meadow';
  return reading.subjects.length > 0 ? 'meadow' : 'abstract';
}

/** Where games are played, as they are named in passing: the ice, an arena, a field. */
const PITCHES = new Set<Place>(['arctic', 'castle-yard', 'meadow', 'football-field', 'corridor']);

const SKY_OVERHEAD =
  /\b(?:across|under|beneath|against|below|fill\w*|light\w* up) (?:the|an?) (?:\w+ ){0,3}(?:sky|clouds)\b/;
const AIRBORNE = /^(?:bird|craft|creature)$/;

/** "As clouds rush across the sky": the sky is over those who stand on the ground. */
function isOverhead({ place, text, subjects }: Reading): boolean {
  if (place !== 'sky' || subjects.length === 0 || !SKY_OVERHEAD.test(text.toLowerCase())) return false;
  return !subjects.some(
    ({ figure, action, deed }) =>
      AIRBORNE.test(figure.kind) ||
      /^(?:fly|float|fall|launch)$/.test(action ?? '') ||
      (deed !== null && DEEDS[deed]?.place === 'sky'),
  );
}

const SLOPES: Partial<Record<Place, Place>> = { hilltop: 'hill', clifftop: 'cliff' };

function isBuilding({ figure }: Subject): boolean {
  return figure.kind === 'landmark';
}

const ON_A_HILL =
  /\b(?:on|atop|upon|crowns|crowning)(?: top of)?(?: an?| the)?(?: \w+){0,2} (?:hill|hilltop|knoll|mound|cliffs?|clifftop|bluff)\b/;

/** What stays on a hill stands on its top. */
function standsOnTop({ text, subjects }: Reading): boolean {
  const stays = ({ figure, deed }: Subject) =>
    deed === null && /^(?:landmark|emoji|object|prop|sign)$/.test(figure.kind);
  return subjects.length > 0 && subjects.every(stays) && ON_A_HILL.test(text.toLowerCase());
}

/** Whoever is in a boat is on the water, whatever they do there. */
function waterOf({ subjects, relations }: Reading): Place | null {
  const boat = subjects.find(
    ({ id, figure }) =>
      figure.kind === 'craft' && relations.some(({ kind, to }) => kind === 'in' && to === id),
  );
  const home = boat && homeOf(boat.figure);
  return home && WATERS.has(home) ? home : null;
}

/** Nouns that leave no doubt where one is. */
const HEARTHS: Readonly<Record<string, Place>> = {
  fireplace: 'room',
  hearth: 'room',
  crowd: 'street',
};

/** Who reads on a couch does not sit in a library. */
const FURNITURE: Readonly<Record<string, Place>> = {
  couch: 'room',
  sofa: 'room',
  armchair: 'room',
  bed: 'bedroom',
};

/** Small waters have banks all over the frame: who floats does so on the wide water that is like them. */
const WIDE_WATERS: Partial<Record<Place, Place>> = {
  pond: 'lake',
  lagoon: 'lake',
  canal: 'lake',
  fjord: 'lake',
  oasis: 'lake',
  creek: 'river',
};

function floats({ subjects }: Reading): boolean {
  return subjects.some(
    ({ figure, action }) =>
      /^(craft|bird|fish)$/.test(figure.kind) || /^(swim|sail|float|fish)$/.test(action ?? ''),
  );
}

/** Under a street lamp nobody is in a library. */
function streetOf({ subjects }: Reading): Place | null {
  const homes = subjects.filter(({ figure }) => figure.kind === 'object').map(({ figure }) => homeOf(figure));
  return homes.find((home) => home === 'street' || home === 'park') ?? null;
}

/** No truck stands in a living room. */
function withRoomFor({ subjects }: Reading, doing: Place | null): Place | null {
  const vehicle = subjects.some(({ figure, toy }) => figure.kind === 'vehicle' && !toy);
  return vehicle && doing !== null && HOMES.has(doing) ? 'street' : doing;
}

const HOMES = new Set<Place>([
  'room',
  'bedroom',
  'kitchen',
  'bathroom',
  'plain-room',
  'office',
  'restaurant',
]);

/** Where one does such things, if it is not anywhere. */
export function placeOfDeeds({ subjects }: Pick<Reading, 'subjects'>): Place | null {
  const doing = subjects.map((subject) => placeOfDeed(subject)).find(Boolean);
  if (doing) return doing;
  const acting = subjects.map((subject) => subject.action);
  if (acting.includes('surf')) return 'ocean';
  if (acting.includes('ski')) return 'mountains';
  if (acting.includes('cook')) return 'kitchen';
  if (acting.includes('fish')) return 'lake';
  if (subjects.some(isSwimmer)) return 'swimming-pool';
  return acting.includes('read') || acting.includes('type') ? 'room' : null;
}

/** A zebra that drinks does not do so in a kitchen. */
function placeOfDeed({ deed, figure }: Subject): Place | null {
  const place = (deed && DEEDS[deed]?.place) || null;
  const home = figure.kind === 'person' ? null : homeOf(figure);
  const wild = home !== null && !PLACE_NAMES[home].indoors;
  return place && wild && AS_ANIMALS_DO.test(deed!) ? null : place;
}

const AS_ANIMALS_DO =
  /^(?:drink|eat|eat-food|drink-from|yawn|stretch|wrap|wake-up|crawl|lift|handle|hide|fall-down|slip|sit-down|stand-up|look-around|toss)$/;

/** Divers are at home under water; everybody else swims with the head above it. */
export function isSwimmer({ figure, action, deed }: Subject): boolean {
  return figure.kind === 'person' && action === 'swim' && deed === null && homeOf(figure) !== 'underwater';
}

const OUTDOOR_EFFECTS = new Set<Effect>(['full-moon', 'shooting-stars', 'aurora', 'rainbow', 'fireworks']);

/** Indoor grounds give way to outdoor ones: a cup may stand in the street, a car not on a table. */
const GROUNDS: readonly (Place | null)[] = ['tabletop', null, 'plain-room'];
const WARM = new Set<Place>(['savanna', 'desert', 'jungle', 'beach']);
const WATERS = new Set<Place>(['ocean', 'lake', 'underwater']);

/** The place that suits everybody: that of the largest, or of what stands where it was built. */
function homeOfAll(reading: Reading): Place | null {
  // Riders go where their mount is at home.
  const ridden = reading.relation === 'riding' ? reading.subjects[1] : undefined;
  const weight = (subject: Subject) => (subject.figure.kind === 'landmark' ? 2 : subject === ridden ? 1 : 0);
  // What is held, or is inside of something, is where that is.
  const carried = new Set(
    reading.relations.filter(({ kind }) => kind === 'in' || kind === 'holding').map(({ of }) => of),
  );
  if (reading.relation === 'holding' && reading.subjects[1]) carried.add(reading.subjects[1].id);
  const homes = reading.subjects
    .filter(({ id }) => !carried.has(id))
    .toSorted((a, b) => weight(b) - weight(a))
    .map((subject) =>
      subject.toy
        ? 'tabletop'
        : MOVING.has(subject.action ?? '') && isThing(subject)
          ? null
          : homeOf(subject.figure),
    );
  const outdoors = homes.filter((home) => !GROUNDS.includes(home)) as Place[];
  const [first, second] = outdoors;
  if (first === 'space' && second) return second;
  // A kraken that takes a ship comes up to it.
  const surface = outdoors.find((home) => home === 'ocean' || home === 'lake');
  if (first === 'underwater' && surface && reading.subjects.some(({ figure }) => figure.kind === 'craft'))
    return surface;
  // Ships do not sail through streets: both are on the shore.
  if (first && second && WATERS.has(first) !== WATERS.has(second) && reading.relation !== 'riding')
    return 'beach';
  // Birds and kites come down to those who stand on the ground.
  if (first === 'sky' && homes.some((home) => home !== 'sky'))
    return second && second !== 'sky' ? second : 'meadow';
  if (first) return reading.weather === 'snow' && WARM.has(first) ? 'mountains' : first;
  // Weather is outdoors.
  if (reading.weather !== null || reading.season !== null) return null;
  if (reading.effects.some((effect) => OUTDOOR_EFFECTS.has(effect))) return null;
  if (homes.includes('plain-room')) return 'plain-room';
  if (!homes.includes('tabletop')) return null;
  return homes.includes(null) ? 'plain-room' : 'tabletop';
}

function isThing({ figure }: Subject): boolean {
  return figure.kind === 'emoji' || figure.kind === 'object' || figure.kind === 'prop';
}

const AFLOAT = new Set(['surf', 'swim', 'sail', 'float', 'fly', 'ride', 'fish']);

/** Who has nothing to float on looks at the ocean from its shore. */
function standsByTheSea({ subjects }: Reading): boolean {
  const walkers = subjects.filter(
    ({ figure, action }) =>
      (figure.kind === 'person' || figure.kind === 'quadruped') && !(action && AFLOAT.has(action)),
  );
  return (
    walkers.length > 0 &&
    !subjects.some(({ deed }) => deed !== null && DEEDS[deed]?.place === 'ocean') &&
    !subjects.some(({ figure }) => figure.kind === 'craft' || figure.kind === 'fish')
  );
}
