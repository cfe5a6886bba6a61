import { DEEDS } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import type { Effect, Figure, Place, Subject } from '../scene-description.ts';
import { lifeSize } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';
import {
  certainPlace,
  isAnywhere,
  isBuilding,
  isFurnishing,
  isSeenThroughPanes,
  playingPlace,
  workplace,
} from './implied-place.ts';

/** Verbs that take their subject somewhere. */
export const MOVING = wordClass('gettingSomewhere');
/** Where things are done that are done anywhere else as well: what stands around says more. */
const GESTURED = wordClass('gesturedPlaces');
const PITCHES = wordClass('pitches');

/** What tells where it all is, the surest first. */
const TELLING: readonly ((draft: Draft) => Place | null)[] = [
  // A launch is seen from the ground.
  ({ subjects }) => (subjects.some(({ action }) => action === 'launch') ? 'desert' : null),
  // A hockey player on the ice is not in the arctic.
  (draft) => (draft.place && PITCHES.has(draft.place) ? playingPlace(draft) : null),
  namedPlace,
  certainPlace,
  placeOfSupport,
  placeOfDoing,
  // Plants grow outdoors, whatever stands on tables else; but not those in a vase.
  ({ relations, subjects }) => {
    const growing = subjects.filter(({ change }) => change === 'grow' || change === 'bloom');
    const isPut = growing.some(({ id }) => relations.some(({ kind, of }) => kind === 'in' && of === id));
    return growing.length > 0 && !isPut ? 'meadow' : null;
  },
  (draft) => (draft.weather !== null && isSeenThroughPanes(draft) ? 'room' : null),
  homeOfAll,
  placeOfSetting,
];

/** Where people do in the open air what they do under these roofs. */
const OUTDOORS: Partial<Record<Place, Place>> = wordRecord('outdoors');

/** The place that is named, or that suits what is. */
export function choosePlace(draft: Draft): Place {
  for (const tell of TELLING) {
    const place = tell(draft);
    if (place && placeWords(place).indoors && draft.open && !isSeenThroughPanes(draft))
      return OUTDOORS[place] ?? 'park';
    if (place) return place;
  }
  return draft.subjects.length > 0 ? 'meadow' : 'abstract';
}

const TOPS: Partial<Record<Place, Place>> = { hill: 'hilltop', cliff: 'clifftop' };
const SLOPES: Partial<Record<Place, Place>> = { hilltop: 'hill', clifftop: 'cliff' };
const STANDING = new Set<Figure['kind']>(['landmark', 'emoji', 'object', 'prop', 'sign']);
/** Small waters have banks all over the frame: who floats does so on the wide water that is like them. */
const WIDE_WATERS: Partial<Record<Place, Place>> = wordRecord('wideWaters');
const SWIMMERS = new Set<Figure['kind']>(['craft', 'bird', 'fish']);
const AIRBORNE = new Set<Figure['kind']>(['bird', 'craft', 'creature']);

function namedPlace({ place, subjects }: Draft): Place | null {
  const isThere = (kinds: ReadonlySet<Figure['kind']>) =>
    subjects.some(({ figure }) => kinds.has(figure.kind));
  if (!place || subjects.length === 0) return place;
  // "As clouds rush across the sky": the sky is over those who stand on the ground.
  if (place === 'sky' && !isThere(AIRBORNE)) return null;
  // Waves break off the beach; nobody surfs on the sand.
  if (place === 'beach' && subjects.some(({ action }) => action === 'surf')) return 'ocean';
  if (place === 'ocean' && standsByTheSea(subjects)) return 'beach';
  // Who stays on a hill is on its top, where there is room for few; who moves about is on its slope.
  const isRoom = subjects.every(isStanding) || subjects.reduce((sum, { count }) => sum + count, 0) <= FEW;
  if (isRoom && subjects.every(stays)) return TOPS[place] ?? place;
  return (isThere(SWIMMERS) && WIDE_WATERS[place]) || (SLOPES[place] ?? place);
}

const FEW = 2;

function isStanding({ figure }: Subject): boolean {
  return STANDING.has(figure.kind);
}

function stays({ action, deed, figure }: Subject): boolean {
  if (STANDING.has(figure.kind)) return true;
  return !DEEDS[deed ?? '']?.moves && (action === null ? figure.kind === 'person' : !MOVING.has(action));
}

const AFLOAT = wordClass('afloat');

/** Who has nothing to float on looks at the ocean from its shore. */
function standsByTheSea(subjects: readonly Subject[]): boolean {
  const walks = ({ figure, action }: Subject) => figure.kind === 'person' && !AFLOAT.has(action);
  return subjects.some(walks) && !subjects.some(({ figure }) => figure.kind === 'craft');
}

