import type { Event, Role } from '@phonofilm/reader/reader';
import type { Movement, Way } from '../scene-description.ts';
import { actionOf } from './name-action.ts';
import { agentsOf, objectsOf, own, type Told, takenOutOf } from './told.ts';

const GOING = new Set(
  'walk run fly swim jump ride drive sail surf ski skate climb float fall chase'.split(' '),
);
/** Verbs of getting along that no action is drawn for. */
const FURTHER = new Set(
  'roll slide push pull drag carry creep pass circle come enter leave approach slither lead haul tow wheel crawl zoom whiz zip land head trundle hobble stagger shuffle tumble bring squeeze swoop steer parade limp overtake'.split(
    ' ',
  ),
);
/** What is thrown, kicked or rolled goes, and not whoever does it. */
const SENDING = new Set(
  'throw toss hurl fling lob chuck pitch kick shoot launch bat roll bowl flick slide catapult blow sweep'.split(
    ' ',
  ),
);
const STOPPING = new Set('stop halt brake arrive park'.split(' '));
export const TAKING: Readonly<Record<string, NonNullable<Movement['takes']>['where']>> = {
  push: 'ahead',
  wheel: 'ahead',
  pull: 'behind',
  drag: 'behind',
  haul: 'behind',
  tow: 'behind',
  lead: 'behind',
  carry: 'above',
  bring: 'above',
};
const WAYS: Readonly<Record<string, Way>> = {
  past: 'past',
  by: 'past',
  around: 'around',
  round: 'around',
  across: 'across',
  along: 'along',
  into: 'into',
  onto: 'onto',
  'out of': 'out-of',
  off: 'off',
  under: 'under',
  underneath: 'under',
  beneath: 'under',
  below: 'under',
  toward: 'toward',
  towards: 'toward',
  to: 'toward',
  over: 'over',
  through: 'through',
  down: 'down',
  up: 'up',
};
/** Verbs whose object is what one goes by. */
const TO_OBJECT: Readonly<Record<string, Way>> = {
  pass: 'past',
  overtake: 'past',
  cross: 'across',
  circle: 'around',
  enter: 'into',
  approach: 'toward',
  leave: 'out-of',
};
/** Whoever does this gets away, also without the word. */
const FLEEING = new Set(['flee', 'bolt', 'retreat']);
const BEFORE = new Set(['in front of', 'before', 'at', 'near', 'beside', 'next to', 'by']);

/** What an event says of getting along: by which way, past what. */
export interface ToldWay {
  readonly way: Way;
  readonly role: Role;
}

export function isGoing(event: Event): boolean {
  const action = actionOf(event);
  return (
    (action !== null && GOING.has(action)) ||
    FURTHER.has(event.verb) ||
    STOPPING.has(event.verb) ||
    isSending(event)
  );
}

/** What comes along with whoever goes: where it is, and whether it is tied to them. */
export function takingOf(
  event: Event,
  told: Told,
): { readonly where: NonNullable<Movement['takes']>['where']; readonly tied: boolean } | null {
  if (takenOutOf(event, told) !== null) return null;
  const where = own(TAKING, event.verb);
  if (where) return { where, tied: where === 'behind' };
  // Poodles that are walked go before whoever walks them.
  const [object] = objectsOf(event).map((id) => told.entity(id));
  const action = actionOf(event);
  return action === 'walk' && object?.kinds[0] === 'animal' && !(event.verb in TO_OBJECT)
    ? { where: 'ahead', tied: true }
    : null;
}

export function isSending(event: Event): boolean {
  return SENDING.has(event.verb) && objectsOf(event).length > 0 && agentsOf(event).length > 0;
}

/** Who gets along: what is thrown, or pushed off a table, and not whoever does that. */
export function moversOf(event: Event, told: Told): readonly number[] {
  // What is dragged off the road comes after whoever drags it.
  const off =
    own(TAKING, event.verb) !== 'behind' && event.roles.some(({ preposition }) => preposition === 'off');
  const objects = objectsOf(event).filter((id) => told.entity(id) !== undefined);
  return (off || isSending(event)) && objects.length > 0 ? objects : agentsOf(event);
}

/** The ways that an event tells, in the order in which they are taken. */
export function waysOf(event: Event): readonly ToldWay[] {
  if (!isGoing(event)) return [];
  const told = event.roles.flatMap((role): ToldWay[] => {
    const way = wayOf(event, role);
    return way ? [{ way, role }] : [];
  });
  // Whoever jumps off a wall into the hay begins on that wall.
  const left = told.some(isGoal) ? told.filter(({ way }) => way !== 'off') : told;
  // One goes down the hill before one is in the river.
  return left.toSorted((one, other) => Number(isGoal(one)) - Number(isGoal(other)));
}

function isGoal({ way }: ToldWay): boolean {
  return way === 'into' || way === 'onto' || way === 'toward' || way === 'stop-at';
}

function wayOf(event: Event, { name, preposition }: Role): Way | null {
  if (name === 'object') return own(TO_OBJECT, event.verb) ?? null;
  if (preposition === null || name === 'agent' || name === 'companion' || name === 'instrument') return null;
  if (STOPPING.has(event.verb)) return BEFORE.has(preposition) ? 'stop-at' : null;
  const away = FLEEING.has(event.verb) || event.particle === 'away' || (event.adverbs ?? []).includes('away');
  if (preposition === 'away from' || (preposition === 'from' && away)) return 'away-from';
  if (preposition === 'from') return null;
  if (preposition === 'at' && isSending(event)) return 'toward';
  if (preposition === 'in') return name === 'direction' ? 'into' : null;
  if (preposition === 'on') return name === 'direction' ? 'onto' : null;
  return own(WAYS, preposition) ?? own(WAYS, preposition.split(' ')[0] ?? '') ?? null;
}
