import type { Box } from '../../../illustrator/src/cast/rig.ts';
import type { Glimpse, Sight } from '../../../illustrator/src/witness/sight.ts';
import { type Shown, visibleIn } from './things-shown.ts';
import { around, isGlimpsed } from './visible.ts';

/** One of two things in a frame: where it is seen, and how near to the eye it is drawn. */
export interface Placed {
  readonly sight: Sight;
  readonly box: Box;
  /** Later is nearer. */
  readonly order: number;
  /** The others of a frame within whose picture it is drawn. */
  readonly inside: readonly Sight[];
}

/** Those who are seen in a frame, with where they are. */
export function placedIn(glimpse: Glimpse, shown: readonly Shown[]): Placed[] {
  return visibleIn(glimpse, shown, isGlimpsed).flatMap((sight) =>
    sight.box ? [{ sight, box: sight.box, order: glimpse.sights.indexOf(sight), inside: around(sight) }] : [],
  );
}
