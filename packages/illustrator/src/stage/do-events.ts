import type { Event } from '@phonofilm/reader/reader';
import { isBodyPart } from '../cast/body-parts.ts';
import type { Action, Figure } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { fitsDrawing } from './fits-drawing.ts';
import { HOLDING } from './into-hands.ts';
import { actionOf, canDo } from './name-action.ts';
import { type NamedDeed, nameDeed } from './name-deed.ts';
import { isOnOwnLegs } from './on-own-legs.ts';
import { isPosture } from './posture-of.ts';
import { HANGING, HUNG_FROM } from './relate-subjects.ts';
import { agentsOf, objectsOf, type Told, takenOutOf } from './told.ts';
import { waysOf } from './ways-of-event.ts';

const FIGHTING = new Set(['battle', 'fight', 'fire', 'attack', 'duel']);

/** An event as it can be shown. */
export interface Shown {
  readonly event: Event;
  readonly name: string | null;
  readonly action: Action | null;
  /** Who is drawn with the deed, and not a second time. */
  readonly drawn: ReadonlySet<number>;
}

/** Somebody else is on it, or it is one for several. */
function carriesOthers(id: number, event: Event, told: Told): boolean {
  const agents = agentsOf(event);
  const partake = event.roles.map(({ entity }) => entity);
  const ridden = told.entity(id)?.count === 1 && (event.verb === 'ride' || event.verb === 'share');
  if (ridden && agents.some((agent) => told.entity(agent)?.count !== 1)) return true;
  return told
    .relationsTo(id)
    .some(
      ({ kind, of }) => (kind === 'on' || kind === 'in') && !partake.includes(of) && isSomebody(of, told),
    );
}

function isSomebody(id: number, told: Told): boolean {
  return ['person', 'animal'].includes(told.entity(id)?.kinds[0] ?? '');
}

/** Deeds that bring along what one goes into, down or over. */
const WITH_GROUND = wordClass('withGround');

const SLOPES = new Set(['grassy slope', 'snowy slope']);

/** What somebody goes past, into or over stands in the picture by itself, and not as part of a deed. */
function isOnTheWay(
  event: Event,
  named: NamedDeed | null,
  figureOf: (id: number) => Figure | null,
  isAmongOthers: boolean,
): boolean {
  if (!named) return false;
  const marks = waysOf(event).filter(({ way, role }) => {
    const figure = figureOf(role.entity);
    // Trees and ladders are climbed as the deed has it.
    const isClimbed =
      (way === 'up' || way === 'down') && !(figure?.kind === 'object' && SLOPES.has(figure.model));
    // Nobody goes under in a puddle.
    if (way === 'into' && figure?.kind === 'object' && figure.model === 'puddle') return false;
    return (figure !== null && figure.kind !== 'sign' && !isClimbed) || (way === 'into' && isAmongOthers);
  });
  if (marks.length === 0) return false;
  const taken = objectsOf(event);
  return (
    (WITH_GROUND.has(named.name) || marks.some(({ role }) => named.drawn.has(role.entity))) &&
    !taken.some((id) => named.drawn.has(id))
  );
}

/** Nothing else is told of them, or nothing but what the drawing of it has: on a swing one swings. */
function isAllOfIt(event: Event, named: NamedDeed | null, told: Told): boolean {
  const [agent = 0] = agentsOf(event);
  return told.eventsBy(agent).length === 1 && (told.entities.length === 1 || (named?.drawn.size ?? 0) > 0);
}

/** What somebody carries on the head or under an arm is there, and not as a deed would have it. */
function isOnBody(event: Event, told: Told): boolean {
  return (
    HOLDING.has(event.verb) &&
    objectsOf(event).length > 0 &&
    event.roles.some(
      ({ entity, name, preposition }) =>
        name !== 'object' && preposition !== null && isBodyPart(told.entity(entity)?.noun ?? ''),
    )
  );
}

/** Whoever hangs from something that is drawn hangs there, and not from a bar of their own; who swings on a rope has one. */
function isHung(
  { verb, roles }: Event,
  named: NamedDeed | null,
  figureOf: (id: number) => Figure | null,
): boolean {
  return (
    HANGING.has(verb) &&
    roles.some(
      ({ entity, preposition }) =>
        HUNG_FROM.has(preposition ?? '') &&
        isSolid(figureOf(entity)) &&
        !(verb === 'swing' && named?.drawn.has(entity)),
    )
  );
}

function isSolid(figure: Figure | null): boolean {
  return figure !== null && figure.kind !== 'sign';
}

/** The events of a meaning with the deeds and actions that show them. */
export function showEvents(told: Told, figureOf: (id: number) => Figure | null): Shown[] {
  return told.events.map((event) => {
    const [first] = agentsOf(event).flatMap((id) => figureOf(id) ?? []);
    if (!first) return { event, name: null, action: null, drawn: new Set() };
    const action = actionOf(event, told.entity(objectsOf(event)[0] ?? 0)?.noun);
    const ridden = event.verb === 'ride' ? figureOf(objectsOf(event)[0] ?? 0) : null;
    // Whoever rides an animal sits on one that is drawn as it is said to be.
    const isOnAnimal = ridden !== null && ridden.kind !== 'person' && LIVING.has(ridden.kind);
    const named =
      !isOnAnimal && (LIVING.has(first.kind) || first.kind === 'emoji')
        ? nameDeed(event, told, first.kind !== 'person')
        : null;
    // How a body is shows beside what is done and where; the drawing of it alone brings a mat and a church.
    if (first.kind === 'person' && isPosture(event) && !isAllOfIt(event, named, told))
      return { event, name: null, action: event.verb === 'sit' ? 'sit' : null, drawn: new Set() };
    // Who leads a horse on which somebody sits leads that one, and not one that the drawing brings.
    const isTaken = named !== null && [...named.drawn].some((id) => carriesOthers(id, event, told));
    // On a sledge one sits, and what it slides on is the hill.
    const isOnSledge =
      named?.name === 'slide' &&
      event.roles.some(({ entity, name }) => name === 'place' && told.entity(entity)?.kinds[0] === 'vehicle');
    if (isOnSledge) return { event, name: null, action: 'sit', drawn: new Set() };
    const fits = named === null || first.kind !== 'person' || fitsDrawing(named, event, told, figureOf);
    // A drawing without the bag shows nothing of what comes out of it.
    const source = takenOutOf(event, told);
    const isElsewhere = source !== null && named !== null && !named.drawn.has(source);
    const deed =
      !fits ||
      isTaken ||
      isElsewhere ||
      isOnBody(event, told) ||
      isHung(event, named, figureOf) ||
      isOnTheWay(event, named, figureOf, first.kind !== 'person' && told.entities.length > 2)
        ? null
        : named;
    // Ships that fight fire at each other.
    if (first.kind === 'craft' && FIGHTING.has(event.verb))
      return { event, name: 'fire-cannons', action: null, drawn: new Set() };
    return {
      event,
      name: deed?.name ?? null,
      // Who reads where no chair can be stands.
      action:
        deed === null && action !== null && canDo(first, action) && (fits || action !== 'read')
          ? action
          : null,
      // What a person's drawing has, an animal's has not: a dog that sleeps in a bed needs one.
      drawn: deed && !(first.kind !== 'person' && isOnOwnLegs(deed.name)) ? deed.drawn : new Set(),
    };
  });
}
