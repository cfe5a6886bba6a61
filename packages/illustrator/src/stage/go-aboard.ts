import { DEEDS } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import type { Figure, Place, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { type Draft, without } from './draft.ts';
import { riding } from './onto-mounts.ts';

/** Ships one walks about on; a rowing boat is drawn with its rowers. */
const LARGE_SHIP = /(?:ship|galleon|yacht|ferry)$/;
const OTHER_SHIP = /space|star|air|alien/;

/** Where one is in a vehicle, by what draws it. */
const INSIDES: Readonly<Record<string, Place>> = wordRecord('insidesOfVehicles');
/** What passengers do; a driver is seen in the car from outside. */
const CARRIED = wordClass('carried');
/** Parts of a vehicle in which one is inside of it. */
const WITHIN = new Set('seat window cabin cockpit deck compartment bunk aisle'.split(' '));
/** Vehicles with seats; in a tent one is as one likes. */
const SEATED_IN = new Set<Place | null>(Object.values(INSIDES).filter((place) => place !== 'in-tent'));
const ON_FEET = wordClass('onFeetAboard');
const PASSENGERS = new Set<Figure['kind']>(['person', 'quadruped', 'creature', 'bird', 'emoji']);

/** A person on a ship is on its deck, and a person in a train is inside: the vehicle is a place, and not a thing beside them. */
export function goAboard(draft: Draft): Draft {
  for (const vehicle of draft.subjects) {
    const place = insideOf(vehicle);
    if (!place) continue;
    const aboard = draft.subjects.filter((subject) => isAboard(draft, subject, vehicle, place));
    if (aboard.length === 0) continue;
    // Somebody beside the car is seen, too.
    const isMet = draft.subjects.some((each) => !aboard.includes(each) && LIVING.has(each.figure.kind));
    return isMet && place !== 'ship-deck'
      ? aboard.reduce((told, rider) => riding(told, { rider, mount: vehicle }), draft)
      : inside(draft, vehicle, place);
  }
  return SEATED_IN.has(draft.place) ? { ...draft, subjects: draft.subjects.map(seated) } : draft;
}

function insideOf({ figure, noun }: Subject): Place | null {
  if (figure.kind === 'craft' && LARGE_SHIP.test(noun) && !OTHER_SHIP.test(noun)) return 'ship-deck';
  if (figure.kind !== 'vehicle' && figure.kind !== 'craft' && figure.kind !== 'landmark') return null;
  return INSIDES[figure.model] ?? null;
}

function isAboard(draft: Draft, subject: Subject, vehicle: Subject, place: Place): boolean {
  if (subject === vehicle || !PASSENGERS.has(subject.figure.kind)) return false;
  const { kind: relation, part } =
    draft.relations.find(({ of, to }) => of === subject.id && to === vehicle.id) ?? {};
  const within = relation === 'on' || relation === 'in';
  // On its roof or its wing one is outside, and who looks or leans out of its window is seen from there.
  if (part !== undefined && (!WITHIN.has(part) || looksOut(draft, subject))) return false;
  if (place === 'ship-deck') return within;
  const action = subject.action ?? (subject.deed ? 'sit' : null);
  if (!within) return false;
  const carried = action !== null && CARRIED.has(action);
  // "A man in a car", "a cat on a train": nothing says that they are carried. People on a bus are.
  return carried || (action === null && place !== 'aboard-car' && subject.figure.kind === 'person');
}

function looksOut({ deeds }: Draft, { id }: Subject): boolean {
  return deeds.some(
    ({ by, roles = [] }) =>
      by === id &&
      roles.some(({ preposition }) => preposition === 'out of') &&
      !roles.some(({ preposition }) => preposition === 'at'),
  );
}

function inside(draft: Draft, vehicle: Subject, place: Place): Draft {
  const within = SEATED_IN.has(place);
  const outside = draft.place && !placeWords(draft.place).indoors ? draft.place : null;
  const left = without(draft, [vehicle]);
  return {
    ...left,
    place,
    outside,
    subjects: left.subjects.map((subject) =>
      within && PASSENGERS.has(subject.figure.kind) ? seated(subject) : subject,
    ),
    relation: draft.relation === 'riding' ? null : draft.relation,
  };
}

function seated(subject: Subject): Subject {
  const { action, deed, figure, posture } = subject;
  const sits = figure.kind !== 'emoji' && (action === null || action === 'ride' || action === 'look');
  if (sits && deed === null && !subject.hands)
    return { ...subject, action: 'sit', ...(figure.kind === 'person' && { posture: 'sit' as const }) };
  // Who goes, stands or serves there is said to.
  const isUp = deed ? DEEDS[deed]?.moves || ON_FEET.has(deed) : action !== null && ON_FEET.has(action);
  return figure.kind === 'person' && !posture && !isUp ? { ...subject, posture: 'sit' } : subject;
}
