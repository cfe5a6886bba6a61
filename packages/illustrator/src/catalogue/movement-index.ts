import { openIndex } from './compiled-index.ts';

/** One file of `movements/`: how people move who do nothing that has a file of `deeds/`. */
export interface MovementData {
  /** Seconds of one round. */
  readonly cycle: number;
  /** Hundredths of a person's height a second. */
  readonly speed?: number;
  /**
   * Moments of the round as those of a deed, evenly spread; from one to the next everything flows. What one of them leaves
   * out is as in the first.
   */
  readonly keys: readonly string[];
}

const MOVEMENTS = openIndex<object, MovementData>('movements');

export const movementDrawing = (name: string): MovementData | null =>
  MOVEMENTS.drawing(name.replaceAll('-', ' '));
