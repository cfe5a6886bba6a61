import type { SpatialRelation, Subject } from '../scene-description.ts';
import { garmentName } from './clothe.ts';
import type { Drafted } from './draft.ts';
import { homeOf } from './lexicon/nouns.ts';
import { LIVING } from './living.ts';
import { agentsOf, type Told } from './told.ts';

const KINDS: Readonly<Record<string, SpatialRelation['kind']>> = {
  on: 'on',
  in: 'in',
  under: 'under',
  above: 'above',
  behind: 'behind',
  before: 'in-front-of',
  beside: 'beside',
  against: 'against',
  among: 'beside',
  opposite: 'beside',
  outside: 'in-front-of',
  between: 'between',
  around: 'around',
  'left-of': 'left-of',
  'right-of': 'right-of',
};
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
    for (const each of [id, whole, ...doers]) {
      const found = drafted.filter(({ entity }) => entity.id === each);
      if (found.length > 0) return found.map(({ subject }) => subject);
    }
    return [];
  };
  const partOf = (id: number) =>
    told.isPart(id) && !drafted.some(({ entity }) => entity.id === id) ? told.entity(id)?.noun : undefined;
  for (const { of, to } of hangings(told))
    for (const one of subjectsOf(of))
      for (const other of subjectsOf(to)) push('hanging-from', one, other, partOf(to));
  for (const { kind, of, to, preposition } of told.meaning.relations) {
    if (kind === 'larger-than' || kind === 'smaller-than')
      for (const one of subjectsOf(kind === 'larger-than' ? of : to))
        for (const other of subjectsOf(kind === 'larger-than' ? to : of)) push('larger-than', one, other);
    if (kind === 'held-by')
      for (const one of subjectsOf(of))
        for (const other of subjectsOf(to))
          if (!isAlive(other) && !isAlive(one)) push(carriedHow(other), one, other);
    if (preposition === 'at' && isLookedAt(of, to, told)) continue;
    if (kind === 'behind' && isRunningAfter(of, to, told)) continue;
    const entity = told.entity(of);
    const isSaidWorn = told
      .eventsBy(to)
      .some(({ verb }) => verb === 'wear' || verb === 'put' || verb === 'try');
    const isPutOn = kind === 'worn-by' && isSaidWorn && entity !== undefined && garmentName(entity) === null;
    const isCrossed =
      kind === 'above' && preposition !== 'above' && told.eventsBy(of).some(({ verb }) => WALKING.has(verb));
    if (isPutOn) {
      for (const thing of subjectsOf(of)) for (const wearer of subjectsOf(to)) push('wearing', wearer, thing);
      continue;
    }
    const drawn = isCrossed ? 'on' : KINDS[kind];
    if (!drawn) continue;
    for (const one of subjectsOf(of))
      for (const other of subjectsOf(to, NEAR.has(drawn)))
        push(settledKind(drawn, other, told.entity(to)?.noun), one, other, partOf(to));
  }
  for (const { of, to } of passings(told))
    for (const one of subjectsOf(of))
      for (const other of subjectsOf(to)) if (!isAlive(other)) push('in-front-of', one, other);
  // "Slides out from under a truck".
  for (const { roles } of told.events)
    for (const { entity: to } of roles.filter(({ preposition }) => UNDER.test(preposition ?? '')))
      for (const { entity: of } of roles.filter(({ name }) => name === 'agent'))
        for (const one of subjectsOf(of)) for (const other of subjectsOf(to)) push('under', one, other);
  for (const { of, to } of atWindows(told))
    for (const one of subjectsOf(of).filter(isAlive))
      for (const other of subjectsOf(to)) {
        const known = relations.findIndex((each) => each.of === one.id && each.to === other.id);
        if (known >= 0) relations.splice(known, 1);
        push('in', one, other);
      }
  for (const { side, of } of sidesOf(told)) {
    const [one] = subjectsOf(of);
    const others = drafted.filter(({ subject }) => subject !== one).map(({ subject }) => subject);
    if (one && others[0]) push(side === 'left' ? 'left-of' : 'right-of', one, others[0]);
  }
  return onTheSameTable(
    relations.filter((relation) => !isBesideInside(relation, relations)),
    drafted,
  );
}

