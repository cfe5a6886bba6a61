import { DEEDS } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import type { Effect, Figure, Place, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { lifeSize } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';
import {
  certainPlace,
  isAnywhere,
  isFurnishing,
  isOnlyFurnished,
  isSeenThroughPanes,
  playingPlace,
  workplace,
} from './implied-place.ts';
import { own } from './told.ts';

/** Whoever does these goes somewhere. */
export const MOVING = wordClass('gettingSomewhere');
/** Where things are done that are done anywhere else as well: what stands around says more. */
const GESTURED = wordClass('gesturedPlaces');

/** What tells where it all is, the surest first. */
const TELLING: readonly ((draft: Draft) => Place | null)[] = [
  launchSite,
  (draft) => (draft.place === 'ocean' && standsByTheSea(draft) ? 'beach' : null),
  slope,
  // A hockey player on the ice is not in the arctic.
  (draft) => (draft.place && PITCHES.has(draft.place) ? playingPlace(draft) : null),
  (draft) => (draft.place === 'room' && draft.absent.includes('furniture') ? 'plain-room' : null),
  namedPlace,
  (draft) => draft.subjects.map(({ noun }) => own(HEARTHS, noun)).find(Boolean) ?? certainPlace(draft),
  (draft) => (isOnlyFurnished(draft) ? (workplace(draft) ?? draft.place) : null),
  placeOfDoing,
  // Plants grow outdoors, whatever stands on tables else.
  ({ subjects }) =>
    subjects.some(({ change }) => change === 'grow' || change === 'bloom') ? 'meadow' : null,
  (draft) => (draft.weather !== null && isSeenThroughPanes(draft) ? 'room' : null),
  homeOfAll,
  placeOfSetting,
];

/** The place that is named, or that suits what is. */
export function choosePlace(draft: Draft): Place {
  for (const tell of TELLING) {
    const place = tell(draft);
    if (place) return place;
  }
  return draft.subjects.length > 0 ? 'meadow' : 'abstract';
}

/** A launch is seen from the ground. */
function launchSite({ place, subjects }: Draft): Place | null {
  return subjects.some(({ action }) => action === 'launch') && (place ?? 'sky') === 'sky' ? 'desert' : null;
}

const SLOPES: Partial<Record<Place, { readonly top: Place; readonly side: Place }>> = {
  hill: { top: 'hilltop', side: 'hill' },
  hilltop: { top: 'hilltop', side: 'hill' },
  cliff: { top: 'clifftop', side: 'cliff' },
  clifftop: { top: 'clifftop', side: 'cliff' },
};
const STANDING = new Set<Figure['kind']>(['landmark', 'emoji', 'object', 'prop', 'sign']);

/** What stays on a hill stands on its top; who moves about is on its slope. */
function slope({ place, subjects }: Draft): Place | null {
  const hill = place ? SLOPES[place] : undefined;
  if (!hill || subjects.length === 0) return null;
  return subjects.every(({ deed, figure }) => deed === null && STANDING.has(figure.kind))
    ? hill.top
    : hill.side;
}

const PITCHES = wordClass('pitches');

/** Small waters have banks all over the frame: who floats does so on the wide water that is like them. */
const WIDE_WATERS: Partial<Record<Place, Place>> = wordRecord('wideWaters');
const AFLOAT = wordClass('afloat');
const SWIMMERS = new Set<Figure['kind']>(['craft', 'bird', 'fish']);

function namedPlace(draft: Draft): Place | null {
  const { place, subjects } = draft;
  if (!place || isOnlyFurnished(draft) || isOverhead(draft)) return null;
  // Waves break off the beach; nobody surfs on the sand.
  if (place === 'beach' && subjects.some(({ action }) => action === 'surf')) return 'ocean';
  const floats = subjects.some(({ figure, action }) => SWIMMERS.has(figure.kind) || AFLOAT.has(action ?? ''));
  return (floats && WIDE_WATERS[place]) || place;
}

const AIRBORNE = new Set<Figure['kind']>(['bird', 'craft', 'creature']);
const IN_THE_AIR = new Set<Subject['action']>(['fly', 'float', 'fall', 'launch']);

/** "As clouds rush across the sky": the sky is over those who stand on the ground. */
function isOverhead({ place, subjects }: Draft): boolean {
  const isUpThere = ({ figure, action, deed }: Subject) =>
    AIRBORNE.has(figure.kind) || IN_THE_AIR.has(action) || (deed !== null && DEEDS[deed]?.place === 'sky');
  return place === 'sky' && subjects.length > 0 && !subjects.some(isUpThere);
}

/** Nouns that leave no doubt where one is. */
const HEARTHS: Readonly<Record<string, Place>> = {
  fireplace: 'room',
  hearth: 'room',
  crowd: 'street',
  windowsill: 'room',
};

/** Who reads on a couch does not sit in a library. */
const FURNITURE: Readonly<Record<string, Place>> = {
  couch: 'room',
  sofa: 'room',
  armchair: 'room',
  bed: 'bedroom',
};
/** Where people do outdoors what they do in rooms as well. */
const OPEN_GROUNDS = new Set<Place>(['park', 'street', 'forest', 'meadow']);

/** Where one does such things, or works, unless what stands around says otherwise. */
function placeOfDoing(draft: Draft): Place | null {
  const work = workplace(draft);
  const doing = withRoomFor(draft, placeOfDeeds(draft));
  const isRoom = (place: Place | null) => place !== null && placeWords(place).indoors === true;
  const street = streetOf(draft);
  if (street && (isRoom(doing) || isRoom(work))) return street;
  if (work && isAnywhere(doing, work)) return work;
  if (!doing) return null;
  const home = draft.subjects.map(({ noun }) => own(FURNITURE, noun)).find(Boolean);
  if (home && isRoom(doing)) return home;
  if (OPEN_GROUNDS.has(doing) && isAmongFurniture(draft)) return home ?? 'room';
  // One plays on a stage, unless by a campfire or in front of a tent.
  const elsewhere = (doing === 'stage' || isRoom(doing)) && draft.subjects.some(isBuilt);
  const around = GESTURED.has(doing) ? homeOfThings(draft) : null;
  if (around && !(elsewhere && isRoom(around))) return around;
  return elsewhere ? null : doing;
}

function isBuilt({ figure, toy }: Subject): boolean {
  return figure.kind === 'landmark' && !toy && !HEARTHS[figure.model] && figure.model !== 'christmas tree';
}

/** Where those things and animals are found with which somebody does something that is done anywhere. */
function homeOfThings(draft: Draft): Place | null {
  const all = draft.subjects.filter(({ deed, figure }) => deed === null && figure.kind !== 'person');
  // What somebody has in hand has been brought along: a shark that is given a toothbrush is in the sea.
  const found = all.filter((each) => !isHoldable(each));
  const things = found.length > 0 ? found : all;
  const home = things.length > 0 ? homeOfAll({ ...draft, subjects: things }) : null;
  if (home === 'tabletop' || home === 'plain-room') return 'room';
  return home === 'stage' || home === 'sky' ? null : home;
}

const CEILING_CM = 400;

/** Under a street lamp nobody is in a library, and beside a tree in no office. */
function streetOf({ subjects }: Draft): Place | null {
  const homes = subjects.filter(({ figure }) => figure.kind === 'object').map(({ figure }) => homeOf(figure));
  const isHigh = (each: Subject) =>
    each.figure.kind === 'emoji' && !each.toy && lifeSize(each, 0) > CEILING_CM;
  return (
    homes.find((home) => home === 'street' || home === 'park') ?? (subjects.some(isHigh) ? 'park' : null)
  );
}

const SMALL_ROOMS = wordClass('smallRooms');

/** No truck stands in a living room, and no house, which tells better where it is. */
function withRoomFor({ subjects }: Draft, doing: Place | null): Place | null {
  if (doing === null || !SMALL_ROOMS.has(doing)) return doing;
  const stands = (kind: Figure['kind']) => subjects.some(({ figure, toy }) => figure.kind === kind && !toy);
  if (stands('landmark') || stands('craft')) return null;
  return stands('vehicle') ? 'street' : doing;
}

const BY_ACTION: Partial<Record<NonNullable<Subject['action']>, Place>> = wordRecord('placesByAction');

/** Where one does such things, if it is not anywhere; riders do them wherever they are. */
export function placeOfDeeds({ relations, subjects }: Pick<Draft, 'relations' | 'subjects'>): Place | null {
  const doing = subjects
    .filter(({ id }) => !relations.some(({ kind, of }) => kind === 'riding' && of === id))
    .flatMap((subject) => placeOfDeed(subject) ?? []);
  const said = doing.find((place) => !GESTURED.has(place)) ?? doing[0];
  if (said) return said;
  const acting = subjects.flatMap(({ action }) => (action && BY_ACTION[action]) ?? []);
  return acting[0] ?? (subjects.some(isSwimmer) ? 'swimming-pool' : null);
}

const OF_PEOPLE = wordClass('placesOfPeople');
const AS_ANIMALS_DO = wordClass('asAnimalsDo');

/** A zebra that drinks does not do so in a kitchen. */
function placeOfDeed({ deed, figure }: Subject): Place | null {
  const place = deed === null ? null : (DEEDS[deed]?.place ?? null);
  const home = figure.kind === 'person' ? null : homeOf(figure);
  const isWild = home !== null && !placeWords(home).indoors;
  // One eats wherever one is at home.
  if (deed === 'eat-food') return homeOf(figure) === null ? 'park' : null;
  return place && isWild && (AS_ANIMALS_DO.has(deed ?? '') || OF_PEOPLE.has(place)) ? null : place;
}

/** Divers are at home under water; everybody else swims with the head above it. */
export function isSwimmer({ figure, action, deed }: Subject): boolean {
  return figure.kind === 'person' && action === 'swim' && deed === null && homeOf(figure) !== 'underwater';
}

/** Indoor grounds give way to outdoor ones: a cup may stand in the street, a car not on a table. */
const GROUNDS: readonly (Place | null)[] = ['tabletop', null, 'plain-room'];
const WARM = new Set<Place>(['savanna', 'desert', 'jungle', 'beach']);
const WATERS = new Set<Place>(['ocean', 'lake', 'underwater']);
const OUTDOOR_EFFECTS = new Set<Effect>(['full-moon', 'shooting-stars', 'aurora', 'rainbow', 'fireworks']);

/** The place that suits everybody: that of the largest, or of what stands where it was built. */
function homeOfAll(draft: Draft): Place | null {
  const { effects, relation, relations, season, subjects, weather } = draft;
  // Riders go where their mount is at home.
  const ridden = relation === 'riding' ? subjects[1] : undefined;
  const weight = (subject: Subject) => (isBuilding(subject) ? 2 : subject === ridden ? 1 : 0);
  // What is held, or is inside of something, is where that is.
  const carried = new Set(
    relations.flatMap(({ kind, of, to }) =>
      kind === 'in' || kind === 'riding' ? [of] : kind === 'holding' ? [to] : [],
    ),
  );
  if (relation === 'holding' && subjects[1]) carried.add(subjects[1].id);
  const homes = subjects
    .filter(({ id }) => !carried.has(id))
    .toSorted((a, b) => weight(b) - weight(a))
    .map((subject) => homeOfOne(subject, draft));
  const outdoors = homes.filter((home): home is Place => !GROUNDS.includes(home));
  if (isAmongFurniture(draft) && weather === null && season === null) return 'plain-room';
  const [first, second] = outdoors;
  // A kraken that takes a ship comes up to it.
  if (first === 'underwater' && subjects.some(({ figure }) => figure.kind === 'craft'))
    return outdoors.find((home) => home !== first) ?? first;
  // Ships do not sail through streets: both are on the shore.
  if (first && second && WATERS.has(first) !== WATERS.has(second) && relation !== 'riding')
    return subjects.some(isBoundToWater) ? 'beach' : WATERS.has(first) ? second : first;
  // Birds and kites come down to those who stand on the ground.
  if (first === 'sky' && homes.some((home) => home !== 'sky'))
    return outdoors.find((home) => home !== 'sky') ?? 'meadow';
  if (first === 'street' && effects.includes('petals')) return 'park';
  if (first) return weather === 'snow' && WARM.has(first) ? 'mountains' : first;
  // Weather is outdoors.
  if (weather !== null || season !== null || effects.some((each) => OUTDOOR_EFFECTS.has(each))) return null;
  if (homes.includes('plain-room')) return 'plain-room';
  if (!homes.includes('tabletop')) return null;
  return homes.includes(null) ? 'plain-room' : 'tabletop';
}

function homeOfOne(subject: Subject, { relation }: Draft): Place | null {
  if (subject.toy) return subject.material === 'stone' || subject.material === 'metal' ? 'park' : 'tabletop';
  if (MOVING.has(subject.action ?? '') && isThing(subject)) return null;
  return subject.figure.kind === 'instrument' && relation !== 'playing'
    ? 'plain-room'
    : homeOf(subject.figure);
}

/** Furniture does not walk: a gorilla on a sofa is in a room. */
function isAmongFurniture({ subjects, relations }: Draft): boolean {
  // A swing that hangs from a lamp has been brought to it.
  const furniture = subjects.filter(isFurnishing).map(({ id }) => id);
  const brought = relations.filter(({ to }) => furniture.includes(to)).map(({ of }) => of);
  const standing = subjects.filter(({ id, figure }) => !LIVING.has(figure.kind) && !brought.includes(id));
  const isOutdoors = ({ figure, toy }: Subject) => !toy && !GROUNDS.includes(homeOf(figure));
  return standing.length < subjects.length && standing.some(isFurnishing) && !standing.some(isOutdoors);
}

/** A goose and a frog come to those on land, a ship and a whale do not. */
function isBoundToWater({ figure }: Subject): boolean {
  const home = homeOf(figure);
  return home === 'underwater' || home === 'ocean' || (home === 'lake' && figure.kind === 'craft');
}

function isBuilding({ figure }: Subject): boolean {
  return figure.kind === 'landmark';
}

function isThing({ figure }: Subject): boolean {
  return figure.kind === 'emoji' || figure.kind === 'object' || figure.kind === 'prop';
}

/** Who has nothing to float on looks at the ocean from its shore. */
function standsByTheSea({ subjects }: Draft): boolean {
  const walks = ({ figure, action }: Subject) =>
    (figure.kind === 'person' || figure.kind === 'quadruped') && !AFLOAT.has(action ?? '');
  const isAtSea = ({ deed, figure }: Subject) =>
    figure.kind === 'craft' || figure.kind === 'fish' || (deed !== null && DEEDS[deed]?.place === 'ocean');
  return subjects.some(walks) && !subjects.some(isAtSea);
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
