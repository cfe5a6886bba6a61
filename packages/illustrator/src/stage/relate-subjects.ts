import type { Relation, Role } from '@phonofilm/reader/reader';
import { isBodyPart } from '../cast/body-parts.ts';
import { COVER, type SpatialRelation, type Subject } from '../scene-description.ts';
import { CONTAINERS } from '../vocabulary/containers.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { WHOLES_OF } from '../vocabulary/parts.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import { garmentName, wornAt } from './clothe.ts';
import type { Drafted } from './draft.ts';
import { agentsOf, objectsOf, type Told, takenOutOf } from './told.ts';
import { waysOf } from './ways-of-event.ts';

const KINDS: Readonly<Record<string, SpatialRelation['kind']>> = wordRecord('relationsByPreposition');
/** Whoever chases somebody is shown so, and does not stand behind them. */
const RUNNING_AFTER = new Set(['chase', 'follow', 'pursue', 'lead', 'hunt']);

/** Whoever crawls over something touches it. */
const WALKING = new Set(['crawl', 'walk', 'creep', 'climb', 'run', 'slither', 'hike', 'march', 'scramble']);

/** Where the subjects are to each other; what is said of a part is said of the whole. */
export function relateSubjects(
  drafted: readonly Drafted[],
  told: Told,
  drawnBy: ReadonlyMap<number, number>,
): SpatialRelation[] {
  const relations: SpatialRelation[] = [];
  const push = (kind: SpatialRelation['kind'], of: Subject, to: Subject, part?: string) => {
    const known = relations.some((each) => each.of === of.id && each.to === to.id);
    if (of !== to && !known) relations.push({ kind, of: of.id, to: to.id, ...(part && { part }) });
  };
  const subjectsOf = (id: number, near = false) => {
    const whole = told.wholeOf(id);
    // What is drawn with somebody's deed is where they are.
    const doers = near ? [drawnBy.get(id), drawnBy.get(whole)] : [];
    for (const each of [id, whole, ...ownersOf(whole, told), ...doers]) {
      const found = drafted.filter(({ entity }) => entity.id === each);
      if (found.length > 0) return found.map(({ subject }) => subject);
    }
    return [];
  };
  const partOf = (id: number, preposition: string | null = null) => {
    const drawn = drafted.find(({ entity }) => entity.id === id);
    const noun = told.entity(id)?.noun ?? '';
    // On top of a bus is on its roof.
    if (drawn?.subject.figure.kind === 'vehicle' && preposition?.endsWith('top of')) return 'roof';
    // A branch is drawn with its tree.
    if (drawn)
      return WHOLES_OF.get(noun) === drawn.subject.noun ? noun : PART_OF.exec(preposition ?? '')?.[1];
    return told.isPart(id) || isBodyPart(noun) ? noun : undefined;
  };
  for (const { of, to } of hangings(told))
    for (const one of subjectsOf(of))
      for (const other of subjectsOf(to)) push('hanging-from', one, other, partOf(to));
  for (const { kind, of, to, preposition } of inTurn(told.meaning.relations, told)) {
    if (kind === 'larger-than' || kind === 'smaller-than')
      for (const one of subjectsOf(kind === 'larger-than' ? of : to))
        for (const other of subjectsOf(kind === 'larger-than' ? to : of)) push('larger-than', one, other);
    if (kind === 'held-by')
      for (const one of subjectsOf(of))
        for (const other of subjectsOf(to))
          if (!isAlive(other) && !isAlive(one))
            push(CONTAINERS.has(other.noun) || other.noun.endsWith('bubble') ? 'in' : 'on', one, other);
          // "Has a frog in each hand": those who only have it do nothing with it.
          else if (isAlive(one) && told.eventsWith(of).some(({ verb }) => verb === 'have'))
            push('in', one, other, 'hand');
    if (kind === 'beside' && told.relationsOf(of).some((each) => each.kind === 'held-by' && each.to === to))
      continue;
    if (kind === 'behind' && (isRunningAfter(of, to, told) || (!preposition && isCarried(of, told))))
      continue;
    const entity = told.entity(of);
    const isSaidWorn = told
      .eventsBy(to)
      .some(({ verb }) => verb === 'wear' || verb === 'put' || verb === 'try');
    const isPutOn = isSaidWorn && entity !== undefined && garmentName(entity) === null;
    const isCrossed =
      kind === 'above' && preposition !== 'above' && told.eventsBy(of).some(({ verb }) => WALKING.has(verb));
    if (kind === 'worn-by' && entity) {
      const { kind: how, part } = wornAt(entity);
      for (const thing of drafted.filter((each) => each.entity === entity).map(({ subject }) => subject))
        for (const wearer of subjectsOf(to))
          if (isPutOn) push('wearing', wearer, thing);
          else if (wearer.figure.kind !== 'person') push(how, thing, wearer, part);
      continue;
    }
    const drawn = isCrossed ? 'on' : KINDS[kind];
    if (!drawn) continue;
    for (const one of subjectsOf(of))
      for (const other of subjectsOf(to, NEAR.has(drawn)))
        push(
          settledKind(drawn, other, told.entity(to)?.noun),
          one,
          other,
          BELOW.has(preposition ?? '') && isAlive(one) && isCovering(drawn, to, other, told)
            ? COVER
            : partOf(to, preposition ?? null),
        );
  }
  // Whoever walks under a blanket has it over the head.
  for (const event of told.events)
    for (const { entity: to, preposition } of event.roles)
      for (const other of BELOW.has(preposition ?? '') ? subjectsOf(to) : [])
        for (const one of agentsOf(event).flatMap((of) => subjectsOf(of)))
          if (isAlive(one) && isCovering('under', to, other, told)) push('under', one, other, COVER);
  for (const { of, to } of passings(told))
    for (const one of subjectsOf(of))
      for (const other of subjectsOf(to)) if (!isAlive(other)) push('in-front-of', one, other);
  // "Slides out from under a truck".
  for (const { roles } of told.events)
    for (const { entity: to } of roles.filter(({ preposition }) => UNDER.test(preposition ?? '')))
      for (const { entity: of } of roles.filter(({ name }) => name === 'agent'))
        for (const one of subjectsOf(of)) for (const other of subjectsOf(to)) push('under', one, other);
  for (const event of told.events) {
    const source = takenOutOf(event, told);
    if (source !== null)
      for (const one of objectsOf(event).flatMap((id) => subjectsOf(id)))
        for (const other of subjectsOf(source)) push('in', one, other, partOf(source));
  }
  for (const { of, to } of lookingOut(told))
    for (const one of subjectsOf(of).filter(isAlive))
      for (const other of subjectsOf(to)) push('in', one, other, partOf(to));
  return onTheSameTable(
    relations.filter((relation) => !isOfItsCarrier(relation, relations)),
    drafted,
  );
}

