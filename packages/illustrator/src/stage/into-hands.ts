import type { Deed, SubjectId } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

/** Verbs of those who have something in hand while they stand, walk or ride. */
export const HOLDING = wordClass('holding');

/** Whoever holds something has it in hand, whoever else is in the film and wherever it is held; so has who owns it. */
export function intoHands(draft: Draft): Draft {
  let told = draft;
  for (const deed of draft.deeds) if (HOLDING.has(deed.verb)) told = held(told, deed) ?? told;
  for (const { id, owner } of draft.subjects)
    if (owner !== undefined && !isElsewhere(id, told)) told = held(told, { by: owner, object: id }) ?? told;
  return told;
}

/** What something is done to, what is somewhere and what somebody goes to is not in its owner's hands. */
function isElsewhere(thing: SubjectId, { deeds, moves, relations, subjects }: Draft): boolean {
  return (
    relations.some(({ of, to }) => of === thing || to === thing) ||
    moves.some(({ by, from, to, takes }) => [by, from, to, takes?.id].includes(thing)) ||
    subjects.some(({ hands }) => hands?.at === thing) ||
    deeds.some(({ object, participants, toward, using }) =>
      [object, toward, using, ...participants].includes(thing),
    )
  );
}

function held(draft: Draft, { by, object }: Pick<Deed, 'by' | 'object'>): Draft | null {
  const { relation, relations, subjects } = draft;
  const [first, second] = subjects;
  const holder = subjects.find(({ id }) => id === by);
  const thing = subjects.find(({ id }) => id === object);
  if (!holder || !thing) return null;
  if (holder.figure.kind !== 'person' || holder.deed !== null || holder.count > 2) return null;
  // One thing that two have is between them.
  if (holder.count > 1 && thing.count === 1) return null;
  const isLead = relation === 'holding' && holder === first && thing === second;
  const isTold = relations.some(({ kind, of }) => kind === 'holding' && of === by);
  if (isLead || isTold || !isHoldable(thing) || LIVING.has(thing.figure.kind) || thing.count > 2) return null;
  // What is in it or on it would be lost.
  if (relations.some(({ kind, to }) => to === object && (kind === 'in' || kind === 'on'))) return null;
  return {
    ...draft,
    relations: [
      ...relations.filter(({ of, to }) => of !== thing.id && to !== thing.id),
      { kind: 'holding', of: holder.id, to: thing.id },
    ],
  };
}
