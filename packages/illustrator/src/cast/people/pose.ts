import type { Point } from '../../catalogue/measures.ts';

/** Lengths of a grown person's parts, in hundredths of the height. */
export const THIGH = 22;
export const SHIN = 22;
export const TORSO = 31;
export const UPPER_ARM = 16;
export const FOREARM = 15;

export interface Arm {
  readonly shoulder: number;
  readonly elbow: number;
}

export interface Leg {
  readonly hip: number;
  /** Bends the lower leg back. */
  readonly knee: number;
}

/** A moment of a human movement: angles in radians, 0 hangs down, positive is forward. */
export interface Pose {
  readonly lean: number;
  /** How far the hips are above their standing height, in hundredths of a person. */
  readonly lift: number;
  /** How far the hips are before their place. */
  readonly shift: number;
  readonly head: number;
  /** The whole body turned about the hips: lying, swimming, flying. */
  readonly turn: number;
  readonly near: { readonly arm: Arm; readonly leg: Leg };
  readonly far: { readonly arm: Arm; readonly leg: Leg };
}

/** How high the hips of somebody who stands are. */
export const HIPS = 44;

/** Where the joints are at a moment; accessories are placed by them. */
export interface Body {
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly nearHand: Point;
  readonly farHand: Point;
  readonly nearFoot: Point;
  readonly farFoot: Point;
}

export interface Joints extends Body {
  readonly nearKnee: Point;
  readonly farKnee: Point;
  readonly nearElbow: Point;
  readonly farElbow: Point;
  readonly shoulder: Point;
}
