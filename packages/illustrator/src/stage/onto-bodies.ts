import { isBorne } from '../cast/drawn-together.ts';
import type { Action, Deed, SpatialRelation, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Draft } from './draft.ts';

const AT_REST = new Set<Action | null>(['sit', 'sleep', 'sing', 'talk', 'eat', 'drink', 'read', 'wave']);

/** What is on somebody's head, in a pocket, under an arm or around a neck is there, whatever else both do. */
export function ontoBodies(draft: Draft): Draft {
  return draft.relations.filter((relation) => isBorne(draft, relation)).reduce(atItsPart, draft);
}

function atItsPart(draft: Draft, relation: SpatialRelation): Draft {
  const { of, to } = relation;
  const carrier = draft.subjects.find(({ id }) => id === to);
  const carried = draft.subjects.find(({ id }) => id === of);
  if (!carrier || !carried) return draft;
  const held = draft.deeds.filter((deed) => deed.by === to && deed.object === of);
  const isBusy = draft.deeds.some((deed) => deed.by === to && !held.includes(deed) && deed.object !== null);
  const others = draft.subjects.filter((each) => each !== carried);
  const wasHeld = draft.relation === 'holding' && draft.subjects[1] === carried;
  return {
    ...draft,
    // The film follows the one who bears it.
    subjects: [
      ...others.map((each) =>
        each === carrier ? bearing(carrier, held, relation.part ?? '', isBusy) : each,
      ),
      LIVING.has(carried.figure.kind) && !carried.toy ? resting(carried) : carried,
    ],
    relation: wasHeld ? null : draft.relation,
    deeds: draft.deeds.map((deed) => (held.includes(deed) ? { ...deed, object: null, name: null } : deed)),
    moves: draft.moves.map(({ takes, ...move }) => ({
      ...move,
      by: move.by === of ? to : move.by,
      ...(takes && takes.id !== of && { takes }),
    })),
  };
}

function bearing(carrier: Subject, held: readonly Deed[], part: string, isBusy: boolean): Subject {
  const isHolding = carrier.deed !== null && held.some(({ name }) => name === carrier.deed);
  const free: Subject = isHolding ? { ...carrier, deed: null, action: null } : carrier;
  const { action, deed, figure } = free;
  const isPerson = figure.kind === 'person';
  if (isPerson && LAPS.has(part) && (isBusy || deed !== null)) return { ...free, posture: 'sit' };
  if (isBusy || deed !== null || !IDLE.has(action)) return free;
  if (BELLIES.has(part) && (isPerson || figure.kind === 'quadruped'))
    return isPerson ? { ...free, action: null, deed: 'lie-down' } : { ...free, action: 'sleep' };
  if (!isPerson) return free;
  return { ...free, action: LAPS.has(part) ? 'sit' : HANDS.has(part) ? 'hold' : 'stand' };
}

const IDLE = new Set<Action | null>([null, 'hold', 'stand']);
const LAPS = new Set(['lap', 'knee', 'thigh']);
const BELLIES = new Set(['belly', 'stomach', 'tummy', 'chest']);
const HANDS = new Set(['hand', 'palm', 'finger', 'paw', 'arm', 'fist', 'thumb']);

function resting(carried: Subject): Subject {
  return AT_REST.has(carried.action) || carried.deed !== null ? carried : { ...carried, action: 'sit' };
}
