import { carriedBy, eatenBy, wayOf } from '../../illustrator/src/cast/animals/ways.ts';
import { DEEDS } from '../../illustrator/src/catalogue/deed-index.ts';
import type { Deed, DeedRole, SceneDescription, Subject } from '../../illustrator/src/scene-description.ts';
import { ACTION_WORDS } from '../../illustrator/src/vocabulary/verbs.ts';
import { wordClass } from '../../illustrator/src/vocabulary/word-classes.ts';
import type { Entity, Event, Order, Role } from '../src/mean/meaning.ts';

/** Actions of getting along. */
const GOING = wordClass('going');

type NamedEntity = Pick<Entity, 'id' | 'name'>;

/** Something that is not a subject, and that the drawing of a deed has or shows as a part. */
export interface DrawnWithDeed {
  readonly id: number;
  readonly name: string;
}

interface MeaningIndex {
  readonly event: Omit<Event, 'id'>;
  readonly deed: Deed;
  readonly step: number;
}

/**
 * What happens in a scene, with those roles of each deed that are seen: who is held, reached for, gone around or stood on,
 * what the drawing of the deed has, and where it all is. `settings` are the words of the place.
 */
export function eventsOfScene(
  scene: SceneDescription,
  settings: readonly NamedEntity[],
): {
  readonly events: readonly Event[];
  readonly order: readonly Order[];
  readonly drawn: readonly DrawnWithDeed[];
} {
  const drawn: DrawnWithDeed[] = [];
  const entityOf = (name: string): number => {
    const known = drawn.find((each) => each.name === name);
    if (known) return known.id;
    drawn.push({ id: 400 + drawn.length, name });
    return 400 + drawn.length - 1;
  };
  const parts = scene.sequence.length > 0 ? scene.sequence : [scene];
  const told = parts.flatMap((part, index) =>
    part.deeds.flatMap((deed) =>
      isSeenDoing(deed, doerOf(deed, part), part) ? toldBy(deed, part, index, settings, entityOf) : [],
    ),
  );
  const acted = parts.flatMap(({ subjects }) =>
    subjects.flatMap(({ id, action }) =>
      action === null ? [] : ACTION_WORDS[action].map((verb) => plain(verb, [role('agent', id)])),
    ),
  );
  return {
    events: [...told.map(({ event }) => event), ...acted, ...happensBySetting(scene, entityOf)].map(
      (event, index) => ({
        ...event,
        id: index + 1,
      }),
    ),
    order: told.flatMap((one, first) =>
      told.slice(first + 1).flatMap((other, after): Order[] => {
        const second = first + 1 + after;
        if (one.deed === other.deed) return [];
        if (one.step !== other.step)
          return one.step < other.step
            ? [{ kind: 'then', first: first + 1, second: second + 1 }]
            : [{ kind: 'then', first: second + 1, second: first + 1 }];
        return [{ kind: 'while', first: first + 1, second: second + 1 }];
      }),
    ),
    drawn,
  };
}

/** Words for weather that comes, and that goes. */
const COMING = ['come', 'roll', 'start', 'begin', 'set', 'gather'];
const GOING_AWAY = ['stop', 'end', 'cease', 'lift', 'clear'];

/** What weather does, and what comes out of a chimney. */
function happensBySetting(
  { weathers, struck, subjects }: SceneDescription,
  entityOf: (name: string) => number,
): Omit<Event, 'id'>[] {
  const weather = weathers.flatMap((each, index) => {
    const verbs = [...(index > 0 ? COMING : []), ...(index < weathers.length - 1 ? GOING_AWAY : [])];
    return each === 'clear' ? [] : verbs.map((verb) => plain(verb, [role('agent', entityOf(each))]));
  });
  const [lead] = subjects;
  const strikes =
    struck && lead
      ? ['strike', 'hit'].map((verb) =>
          plain(verb, [role('agent', entityOf('lightning')), role('object', lead.id)]),
        )
      : [];
  const smoke = subjects.flatMap(({ gives, figure }) =>
    gives === undefined
      ? []
      : ['rise', 'curl', 'come', 'billow', 'drift'].map((verb) =>
          plain(verb, [
            role('agent', entityOf(gives)),
            ...(figure.kind === 'landmark' ? [role('source', entityOf('chimney'))] : []),
          ]),
        ),
  );
  return [...weather, ...strikes, ...smoke];
}

