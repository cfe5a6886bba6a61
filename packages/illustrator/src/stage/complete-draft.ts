import { isBorne } from '../cast/drawn-together.ts';
import { DEEDS } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
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
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { choosePlace, isSwimmer, MOVING } from './choose-place.ts';
import { composePoses } from './compose-poses.ts';
import { type Draft, present, without } from './draft.ts';
import { goAboard } from './go-aboard.ts';
import { intoHands } from './into-hands.ts';
import { ontoBodies } from './onto-bodies.ts';
import { ontoMounts } from './onto-mounts.ts';
import { ownTools } from './own-tools.ts';
import { passOn } from './pass-on.ts';
import { pourDrinks } from './pour-drinks.ts';
import { pullApart } from './pull-apart.ts';
import { reachFor } from './reach-for.ts';
import { settleMoves } from './settle-moves.ts';
import { takeInHand } from './take-in-hand.ts';

/** Where no weather of ours gets to. */
const WEATHERLESS = wordClass('weatherless');
const isSheltered = (place: Place) => placeWords(place).indoors || WEATHERLESS.has(place);
const NIGHT_EFFECTS = wordClass('nightEffects');
/** One after the other; tools are looked for again once it is known what is done to what. */
const STEPS: readonly ((draft: Draft) => Draft)[] = [
  passOn,
  ontoMounts,
  ontoBodies,
  pourDrinks,
  ownTools,
  takeInHand,
  ownTools,
  intoHands,
  reachFor,
  goAboard,
  pullApart,
  composePoses,
  settleMoves,
];

/** Fills in what the prompt left open with what fits the rest. */
export function completeDraft(given: Draft, seed: number): SceneDescription {
  const told = STEPS.reduce((draft, step) => step(draft), given);
  // Where it all is does not depend on what somebody has on the head.
  const place = choosePlace({ ...told, subjects: told.subjects.filter((each) => !isOnBody(told, each)) });
  // Every train and bus has windows.
  const isOwnPane = ({ noun }: Subject) => noun === 'window' && placeWords(place).aboard;
  const draft = without(told, told.subjects.filter(isOwnPane));
  const weather = chooseWeather(draft, place);
  const effects = chooseEffects(draft, place);
  const { open, named, outside, details, moves, seabed, ...said } = draft;
  return {
    ...said,
    ...present({ outside, moves, details: detailsOf(draft), seabed: place === 'underwater' && seabed }),
    seed,
    place,
    time: chooseTime(draft, place, effects),
    weather,
    season:
      draft.season ?? (draft.style === 'thanksgiving' ? 'autumn' : weather === 'snow' ? 'winter' : null),
    effects,
    subjects: withFittingContainers(draft)
      .filter(({ noun }) => !draft.suns || noun !== 'sun')
      .map((subject) =>
        place !== 'underwater' && isSwimmer(subject) ? { ...subject, deed: 'swim' } : subject,
      ),
    relations: onTheGround(draft),
    camera: chooseCamera(draft),
    hours: isSheltered(place) ? [] : draft.hours,
    weathers: isSheltered(place) ? [] : draft.weathers,
    sequence: [],
  };
}

/** Parts, and what is in the drawings of deeds where these are what is drawn at last. */
function detailsOf({ details, subjects }: Draft): Draft['details'] {
  return details.filter(({ of, deed }) =>
    subjects.some((each) => each.id === of && (deed === null || each.deed === deed)),
  );
}

/** Containers that are drawn otherwise for what is in them: fish are seen, ships lie along their bottle. */
const FITTING =
  wordRecord<readonly (readonly [content: string, noun: string, model: string])[]>('fittingContainers');

function withFittingContainers({ subjects, relations }: Draft): readonly Subject[] {
  return subjects.map((subject) => {
    const contents = relations
      .filter(({ kind, to }) => (kind === 'in' || kind === 'on') && to === subject.id)
      .flatMap(({ of, part }) => {
        const content = subjects.find(({ id }) => id === of);
        return content ? [{ is: ['any', content.figure.kind, content.noun], to: part ?? subject.noun }] : [];
      });
    const fitting = FITTING.find(([content, noun]) =>
      contents.some(({ is, to }) => noun === to && is.includes(content)),
    );
    return fitting ? { ...subject, figure: { kind: 'object', model: fitting[2] } } : subject;
  });
}

function isOnBody(draft: Draft, { id, figure }: Subject): boolean {
  if (draft.moves.some(({ by, manner }) => by === id && manner === 'pass')) return true;
  if (LIVING.has(figure.kind) && figure.kind !== 'person') return false;
  return draft.relations.some((relation) => relation.of === id && isBorne(draft, relation));
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
  if (draft.hours[0] && !isSheltered(place)) return draft.hours[0];
  if (draft.time) return draft.time;
  if (place === 'space' || place === 'stage' || draft.style === 'cyberpunk') return 'night';
  if (effects.some((effect) => NIGHT_EFFECTS.has(effect))) return 'night';
  return draft.mood === 'romantic' ? 'sunset' : draft.mood === 'mysterious' ? 'night' : 'day';
}

function chooseWeather(draft: Draft, place: Place): Weather {
  // Weather that is told of is seen through the windows of any room.
  const isTold = placeWords(place).indoors && draft.weather !== null;
  const seen = isTold || place === 'room' || placeWords(place).aboard;
  if (isSheltered(place) && !seen) return 'clear';
  if (draft.weather) return draft.weather;
  if (draft.season === 'winter' || draft.subjects.some(({ deed }) => deed === 'make-snowman')) return 'snow';
  if (draft.mood === 'sad') return 'cloudy';
  return 'clear';
}

function chooseEffects(draft: Draft, place: Place): Effect[] {
  const effects = new Set(draft.effects);
  const isAutumn = draft.season === 'autumn' || draft.style === 'thanksgiving';
  if (isAutumn && !isSheltered(place)) effects.add('leaves');
  if (place === 'underwater') effects.add('bubbles');
  if (draft.mood === 'mysterious' && (place === 'forest' || place === 'jungle')) effects.add('fireflies');
  if (draft.style === 'cyberpunk') effects.add('neon');
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
      move ??
      (moving && !isAmongThings(draft) ? 'track' : moving || busy || passing ? 'still' : 'drift-right'),
    // A place by itself has nothing that is known by its top.
    framing:
      framing === 'overhead' && draft.subjects.length === 0
        ? 'aerial'
        : (framing ?? (draft.style === 'selfie' ? 'close-up' : 'medium')),
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
