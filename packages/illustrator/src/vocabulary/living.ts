import type { Figure } from '../scene-description.ts';

/** Kinds of figures that can do something. */
export const LIVING: ReadonlySet<Figure['kind']> = new Set([
  'quadruped',
  'bird',
  'fish',
  'creature',
  'person',
]);