function doerOf({ by }: Deed, { subjects }: SceneDescription): Subject | undefined {
  return subjects.find(({ id }) => id === by);
}

function toldBy(
  deed: Deed,
  scene: SceneDescription,
  part: number,
  settings: readonly NamedEntity[],
  entityOf: (name: string) => number,
): MeaningIndex[] {
  const doer = doerOf(deed, scene);
  const { object, participants, name, verb, step = 0 } = deed;
  const named = (deed.roles ?? []).flatMap((each): Role[] => {
    const entity = shownAs(each, deed, doer, scene, settings, entityOf);
    return entity === null ? [] : [{ name: each.name, preposition: each.preposition, entity }];
  });
  const roles = [
    role('agent', deed.by),
    ...(object === null ? [] : [role('object', object)]),
    ...participants.flatMap((id) => ['recipient', 'companion', 'object'].map((each) => role(each, id))),
    ...named,
  ];
  return [verb, ...(name === null ? [] : [name.split('-')[0] ?? name])].map((each) => {
    const [first = each, particle = null] = each.split(' ');
    return { event: { ...plain(first, roles), particle }, deed, step: part * 10 + step };
  });
}

/** The entity that a role is seen as; null where nothing of it is. */
function shownAs(
  part: DeedRole,
  deed: Deed,
  doer: Subject | undefined,
  scene: SceneDescription,
  settings: readonly NamedEntity[],
  entityOf: (name: string) => number,
): number | null {
  const { name, noun, id } = part;
  const subject = scene.subjects.find((each) => each.id === id);
  if (!subject) {
    if (scene.details?.some((each) => each.id === id)) return id;
    if (deed.name !== null && isInDrawing(noun, doer)) return entityOf(noun);
    const setting = settings.find((each) => isSameNoun(each.name, noun));
    return setting && (name === 'place' || (ON_WAY.has(name) && isMoving(deed, doer, scene)))
      ? setting.id
      : null;
  }
  if (!isTied(part, deed, subject.id, scene)) return null;
  // A part is told where eyes or hands are at it.
  return !isSameNoun(subject.noun, noun) && isPartSeen(noun, deed, doer, scene) ? entityOf(noun) : subject.id;
}

const ON_WAY = new Set(['path', 'direction', 'source']);

function isMoving({ by }: Deed, doer: Subject | undefined, { moves = [] }: SceneDescription): boolean {
  if (!doer) return false;
  const { action, deed, does } = doer;
  return (
    moves.some((move) => move.by === by || move.takes?.id === by) ||
    does !== undefined ||
    (deed === null ? action !== null && GOING.has(action) : DEEDS[deed]?.moves === true)
  );
}

function isSameNoun(one: string, other: string): boolean {
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}

/** Whether the drawing of what somebody does has it: the scarf of who knits. */
function isInDrawing(noun: string, doer: Subject | undefined): boolean {
  if (!doer || doer.deed === null) return false;
  const { words = [], has = [] } = DEEDS[doer.deed] ?? {};
  const last = noun.split(' ').at(-1) ?? noun;
  return (
    words.some((phrase) => phrase.split(' ').slice(1).includes(last)) ||
    has.some((thing) => isSameNoun(thing, noun))
  );
}