const NEAR = new Set<SpatialRelation['kind']>(['behind', 'in-front-of', 'beside', 'left-of', 'right-of']);
const AT_THE_FOOT = new Set('step stair stairs doorstep entrance door gate porch foot base wall'.split(' '));

const SEEN_IN = new Set(['window', 'balcony', 'attic', 'porthole']);
const AT_OPENING = new Set<SpatialRelation['kind']>(['on', 'above', 'beside', 'against']);

/** What is said to be in a tray lies on it; on the steps of a church one is before it. */
function settledKind(
  kind: SpatialRelation['kind'],
  other: Subject,
  part: string | undefined,
): SpatialRelation['kind'] {
  if (kind === 'in' && isSurface(other)) return 'on';
  // At a window and over a balcony one is seen in it.
  if (part !== other.noun && SEEN_IN.has(part ?? '') && AT_OPENING.has(kind)) return 'in';
  if (kind === 'between' && part !== undefined && part !== other.noun && other.count === 1 && isAlive(other))
    return 'in-front-of';
  const isBefore = other.figure.kind === 'landmark' && AT_THE_FOOT.has(part ?? '');
  return isBefore && (kind === 'on' || kind === 'beside' || kind === 'in') ? 'in-front-of' : kind;
}

const PAST = new Set(['past', 'by', 'along']);

/** Who walks past something is before it; so is who guards the door of a house. */
function passings(told: Told): { readonly of: number; readonly to: number }[] {
  return told.events.flatMap((event) =>
    event.roles
      .filter(
        ({ name, entity, preposition }) =>
          (name === 'path' && PAST.has(preposition ?? '')) ||
          (name !== 'agent' && told.isPart(entity) && AT_THE_FOOT.has(told.entity(entity)?.noun ?? '')),
      )
      .flatMap(({ entity: to }) => agentsOf(event).map((of) => ({ of, to }))),
  );
}

export const HANGING = new Set(['hang', 'dangle', 'suspend', 'sway', 'swing']);
export const HUNG_FROM = new Set(['from', 'off', 'on', 'in', 'under', 'from under']);

/** What hangs from what. */
function hangings(told: Told): { readonly of: number; readonly to: number }[] {
  return told.events
    .filter(({ verb }) => HANGING.has(verb))
    .flatMap(({ roles }) =>
      roles
        .filter(({ preposition }) => HUNG_FROM.has(preposition ?? ''))
        .flatMap(({ entity: to }) =>
          roles
            .filter(({ name, entity }) => (name === 'agent' || name === 'object') && entity !== to)
            .map(({ entity: of }) => ({ of, to })),
        ),
    );
}

const BELOW = new Set(['under', 'underneath', 'beneath', 'below']);
/** Kinds of what does not stand by itself. */
const LIMP = new Set(['garment', 'text', 'tool', 'substance', 'part', 'thing']);

