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

/** The same with the hips in their standing height and the legs to both sides of a saddle. */
export function astride({ near, far, head, lean }: Pose): Pose {
  return {
    lean: Math.max(-0.2, Math.min(0.3, lean)),
    lift: 0,
    shift: 0,
    turn: 0,
    head,
    near: { arm: near.arm, leg: { hip: 0.95, knee: 1.15 } },
    far: { arm: far.arm, leg: { hip: 0.85, knee: 1.1 } },
  };
}

export const SEAT_HEIGHT = 24;