const NEAR = new Set<SpatialRelation['kind']>(['behind', 'in-front-of', 'beside', 'left-of', 'right-of']);
const AT_THE_FOOT = new Set('step stair stairs doorstep entrance door gate porch foot base wall'.split(' '));

/** What is said to be in a tray lies on it; on the steps of a church one is before it. */
function settledKind(
  kind: SpatialRelation['kind'],
  other: Subject,
  part: string | undefined,
): SpatialRelation['kind'] {
  if (kind === 'in' && isSurface(other)) return 'on';
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

const HANGING = new Set(['hang', 'dangle', 'suspend', 'sway', 'swing']);
const HUNG_FROM = new Set(['from', 'off', 'on', 'in', 'under', 'from under']);

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

const VESSELS =
  /\b(?:bubble|box|bag|basket|bowl|jar|bucket|cup|mug|glass|bottle|crate|chest|trunk|suitcase|vase|pot|drawer|cart|wheelbarrow)$/;

/** How a thing has another with it: a bubble carries a house inside, a crane below, a truck on its back. */
function carriedHow({ figure, noun }: Subject): SpatialRelation['kind'] {
  if (VESSELS.test(noun)) return 'in';
  const flies = figure.kind === 'craft' && homeOf(figure) === 'sky';
  return flies || /\bcrane$/.test(noun) ? 'hanging-from' : 'on';
}

const UNDER = /^(?:out )?from (?:under|underneath|beneath|below)$/;
const AT_WINDOWS = new Set(['against', 'out of', 'through', 'from', 'out']);

/** Whoever leans against the window of a train, or looks out of it, is inside. */
function atWindows(told: Told): { readonly of: number; readonly to: number }[] {
  const carrier = (id: number) => {
    const { name, noun } = told.entity(id) ?? { name: '', noun: '' };
    const whole = told.wholeOf(id);
    if (noun !== 'window') return null;
    return told.entity(whole)?.kinds[0] === 'vehicle' || (whole === id && name !== noun) ? whole : null;
  };
  const said = told.meaning.relations.map(({ of, to, kind, preposition }) => ({
    of,
    to,
    preposition: preposition ?? kind,
  }));
  const done = told.events.flatMap(({ roles }) =>
    roles.flatMap(({ entity: to, preposition }) =>
      roles
        .filter(({ name }) => name === 'agent')
        .map(({ entity: of }) => ({ of, to, preposition: preposition ?? '' })),
    ),
  );
  return [...said, ...done].flatMap(({ of, to, preposition }) => {
    const vehicle = AT_WINDOWS.has(preposition) ? carrier(to) : null;
    return vehicle === null || vehicle === told.wholeOf(of) ? [] : [{ of, to: vehicle }];
  });
}

/** Whoever looks or shouts at something is not beside it. */
function isLookedAt(of: number, to: number, told: Told): boolean {
  return told
    .eventsBy(of)
    .some(({ roles }) => roles.some(({ entity, name }) => entity === to && name === 'direction'));
}

const SURFACES = new Set('plate tray table desk shelf bench saucer counter windowsill sill ledge'.split(' '));

/** What is said to be in a tray lies on it. */
function isSurface({ noun }: Subject): boolean {
  return SURFACES.has(noun.split(' ').at(-1) ?? noun);
}

/** "A car on the left and a bus on the right." */
function sidesOf(told: Told): { readonly side: string; readonly of: number }[] {
  return told.meaning.relations.flatMap(({ of, to }) => {
    const side = told.entity(to)?.noun;
    return side === 'left' || side === 'right' ? [{ side, of }] : [];
  });
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

/** What is in or on something is not beside it as well. */
function isBesideInside({ kind, of, to }: SpatialRelation, relations: readonly SpatialRelation[]): boolean {
  return (
    kind === 'beside' &&
    relations.some((other) => other.kind !== 'beside' && other.of === of && other.to === to)
  );
}

export function isAlive({ figure }: Subject): boolean {
  return LIVING.has(figure.kind);
}
