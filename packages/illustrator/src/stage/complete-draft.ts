import { isBorne } from '../cast/drawn-together.ts';
import { DEEDS } from '../catalogue/deed-index.ts';
import { PLACES, placeWords } from '../catalogue/place-index.ts';
import type {
  Camera,
  Effect,
  Figure,
  Place,
  SceneDescription,
  Subject,
  TimeOfDay,
  Weather,
} from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { afterEachOther } from './after-each-other.ts';
import { besideDeeds } from './beside-deeds.ts';
import { choosePlace, isSwimmer, MOVING } from './choose-place.ts';
import { composePoses } from './compose-poses.ts';
import type { Draft } from './draft.ts';
import { withFittingContainers } from './fitting-containers.ts';
import { goAboard } from './go-aboard.ts';
import { isSeenThroughPanes } from './implied-place.ts';
import { intoHands } from './into-hands.ts';
import { withoutRemains } from './leave-out-remains.ts';
import { ontoBodies } from './onto-bodies.ts';
import { ontoMounts } from './onto-mounts.ts';
import { ownTools } from './own-tools.ts';
import { passOn } from './pass-on.ts';
import { pourDrinks } from './pour-drinks.ts';
import { reachFor } from './reach-for.ts';
import { settleMoves } from './settle-moves.ts';
import { takeInHand } from './take-in-hand.ts';
import { withFreeHands } from './with-free-hands.ts';

/** Where no weather of ours gets to. */
const INDOORS = new Set<Place>([
  ...PLACES.filter((place) => placeWords(place).indoors),
  'space',
  'underwater',
  'moon',
  'mars',
  'abstract',
]);
const NIGHT_EFFECTS = wordClass('nightEffects');
/** One after the other; tools are looked for again once it is known what is done to what. */
const STEPS: readonly ((draft: Draft) => Draft)[] = [
  inHidingPlaces,
  passOn,
  ontoMounts,
  ontoBodies,
  pourDrinks,
  afterEachOther,
  ownTools,
  takeInHand,
  ownTools,
  besideDeeds,
  withFreeHands,
  intoHands,
  reachFor,
  goAboard,
  composePoses,
  settleMoves,
];

/** Fills in what the prompt left open with what fits the rest. */
export function completeDraft(given: Draft, seed: number): SceneDescription {
  const told = STEPS.reduce((draft, step) => step(draft), given);
  const draft = { ...told, subjects: told.subjects.map((subject) => settled(subject, told)) };
  // Where it all is does not depend on what somebody has on the head.
  const place = choosePlace({ ...draft, subjects: draft.subjects.filter((each) => !isOnBody(draft, each)) });
  const weather = chooseWeather(draft, place);
  const effects = chooseEffects(draft, place);
  const { moons, suns, tints } = draft;
  const seabed = place === 'underwater' ? draft.seabed : null;
  // A window in which somebody is seen is not the window of the room.
  const leanedOut = new Set(draft.relations.flatMap(({ kind, to }) => (kind === 'in' ? [to] : [])));
  const left = new Set(withoutRemains(draft.subjects, seabed, place, leanedOut).map(({ id }) => id));
  const gone = new Set(draft.subjects.map(({ id }) => id).filter((id) => !left.has(id)));
  return {
    seed,
    place,
    ...(told.outside && { outside: told.outside }),
    time: chooseTime(draft, place, effects),
    weather,
    season:
      draft.season ?? (draft.style === 'thanksgiving' ? 'autumn' : weather === 'snow' ? 'winter' : null),
    mood: draft.mood,
    effects,
    ...(moons > 1 && { moons }),
    ...(suns > 1 && { suns }),
    ...(draft.largeMoon && { largeMoon: true }),
    ...(seabed && { seabed }),
    ...(draft.bamboo && { bamboo: true }),
    ...(draft.liquid && { liquid: draft.liquid }),
    ...(draft.struck && { struck: true }),
    ...(Object.keys(tints).length > 0 && { tints }),
    subjects: withoutRemains(withFittingContainers(draft), seabed, place, leanedOut)
      .filter(({ noun }) => suns === 1 || noun !== 'sun')
      .map((subject) =>
        place !== 'underwater' && isSwimmer(subject)
          ? { ...subject, deed: 'swim' }
          : waits(subject, draft)
            ? { ...subject, action: 'stand' as const }
            : subject,
      ),
    ...(draft.grounds.length > 0 && { grounds: draft.grounds }),
    ...detailsOf(draft),
    relation: gone.size > 0 && draft.relation === 'riding' ? null : draft.relation,
    relations: sharingTables(onTheGround(draft), draft).filter(
      ({ of, to }) => !gone.has(of) && !gone.has(to),
    ),
    deeds: draft.deeds,
    ...(draft.moves.length > 0 && { moves: draft.moves }),
    lines: draft.lines,
    absent: draft.absent,
    camera: chooseCamera(draft),
    style: draft.style,
    stuff: draft.stuff,
    hours: INDOORS.has(place) ? [] : draft.hours,
    weathers: INDOORS.has(place) ? [] : draft.weathers,
    sequence: [],
  };
}

