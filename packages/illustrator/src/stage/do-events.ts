import type { Event, Role } from '@phonofilm/reader/reader';
import { isBodyPart } from '../cast/body-parts.ts';
import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import type { Action, Figure } from '../scene-description.ts';
import { lifeSize, PERSON } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { HOLDING } from './into-hands.ts';
import { agentsOf, isSomebody, type MeaningIndex, objectsOf, saidOf, takenOutOf } from './meaning-index.ts';
import { actionOf, canDo } from './name-action.ts';
import { type NamedDeed, nameDeed } from './name-deed.ts';
import { isPosture } from './posture-of.ts';
import { isSending, waysOf } from './ways-of-event.ts';

const FIGHTING = new Set(['battle', 'fight', 'fire', 'attack', 'duel']);

/** An event as it can be shown. */
export interface Shown {
  readonly event: Event;
  readonly name: string | null;
  readonly action: Action | null;
  /** Who is drawn with the deed, and not a second time. */
  readonly drawn: ReadonlySet<number>;
}

/** Deeds that bring along what one goes into, down or over. */
const WITH_GROUND = wordClass('withGround');

/** What somebody goes into, down or over stands in the picture by itself, and not as part of a deed. */
function isOnTheWay(event: Event, name: string, figureOf: (id: number) => Figure | null): boolean {
  return WITH_GROUND.has(name) && waysOf(event).some(({ role }) => figureOf(role.entity) !== null);
}

/** Drawn with somebody in what is pushed or rocked. */
const WITH_SOMEBODY = wordClass('withSomebody');

/** The drawing has it otherwise: a friend where a tree is hugged, the wolf where its paw is lifted, a horse without its riders. */
function isOtherwise(
  event: Event,
  named: NamedDeed,
  told: MeaningIndex,
  figureOf: (id: number) => Figure | null,
) {
  const { company, contest } = DEEDS[named.name] ?? {};
  const isFriend = company && !contest && !isDoneToThing(named.name);
  const isNobody = (id: number) => !named.drawn.has(id) && (figureOf(id)?.kind ?? 'person') !== 'person';
  const isOthersPart = (id: number) => told.isPart(id) && !agentsOf(event).includes(told.wholeOf(id));
  const partake = event.roles.map(({ entity }) => entity);
  const carriesOthers = (id: number) =>
    told.relatedTo(id, 'on', 'in').some((each) => isSomebody(each) && !partake.includes(each.id));
  const isEmpty = (id: number) => saidOf(told.entity(id)!, 'state').includes('empty');
  if (WITH_SOMEBODY.has(named.name) && objectsOf(event).some(isEmpty)) return true;
  return (
    objectsOf(event).some(
      (id) => (isFriend && isNobody(id)) || (isDoneToThing(named.name) && isOthersPart(id)),
    ) || [...named.drawn].some(carriesOthers)
  );
}

const TEACHING = new Set(['teach', 'show']);

function isAtIt(event: Event, told: MeaningIndex): boolean {
  const isTaught = (id: number) => told.eventsBy(id).some((each) => each.id !== event.id);
  return TEACHING.has(event.verb) && objectsOf(event).some(isTaught);
}

/** What somebody carries on the head or under an arm is there, and not as a deed would have it. */
function isOnBody(event: Event, told: MeaningIndex): boolean {
  const isPart = ({ entity, name }: Role) => name !== 'object' && isBodyPart(told.entity(entity)?.noun ?? '');
  return HOLDING.has(event.verb) && objectsOf(event).length > 0 && event.roles.some(isPart);
}

/** What is fastened to something upright. */
const HANGING = wordClass('hangingUp');
/** What is large goes by itself, or is pushed. */
const IMMOBILE = new Set<Figure['kind']>(['person', 'vehicle', 'landmark']);
/** In centimetres: what is alive and larger is in nobody's hands. */
const ARMFUL = 70;

