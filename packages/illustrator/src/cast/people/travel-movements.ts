import { TURN } from '../../painting/shapes.ts';
import { STAND } from './everyday-movements.ts';
import { type Movement, pose, seated, sin, standing } from './pose.ts';

/** Getting along other than on foot: riding, gliding, in the water and in the air. */
export const TRAVEL_MOVEMENTS = {
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
} as const satisfies Record<string, Movement>;
