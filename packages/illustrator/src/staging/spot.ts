import type { Point, Rig } from '../cast/rig.ts';
import type { Subject } from '../scene-description.ts';
import type { Route } from './leg.ts';

/** Where one figure's origin comes to stand, in a plane of its own that is fitted into the frame afterwards. */
export interface Spot {
  readonly subject: Subject;
  readonly rig: Rig;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Higher is nearer to the eye and drawn later. */
  readonly depth: number;
  /** Stands on the ground, and not on something else or in the air. */
  readonly grounded: boolean;
  /** Carries something, and does not stir. */
  readonly carries?: boolean;
  /** How long the rope is that it hangs on. */
  readonly rope?: number;
  /** The rope by which it is pulled: where that is tied to it and where it ends, from its own origin. */
  readonly tow?: { readonly at: Point; readonly end: Point };
  /** What is inside of it is drawn before its front. */
  readonly part: 'whole' | 'back' | 'front';
  /** The way it takes; where it stands is counted from there. */
  readonly route?: Route;
}
