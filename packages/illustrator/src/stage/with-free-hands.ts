import { DEEDS } from '../catalogue/deed-index.ts';
import type { Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import type { Draft } from './draft.ts';

/** Deeds that are hardly more than standing there. */
const WAITING = new Set<Subject['deed']>(['wait-bus', 'wait', 'stand-in-line', 'look-around']);

/** Whoever waits with an umbrella holds it. */
export function withFreeHands(draft: Draft): Draft {
  const [first, second] = draft.subjects;
  if (!first || !second || draft.relation !== 'holding') return draft;
  if (!WAITING.has(first.deed) || !isHoldable(second)) return draft;
  const place = draft.place ?? DEEDS[first.deed!]?.place ?? null;
  const holder: Subject = { ...first, deed: null, action: 'stand' };
  return { ...draft, place, subjects: [holder, ...draft.subjects.slice(1)] };
}