/** Who is on a buoy or a tractor is where these are, whatever is done there. */
function placeOfSupport({ relations, subjects }: Draft): Place | null {
  const supports = subjects.filter(
    ({ id, figure }) =>
      figure.kind === 'object' &&
      relations.some(
        ({ kind, of, to }) =>
          kind === 'on' && to === id && subjects.some((each) => each.id === of && isAlive(each)),
      ),
  );
  const home = supports.map(({ figure }) => homeOf(figure)).find((each) => each !== null);
  return home && !GROUNDS.includes(home) && !placeWords(home).indoors ? home : null;
}

function isAlive({ figure }: Subject): boolean {
  return LIVING.has(figure.kind);
}

/** Where people do outdoors what they do in rooms as well. */
const OPEN_GROUNDS = new Set<Place>(['park', 'street', 'forest', 'meadow']);

/** Where one does such things, or works, unless what stands around says otherwise. */
function placeOfDoing(draft: Draft): Place | null {
  const work = workplace(draft);
  const doing = withRoomFor(draft, placeOfDeeds(draft));
  const isRoom = (place: Place | null) => place !== null && placeWords(place).indoors === true;
  const street = streetOf(draft);
  if (street && (isRoom(doing) || isRoom(work))) return street;
  if (work && isAnywhere(doing)) return work;
  if (!doing) return null;
  if (OPEN_GROUNDS.has(doing) && isAmongFurniture(draft)) return 'room';
  return (GESTURED.has(doing) ? homeOfThings(draft) : null) ?? doing;
}

/** Where those things and animals are found with which somebody does something that is done anywhere. */
function homeOfThings(draft: Draft): Place | null {
  const things = draft.subjects.filter(({ deed, figure }) => deed === null && figure.kind !== 'person');
  const home = things.length > 0 ? homeOfAll({ ...draft, subjects: things }) : null;
  if (home === 'tabletop' || home === 'plain-room') return 'room';
  return home === 'sky' ? null : home;
}

const CEILING_CM = 400;

/** Under a street lamp nobody is in a library, and beside a tree in no office. */
function streetOf({ subjects }: Draft): Place | null {
  const isHigh = (each: Subject) => each.figure.kind === 'emoji' && lifeSize(each, 0) > CEILING_CM;
  const homes = subjects.filter(({ figure }) => figure.kind === 'object').map(({ figure }) => homeOf(figure));
  const found = homes.find((home) => home === 'street' || home === 'park');
  return found ?? (subjects.some(isHigh) ? 'park' : null);
}

const SMALL_ROOMS = wordClass('smallRooms');

/** No truck stands in a living room, and no house, which tells better where it is. */
function withRoomFor({ subjects }: Draft, doing: Place | null): Place | null {
  const stands = (kind: Figure['kind']) => subjects.some(({ figure }) => figure.kind === kind);
  if (doing && placeWords(doing).indoors && stands('landmark')) return null;
  return SMALL_ROOMS.has(doing) && stands('vehicle') ? 'street' : doing;
}

const BY_ACTION: Partial<Record<NonNullable<Subject['action']>, Place>> = wordRecord('placesByAction');

/** Where one does such things, if it is not anywhere. */
export function placeOfDeeds({ subjects }: Pick<Draft, 'subjects'>): Place | null {
  const doing = subjects.flatMap((subject) => placeOfDeed(subject) ?? []);
  const said = doing.find((place) => !GESTURED.has(place)) ?? doing[0];
  if (said) return said;
  const acting = subjects.flatMap(({ action }) => (action && BY_ACTION[action]) ?? []);
  return acting[0] ?? (subjects.some(isSwimmer) ? 'swimming-pool' : null);
}

const OF_PEOPLE = wordClass('placesOfPeople');

/** A zebra that drinks does not do so in a kitchen. */
function placeOfDeed({ deed, figure }: Subject): Place | null {
  const place = DEEDS[deed ?? '']?.place ?? null;
  const home = figure.kind === 'person' ? null : homeOf(figure);
  const isWild = home !== null && !placeWords(home).indoors;
  return isWild && OF_PEOPLE.has(place) ? null : place;
}

export function isSwimmer({ figure, action }: Subject): boolean {
  return figure.kind === 'person' && action === 'swim';
}

