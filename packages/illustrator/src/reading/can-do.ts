import type { Action, Figure } from '../scene-description.ts';

/** What no vehicle does. */
const TAKES_SOMEBODY = new Set<Action>([
  'look',
  'read',
  'type',
  'eat',
  'drink',
  'sit',
  'sleep',
  'talk',
  'sing',
]);
const CANNOT_ACT = new Set<Figure['kind']>(['landmark', 'prop', 'object', 'sign', 'instrument']);

/** Vehicles run and fly; they do not look out of windows. */
export function canDo({ kind }: Figure, action: Action | null): boolean {
  const takesSomebody = action !== null && TAKES_SOMEBODY.has(action);
  return !CANNOT_ACT.has(kind) && !(takesSomebody && (kind === 'vehicle' || kind === 'craft'));
}
