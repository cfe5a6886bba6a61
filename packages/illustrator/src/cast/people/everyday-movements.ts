import { gait, type Movement, pose, seated, sin, standing } from './pose.ts';

const WALK = gait(1.1, 24, 95, 0.48, 0.75, 0.5, 0.3, 0.05, 2);
const RUN = gait(0.62, 15, 260, 0.92, 1.35, 0.95, 1.45, 0.24, 5);
export const STAND = standing(3, 24, (p) => [
  [0.06 + sin(p) * 0.03, 0.18],
  [-0.08 - sin(p) * 0.03, 0.16],
]);

/** Walking while the near arm keeps to what it holds. */
function walkingWith(shoulder: number, elbow: number): Movement {
  return {
    ...WALK,
    pose(p) {
      const walking = WALK.pose(p);
      return { ...walking, near: { ...walking.near, arm: { shoulder, elbow } } };
    },
  };
}

/** Walking, standing, sitting, and what hands do meanwhile. */
export const EVERYDAY_MOVEMENTS = {
  idle: STAND,
  walk: WALK,
  'walk-hold': walkingWith(0.75, 1.5),
  'walk-carry': walkingWith(0.05, 0.1),
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
  talk: standing(
    1.6,
    28,
    (p) => [
      [0.75, 1.9],
      [0.5 + sin(p) * 0.25, 0.9 + sin(p, 2) * 0.25],
    ],
    (p) => ({ head: sin(p, 2) * 0.06 }),
  ),
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
} as const satisfies Record<string, Movement>;
