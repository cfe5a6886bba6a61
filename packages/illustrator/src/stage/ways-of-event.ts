import type { Event, Role } from '@phonofilm/reader/reader';
import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Movement, Way } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { agentsOf, type MeaningIndex, objectsOf, takenOutOf } from './meaning-index.ts';
import { actionOf } from './name-action.ts';

const GOING = wordClass('going');
/** Verbs of getting along that no action is drawn for. */
const FURTHER = wordClass('further');
/** What is thrown, kicked or rolled moves, and not the one who does it. */
const SENDING = wordClass('sending');
const STOPPING = new Set('stop halt brake arrive park'.split(' '));
const WORDS = wordTable<{
  readonly ways: Record<Way, string[]>;
  readonly toObject: Partial<Record<Way, string[]>>;
  readonly taking: Record<Taking['where'], string[]>;
}>('ways');
type Taking = Omit<NonNullable<Movement['takes']>, 'id'>;
const WAYS = byWord(WORDS.ways);
/** Verbs whose object is what one goes by. */
const TO_OBJECT = byWord(WORDS.toObject as Record<Way, string[]>);
export const TAKING = byWord(WORDS.taking);

/** Verbs whose subject gets away, also without the word "away". */
const FLEEING = new Set(['flee', 'bolt', 'retreat']);

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

/** What comes along with a subject that moves: where it is, and whether it is tied to that subject. */
export function takingOf(event: Event, told: MeaningIndex): Taking | null {
  if (takenOutOf(event, told) !== null) return null;
  const where = TAKING.get(event.verb);
  if (where) return { where, tied: where === 'behind' };
  // Poodles that are walked go before their walker.
  const [object] = objectsOf(event).map((id) => told.entity(id));
  const action = actionOf(event);
  return action === 'walk' && object?.kinds[0] === 'animal' && !TO_OBJECT.has(event.verb)
    ? { where: 'ahead', tied: true }
    : null;
}

export function isSending(event: Event): boolean {
  return SENDING.has(event.verb) && objectsOf(event).length > 0 && agentsOf(event).length > 0;
}

/** What moves: the thing that is thrown, or pushed off a table, and not the one who does that. */
export function moversOf(event: Event, told: MeaningIndex): readonly number[] {
  // What is dragged off the road comes after the one who drags it.
  const off =
    TAKING.get(event.verb) !== 'behind' && event.roles.some(({ preposition }) => preposition === 'off');
  const objects = objectsOf(event).filter((id) => told.entity(id) !== undefined);
  return (off || isSending(event)) && objects.length > 0 ? objects : agentsOf(event);
}

/** The ways that an event tells. */
export function waysOf(event: Event): readonly ToldWay[] {
  if (!isGoing(event)) return [];
  return event.roles.flatMap((role) => {
    const way = wayOf(event, role);
    return way ? [{ way, role }] : [];
  });
}

function wayOf(event: Event, { name, preposition }: Role): Way | null {
  if (name === 'object') return TO_OBJECT.get(event.verb) ?? null;
  if (preposition === null || name === 'agent' || name === 'companion' || name === 'instrument') return null;
  if (STOPPING.has(event.verb)) return 'stop-at';
  const away = FLEEING.has(event.verb) || event.adverbs?.includes('away');
  if (preposition === 'away from' || (preposition === 'from' && away)) return 'away-from';
  if (preposition === 'at' && isSending(event)) return 'toward';
  return WAYS.get(preposition) ?? WAYS.get(preposition.split(' ')[0] ?? '') ?? null;
}
