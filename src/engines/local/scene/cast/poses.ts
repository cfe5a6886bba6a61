import { TURN } from '../painting/shapes.ts';
import type { Action } from '../scene-description.ts';

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

const sin = (phase: number, turns = 1, offset = 0) => Math.sin(phase * TURN * turns + offset);

function pose(
  part: Partial<Omit<Pose, 'near' | 'far'>>,
  nearArm: [number, number],
  farArm: [number, number],
  nearLeg: [number, number],
  farLeg: [number, number],
): Pose {
  return {
    lean: 0,
    lift: 0,
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

function gait(
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
function standing(
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

export const SEAT_HEIGHT = 24;

function seated(
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

const WALK = gait(1.1, 24, 95, 0.48, 0.75, 0.5, 0.3, 0.05, 2);
const RUN = gait(0.62, 15, 260, 0.92, 1.35, 0.95, 1.45, 0.24, 5);
const STAND = standing(3, 24, (p) => [
  [0.06 + sin(p) * 0.03, 0.18],
  [-0.08 - sin(p) * 0.03, 0.16],
]);

export const MOVEMENTS: Readonly<
  Record<
    | Action
    | 'idle'
    | 'ride-bike'
    | 'sit-aboard'
    | 'play-guitar'
    | 'play-piano'
    | 'play-violin'
    | 'play-drum'
    | 'play-wind'
    | 'kick',
    Movement
  >
> = {
  idle: STAND,
  walk: WALK,
  run: RUN,
  chase: RUN,
  stand: STAND,
  wave: standing(
    1.2,
    20,
    (p) => [
      [1.7 + sin(p) * 0.12, 0.72 + sin(p, 1, 0.6) * 0.32],
      [-0.1, 0.2],
    ],
    (p) => ({ lean: sin(p) * 0.03, head: sin(p) * 0.06 }),
  ),
  dance: {
    cycle: 1.5,
    frames: 30,
    speed: 0,
    pose: (p) =>
      pose(
        { lean: sin(p) * 0.16, lift: -Math.abs(sin(p)) * 3 + 1.5, head: -sin(p) * 0.12 },
        [1.25 + sin(p) * 0.5, 0.7 + sin(p, 2) * 0.3],
        [-2 + sin(p) * 0.5, -0.6],
        [0.2 + sin(p) * 0.4, 0.25 + Math.max(0, sin(p)) * 0.9],
        [-0.25 + sin(p) * 0.25, 0.2 + Math.max(0, -sin(p)) * 0.7],
      ),
  },
  sit: seated(3, 24, (p) => [
    [0.45 + sin(p) * 0.04, 0.75],
    [0.35, 0.7],
  ]),
  'sit-aboard': seated(3, 24, (p) => [
    [0.7 + sin(p) * 0.04, 0.5],
    [0.6, 0.5],
  ]),
  sleep: {
    cycle: 4,
    frames: 24,
    speed: 0,
    pose: (p) =>
      pose(
        { turn: -Math.PI / 2, lift: -40 + sin(p) * 0.8, head: 0.1 },
        [0.4, 1.6],
        [0.3, 1.4],
        [0.25, 0.3],
        [0.1, 0.2],
      ),
  },
  jump: {
    cycle: 1,
    frames: 24,
    speed: 30,
    pose: (p) =>
      pose(
        { lift: Math.abs(sin(p, 0.5)) * 34 - 4, lean: 0.06 },
        [2.3 - Math.abs(sin(p, 0.5)) * -0.4, 0.3],
        [-2.2, -0.3],
        [0.5 * Math.abs(sin(p, 0.5)) + 0.1, 1.1 * Math.abs(sin(p, 0.5)) + 0.1],
        [-0.3 * Math.abs(sin(p, 0.5)), 0.9 * Math.abs(sin(p, 0.5)) + 0.1],
      ),
  },
  play: standing(1.2, 24, (p) => [
    [0.9 + sin(p) * 0.5, 0.8],
    [-0.5 - sin(p) * 0.4, 0.5],
  ]),
  kick: {
    cycle: 1,
    frames: 24,
    speed: 60,
    pose: (p) =>
      pose(
        { lean: -0.08 + sin(p) * 0.1 },
        [-sin(p) * 0.8, 0.5],
        [sin(p) * 0.8, 0.5],
        [sin(p) * 0.95, 0.2 + Math.max(0, -sin(p)) * 1],
        [-0.1, 0.12],
      ),
  },
  'play-guitar': standing(
    0.8,
    20,
    (p) => [
      [0.18, 1.35 + sin(p, 2) * 0.22],
      [0.75 + sin(p) * 0.06, 0.85],
    ],
    (p) => ({ lean: sin(p) * 0.05, head: sin(p, 2) * 0.09 }),
  ),
  'play-violin': standing(
    1.2,
    24,
    (p) => [
      [1.0 + sin(p) * 0.2, 1.25 - sin(p) * 0.5],
      [1.35, 0.75],
    ],
    (p) => ({ head: 0.16, lean: sin(p) * 0.06 }),
  ),
  'play-piano': seated(
    1,
    24,
    (p) => [
      [0.62 + sin(p, 2) * 0.14, 0.72 - sin(p, 2) * 0.2],
      [0.62 - sin(p, 2) * 0.14, 0.72 + sin(p, 2) * 0.2],
    ],
    (p) => ({ lean: 0.12 + sin(p) * 0.05, head: sin(p, 2) * 0.08 }),
  ),
  'play-drum': seated(
    0.5,
    12,
    (p) => [
      [0.6 + Math.max(0, sin(p)) * 0.6, 0.9],
      [0.6 + Math.max(0, -sin(p)) * 0.6, 0.9],
    ],
    (p) => ({ head: sin(p, 2) * 0.08 }),
  ),
  'play-wind': standing(
    1.4,
    24,
    (p) => [
      [0.95, 1.35 + sin(p, 4) * 0.05],
      [1.05, 1.1],
    ],
    (p) => ({ lean: -0.08 + sin(p) * 0.1, head: -0.06 }),
  ),
  ride: {
    cycle: 1,
    frames: 24,
    speed: 0,
    pose: (p) =>
      pose({ lift: 0, lean: 0.1 + sin(p, 2) * 0.03 }, [0.85, 0.55], [0.75, 0.5], [0.95, 1.15], [0.85, 1.1]),
  },
  'ride-bike': {
    cycle: 0.9,
    frames: 22,
    speed: 300,
    pose: (p) =>
      pose(
        { lift: 0, lean: 0.52, head: -0.3 },
        [1.15, 0.25],
        [1.05, 0.25],
        [0.98 + sin(p) * 0.42, 1.15 - sin(p, 1, 0.9) * 0.42],
        [0.98 - sin(p) * 0.42, 1.15 + sin(p, 1, 0.9) * 0.42],
      ),
  },
  drive: seated(2, 12, (p) => [
    [1.1 + sin(p) * 0.06, 0.4],
    [1.05 - sin(p) * 0.06, 0.4],
  ]),
  sail: standing(2.4, 24, (p) => [
    [0.6 + sin(p) * 0.2, 0.5],
    [-0.3, 0.3],
  ]),
  surf: {
    cycle: 2,
    frames: 30,
    speed: 230,
    pose: (p) =>
      pose(
        { lift: -12 + sin(p) * 1.5, lean: 0.2 + sin(p) * 0.08, head: -0.1 },
        [1.45 + sin(p) * 0.2, 0.2],
        [-1.35 + sin(p, 1, 1) * 0.2, -0.25],
        [0.85, 1.0],
        [-0.3, 0.55],
      ),
  },
  ski: {
    cycle: 1.6,
    frames: 28,
    speed: 300,
    pose: (p) =>
      pose(
        { lift: -14 + sin(p, 2) * 1.5, lean: 0.5 + sin(p) * 0.05, head: -0.35 },
        [0.2 + sin(p) * 0.25, 1.1],
        [0.1 - sin(p) * 0.25, 1.1],
        [0.8, 1.05],
        [0.62, 1.0],
      ),
  },
  skate: {
    cycle: 1.4,
    frames: 28,
    speed: 220,
    pose: (p) =>
      pose(
        { lift: -6 + sin(p) * 1, lean: 0.2 },
        [-0.6 + sin(p) * 0.5, 0.3],
        [0.9 - sin(p) * 0.4, 0.2],
        [0.35, 0.6],
        [-0.15 - Math.max(0, sin(p)) * 0.6, 0.35],
      ),
  },
  climb: {
    cycle: 1.4,
    frames: 28,
    speed: 30,
    pose: (p) =>
      pose(
        { lean: 0.2 },
        [2.5 + sin(p) * 0.4, 0.3 - sin(p) * 0.25],
        [2.5 - sin(p) * 0.4, 0.3 + sin(p) * 0.25],
        [0.7 + sin(p) * 0.4, 1.1 + sin(p) * 0.3],
        [0.7 - sin(p) * 0.4, 1.1 - sin(p) * 0.3],
      ),
  },
  cook: standing(
    1,
    20,
    (p) => [
      [0.65 + sin(p) * 0.12, 1.0 + sin(p, 1, 1) * 0.22],
      [0.55, 0.95],
    ],
    (p) => ({ head: 0.1 + sin(p) * 0.04 }),
  ),
  read: seated(
    4,
    24,
    (p) => [
      [0.55, 1.5 + sin(p) * 0.03],
      [0.5, 1.4],
    ],
    (p) => ({ head: 0.22 + sin(p) * 0.03 }),
  ),
  paint: standing(
    1.8,
    28,
    (p) => [
      [1.15 + sin(p) * 0.28, 0.35 + sin(p, 2) * 0.2],
      [0.3, 0.9],
    ],
    () => ({ head: 0.04 }),
  ),
  eat: seated(
    1.8,
    28,
    (p) => [
      [0.55 + Math.max(0, sin(p)) * 0.35, 1.2 + Math.max(0, sin(p)) * 1.0],
      [0.4, 0.9],
    ],
    (p) => ({ head: 0.1 - Math.max(0, sin(p)) * 0.08 }),
  ),
  drink: seated(
    2.6,
    30,
    (p) => [
      [0.6 + Math.max(0, sin(p)) * 0.45, 1.2 + Math.max(0, sin(p)) * 0.85],
      [0.4, 0.8],
    ],
    (p) => ({ head: 0.08 - Math.max(0, sin(p)) * 0.22 }),
  ),
  sing: standing(
    1.6,
    28,
    (p) => [
      [0.75, 2.05],
      [-0.5 - Math.abs(sin(p)) * 0.9, -0.4],
    ],
    (p) => ({ lean: sin(p) * 0.08, head: -0.1 - Math.abs(sin(p)) * 0.1 }),
  ),
  talk: standing(
    1.6,
    28,
    (p) => [
      [0.75, 1.9],
      [0.5 + sin(p) * 0.25, 0.9 + sin(p, 2) * 0.25],
    ],
    (p) => ({ head: sin(p, 2) * 0.06 }),
  ),
  float: {
    cycle: 4,
    frames: 40,
    speed: 30,
    pose: (p) =>
      pose(
        { turn: 0.12 + sin(p) * 0.16, lean: 0.05 },
        [0.9 + sin(p) * 0.35, 0.4],
        [-0.9 + sin(p, 1, 1) * 0.3, -0.4],
        [0.35 + sin(p, 1, 2) * 0.2, 0.5],
        [-0.25 + sin(p) * 0.2, 0.6],
      ),
  },
  fall: {
    cycle: 1.2,
    frames: 24,
    speed: 0,
    pose: (p) =>
      pose(
        { turn: sin(p) * 0.4 },
        [2.4 + sin(p, 2) * 0.3, 0.2],
        [-2.3 + sin(p, 2) * 0.3, -0.2],
        [0.6 + sin(p, 2) * 0.3, 0.5],
        [-0.4, 0.5],
      ),
  },
  launch: STAND,
  fly: {
    cycle: 2,
    frames: 30,
    speed: 320,
    pose: (p) =>
      pose(
        { turn: 1.25 + sin(p) * 0.05, head: -0.7 },
        [3.0 + sin(p) * 0.06, 0.05],
        [0.3, 0.3],
        [-0.1 + sin(p) * 0.08, 0.15],
        [0.12 - sin(p) * 0.08, 0.4],
      ),
  },
  swim: {
    cycle: 1.2,
    frames: 28,
    speed: 110,
    pose: (p) =>
      pose(
        { turn: 1.42 + sin(p) * 0.06, head: -0.6 },
        [p * -TURN, 0.25],
        [p * -TURN + Math.PI, 0.25],
        [sin(p, 2) * 0.32, 0.2],
        [-sin(p, 2) * 0.32, 0.2],
      ),
  },
  meditate: {
    cycle: 4,
    frames: 30,
    speed: 0,
    pose: (p) => pose({ lift: -35 + sin(p) * 0.5 }, [0.55, 0.75], [-0.2, -0.5], [1.35, 2.5], [1.1, 2.35]),
  },
  type: seated(
    0.6,
    14,
    (p) => [
      [0.62 + sin(p) * 0.05, 0.95 - sin(p) * 0.08],
      [0.58 - sin(p) * 0.05, 0.95 + sin(p) * 0.08],
    ],
    () => ({ head: 0.1 }),
  ),
  fish: seated(3, 30, (p) => [
    [0.85 + sin(p) * 0.07, 0.5],
    [0.75 + sin(p) * 0.07, 0.6],
  ]),
  look: standing(
    3.4,
    24,
    (p) =>
      [
        [0.1, 0.2],
        [-0.08, 0.15],
      ].map(([a, b]) => [a! + sin(p) * 0.03, b!]) as [[number, number], [number, number]],
    (p) => ({ head: -0.26 + sin(p) * 0.04 }),
  ),
  hold: standing(2.4, 24, (p) => [
    [0.75 + sin(p) * 0.05, 1.5],
    [-0.06, 0.15],
  ]),
};
