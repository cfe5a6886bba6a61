import type { Reading } from './reading.ts';

/** Ships one walks about on; a rowing boat is drawn with whoever sits in it. */
const LARGE_SHIP = /^(?!.*(space|star|air|alien)).*(ship|galleon|yacht|ferry)$/;

/** Whoever is on a ship is on its deck: a place, and not a thing they stand on. */
export function goAboard(reading: Reading): Reading {
  const ship = reading.subjects.find(({ figure, noun }) => figure.kind === 'craft' && LARGE_SHIP.test(noun));
  if (!ship) return reading;
  const aboard = reading.relations.some(({ kind, of, to }) => {
    const who = reading.subjects.find(({ id }) => id === of)?.figure.kind;
    return (kind === 'on' || kind === 'in') && to === ship.id && who !== undefined && PASSENGERS.has(who);
  });
  if (!aboard) return reading;
  return {
    ...reading,
    place: 'ship-deck',
    subjects: reading.subjects.filter((subject) => subject !== ship),
    relation: reading.relation === 'riding' ? null : reading.relation,
    relations: reading.relations.filter(({ of, to }) => of !== ship.id && to !== ship.id),
  };
}

const PASSENGERS = new Set(['person', 'quadruped', 'creature', 'bird', 'emoji']);
