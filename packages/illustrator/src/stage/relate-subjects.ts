import type { Event, Relation, Role } from '@phonofilm/reader/reader';
import { isBodyPart } from '../cast/body-parts.ts';
import { COVER, type SpatialRelation, type Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { WHOLES_OF } from '../vocabulary/parts.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { garmentName, wornAt } from './clothe.ts';
import type { Drafted } from './draft.ts';
import { agentsOf, type MeaningIndex, objectsOf, takenOutOf } from './meaning-index.ts';
import { waysOf } from './ways-of-event.ts';

const CONTAINERS = wordClass('containers', 'containers');
const SURFACES = wordClass('surfaces', 'containers');

type Kind = SpatialRelation['kind'];

const KINDS: Readonly<Record<string, Kind>> = wordRecord('relationsByPreposition');
const NEAR = new Set<Kind>(['behind', 'in-front-of', 'beside', 'left-of', 'right-of']);
const BELOW = new Set(['under', 'underneath', 'beneath', 'below']);
/** "On the back of a truck" names a part in the preposition. */
const PART_OF = /\b(back|front|side|edge|end|rear) of$/;

/** Where the subjects are to each other; what is said of a part is said of the whole. */
export function relateSubjects(
  drafted: readonly Drafted[],
  told: MeaningIndex,
  drawnBy: ReadonlyMap<number, number>,
): SpatialRelation[] {
  const relations: SpatialRelation[] = [];
  const push = (kind: Kind, of: Subject, to: Subject, part?: string) => {
    const known = relations.some((each) => each.of === of.id && each.to === to.id);
    if (of !== to && !known) relations.push({ kind, of: of.id, to: to.id, ...(part && { part }) });
  };
  const subjectsOf = (id: number, near = false) => {
    const whole = told.wholeOf(id);
    // What is drawn with somebody's deed is where they are.
    const doers = near ? [drawnBy.get(id), drawnBy.get(whole)] : [];
    // What is on somebody's boots is on them.
    const isGarment = told.entity(id)?.kinds[0] === 'garment';
    const owner = told.relationsOf(id).find(({ kind }) => isGarment && kind === 'belongs-to');
    for (const each of [id, whole, ...(owner ? [owner.to] : []), ...doers]) {
      const found = drafted.filter(({ entity }) => entity.id === each);
      if (found.length > 0) return found.map(({ subject }) => subject);
    }
    return [];
  };
  const nounOf = (id: number) => told.entity(id)?.noun ?? '';
  const partOf = (id: number, preposition: string) => {
    const drawn = drafted.find(({ entity }) => entity.id === id);
    const noun = nounOf(id);
    // On top of a bus is on its roof.
    if (drawn?.subject.figure.kind === 'vehicle' && preposition.endsWith('top of')) return 'roof';
    // A branch is drawn with its tree.
    if (drawn) return WHOLES_OF.get(noun) === drawn.subject.noun ? noun : PART_OF.exec(preposition)?.[1];
    return told.isPart(id) || isBodyPart(noun) ? noun : undefined;
  };
  const relate = (kind: Kind, of: number, to: number, preposition: string | null = null) => {
    for (const one of subjectsOf(of))
      for (const other of subjectsOf(to, NEAR.has(kind))) {
        const isCovered = BELOW.has(preposition ?? '') && isAlive(one) && isCover(to, other, told);
        const part = isCovered ? COVER : partOf(to, preposition ?? '');
        push(settledKind(kind, other, nounOf(to)), one, other, part);
      }
  };
  for (const event of told.events) for (const { of, to } of hangings(event)) relate('hanging-from', of, to);
  // "A cat on her lap" is no cat beside her.
  const isOnPart = ({ to }: Relation) => Number(isBodyPart(nounOf(to)));
  const said = told.meaning.relations.toSorted((one, other) => isOnPart(other) - isOnPart(one));
  // "A jar on her head and a baby on her back": where grammar gives both to both, each has its own.
  const isTaken = (relation: Relation) =>
    isOnPart(relation) === 1 &&
    relations.some(({ part }) => part === nounOf(relation.to)) &&
    said.some((each) => each.of === relation.of && each.to !== relation.to && isOnPart(each) === 1);
  for (const relation of said) {
    const { kind, of, to, preposition } = relation;
    if (kind === 'larger-than') relate(kind, of, to);
    else if (kind === 'smaller-than') relate('larger-than', to, of);
    else if (kind === 'held-by') {
      for (const one of subjectsOf(of))
        for (const other of subjectsOf(to))
          if (!isAlive(other) && !isAlive(one)) push(isContainer(other) ? 'in' : 'on', one, other);
          // "Has a frog in each hand": those who only have it do nothing with it.
          else if (isAlive(one) && told.eventsWith(of).some(({ verb }) => verb === 'have'))
            push('in', one, other, 'hand');
    } else if (kind === 'worn-by') {
      const entity = told.entity(of);
      const how = entity && wornAt(entity);
      for (const { subject } of drafted.filter((each) => each.entity === entity))
        for (const wearer of subjectsOf(to))
          if (entity && garmentName(entity) === null && isPutOn(to, told)) push('wearing', wearer, subject);
          else if (how && wearer.figure.kind !== 'person') push(how.kind, subject, wearer, how.part);
    } else if (KINDS[kind] && !isTaken(relation) && !isOtherwise(relation, told))
      relate(KINDS[kind], of, to, preposition);
    // "Lanterns hang above a street": over those who are there.
    const there = drafted.find(({ entity }) => entity.id !== of)?.entity.id;
    if (KINDS[kind] === 'above' && there !== undefined && subjectsOf(to).length === 0)
      relate('above', of, there);
  }
  for (const event of told.events) {
    const source = takenOutOf(event, told);
    if (source !== null) for (const of of objectsOf(event)) relate('in', of, source);
    for (const role of event.roles)
      for (const of of agentsOf(event)) {
        const { entity: to, preposition } = role;
        if (FROM_UNDER.test(preposition ?? '')) relate('under', of, to);
        // A person who walks under a blanket has it over the head.
        else if (BELOW.has(preposition ?? '') && subjectsOf(to).some((each) => isCover(to, each, told)))
          relate('under', of, to, preposition);
        else if (isLookingOut(event, role, told) && subjectsOf(of).some(isAlive)) relate('in', of, to);
      }
  }
  return onTheSameTable(
    relations.filter((relation) => !isOfItsCarrier(relation, relations)),
    drafted,
  );
}

/** A bear in a bathtub on a roof is in the bathtub; that is on the roof. */
function isOfItsCarrier({ kind, of, to }: SpatialRelation, relations: readonly SpatialRelation[]): boolean {
  const supportsOf = (id: number) =>
    relations.filter((each) => each.of === id && RESTING.has(each.kind)).map((each) => each.to);
  return RESTING.has(kind) && supportsOf(of).some((id) => id !== to && supportsOf(id).includes(to));
}

const RESTING = new Set<Kind>(['on', 'in']);

const FROM_UNDER = /^(?:out )?from (?:under|underneath|beneath|below)$/;

/** A subject that leans or peeks out of something, or looks through a window, is seen in it. */
function isLookingOut(event: Event, { entity, preposition }: Role, told: MeaningIndex): boolean {
  const isThroughWindow = preposition === 'through' && told.entity(entity)?.noun === 'window';
  return (
    (preposition === 'out of' || isThroughWindow) &&
    waysOf(event).length === 0 &&
    takenOutOf(event, told) === null
  );
}

/** "A cup on a table next to a book": the book is on the table as well. */
function onTheSameTable(
  relations: readonly SpatialRelation[],
  drafted: readonly Drafted[],
): SpatialRelation[] {
  const isSmall = (id: number) =>
    drafted.some(
      ({ subject }) => subject.id === id && !isAlive(subject) && homeOf(subject.figure) === 'tabletop',
    );
  return relations.map((relation) => {
    const below = relations.find(({ kind, of }) => kind === 'on' && of === relation.of)?.to;
    return relation.kind === 'beside' && below !== undefined && isSmall(relation.to)
      ? { kind: 'on', of: relation.to, to: below }
      : relation;
  });
}

/** A pursuer is shown chasing, and does not just stand behind the other. */
const RUNNING_AFTER = new Set(['chase', 'follow', 'pursue', 'lead', 'hunt']);

/** What is seen of the two says more than where they are: one has the other, runs after it, or took it out of something. */
function isOtherwise({ kind, of, to, preposition }: Relation, told: MeaningIndex): boolean {
  if (kind === 'beside') return told.tiesOf(of, 'held-by').some(({ id }) => id === to);
  const isCarried =
    told.tiesOf(of, 'on').some(({ kinds }) => kinds[0] === 'vehicle') ||
    told.events.some((event) => takenOutOf(event, told) !== null && objectsOf(event).includes(of));
  const isChase = told.events.some(
    ({ verb, roles }) =>
      RUNNING_AFTER.has(verb) && [of, to].every((id) => roles.some(({ entity }) => entity === id)),
  );
  return kind === 'behind' && (isChase || (!preposition && isCarried));
}

function isPutOn(by: number, told: MeaningIndex): boolean {
  return told.eventsBy(by).some(({ verb }) => verb === 'wear' || verb === 'put' || verb === 'try');
}

const AT_THE_FOOT = wordClass('atTheFoot');
const SEEN_IN = new Set(['window', 'balcony', 'attic', 'porthole']);
const AT_OPENING = new Set<Kind>(['on', 'above', 'beside', 'against']);

/** What is said to be in a tray lies on it; at a window one is seen in it, on the steps of a church before it. */
function settledKind(kind: Kind, other: Subject, part: string): Kind {
  if (kind === 'in' && SURFACES.has(other.noun.split(' ').at(-1) ?? '')) return 'on';
  if (part === other.noun) return kind;
  // Between its paws is before it.
  if (kind === 'between' && other.count === 1 && isAlive(other)) return 'in-front-of';
  if (SEEN_IN.has(part) && AT_OPENING.has(kind)) return 'in';
  const isBefore = other.figure.kind === 'landmark' && AT_THE_FOOT.has(part);
  return isBefore && (kind === 'on' || kind === 'beside' || kind === 'in') ? 'in-front-of' : kind;
}

const HANGING = new Set(['hang', 'dangle', 'suspend', 'sway', 'swing']);
const HUNG_FROM = new Set(['from', 'off', 'on', 'in', 'under', 'from under']);

/** What hangs from what. */
function hangings({ roles, verb }: Event): { readonly of: number; readonly to: number }[] {
  const from = roles.filter(({ preposition }) => HANGING.has(verb) && HUNG_FROM.has(preposition ?? ''));
  // Who hangs something on a hook does not hang there.
  const isDoneTo = roles.some(({ name }) => name === 'object');
  const hung = roles.filter(({ name }) => name === (isDoneTo ? 'object' : 'agent'));
  return from.flatMap(({ entity: to }) =>
    hung.filter(({ entity }) => entity !== to).map(({ entity: of }) => ({ of, to })),
  );
}

/** Kinds of what does not stand by itself. */
const LIMP = new Set(['garment', 'text', 'tool', 'substance', 'part', 'thing']);

/** Whether somebody who is under it has it over the head. */
function isCover(id: number, thing: Subject, told: MeaningIndex): boolean {
  return LIMP.has(told.kindOf(id)) && isHoldable(thing);
}

function isContainer({ noun }: Subject): boolean {
  return CONTAINERS.has(noun.split(' ').at(-1) ?? '');
}

function isAlive({ figure }: Subject): boolean {
  return LIVING.has(figure.kind);
}
