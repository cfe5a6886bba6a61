import { DEEDS } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import type { Effect, Place, SpatialRelation, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { lifeSize } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { figureOfWord, homeOf } from '../vocabulary/nouns.ts';
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
export function choosePlace(draft: Draft): Place {
  const acting = draft.subjects.map((subject) => subject.action);
  // A launch is seen from the ground.
  if (acting.includes('launch') && (draft.place ?? 'sky') === 'sky') return 'desert';
  // Waves break off the beach; nobody surfs on the sand.
  if (acting.includes('surf') && draft.place === 'beach') return 'ocean';
  if (draft.place === 'ocean' && standsByTheSea(draft)) return 'beach';
  if (draft.place === 'hill' && standsOnTop(draft)) return 'hilltop';
  // Who moves about is on its slope.
  const slope = draft.place ? SLOPES[draft.place] : undefined;
  if (slope && !draft.subjects.every(isThing) && !draft.subjects.every(isBuilding)) return slope;
  if (draft.place === 'cliff' && standsOnTop(draft)) return 'clifftop';
  // A hockey player on the ice is not in the arctic.
  const played = draft.place && PITCHES.has(draft.place) ? playingPlace(draft) : null;
  if (played) return played;
  const furnished = isOnlyFurnished(draft);
  if (draft.place === 'room' && draft.absent.some(isFurniture)) return 'plain-room';
  if (draft.place && !furnished && !isOverhead(draft))
    return (floats(draft) && WIDE_WATERS[draft.place]) || draft.place;
  const certain = draft.subjects.map(({ noun }) => own(HEARTHS, noun)).find(Boolean) ?? certainPlace(draft);
  if (certain) return certain;
  const work = workplace(draft);
  if (furnished) return work ?? draft.place!;
  const afloat = waterOf(draft);
  if (afloat) return afloat;
  const doing = withRoomFor(draft, placeOfDeeds(draft));
  // One plays on a stage, unless by a campfire or in front of a tent.
  const elsewhere =
    doing !== null &&
    (doing === 'stage' || placeWords(doing).indoors === true) &&
    draft.subjects.some(
      ({ figure, toy }) =>
        figure.kind === 'landmark' && !toy && !HEARTHS[figure.model] && figure.model !== 'christmas tree',
    );
  const street = streetOf(draft);
  if (street && [doing, work].some((each) => each !== null && placeWords(each).indoors)) return street;
  if (work && isAnywhere(doing, work)) return work;
  const home = draft.subjects.map(({ noun }) => own(FURNITURE, noun)).find(Boolean);
  if (doing && home && placeWords(doing).indoors) return home;
  if (doing && OPEN_GROUNDS.has(doing) && isAmongFurniture(draft)) return home ?? 'room';
  // Gestures are made anywhere: what stands around says more.
  const around = doing && GESTURED.has(doing) ? homeOfThings(draft) : null;
  if (around && !(elsewhere && placeWords(around).indoors)) return around;
  if (doing && !elsewhere) return doing;
  // Plants grow outdoors, whatever stands on tables else.
  if (draft.subjects.some(({ change }) => change === 'grow' || change === 'bloom')) return 'meadow';
  if (draft.weather !== null && isSeenThroughPanes(draft)) return 'room';
  const common = homeOfAll(draft);
  if (draft.effects.includes('petals') && (common ?? 'street') === 'street') return 'park';
  if (common) return common;
  if (draft.effects.includes('fireworks') || draft.effects.includes('neon')) return 'city';
  if (draft.effects.some((effect) => effect === 'aurora' || effect === 'rainbow')) return 'mountains';
  if (draft.effects.includes('petals')) return 'park';
  if (draft.effects.includes('full-moon') || draft.effects.includes('shooting-stars')) return 'lake';
  if (draft.season === 'autumn') return 'forest';
  if (draft.weather === 'snow') return 'mountains';
  if (draft.weather === 'storm' && draft.subjects.length === 0) return 'ocean';
  if (draft.weather === 'rain') return 'street';
  if (draft.time) return draft.time === 'night' ? 'lake' : 'meadow';
  return draft.subjects.length > 0 ? 'meadow' : 'abstract';
}

/** Where things are done that are done anywhere else as well. */
const GESTURED = new Set<Place>([
  'stage',
  'stage-hall',
  'indoor-library',
  'room',
  'plain-room',
  'casino',
  'bar',
  'ballroom',
  'cafeteria',
  'castle-yard',
  'church',
  'classroom',
  'circus',
  'conference-room',
  'corridor',
  'courtroom',
  'campsite',
  'art-gallery',
]);

function isDiver({ figure }: Subject): boolean {
  return figure.kind === 'person' && homeOf(figure) === 'underwater';
}

function isFurniture(noun: string): boolean {
  const figure = figureOfWord(noun);
  return noun === 'furniture' || (figure !== null && homeOf(figure) === 'plain-room');
}

/** Where those things and animals are found with which somebody does something that is done anywhere. */
function homeOfThings(draft: Draft): Place | null {
  const all = draft.subjects.filter(({ deed, figure }) => deed === null && figure.kind !== 'person');
  // What somebody has in hand has been brought along: a shark that is given a toothbrush is in the sea.
  const found = all.filter((each) => !isHoldable(each));
  const things = found.length > 0 ? found : all;
  if (things.some(({ figure, toy }) => figure.kind === 'vehicle' && !toy)) return 'street';
  const home = things.length > 0 ? homeOfAll({ ...draft, subjects: things }) : null;
  if (home === 'tabletop' || home === 'plain-room') return 'room';
  // Nobody claps under water: a seal comes ashore to whoever is there. Fish cannot.
  const isDeep = things.some(({ figure }) => figure.kind === 'fish');
  if (home === 'underwater' && !isDeep && !draft.subjects.some(isDiver)) return 'beach';
  return home === 'stage' || home === 'sky' ? null : home;
}

/** Where games are played, as they are named in passing: the ice, an arena, a field. */
const PITCHES = new Set<Place>(['arctic', 'castle-yard', 'meadow', 'football-field', 'corridor']);

const AIRBORNE = /^(?:bird|craft|creature)$/;

/** "As clouds rush across the sky": the sky is over those who stand on the ground. */
function isOverhead({ place, subjects }: Draft): boolean {
  if (place !== 'sky' || subjects.length === 0) return false;
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

/** What stays on a hill stands on its top. */
function standsOnTop({ subjects }: Draft): boolean {
  const stays = ({ figure, deed }: Subject) =>
    deed === null && /^(?:landmark|emoji|object|prop|sign)$/.test(figure.kind);
  return subjects.length > 0 && subjects.every(stays);
}

const CARRIED = new Set<SpatialRelation['kind']>(['on', 'in']);
const DRIFTING = new Set(['float', 'drift', 'bob']);

/** Whoever is in a boat is on the water, whatever they do there. */
function waterOf({ subjects, relations, deeds }: Draft): Place | null {
  const carries = ({ id }: Subject) => relations.some(({ kind, to }) => CARRIED.has(kind) && to === id);
  const boat = subjects.find(
    ({ id, figure }) =>
      figure.kind === 'craft' && relations.some(({ kind, to }) => kind === 'in' && to === id),
  );
  const home = boat && homeOf(boat.figure);
  if (home && WATERS.has(home)) return home;
  // A log that somebody stands on floats on water, and not in the air.
  const drifts = (subject: Subject) =>
    deeds.some(({ by, verb }) => by === subject.id && DRIFTING.has(verb)) && carries(subject);
  return subjects.some((subject) => isThing(subject) && homeOf(subject.figure) !== 'sky' && drifts(subject))
    ? 'lake'
    : null;
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

/** Small waters have banks all over the frame: who floats does so on the wide water that is like them. */
const WIDE_WATERS: Partial<Record<Place, Place>> = {
  pond: 'lake',
  lagoon: 'lake',
  canal: 'lake',
  fjord: 'lake',
  oasis: 'lake',
  creek: 'river',
};

function floats({ subjects }: Draft): boolean {
  return subjects.some(
    ({ figure, action }) =>
      /^(craft|bird|fish)$/.test(figure.kind) || /^(swim|sail|float|fish)$/.test(action ?? ''),
  );
}

/** Under a street lamp nobody is in a library, and beside a tree in no office. */
function streetOf({ subjects }: Draft): Place | null {
  const homes = subjects.filter(({ figure }) => figure.kind === 'object').map(({ figure }) => homeOf(figure));
  const isHigh = (each: Subject) =>
    each.figure.kind === 'emoji' && !each.toy && lifeSize(each, 0) > CEILING_CM;
  return (
    homes.find((home) => home === 'street' || home === 'park') ?? (subjects.some(isHigh) ? 'park' : null)
  );
}

const CEILING_CM = 400;

/** No truck stands in a living room, and no house. */
function withRoomFor({ subjects }: Draft, doing: Place | null): Place | null {
  const stands = (kind: Subject['figure']['kind']) =>
    subjects.some(({ figure, toy }) => figure.kind === kind && !toy);
  // What is built somewhere tells better where it is.
  if ((stands('landmark') || stands('craft')) && doing !== null && HOMES.has(doing)) return null;
  return stands('vehicle') && doing !== null && HOMES.has(doing) ? 'street' : doing;
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

/** Where one does such things, if it is not anywhere; riders do them wherever they are. */
export function placeOfDeeds({ relations, subjects }: Pick<Draft, 'relations' | 'subjects'>): Place | null {
  const doing = subjects
    .filter(({ id }) => !relations.some(({ kind, of }) => kind === 'riding' && of === id))
    .map((subject) => placeOfDeed(subject))
    .filter((place) => place !== null);
  // What is done anywhere says less than what is done there only.
  const [said = doing[0]] = doing.filter((place) => !GESTURED.has(place));
  if (said) return said;
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
  // One eats wherever one is at home.
  if (deed === 'eat-food') return homeOf(figure) === null ? 'park' : null;
  const place = (deed && DEEDS[deed]?.place) || null;
  const home = figure.kind === 'person' ? null : homeOf(figure);
  const wild = home !== null && !placeWords(home).indoors;
  return place && wild && (AS_ANIMALS_DO.test(deed!) || OF_PEOPLE.has(place)) ? null : place;
}

/** Where people do outdoors what they do in rooms as well. */
const OPEN_GROUNDS = new Set<Place>(['park', 'street', 'forest', 'meadow']);

/** Where people do what animals do wherever they are. */
const OF_PEOPLE = new Set<Place>([
  'playground',
  'street',
  'park',
  'room',
  'plain-room',
  'corridor',
  'bedroom',
  'gym',
  'yoga-studio',
]);

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
function homeOfAll(draft: Draft): Place | null {
  // Riders go where their mount is at home.
  const ridden = draft.relation === 'riding' ? draft.subjects[1] : undefined;
  const weight = (subject: Subject) => (subject.figure.kind === 'landmark' ? 2 : subject === ridden ? 1 : 0);
  // What is held, or is inside of something, is where that is.
  const carried = new Set(
    draft.relations.flatMap(({ kind, of, to }) =>
      kind === 'in' || kind === 'riding' ? [of] : kind === 'holding' || kind === 'wearing' ? [to] : [],
    ),
  );
  if (draft.relation === 'holding' && draft.subjects[1]) carried.add(draft.subjects[1].id);
  const homes = draft.subjects
    .filter(({ id }) => !carried.has(id))
    .toSorted((a, b) => weight(b) - weight(a))
    .map((subject) =>
      subject.toy
        ? subject.material === 'stone' || subject.material === 'metal'
          ? 'park'
          : 'tabletop'
        : MOVING.has(subject.action ?? '') && isThing(subject)
          ? null
          : subject.figure.kind === 'instrument' && draft.relation !== 'playing'
            ? 'plain-room'
            : homeOf(subject.figure),
    );
  const outdoors = homes.filter((home) => !GROUNDS.includes(home)) as Place[];
  if (isAmongFurniture(draft) && draft.weather === null && draft.season === null) return 'plain-room';
  const [first, second] = outdoors;
  if (first === 'space' && second) return second;
  // A kraken that takes a ship comes up to it.
  const surface = outdoors.find((home) => home === 'ocean' || home === 'lake');
  if (first === 'underwater' && surface && draft.subjects.some(({ figure }) => figure.kind === 'craft'))
    return surface;
  // Ships do not sail through streets: both are on the shore.
  if (first && second && WATERS.has(first) !== WATERS.has(second) && draft.relation !== 'riding')
    return draft.subjects.some(isBoundToWater) ? 'beach' : WATERS.has(first) ? second : first;
  // Birds and kites come down to those who stand on the ground.
  if (first === 'sky' && homes.some((home) => home !== 'sky'))
    return second && second !== 'sky' ? second : 'meadow';
  if (first) return draft.weather === 'snow' && WARM.has(first) ? 'mountains' : first;
  // Weather is outdoors.
  if (draft.weather !== null || draft.season !== null) return null;
  if (draft.effects.some((effect) => OUTDOOR_EFFECTS.has(effect))) return null;
  if (homes.includes('plain-room')) return 'plain-room';
  if (!homes.includes('tabletop')) return null;
  return homes.includes(null) ? 'plain-room' : 'tabletop';
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
  return (
    home === 'underwater' || (WATERS.has(home ?? 'sky') && (figure.kind === 'craft' || home === 'ocean'))
  );
}

function isThing({ figure }: Subject): boolean {
  return figure.kind === 'emoji' || figure.kind === 'object' || figure.kind === 'prop';
}

const AFLOAT = new Set(['surf', 'swim', 'sail', 'float', 'fly', 'ride', 'fish']);

/** Who has nothing to float on looks at the ocean from its shore. */
function standsByTheSea({ subjects }: Draft): boolean {
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
