import { DEEDS } from '../cast/people/deed-names.ts';
import type { Subject } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { isHoldable } from './read-relation.ts';
import type { Reading } from './reading.ts';

const TABLES = /\b(counter|table|desk|workbench|countertop)$/;

const BENCHES = /\bbench$/;

/** "She pours milk into a glass on a counter": nobody is on it, and the deed brings its own. */
export function atTables(reading: Reading): Reading {
  const { relations, subjects } = reading;
  const doer = subjects.find(({ deed, figure }) => deed !== null && figure.kind === 'person');
  const place = doer?.deed ? DEEDS[doer.deed]?.place : undefined;
  if (!doer || !place) return reading;
  const brought = PLACE_NAMES[place].indoors ? TABLES : doer.deed === 'feed-birds' ? BENCHES : null;
  const table = subjects.find(
    ({ id, noun }) =>
      brought?.test(noun) &&
      relations.some(({ kind, of, to }) => kind === 'on' && of === doer.id && to === id),
  );
  if (!table || relations.some(({ of, to }) => to === table.id && of !== doer.id)) return reading;
  return {
    ...reading,
    subjects: subjects.filter((subject) => subject !== table),
    relations: relations.filter(({ to }) => to !== table.id),
    deeds: reading.deeds.map((deed) => (deed.object === table.id ? { ...deed, object: null } : deed)),
  };
}

/** Deeds that are hardly more than standing there. */
const WAITING = new Set<Subject['deed']>(['wait-bus', 'wait', 'stand-in-line', 'look-around']);

/** Whoever waits with an umbrella holds it. */
export function withFreeHands(reading: Reading): Reading {
  const [first, second] = reading.subjects;
  if (!first || !second || reading.relation !== 'holding') return reading;
  if (!WAITING.has(first.deed) || !isHoldable(second)) return reading;
  const place = reading.place ?? DEEDS[first.deed!]?.place ?? null;
  const holder: Subject = { ...first, deed: null, action: 'stand' };
  return { ...reading, place, subjects: [holder, ...reading.subjects.slice(1)] };
}
