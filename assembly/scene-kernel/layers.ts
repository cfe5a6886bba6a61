import { mix16, over16, storePart } from './blend';

/** What is known of a row before it is read: nothing to draw, partly transparent, or opaque throughout. */
const EMPTY = 0;
const OPAQUE = 2;

/** One row over another, with the source shifted left by `fraction`/256 of a pixel. */
function blitRow(target: usize, source: usize, alpha: usize, count: i32, fraction: i32, kind: i32): void {
  if (kind == OPAQUE && fraction == 0) {
    memory.copy(target, source, count);
    return;
  }
  const weightA = i16x8.splat(<i16>(256 - fraction));
  const weightB = i16x8.splat(<i16>fraction);
  const solid = i8x16.splat(-1);
  if (kind == OPAQUE) {
    for (let i = 0; i < count; i += 16) {
      const mixed = mix16(v128.load(source + i), v128.load(source + i + 1), weightA, weightB);
      storePart(target + i, mixed, count - i);
    }
    return;
  }
  if (fraction == 0) {
    for (let i = 0; i < count; i += 16) {
      const alphaHere = v128.load(alpha + i);
      if (!v128.any_true(alphaHere)) continue;
      const here = v128.load(source + i);
      if (i8x16.all_true(i8x16.eq(alphaHere, solid))) storePart(target + i, here, count - i);
      else storePart(target + i, over16(v128.load(target + i), here, alphaHere), count - i);
    }
    return;
  }
  for (let i = 0; i < count; i += 16) {
    const alphaHere = v128.load(alpha + i);
    const alphaNext = v128.load(alpha + i + 1);
    if (!v128.any_true(v128.or(alphaHere, alphaNext))) continue;
    const mixed = mix16(v128.load(source + i), v128.load(source + i + 1), weightA, weightB);
    if (i8x16.all_true(i8x16.eq(v128.and(alphaHere, alphaNext), solid))) {
      storePart(target + i, mixed, count - i);
    } else {
      const alphaMixed = mix16(alphaHere, alphaNext, weightA, weightB);
      storePart(target + i, over16(v128.load(target + i), mixed, alphaMixed), count - i);
    }
  }
}

/**
 * Draws a plane moved sideways. `x` is the source column (24.8 fixed point) that lands on the target's first;
 * `rowShifts`, when not 0, adds a shift of its own to each target row (water).
 */
export function blitPlane(
  target: usize, targetWidth: i32, targetHeight: i32,
  source: usize, alpha: usize, kinds: usize, sourceWidth: i32, sourceHeight: i32,
  x: i32, y: i32, rowShifts: usize, fromRow: i32, toRow: i32,
): void {
  const first = max(max(y, 0), fromRow);
  const end = min(min(y + sourceHeight, targetHeight), toRow);
  const furthest = (sourceWidth - targetWidth - 1) << 8;
  for (let row = first; row < end; row++) {
    const kind = <i32>load<u8>(kinds + (row - y));
    if (kind == EMPTY) continue;
    let column = x;
    if (rowShifts) column += load<i32>(rowShifts + (<usize>row << 2));
    column = max(0, min(column, furthest));
    const offset = <usize>(row - y) * sourceWidth + (column >> 8);
    blitRow(target + <usize>row * targetWidth, source + offset, alpha + offset, targetWidth, column & 255, kind);
  }
}

/**
 * Draws a plane scaled. `x`, `y` are the source point (16.16) of the target's first pixel, `step` the source
 * distance of two target pixels. `columns` is scratch of 4 bytes a target column, `rows` of four source rows.
 */
export function scalePlane(
  target: usize, targetWidth: i32, targetHeight: i32,
  source: usize, sourceWidth: i32, sourceHeight: i32,
  x: i32, y: i32, step: i32, columns: usize, rows: usize,
): void {
  const lastColumn = (sourceWidth - 2) << 16;
  let position = x;
  for (let i = 0; i < targetWidth; i++) {
    const clamped = max(0, min(position, lastColumn));
    store<u16>(columns + (<usize>i << 2), <u16>(clamped >> 16));
    store<u16>(columns + (<usize>i << 2) + 2, <u16>((clamped >> 8) & 255));
    position += step;
  }
  const firstByte = <i32>load<u16>(columns);
  const endByte = <i32>load<u16>(columns + (<usize>(targetWidth - 1) << 2)) + 2;
  for (let row = 0; row < targetHeight; row++) {
    const sourceY = max(0, min(y + row * step, ((sourceHeight - 1) << 16) - 256));
    const fraction = (sourceY >> 8) & 255;
    const upper = source + <usize>(sourceY >> 16) * sourceWidth;
    const weightA = i16x8.splat(<i16>(256 - fraction));
    const weightB = i16x8.splat(<i16>fraction);
    for (let i = firstByte; i < endByte; i += 16) {
      v128.store(rows + i, mix16(v128.load(upper + i), v128.load(upper + sourceWidth + i), weightA, weightB));
    }
    const out = target + <usize>row * targetWidth;
    for (let i = 0; i < targetWidth; i++) {
      const entry = load<u32>(columns + (<usize>i << 2));
      const pair = <i32>load<u16>(rows + (entry & 0xffff));
      const share = <i32>(entry >> 16);
      store<u8>(out + i, <u8>(((pair & 255) * (256 - share) + (pair >> 8) * share) >> 8));
    }
  }
}