/** Whether somebody who is under it has it over the head. */
function isCovering(kind: SpatialRelation['kind'], id: number, thing: Subject, told: Told): boolean {
  return kind === 'under' && LIMP.has(told.entity(id)?.kinds[0] ?? '') && isHoldable(thing);
}

const UNDER = /^(?:out )?from (?:under|underneath|beneath|below)$/;

/** Whoever leans or peeks out of something, or looks through a window, is seen in it. */
function lookingOut(told: Told): { readonly of: number; readonly to: number }[] {
  const isOut = ({ entity, preposition }: Role) =>
    preposition === 'out of' || (preposition === 'through' && told.entity(entity)?.noun === 'window');
  return told.events
    .filter((event) => waysOf(event).length === 0 && takenOutOf(event, told) === null)
    .flatMap((event) =>
      event.roles.filter(isOut).flatMap(({ entity: to }) => agentsOf(event).map((of) => ({ of, to }))),
    );
}

/** "On the back of a truck" names a part in the preposition. */
const PART_OF = /\b(back|front|side|edge|end|rear) of$/;

/** Whose it is that has the part: a coat's pocket is where its owner is. */
function ownersOf(id: number, told: Told): number[] {
  return told
    .relationsOf(id)
    .filter(({ kind }) => kind === 'belongs-to' || kind === 'worn-by')
    .map(({ to }) => to);
}

/** "A jar on her head and a baby on her back": where grammar gives both to both, each has its own; parts come first. */
function inTurn(relations: readonly Relation[], told: Told): readonly Relation[] {
  const isOnPart = ({ to }: Relation) => isBodyPart(told.entity(to)?.noun ?? '');
  const placed = relations.filter(isOnPart);
  const things = [...new Set(placed.map(({ of }) => of))];
  const partsOf = (id: number) => placed.filter((each) => each.of === id).map(({ to }) => to);
  const own = placed.filter(({ of, to }) => {
    const parts = partsOf(of);
    const alike = things.filter((id) => partsOf(id).join() === parts.join());
    const isTaken = things.some((id) => id !== of && partsOf(id).join() === `${to}`);
    if (parts.length < 2) return true;
    if (alike.length < 2) return !isTaken;
    return parts[Math.min(parts.length - 1, alike.indexOf(of))] === to;
  });
  return [...own, ...relations.filter((each) => !isOnPart(each))];
}

const SURFACES = new Set('plate tray table desk shelf bench saucer counter windowsill sill ledge'.split(' '));

/** What is said to be in a tray lies on it. */
function isSurface({ noun }: Subject): boolean {
  return SURFACES.has(noun.split(' ').at(-1) ?? noun);
}

/** What is pulled on a sledge or out of a bag is there, and not behind whoever pulls. */
function isCarried(id: number, told: Told): boolean {
  return (
    told.relationsOf(id).some(({ kind, to }) => kind === 'on' && told.entity(to)?.kinds[0] === 'vehicle') ||
    told.events.some((event) => takenOutOf(event, told) !== null && objectsOf(event).includes(id))
  );
}

function isRunningAfter(of: number, to: number, told: Told): boolean {
  return told.events.some(
    ({ verb, roles }) =>
      RUNNING_AFTER.has(verb) && [of, to].every((id) => roles.some(({ entity }) => entity === id)),
  );
}

/** "A cup on a table next to a book": the book is on the table as well. */
function onTheSameTable(
  relations: readonly SpatialRelation[],
  drafted: readonly Drafted[],
): SpatialRelation[] {
  const small = ({ figure }: Subject) => !LIVING.has(figure.kind) && homeOf(figure) === 'tabletop';
  return relations.map((relation) => {
    const other = drafted.find(({ subject }) => subject.id === relation.to)?.subject;
    const below = relations.find(({ kind, of }) => kind === 'on' && of === relation.of)?.to;
    const rests = relations.some(({ kind, of }) => of === relation.to && (kind === 'on' || kind === 'in'));
    if (relation.kind !== 'beside' || below === undefined || rests || !other || !small(other))
      return relation;
    return { kind: 'on', of: relation.to, to: below };
  });
}

/** A bear in a bathtub on a roof is in the bathtub; that is on the roof. */
function isOfItsCarrier({ kind, of, to }: SpatialRelation, relations: readonly SpatialRelation[]): boolean {
  const rests = (one: number, other: number) =>
    relations.some(
      (each) => each.of === one && each.to === other && (each.kind === 'on' || each.kind === 'in'),
    );
  return (
    (kind === 'on' || kind === 'in') &&
    relations.some((each) => each.to !== to && rests(of, each.to) && rests(each.to, to))
  );
}

export function isAlive({ figure }: Subject): boolean {
  return LIVING.has(figure.kind);
}
