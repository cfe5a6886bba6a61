import { DEEDS } from '../cast/people/deed-names.ts';
import {
  type Camera,
  type Effect,
  PLACES,
  type Place,
  type SceneDescription,
  type Style,
  type Subject,
  type TimeOfDay,
  type Weather,
} from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { seedOf } from '../seeded-random.ts';
import { afterEachOther } from './after-each-other.ts';
import { atTables, withFreeHands } from './at-tables.ts';
import { atWork } from './at-work.ts';
import { withFittingContainers } from './fitting-containers.ts';
import { moonsOf } from './give-off.ts';
import { goAboard } from './go-aboard.ts';
import { homeOf } from './lexicon/nouns.ts';
import { inItsOwnBowl } from './own-bowl.ts';
import { ownMoves } from './own-moves.ts';
import { pourDrinks } from './pour-drinks.ts';
import type { Reading } from './reading.ts';
import { seaBattle } from './sea-battle.ts';
import { settlePeople } from './settle-people.ts';
import { settleSubjects, stuffOf } from './settle-subjects.ts';
import { takeInHand } from './take-in-hand.ts';

/** Where no weather of ours gets to. */
const INDOORS = new Set<Place>([
  ...PLACES.filter((place) => PLACE_NAMES[place].indoors),
  'space',
  'underwater',
  'moon',
  'mars',
  'abstract',
]);
const NIGHT_EFFECTS = new Set<Effect>([
  'fireworks',
  'aurora',
  'full-moon',
  'fireflies',
  'shooting-stars',
  'neon',
]);
const MOVING = new Set<string>([
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

/** Fills in what the prompt left open with what fits the rest. */
export function completeReading(read: Reading): SceneDescription {
  const told = seaBattle(
    goAboard(withFreeHands(atTables(takeInHand(ownMoves(afterEachOther(inItsOwnBowl(pourDrinks(read)))))))),
  );
  const reading = { ...told, subjects: settlePeople({ ...told, subjects: settleSubjects(told) }) };
  const place = choosePlace(reading);
  const weather = chooseWeather(reading, place);
  const effects = chooseEffects(reading, place);
  const moons = moonsOf(reading.text);
  return {
    text: reading.text,
    seed: seedOf(reading.text.toLowerCase()),
    place,
    ...(told.outside && { outside: told.outside }),
    time: chooseTime(reading, place, effects),
    weather,
    season:
      reading.season ?? (reading.style === 'thanksgiving' ? 'autumn' : weather === 'snow' ? 'winter' : null),
    mood: reading.mood,
    effects,
    ...(moons > 1 && { moons }),
    subjects: withFittingContainers(reading).map((subject) =>
      place !== 'underwater' && isSwimmer(subject) ? { ...subject, deed: 'swim' } : subject,
    ),
    relation: reading.relation,
    relations: onTheGround(reading),
    deeds: reading.deeds,
    lines: reading.lines,
    absent: reading.absent,
    camera: chooseCamera(reading),
    style: COLOURED.test(reading.text.toLowerCase()) ? null : reading.style,
    stuff: stuffOf(reading.text),
    hours: INDOORS.has(place) ? [] : reading.hours,
    weathers: INDOORS.has(place) ? [] : reading.weathers,
    sequence: [],
  };
}

/** "A black and white striped shirt": the cloth is so, and not the film. */
const COLOURED =
  /\bblack[- ]and[- ]white (?:striped|checkered|checked|spotted|dotted|polka|plaid|patterned|dress|shirt|uniform|cat|dog|cow|horse|kitten|puppy)\b/;

/** Over a cauldron one does something to it, standing beside. */
function onTheGround({ relations, subjects }: Reading): SceneDescription['relations'] {
  return relations.map((relation) => {
    const doer = subjects.find(({ id }) => id === relation.of);
    const stands = relation.kind === 'above' && doer?.figure.kind === 'person' && doer.deed !== null;
    return stands ? { ...relation, kind: 'beside' } : relation;
  });
}

function choosePlace(reading: Reading): Place {
  const acting = reading.subjects.map((subject) => subject.action);
  // A launch is seen from the ground.
  if (acting.includes('launch') && (reading.place ?? 'sky') === 'sky') return 'desert';
  // Waves break off the beach; nobody surfs on the sand.
  if (acting.includes('surf') && reading.place === 'beach') return 'ocean';
  if (reading.place === 'ocean' && standsByTheSea(reading)) return 'beach';
  if (reading.place) return (floats(reading) && WIDE_WATERS[reading.place]) || reading.place;
  const certain = reading.subjects.map(({ noun }) => CERTAIN_PLACES[noun]).find(Boolean);
  if (certain) return certain;
  const afloat = waterOf(reading);
  if (afloat) return afloat;
  const doing = placeOfDeeds(reading);
  // One plays on a stage, unless by a campfire or in front of a tent.
  const elsewhere = doing === 'stage' && reading.subjects.some(({ figure }) => figure.kind === 'landmark');
  const street = streetOf(reading);
  if (doing && PLACE_NAMES[doing].indoors && street) return street;
  const furnished = reading.subjects.map(({ noun }) => FURNITURE[noun]).find(Boolean);
  if (doing && furnished && PLACE_NAMES[doing].indoors) return furnished;
  if (doing && !elsewhere) return doing;
  // Plants grow outdoors, whatever stands on tables else.
  if (reading.subjects.some(({ change }) => change === 'grow' || change === 'bloom')) return 'meadow';
  const home = homeOfAll(reading);
  if (reading.effects.includes('petals') && (home ?? 'street') === 'street') return 'park';
  if (home) return home;
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
const CERTAIN_PLACES: Readonly<Record<string, Place>> = {
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

/** Where one does such things, if it is not anywhere. */
export function placeOfDeeds({ subjects }: Pick<Reading, 'subjects'>): Place | null {
  const doing = subjects
    .map((subject) => atWork(subject, subjects) ?? (subject.deed && DEEDS[subject.deed]?.place))
    .find(Boolean);
  if (doing) return doing;
  const acting = subjects.map((subject) => subject.action);
  if (acting.includes('surf')) return 'ocean';
  if (acting.includes('ski')) return 'mountains';
  if (acting.includes('cook')) return 'kitchen';
  if (acting.includes('fish')) return 'lake';
  if (subjects.some(isSwimmer)) return 'swimming-pool';
  return acting.includes('read') || acting.includes('type') ? 'room' : null;
}

/** Divers are at home under water; everybody else swims with the head above it. */
function isSwimmer({ figure, action, deed }: Subject): boolean {
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

function chooseTime(reading: Reading, place: Place, effects: readonly Effect[]): TimeOfDay {
  if (reading.hours[0] && !INDOORS.has(place)) return reading.hours[0];
  if (reading.time) return reading.time;
  if (place === 'space' || place === 'stage') return 'night';
  if (effects.some((effect) => NIGHT_EFFECTS.has(effect))) return 'night';
  if (reading.style === 'cyberpunk') return 'night';
  if (reading.mood === 'romantic') return 'sunset';
  if (reading.mood === 'mysterious') return 'night';
  return 'day';
}

function chooseWeather(reading: Reading, place: Place): Weather {
  if (INDOORS.has(place) && place !== 'room' && !PLACE_NAMES[place].aboard) return 'clear';
  if (reading.weather) return reading.weather;
  if (reading.season === 'winter' || reading.subjects.some(({ deed }) => deed === 'make-snowman'))
    return 'snow';
  if (reading.mood === 'sad') return 'cloudy';
  return 'clear';
}

function chooseEffects(reading: Reading, place: Place): Effect[] {
  const effects = new Set(reading.effects);
  if (reading.season === 'autumn' && !INDOORS.has(place)) effects.add('leaves');
  if (place === 'underwater') effects.add('bubbles');
  if (reading.mood === 'mysterious' && (place === 'forest' || place === 'jungle')) effects.add('fireflies');
  if (reading.style === 'thanksgiving' && !INDOORS.has(place)) effects.add('leaves');
  if (reading.style === 'cyberpunk') effects.add('neon');
  // A kitchen fire or a torch in space needs no embers everywhere.
  if (place === 'kitchen' || place === 'underwater') effects.delete('embers');
  return [...effects];
}

function chooseCamera(reading: Reading): Camera {
  const moving = reading.subjects.some(({ action, deed }: Subject) =>
    deed ? DEEDS[deed]?.moves : action !== null && MOVING.has(action),
  );
  const busy = reading.subjects.some(({ deed }) => deed !== null);
  const { move, framing, pace, cutting } = reading.camera;
  const passing =
    reading.hours.length > 0 ||
    reading.weathers.length > 0 ||
    reading.subjects.some(({ change }) => change !== null);
  const asked = move !== null || framing !== null || pace !== null || reading.style === 'selfie' || passing;
  return {
    move: move ?? (moving ? 'track' : busy || passing ? 'still' : 'pan-right'),
    framing: framing ?? (reading.style === 'selfie' ? 'close-up' : 'medium'),
    pace: pace ?? 1,
    cutting: cutting ?? (asked ? 'sequence' : 'free'),
  };
}

const STYLES = new Set<string>([
  'anime',
  'comic',
  'news',
  'selfie',
  'nostalgic',
  'thanksgiving',
  'noir',
  'watercolor',
  'cyberpunk',
] satisfies Style[]);

/** The request's `style` when the engine knows it; any other text is no style of ours and changes nothing. */
export function knownStyle(style: string | null): Style | null {
  const name = style?.trim().toLowerCase() ?? '';
  return STYLES.has(name) ? (name as Style) : null;
}
