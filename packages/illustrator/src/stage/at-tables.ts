import { DEEDS } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import type { Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import type { Draft } from './draft.ts';

const TABLES = /\b(counter|table|desk|workbench|countertop)$/;

const BENCHES = /\bbench$/;

/** "She pours milk into a glass on a counter": nobody is on it, and the deed brings its own. */
export function atTables(draft: Draft): Draft {
  const { relations, subjects } = draft;
  const doer = subjects.find(({ deed, figure }) => deed !== null && figure.kind === 'person');
  const place = doer?.deed ? DEEDS[doer.deed]?.place : undefined;
  if (!doer || !place) return draft;
  const brought = placeWords(place).indoors ? TABLES : doer.deed === 'feed-birds' ? BENCHES : null;
  const table = subjects.find(
    ({ id, noun }) =>
      brought?.test(noun) &&
      relations.some(({ kind, of, to }) => kind === 'on' && of === doer.id && to === id),
  );
  if (!table || relations.some(({ of, to }) => to === table.id && of !== doer.id)) return draft;
  return {
    ...draft,
    subjects: subjects.filter((subject) => subject !== table),
    relations: relations.filter(({ to }) => to !== table.id),
    deeds: draft.deeds.map((deed) => (deed.object === table.id ? { ...deed, object: null } : deed)),
  };
}

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
