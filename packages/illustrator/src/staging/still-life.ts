import { INDOOR } from '../cast/casting.ts';
import type { SceneDescription, Subject } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';

const RESTING = new Set<Subject['action']>([null, 'stand', 'sit', 'sleep', 'look']);
const SHEDDING = wordClass('shedding');

/** Somebody who does something is what moves in the film. */
export function isAtRest({ action, change, deed, does }: Subject): boolean {
  return deed === null && change === null && does === undefined && RESTING.has(action);
}

/** What moves in the air where nothing else moves, unless a static shot is asked for: rows of `words/air.yaml`. */
export function airOfStillLife({
  camera,
  moves,
  place,
  subjects,
  time,
  weather,
}: SceneDescription): string[] {
  if (!camera.move.startsWith('drift') || moves || !subjects.every(isAtRest)) return [];
  const isShed = subjects.some(({ noun }) => SHEDDING.has(noun.split(' ').at(-1)!));
  if (INDOOR.has(place)) return time === 'day' && weather === 'clear' ? ['motes'] : [];
  return isShed ? ['shed'] : [];
}
