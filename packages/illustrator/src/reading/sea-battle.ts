import type { Subject } from '../scene-description.ts';
import type { Reading } from './reading.ts';

const BATTLE = /\b(battl|fight|duel|attack|exchang\w* fire|cannon)/;
const WARSHIPS = new Set(['sailboat', 'galleon', 'ship', 'boat']);

/** Two ships in battle lie against each other, and fire. */
export function seaBattle(reading: Reading): Reading {
  const { relations, subjects, text } = reading;
  const ships = subjects.filter(isWarship);
  const several = ships.length > 1 || (ships[0]?.count ?? 0) > 1;
  if (!several || !BATTLE.test(text.toLowerCase())) return reading;
  const [one] = ships;
  const other = ships[1] ?? { ...one!, id: Math.max(...subjects.map(({ id }) => id)) + 1 };
  const fighting = [one!, other].map((ship) => ({ ...ship, count: 1, deed: 'sea-battle' }));
  const container = relations.find(({ kind, of }) => kind === 'in' && of === one!.id);
  return {
    ...reading,
    subjects: [...fighting, ...subjects.filter((each) => !isWarship(each) && each.noun !== 'cannon')],
    relation: null,
    relations: [
      ...relations,
      { kind: 'left-of', of: one!.id, to: other.id },
      ...(container && !ships[1] ? [{ ...container, of: other.id }] : []),
    ],
  };
}

function isWarship({ figure }: Subject): boolean {
  return figure.kind === 'craft' && WARSHIPS.has(figure.model);
}
