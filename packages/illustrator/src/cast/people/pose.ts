import { TURN } from '../../painting/shapes.ts';

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

export interface Movement {
  readonly cycle: number;
  readonly frames: number;
  readonly speed: number;
  pose(phase: number): Pose;
}

/** A swing: `turns` of them in a round. */
export const sin = (phase: number, turns = 1, offset = 0) => Math.sin(phase * TURN * turns + offset);

export function pose(
  part: Partial<Omit<Pose, 'near' | 'far'>>,
  nearArm: [number, number],
  farArm: [number, number],
  nearLeg: [number, number],
  farLeg: [number, number],
): Pose {
  return {
    lean: 0,
    lift: 0,
    shift: 0,
    head: 0,
    turn: 0,
    ...part,
    near: { arm: { shoulder: nearArm[0], elbow: nearArm[1] }, leg: { hip: nearLeg[0], knee: nearLeg[1] } },
    far: { arm: { shoulder: farArm[0], elbow: farArm[1] }, leg: { hip: farLeg[0], knee: farLeg[1] } },
  };
}

const STAND_LEGS = [
  [0.07, 0.03],
  [-0.09, 0.02],
] as const satisfies [number, number][];
const [STAND_NEAR, STAND_FAR] = STAND_LEGS;

export function gait(
  cycle: number,
  frames: number,
  speed: number,
  swingLeg: number,
  bend: number,
  swingArm: number,
  elbow: number,
  lean: number,
  bounce: number,
): Movement {
  const leg = (phase: number): [number, number] => [
    sin(phase) * swingLeg + lean * 0.3,
    0.1 + bend * Math.max(0, Math.cos(phase * TURN)) ** 1.4 + (lean > 0.1 ? 0.15 : 0),
  ];
  return {
    cycle,
    frames,
    speed,
    pose: (p) =>
      pose(
        { lean, lift: -Math.abs(sin(p)) * bounce + bounce * 0.5, head: -lean * 0.4 },
        [-sin(p) * swingArm, elbow],
        [sin(p) * swingArm, elbow],
        leg(p),
        leg(p + 0.5),
      ),
  };
}

/** Still feet; only the arms and the breath move. */
export function standing(
  cycle: number,
  frames: number,
  arms: (phase: number) => [[number, number], [number, number]],
  extra: (phase: number) => Partial<Omit<Pose, 'near' | 'far'>> = () => ({}),
): Movement {
  return {
    cycle,
    frames,
    speed: 0,
    pose: (p) => pose({ lift: sin(p) * 0.4, ...extra(p) }, ...arms(p), [...STAND_NEAR], [...STAND_FAR]),
  };
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

export function seated(
  cycle: number,
  frames: number,
  arms: (phase: number) => [[number, number], [number, number]],
  extra: (phase: number) => Partial<Omit<Pose, 'near' | 'far'>> = () => ({}),
): Movement {
  return {
    cycle,
    frames,
    speed: 0,
    pose: (p) =>
      pose({ lift: SEAT_HEIGHT - 44, lean: 0.04, ...extra(p) }, ...arms(p), [1.48, 1.45], [1.36, 1.3]),
  };
}
