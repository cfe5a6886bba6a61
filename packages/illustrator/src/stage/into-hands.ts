import type { Deed } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
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
  if (holder.figure.kind !== 'person' || holder.deed !== null || holder.count > 2) return draft;
  const isLead = relation === 'holding' && holder === first && thing === second;
  if (isLead || !isHoldable(thing) || thing.count > 2) return draft;
  return {
    ...draft,
    relations: [
      ...relations.filter(({ of, to }) => of !== thing.id && to !== thing.id),
      { kind: 'holding', of: holder.id, to: thing.id },
    ],
  };
}