/** Whether a role of a subject is seen: in hand or in reach, on the way, where somebody stands, whom they turn to. */
function isTied({ name }: DeedRole, deed: Deed, id: number, scene: SceneDescription): boolean {
  const { by, object, toward, participants, using } = deed;
  const { moves = [], relations } = scene;
  const hands = doerOf(deed, scene)?.hands;
  const partake = [by, object, ...rolesOf(deed, 'object')];
  const involved = moves.filter((move) =>
    [move.by, move.takes?.id].some((each) => each !== undefined && [...partake, id].includes(each)),
  );
  const isOnWay = involved.some((move) => [move.to, move.from].includes(id));
  const between = relations.filter(
    ({ of, to }) => (partake.includes(of) && to === id) || (partake.includes(to) && of === id),
  );
  if (isLed(by, id, scene)) return true;
  switch (name) {
    case 'path':
    case 'source':
      return isOnWay || between.some(({ kind }) => kind !== 'beside' && kind !== 'in-front-of');
    case 'place':
      return isOnWay || between.length > 0;
    case 'instrument':
      return using === id || hands?.holds === id || between.some(({ kind }) => kind === 'holding');
    case 'object':
      return (
        object === id ||
        hands?.at === id ||
        hands?.holds === id ||
        involved.some((move) => move.by === id || move.takes?.id === id || move.to === id) ||
        between.length > 0
      );
    default:
      return isOnWay || between.length > 0 || [toward, hands?.at, ...participants].includes(id);
  }
}

function rolesOf({ roles = [] }: Deed, name: string): (number | null)[] {
  return roles.filter((each) => each.name === name).map(({ id }) => id);
}

/** Both are drawn as one or go after each other: the first holds, rides or chases the second. */
function isLed(one: number, other: number, { relation, subjects }: SceneDescription): boolean {
  const pair = subjects.slice(0, 2).map(({ id }) => id);
  return (
    relation !== null && relation !== 'beside' && one !== other && pair.includes(one) && pair.includes(other)
  );
}

function isPartSeen(noun: string, deed: Deed, doer: Subject | undefined, scene: SceneDescription): boolean {
  const last = noun.split(' ').at(-1);
  return (
    doer?.hands?.part === last ||
    scene.relations.some(({ part, of }) => of === deed.by && part === last) ||
    (scene.moves ?? []).some(({ fromPart, toPart }) => fromPart === last || toPart === last)
  );
}

/** Whether it is drawn that it is done, and not only that somebody is there. */
function isSeenDoing(deed: Deed, doer: Subject | undefined, scene: SceneDescription): boolean {
  if (!doer) return false;
  const { by, name, verb, object, toward } = deed;
  const { action, change, does, hands, posture } = doer;
  const isAmong = (id: number | null | undefined) =>
    typeof id === 'number' && [object, toward, ...(deed.roles ?? []).map((each) => each.id)].includes(id);
  return (
    (name !== null && doer.deed !== null) ||
    (action !== null && ACTION_WORDS[action].some((each) => each.split(' ')[0] === verb)) ||
    [does, change, posture, wayOf(scene, doer)].some((each) => each !== undefined && each !== null) ||
    [carriedBy(scene, doer), eatenBy(scene, doer)].some((each) => each && isAmong(each.id)) ||
    isAmong(hands?.at) ||
    // What somebody drops falls, and what they say moves their lips.
    scene.subjects.some(
      ({ id, does: befalls }) => befalls !== undefined && rolesOf(deed, 'object').includes(id),
    ) ||
    scene.lines.some((line) => line.by === by && line.manner === verb) ||
    scene.subjects.some(({ id }) => isAmong(id) && isLed(by, id, scene)) ||
    isAmong(hands?.holds) ||
    (scene.moves ?? []).some((move) => [move.by, move.takes?.id, move.from, move.to].includes(by)) ||
    scene.relations.some(
      ({ kind, of, to }) =>
        !NOT_DEEDS.has(kind) && ((of === by && isAmong(to)) || (to === by && isAmong(of))),
    )
  );
}

/** Who only is beside somebody does nothing to them. */
const NOT_DEEDS = new Set(['beside', 'left-of', 'right-of', 'larger-than', 'between']);

function role(name: string, entity: number): Role {
  return { name, preposition: null, entity };
}

function plain(verb: string, roles: Event['roles']): Omit<Event, 'id'> {
  return { verb, particle: null, roles, negated: false, past: false };
}
