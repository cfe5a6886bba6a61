import { isBorne } from '../cast/drawn-together.ts';
import type { Action, Deed, SpatialRelation, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Draft } from './draft.ts';

/** Verbs of those who walk with what they have on them. */
const TAKING = new Set(['carry', 'bring', 'take', 'haul', 'lug', 'drag', 'march']);
const AT_REST = new Set<Action | null>(['sit', 'sleep', 'sing', 'talk', 'eat', 'drink', 'read', 'wave']);

/** What is on somebody's head, in a pocket, under an arm or around a neck is there, whatever else both do. */
export function ontoBodies(given: Draft): Draft {
  const draft = {
    ...given,
    relations: given.relations.filter((relation) => !isHeldAnyway(relation, given)),
  };
  const borne = draft.relations.filter((relation) => isBorne(draft, relation));
  return borne.length === 0 ? draft : borne.reduce(atItsPart, draft);
}

/** One thing in somebody's hand is held as anything is. */
function isHeldAnyway(relation: SpatialRelation, { deeds, relations, subjects }: Draft): boolean {
  const isAtHand = (each: SpatialRelation) => HANDS.has(each.part ?? '') && each.to === relation.to;
  const thing = subjects.find(({ id }) => id === relation.of);
  const holder = subjects.find(({ id }) => id === relation.to);
  return (
    isAtHand(relation) &&
    holder?.figure.kind === 'person' &&
    thing?.count === 1 &&
    isHoldable(thing) &&
    relations.filter(isAtHand).length === 1 &&
    deeds.some(({ by, object }) => by === relation.to && object === relation.of)
  );
}

function atItsPart(draft: Draft, relation: SpatialRelation): Draft {
  const { of, to } = relation;
  const carrier = draft.subjects.find(({ id }) => id === to);
  const carried = draft.subjects.find(({ id }) => id === of);
  if (!carrier || !carried) return draft;
  const isOfBoth = (each: SpatialRelation) =>
    each !== relation && [each.of, each.to].every((id) => id === of || id === to);
  const held = draft.deeds.filter((deed) => deed.by === to && deed.object === of);
  const isBusy = draft.deeds.some((deed) => deed.by === to && !held.includes(deed) && deed.object !== null);
  const others = draft.subjects.filter((each) => each !== carried);
  const wasHeld = draft.relation === 'holding' && draft.subjects[1] === carried;
  const rode = draft.relation === 'riding' && draft.subjects.indexOf(carried) < 2;
  return {
    ...draft,
    // Whoever bears it is who the film follows.
    subjects: [
      ...others.map((each) =>
        each === carrier ? bearing(carrier, held, relation.part ?? '', isBusy) : each,
      ),
      LIVING.has(carried.figure.kind) && !carried.toy ? resting(carried) : carried,
    ],
    relation: wasHeld || rode ? null : draft.relation,
    relations: draft.relations.filter((each) => !isOfBoth(each)),
    deeds: draft.deeds.map((deed) => (held.includes(deed) ? { ...deed, object: null, name: null } : deed)),
    moves: draft.moves
      .filter((move) => !(move.by === of && move.to === to) && !(move.by === to && move.to === of))
      .map(({ takes, ...move }) => ({
        ...move,
        by: move.by === of ? to : move.by,
        ...(takes && takes.id !== of && { takes }),
      })),
  };
}

function bearing(carrier: Subject, held: readonly Deed[], part: string, isBusy: boolean): Subject {
  const isHolding = carrier.deed !== null && held.some(({ name }) => name === carrier.deed);
  const walks = held.some(({ verb }) => TAKING.has(verb));
  const free: Subject = isHolding ? { ...carrier, deed: null, action: null } : carrier;
  const { action, deed, figure } = free;
  if (figure.kind === 'person' && LAPS.has(part) && (isBusy || deed !== null))
    return { ...free, posture: 'sit' };
  if (isBusy) return free;
  if (figure.kind === 'quadruped' && BELLIES.has(part) && action === null)
    return { ...free, action: 'sleep' };
  if (figure.kind !== 'person' || deed !== null)
    return walks && action === null ? { ...free, action: 'walk' } : free;
  if (action !== null && action !== 'hold' && action !== 'stand') return free;
  if (LAPS.has(part)) return { ...free, action: 'sit' };
  if (part === 'belly' || part === 'stomach' || part === 'chest')
    return { ...free, action: null, deed: 'lie-down' };
  if (walks) return { ...free, action: 'walk' };
  return { ...free, action: HANDS.has(part) ? 'hold' : 'stand' };
}

const LAPS = new Set(['lap', 'knee', 'thigh']);
const BELLIES = new Set(['belly', 'stomach', 'tummy', 'chest']);
const HANDS = new Set(['hand', 'palm', 'finger', 'paw', 'arm', 'fist', 'thumb']);

function resting(carried: Subject): Subject {
  return AT_REST.has(carried.action) || carried.deed !== null ? carried : { ...carried, action: 'sit' };
}