/** The deed of hands that put something on or into what stands there, or take it from there: they are on it all the way. */
function movingByHand(
  event: Event,
  told: MeaningIndex,
  figureOf: (id: number) => Figure | null,
): NamedDeed | null {
  const { passes } = event;
  const isHung = HANGING.has(event.verb);
  // What hangs on the door of a shop hangs on the shop.
  const isSeen = (id: number | 'away' | null): id is number => {
    const figure = typeof id === 'number' && (isHung || !told.isPart(id)) ? figureOf(id) : null;
    return figure !== null && !LIVING.has(figure.kind);
  };
  if (!passes || (isSending(event) && event.verb !== 'slide') || HURRIED.has(event.verb)) return null;
  const { from, thing, to } = passes;
  const figure = figureOf(thing);
  const isBy = (id: number | 'away' | null) => agentsOf(event).some((each) => each === id);
  if (!figure || IMMOBILE.has(figure.kind) || told.isPart(thing)) return null;
  const noun = told.entity(thing)?.noun ?? '';
  if (LIVING.has(figure.kind) && lifeSize({ figure, noun }, PERSON) > ARMFUL) return null;
  const name = isBy(from) && isSeen(to) ? (isHung ? 'hang-on' : 'put') : null;
  const moved = name ?? (isBy(to) && isSeen(from) ? 'take-out' : null);
  return moved && { name: moved, drawn: new Set() };
}

/** What something is taken from, or put on or into. */
function endOf({ passes }: Event, moving: NamedDeed | null): number | null {
  const end = moving?.name === 'take-out' ? passes?.from : moving && passes?.to;
  return typeof end === 'number' ? end : null;
}

/** What slips out of hands or is snatched is not moved by them all the way. */
const HURRIED = new Set(['drop', 'steal', 'snatch', 'seize', 'swipe', 'pilfer', 'nab']);

/** The events of a meaning with the deeds and actions that show them. */
export function showEvents(told: MeaningIndex, figureOf: (id: number) => Figure | null): Shown[] {
  return told.events.map((event) => {
    const [first] = agentsOf(event).flatMap((id) => figureOf(id) ?? []);
    // A pupil who is taught to ride rides: the teacher is with them, and not at a blackboard.
    if (!first || isAtIt(event, told)) return { event, name: null, action: null, drawn: new Set() };
    const action = actionOf(event, told.entity(objectsOf(event)[0] ?? 0)?.noun);
    const ridden = event.verb === 'ride' ? figureOf(objectsOf(event)[0] ?? 0) : null;
    // The animal under a rider is drawn as the prompt describes it, and not as part of a deed.
    const isOnAnimal = ridden !== null && ridden.kind !== 'person' && LIVING.has(ridden.kind);
    const named =
      !isOnAnimal && (LIVING.has(first.kind) || first.kind === 'emoji')
        ? nameDeed(event, told, first.kind !== 'person')
        : null;
    // How a body is shows beside what is done and where; the drawing of it alone brings a mat and a church.
    if (first.kind === 'person' && isPosture(event))
      return { event, name: null, action: event.verb === 'sit' ? 'sit' : null, drawn: new Set() };
    // A drawing without the bag shows nothing of what comes out of it, or goes into it.
    const moving = first.kind === 'person' ? movingByHand(event, told, figureOf) : null;
    const end = takenOutOf(event, told) ?? endOf(event, moving);
    const isOfThing =
      named !== null && (isDoneToThing(named.name) || objectsOf(event).some((id) => named.drawn.has(id)));
    const isElsewhere = end !== null && named !== null && !(named.drawn.has(end) && isOfThing);
    const isOther =
      named !== null &&
      (isOnTheWay(event, named.name, figureOf) || isOtherwise(event, named, told, figureOf));
    const deed = isElsewhere || isOther || isOnBody(event, told) ? moving : (named ?? moving);
    // Ships that fight fire at each other.
    if (first.kind === 'craft' && FIGHTING.has(event.verb))
      return { event, name: 'fire-cannons', action: null, drawn: new Set() };
    return {
      event,
      name: deed?.name ?? null,
      action: deed === null && action !== null && canDo(first, action) ? action : null,
      // What a person's drawing has, an animal's has not: a dog that sleeps in a bed needs one.
      drawn: deed && !(first.kind !== 'person' && DEEDS[deed.name]?.ownLegs) ? deed.drawn : new Set(),
    };
  });
}
