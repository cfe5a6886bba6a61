import { mix16, storePart } from './blend';

/** target = a·(256-share)/256 + b·share/256. */
export function mixPlanes(target: usize, a: usize, b: usize, count: i32, share: i32): void {
  const weightA = i16x8.splat(<i16>(256 - share));
  const weightB = i16x8.splat(<i16>share);
  for (let i = 0; i < count; i += 16) {
    storePart(target + i, mix16(v128.load(a + i), v128.load(b + i), weightA, weightB), count - i);
  }
}

/** Moves every value towards `level` by share/256: fades and flashes. */
export function tonePlane(plane: usize, count: i32, level: i32, share: i32): void {
  const weightA = i16x8.splat(<i16>(256 - share));
  const weightB = i16x8.splat(<i16>share);
  const goal = i8x16.splat(<i8>level);
  for (let i = 0; i < count; i += 16) {
    storePart(plane + i, mix16(v128.load(plane + i), goal, weightA, weightB), count - i);
  }
}
