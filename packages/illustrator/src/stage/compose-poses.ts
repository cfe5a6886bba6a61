import type { Deed, Hands, Subject } from '../scene-description.ts';
import { handsOf, isUntouching } from '../vocabulary/hands.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { lifeSize } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';
import { HOLDING } from './into-hands.ts';

/** What may be shown beside hands at something; who goes, eats or reads is seen doing that. */
const STILL = wordClass('withBusyHands');

/**
 * What nobody drew a deed of is still done to something: hands, eyes and bent backs go to where that is, with what is in
 * hand. One pose for any verb and any thing.
 */
export function composePoses(draft: Draft): Draft {
  return draft.subjects.reduce((told, { id }) => {
    const subject = told.subjects.find((each) => each.id === id);
    return subject && isFree(subject, told) ? composed(told, subject) : told;
  }, draft);
}

function isFree(
  { action, count, deed, figure, hands, id, shown }: Subject,
  { deeds, moves, relation, relations, subjects }: Draft,
): boolean {
  if (figure.kind !== 'person' || deed !== null || hands || shown) return false;
  if (action !== null && !STILL.has(action)) return false;
  if (moves.some(({ by }) => by === id)) return false;
  const [first, second] = subjects;
  const isHolding =
    relation === 'holding' &&
    first?.id === id &&
    deeds.some(({ by, object, verb }) => by === id && object === second?.id && HOLDING.has(verb));
  if (isHolding) return count > 1 && second?.count === 1;
  return !relations.some(({ kind, of }) => of === id && (kind === 'riding' || kind === 'holding'));
}

function composed(draft: Draft, subject: Subject): Draft {
  const own = draft.deeds.filter(({ by }) => by === subject.id);
  // What is done to a part of nobody else is done to one's own.
  const gesture = own.find(
    ({ by, object, part, toward, verb }) =>
      (object === by || (object === null && toward === undefined)) &&
      part !== undefined &&
      !MOVING_PARTS.has(verb),
  );
  if (gesture?.part) return withHands(draft, subject, { does: 'work', at: subject.id, part: gesture.part });
  const touching = own.find((deed) => !isUntouching(deed.verb) && targetOf(deed, draft) !== null);
  const looking = own.find((deed) => isUntouching(deed.verb) && targetOf(deed, draft) !== null);
  const deed = touching ?? looking;
  const target = deed && targetOf(deed, draft);
  if (!deed || !target || target.id === subject.id) return atWork(draft, subject, own);
  const part = deed.part === undefined ? {} : { part: deed.part };
  if (!touching) return withHands(draft, subject, { does: 'look', at: target.id, ...part });
  const tool = draft.subjects.find(({ id }) => id === deed.using) ?? null;
  const does = handsOf(deed.verb);
  const others = draft.deeds.some(({ by, object }) => by !== subject.id && object === target.id);
  const isShared = subject.count > 1 || others;
  // A crowd has no umbrella between them.
  if (subject.count > MOST_HANDS) return draft;
  const isLoose =
    !isSeenToChange(target) &&
    isHoldable(target) &&
    (target.figure.kind !== 'emoji' || lifeSize(target, PICTURE) < PICTURE) &&
    !LIVING.has(target.figure.kind) &&
    target.count < 4;
  const holds = tool && isHoldable(tool) ? { holds: tool.id } : {};
  const isFreeThing = !draft.relations.some(({ of, to }) => of === target.id || to === target.id);
  if (isLoose && isFreeThing && !isShared && !tool)
    return withHands(draft, subject, { does, holds: target.id });
  const shared = isShared && isLoose && isFreeThing ? { shared: true } : {};
  return withHands(draft, subject, { does, at: target.id, ...part, ...holds, ...shared });
}

/** What it is done to is not to be seen: hands are busy with it all the same, or with the tool. */
function atWork(draft: Draft, subject: Subject, own: readonly Deed[]): Draft {
  const done = own.find(
    ({ roles = [], verb }) => !isUntouching(verb) && roles.some(({ name }) => name === 'object'),
  );
  if (!done || subject.count > MOST_HANDS || subject.action !== null) return draft;
  const tool = draft.subjects.find(({ id }) => id === done.using);
  return withHands(draft, subject, {
    does: handsOf(done.verb),
    ...(tool && isHoldable(tool) && { holds: tool.id }),
  });
}

/** What opens, goes out or grows stands where that is seen: in a hand it is small, and held still. */
function isSeenToChange({ does }: Subject): boolean {
  return does !== undefined && !IN_HAND.has(does);
}

/** What hands themselves do to what they hold. */
const IN_HAND = new Set<Subject['does']>(['wobble', 'swing', 'spin']);

const MOST_HANDS = 4;
/** How large pictures are drawn: what is as large in life is in nobody's hand. */
const PICTURE = 60;
/** What is done with a part of oneself, and not to it. */
const MOVING_PARTS = wordClass('movingParts');

/** What it is done to, where that stands in the picture for itself. */
function targetOf({ object, toward, by }: Deed, { subjects }: Draft): Subject | null {
  return (
    [object, toward]
      .filter((id) => id !== null && id !== undefined && id !== by)
      .flatMap((id) => subjects.find((each) => each.id === id) ?? [])[0] ?? null
  );
}

function withHands(draft: Draft, { id }: Subject, hands: Hands): Draft {
  return {
    ...draft,
    relation: draft.relation === 'holding' && draft.subjects[0]?.id === id ? null : draft.relation,
    subjects: draft.subjects.map((each) => (each.id === id ? { ...each, hands } : each)),
  };
}