/** Parts, and what is in the drawings of deeds where these are what is drawn at last. */
function detailsOf({ details, subjects }: Draft): Pick<SceneDescription, 'details'> {
  const seen = details.filter(({ of, deed }) =>
    subjects.some((each) => each.id === of && (deed === null || each.deed === deed)),
  );
  return seen.length > 0 ? { details: seen } : {};
}

function isOnBody(draft: Draft, { id, figure }: Subject): boolean {
  if (draft.moves.some(({ by, manner }) => by === id && manner === 'pass')) return true;
  if (LIVING.has(figure.kind) && figure.kind !== 'person') return false;
  return draft.relations.some((relation) => relation.of === id && isBorne(draft, relation));
}

/** Whoever hides behind a tree needs no bush. */
function inHidingPlaces(draft: Draft): Draft {
  const hides = ({ id, deed }: Subject) =>
    deed === 'hide' &&
    draft.relations.some(
      ({ of, kind }) => of === id && (kind === 'behind' || kind === 'under' || kind === 'in'),
    );
  return {
    ...draft,
    subjects: draft.subjects.map((each) => (hides(each) ? { ...each, deed: null, action: 'sit' } : each)),
    deeds: draft.deeds.map((each) =>
      draft.subjects.some((subject) => subject.id === each.by && hides(subject))
        ? { ...each, name: null }
        : each,
    ),
  };
}

/** People wait standing, unless they are said to sit. */
function waits({ id, figure, action }: Subject, { deeds, relations }: Draft): boolean {
  if (figure.kind !== 'person' || action !== 'sit') return false;
  if (deeds.some(({ by, verb }) => by === id && verb === 'sit')) return false;
  if (relations.some(({ of, kind }) => of === id && (kind === 'on' || kind === 'in'))) return false;
  return deeds.some(({ by, verb }) => by === id && verb === 'wait');
}

const TABLES = /\b(?:table|desk|counter|workbench|countertop|nightstand|shelf)$/;

