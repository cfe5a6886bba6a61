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
import { choosePlace, isSwimmer, MOVING } from './choose-place.ts';
import { withFittingContainers } from './fitting-containers.ts';
import { isLargeMoon, moonsOf, seabedOf, withoutRemains } from './give-off.ts';
import { goAboard } from './go-aboard.ts';
import { isSeenThroughPanes } from './implied-place.ts';
import { homeOf } from './lexicon/nouns.ts';
import { ontoMounts } from './onto-mounts.ts';
import { inItsOwnBowl } from './own-bowl.ts';
import { ownMoves } from './own-moves.ts';
import { ownTools } from './own-tools.ts';
import { pourDrinks } from './pour-drinks.ts';
import { readTints, sunsOf } from './read-tints.ts';
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
/** One after the other; tools are looked for again once it is known what is done to what. */
const STEPS: readonly ((reading: Reading) => Reading)[] = [
  ontoMounts,
  pourDrinks,
  inItsOwnBowl,
  afterEachOther,
  ownMoves,
  ownTools,
  takeInHand,
  ownTools,
  atTables,
  withFreeHands,
  goAboard,
  seaBattle,
];

/** Fills in what the prompt left open with what fits the rest. */
export function completeReading(read: Reading): SceneDescription {
  const told = STEPS.reduce((reading, step) => step(reading), read);
  const reading = { ...told, subjects: settlePeople({ ...told, subjects: settleSubjects(told) }) };
  const place = choosePlace(reading);
  const weather = chooseWeather(reading, place);
  const effects = chooseEffects(reading, place);
  const moons = moonsOf(reading.text);
  const suns = sunsOf(reading.text);
  const tints = readTints(reading.text);
  const seabed = place === 'underwater' ? seabedOf(reading.text) : null;
  const left = new Set(withoutRemains(reading.subjects, seabed, place).map(({ id }) => id));
  const gone = new Set(reading.subjects.map(({ id }) => id).filter((id) => !left.has(id)));
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
    ...(suns > 1 && { suns }),
    ...(isLargeMoon(reading.text) && { largeMoon: true }),
    ...(seabed && { seabed }),
    ...(Object.keys(tints).length > 0 && { tints }),
    subjects: withoutRemains(withFittingContainers(reading), seabed, place)
      .filter(({ noun }) => suns === 1 || noun !== 'sun')
      .map((subject) =>
        place !== 'underwater' && isSwimmer(subject)
          ? { ...subject, deed: 'swim' }
          : waits(subject, reading)
            ? { ...subject, action: 'stand' as const }
            : subject,
      ),
    relation: gone.size > 0 && reading.relation === 'riding' ? null : reading.relation,
    relations: sharingTables(onTheGround(reading), reading).filter(
      ({ of, to }) => !gone.has(of) && !gone.has(to),
    ),
    deeds: reading.deeds,
    lines: reading.lines,
    absent: reading.absent,
    camera: chooseCamera(reading),
    style: reading.style,
    stuff: stuffOf(reading.text),
    hours: INDOORS.has(place) ? [] : reading.hours,
    weathers: INDOORS.has(place) ? [] : reading.weathers,
    sequence: [],
  };
}

/** People wait standing, unless they are said to sit. */
function waits({ id, figure, action }: Subject, { deeds, text, relations }: Reading): boolean {
  if (
    figure.kind !== 'person' ||
    action !== 'sit' ||
    /\b(?:sit|sits|sitting|seated)\b/.test(text.toLowerCase())
  )
    return false;
  if (relations.some(({ of, kind }) => of === id && (kind === 'on' || kind === 'in'))) return false;
  return deeds.some(({ by, verb }) => by === id && verb === 'wait');
}

const TABLES = /\b(?:table|desk|counter|workbench|countertop|nightstand|shelf)$/;

/** "Pancakes on a table with syrup and blueberries": what is not said to be elsewhere is on the table as well. */
function sharingTables(
  relations: SceneDescription['relations'],
  { subjects }: Reading,
): SceneDescription['relations'] {
  const table = subjects.find(
    ({ id, noun }) => TABLES.test(noun) && relations.some(({ kind, to }) => kind === 'on' && to === id),
  );
  if (!table || subjects.some(({ deed }) => deed !== null)) return relations;
  const laid = subjects.filter(
    ({ id, figure }) =>
      homeOf(figure) === 'tabletop' && !relations.some(({ of, to }) => of === id || to === id),
  );
  return [...relations, ...laid.map(({ id }) => ({ kind: 'on' as const, of: id, to: table.id }))];
}

/** Over a cauldron one does something to it, standing beside. */
function onTheGround({ relations, subjects }: Reading): SceneDescription['relations'] {
  return relations.map((relation) => {
    const doer = subjects.find(({ id }) => id === relation.of);
    const stands = relation.kind === 'above' && doer?.figure.kind === 'person' && doer.deed !== null;
    return stands ? { ...relation, kind: 'beside' } : relation;
  });
}

function chooseTime(reading: Reading, place: Place, effects: readonly Effect[]): TimeOfDay {
  if (reading.hours[0] && !INDOORS.has(place)) return reading.hours[0];
  if (reading.time) return reading.time;
  if (place === 'space' || place === 'stage') return 'night';
  // Under a pink sky it is day, however many moons are in it.
  const [sky] = readTints(reading.text).sky ?? [];
  if (sky && sky !== 'black' && sky !== 'navy' && sky !== 'dark purple') return 'day';
  if (effects.some((effect) => NIGHT_EFFECTS.has(effect))) return 'night';
  if (reading.style === 'cyberpunk') return 'night';
  if (reading.mood === 'romantic') return 'sunset';
  if (reading.mood === 'mysterious') return 'night';
  return 'day';
}

function chooseWeather(reading: Reading, place: Place): Weather {
  const seen = place === 'room' || PLACE_NAMES[place].aboard || isSeenThroughPanes(reading.text);
  if (INDOORS.has(place) && !seen) return 'clear';
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
