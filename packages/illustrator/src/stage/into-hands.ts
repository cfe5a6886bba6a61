import { DEEDS } from '../catalogue/deed-index.ts';
import type { Deed, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

/** Verbs of those who have something in hand while they stand, walk or ride. */
export const HOLDING = wordClass('holding');

/** A person who holds something has it in hand, whatever other people and places the film has. */
export function intoHands(draft: Draft): Draft {
  return draft.deeds.filter(({ verb }) => HOLDING.has(verb)).reduce(held, draft);
}

function held(draft: Draft, { by, object }: Deed): Draft {
  const { relation, relations, subjects } = draft;
  const [first, second] = subjects;
  const holder = subjects.find(({ id }) => id === by);
  const thing = subjects.find(({ id }) => id === object);
  if (!holder || !thing) return draft;
  if (holder.figure.kind !== 'person') return draft;
  if (holder.deed !== null && !leavesHandFree(holder.deed)) return besideBusyHands(draft, holder, thing);
  const isLead = relation === 'holding' && holder === first && thing === second;
  if ((isLead && holder.deed === null) || !isHoldable(thing)) return draft;
  // Of several each has one, if there are several.
  if (holder.count > 2 && thing.count === 1) return draft;
  if (thing.count > Math.max(holder.count > 1 ? SEVERAL : 2, holder.count)) return draft;
  return {
    ...draft,
    relation: isLead ? null : relation,
    relations: [
      ...relations.filter(({ of, to }) => of !== thing.id && to !== thing.id),
      { kind: 'holding', of: holder.id, to: thing.id },
    ],
  };
}

/** As many as there are where nobody says how many. */
const SEVERAL = 3;

/** One dances, bows and talks with an umbrella in the hand. */
function leavesHandFree(deed: string): boolean {
  const { handless, has, ownLegs, thing, company } = DEEDS[deed] ?? {};
  return (handless || ownLegs) === true && !has && !thing && !company && HANDS_FREE[deed] === undefined;
}

/** What is done with free hands all the same: one waits and crosses the street with an umbrella. */
const HANDS_FREE = wordRecord<Readonly<Record<string, 'stand' | 'walk'>>>('deedsWithFreeHands');

/** Whose hands are busy with something else has the thing beside them; it is not drawn with what they do. */
function besideBusyHands(draft: Draft, holder: Subject, thing: Subject): Draft {
  const { deed, id } = holder;
  const isDone = draft.deeds.some(({ by, name, object, using }) => {
    const isOfThing = object === thing.id || using === thing.id;
    return (
      by === id && name === deed && (isOfThing || (DEEDS[deed!]?.thing !== undefined && object === null))
    );
  });
  if (isDone) return draft;
  const action = HANDS_FREE[deed!];
  const free = action === undefined ? holder : { ...holder, deed: null, action };
  const isLead = draft.relation === 'holding' && draft.subjects[1] === thing;
  return {
    ...draft,
    place: draft.place ?? (action === undefined ? null : (DEEDS[deed!]?.place ?? null)),
    subjects: draft.subjects.map((each) => (each === holder ? free : each)),
    relation: isLead && action === undefined ? null : draft.relation,
  };
}
