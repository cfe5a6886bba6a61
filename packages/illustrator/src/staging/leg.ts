import type { Point } from '../cast/rig.ts';

export interface RoutePoint extends Point {
  /** Leaning with the ground, in radians. */
  readonly angle?: number;
  readonly opacity?: number;
  /** Smaller far away. */
  readonly scale?: number;
  /** How much further up in the frame it is, because it is further away; of the frame's height. */
  readonly far?: number;
}

/** A stretch of the way: from a moment of the film to another, in one direction, before or behind what stands there. */
export interface Leg {
  readonly from: number;
  readonly until: number;
  /** Before (more) or behind (less) whatever stands at depth 0. */
  readonly depth: number;
  readonly left: boolean;
  /** Stands there: nothing of it moves any more. */
  readonly rests: boolean;
  /** Where its foot is after a share of the stretch. */
  at(share: number): RoutePoint;
}

/** The way that somebody takes from the first second to the last. */
export interface Route {
  readonly legs: readonly Leg[];
  /** It rolls around its middle. */
  readonly rolls: (Point & { readonly radius: number }) | null;
}
