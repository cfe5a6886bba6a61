import type { Figure } from '../scene-description.ts';

/** Whoever can do something. */
export const LIVING: ReadonlySet<Figure['kind']> = new Set([
  'quadruped',
  'bird',
  'fish',
  'creature',
  'person',
]);