/** Indoor grounds give way to outdoor ones: a cup may stand in the street, a car not on a table. */
const GROUNDS: readonly (Place | null)[] = ['tabletop', null, 'plain-room'];
const WATERS = new Set<Place>(['ocean', 'lake', 'underwater']);
const OUTDOOR_EFFECTS = wordClass('outdoorEffects');

/** The place that suits everybody: that of the largest, or of what stands where it was built. */
function homeOfAll(draft: Draft): Place | null {
  const { effects, relation, relations, season, subjects, weather } = draft;
  // Riders go where their mount is at home.
  const ridden = relation === 'riding' ? subjects[1] : undefined;
  const weight = (each: Subject) => (each.figure.kind === 'landmark' ? 2 : each === ridden ? 1 : 0);
  // What is held, or is inside of something, is where that is.
  const carried = relations.flatMap(({ kind, of, to }) =>
    kind === 'in' || kind === 'riding' ? [of] : kind === 'holding' ? [to] : [],
  );
  if (relation === 'holding' && subjects[1]) carried.push(subjects[1].id);
  const homes = subjects
    .filter(({ id }) => !carried.includes(id))
    .toSorted((a, b) => weight(b) - weight(a))
    .map((subject) => homeOfOne(subject, draft));
  // Before a house nobody is at home in a room, and into the sky nothing rises from a table.
  const isRising = draft.place === 'sky' && subjects.some(({ does }) => does === 'rise');
  const isOutside = isRising || subjects.some(isBuilding);
  const isGround = (home: Place | null): home is Place =>
    home !== null && !GROUNDS.includes(home) && !(isOutside && placeWords(home).indoors);
  const outdoors = homes.filter(isGround);
  if (isAmongFurniture(draft) && weather === null) return 'plain-room';
  const [first, second] = outdoors;
  // A kraken that takes a ship comes up to it.
  if (first === 'underwater' && subjects.some(({ figure }) => figure.kind === 'craft'))
    return outdoors.find((home) => home !== first) ?? first;
  // Ships do not sail through streets: both are on the shore.
  if (first && second && WATERS.has(first) !== WATERS.has(second))
    return subjects.some(isBoundToWater) ? 'beach' : WATERS.has(first) ? second : first;
  // Birds and kites come down to those who stand on the ground.
  if (first === 'sky' && homes.some((home) => home !== 'sky'))
    return outdoors.find((home) => home !== 'sky') ?? 'meadow';
  if (first) return first;
  // Weather is outdoors, and so is what stands before a house.
  if (isOutside || weather !== null || season !== null || effects.some((each) => OUTDOOR_EFFECTS.has(each)))
    return null;
  if (homes.includes('plain-room')) return 'plain-room';
  if (!homes.includes('tabletop')) return null;
  return homes.includes(null) ? 'plain-room' : 'tabletop';
}

function homeOfOne({ figure, material, toy }: Subject, { relation }: Draft): Place | null {
  if (toy) return material === 'stone' ? 'park' : 'tabletop';
  return figure.kind === 'instrument' && relation !== 'playing' ? 'plain-room' : homeOf(figure);
}

/** Furniture does not walk: a gorilla on a sofa is in a room. */
function isAmongFurniture({ subjects, relations }: Draft): boolean {
  // A cactus on a desk has been brought there.
  const furniture = subjects.filter(isFurnishing).map(({ id }) => id);
  const brought = relations.filter(({ to }) => furniture.includes(to)).map(({ of }) => of);
  const standing = subjects.filter(({ id, figure }) => !LIVING.has(figure.kind) && !brought.includes(id));
  const isOutdoors = ({ figure }: Subject) => !GROUNDS.includes(homeOf(figure));
  return standing.length < subjects.length && standing.some(isFurnishing) && !standing.some(isOutdoors);
}

/** A goose and a frog come to those on land, a ship and a whale do not. */
function isBoundToWater({ figure }: Subject): boolean {
  const home = homeOf(figure);
  return home === 'underwater' || home === 'ocean' || (home === 'lake' && figure.kind === 'craft');
}

const BY_EFFECT: Partial<Record<Effect, Place>> = wordRecord('placesByEffect');

/** Where such light and weather are at their best. */
function placeOfSetting({ effects, season, subjects, time, weather }: Draft): Place | null {
  const [shown] = effects.flatMap((effect) => BY_EFFECT[effect] ?? []);
  if (shown) return shown;
  if (season === 'autumn') return 'forest';
  if (weather === 'snow') return 'mountains';
  if (weather === 'storm' && subjects.length === 0) return 'ocean';
  if (weather === 'rain') return 'street';
  return time === 'night' ? 'lake' : time && 'meadow';
}