/** "Pancakes on a table with syrup and blueberries": what is not said to be elsewhere is on the table as well. */
function sharingTables(
  relations: SceneDescription['relations'],
  { subjects }: Draft,
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
function onTheGround({ relations, subjects }: Draft): SceneDescription['relations'] {
  return relations.map((relation) => {
    const doer = subjects.find(({ id }) => id === relation.of);
    const stands = relation.kind === 'above' && doer?.figure.kind === 'person' && doer.deed !== null;
    return stands ? { ...relation, kind: 'beside' } : relation;
  });
}

function chooseTime(draft: Draft, place: Place, effects: readonly Effect[]): TimeOfDay {
  if (draft.hours[0] && !INDOORS.has(place)) return draft.hours[0];
  if (draft.time) return draft.time;
  if (place === 'space' || place === 'stage') return 'night';
  // Under a pink sky it is day, however many moons are in it.
  const [sky] = draft.tints.sky ?? [];
  if (sky && sky !== 'black' && sky !== 'navy' && sky !== 'dark purple') return 'day';
  if (effects.some((effect) => NIGHT_EFFECTS.has(effect))) return 'night';
  if (draft.style === 'cyberpunk') return 'night';
  if (draft.mood === 'romantic') return 'sunset';
  if (draft.mood === 'mysterious') return 'night';
  return 'day';
}

function chooseWeather(draft: Draft, place: Place): Weather {
  // Weather that is told of is seen through the windows of any room.
  const isTold = placeWords(place).indoors && draft.weather !== null;
  const seen = isTold || place === 'room' || placeWords(place).aboard || isSeenThroughPanes(draft);
  if (INDOORS.has(place) && !seen) return 'clear';
  if (draft.weather) return draft.weather;
  if (draft.season === 'winter' || draft.subjects.some(({ deed }) => deed === 'make-snowman')) return 'snow';
  if (draft.mood === 'sad') return 'cloudy';
  return 'clear';
}

function chooseEffects(draft: Draft, place: Place): Effect[] {
  const effects = new Set(draft.effects);
  if (draft.season === 'autumn' && !INDOORS.has(place)) effects.add('leaves');
  if (place === 'underwater') effects.add('bubbles');
  if (draft.mood === 'mysterious' && (place === 'forest' || place === 'jungle')) effects.add('fireflies');
  if (draft.style === 'thanksgiving' && !INDOORS.has(place)) effects.add('leaves');
  if (draft.style === 'cyberpunk') effects.add('neon');
  // A kitchen fire or a torch in space needs no embers everywhere.
  if (place === 'kitchen' || place === 'underwater') effects.delete('embers');
  return [...effects];
}

function chooseCamera(draft: Draft): Camera {
  const moving = draft.subjects.some(({ action, deed }: Subject) =>
    deed ? DEEDS[deed]?.moves : action !== null && MOVING.has(action),
  );
  const busy = draft.subjects.some(({ deed }) => deed !== null);
  const { move, framing, pace, cutting } = draft.camera;
  const passing =
    draft.hours.length > 0 ||
    draft.weathers.length > 0 ||
    draft.subjects.some(({ change }) => change !== null);
  const asked = move !== null || framing !== null || pace !== null || draft.style === 'selfie' || passing;
  return {
    move:
      move ?? (moving && !isAmongThings(draft) ? 'track' : moving || busy || passing ? 'still' : 'pan-right'),
    framing: framing ?? (draft.style === 'selfie' ? 'close-up' : 'medium'),
    pace: pace ?? 1,
    cutting: cutting ?? (asked ? 'sequence' : 'free'),
  };
}

const THINGS = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'sign', 'vehicle']);

/** Where something stands that belongs to what happens, the camera does not leave it behind. */
function isAmongThings({ relation, subjects }: Draft): boolean {
  if (relation !== null && relation !== 'beside') return false;
  const standing = subjects.filter(
    ({ figure, action, deed }) => THINGS.has(figure.kind) && action === null && deed === null,
  );
  return standing.length > 0 && standing.length < subjects.length;
}

/** Into a box, and not into water; two of a kind who talk, and whose words are not told, talk with each other. */
function settled(subject: Subject, { lines, relations, subjects }: Draft): Subject {
  const { action, count, deed, figure, id } = subject;
  if (deed === 'jump-into-water' && relations.some(({ kind, of }) => kind === 'in' && of === id))
    return { ...subject, deed: null, action: 'jump' };
  const together = figure.kind === 'person' && count === 2 && subjects.length === 1 && lines.length === 0;
  return together && action === 'talk' && deed === null ? { ...subject, deed: 'talk' } : subject;
}
