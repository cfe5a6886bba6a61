import { type Movement, pose, seated, sin, standing } from './pose.ts';

/** Games and music. */
export const PLAYING_MOVEMENTS = {
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
  sing: standing(
    1.6,
    28,
    (p) => [
      [0.75, 2.05],
      [-0.5 - Math.abs(sin(p)) * 0.9, -0.4],
    ],
    (p) => ({ lean: sin(p) * 0.08, head: -0.1 - Math.abs(sin(p)) * 0.1 }),
  ),
} as const satisfies Record<string, Movement>;
