import { mix16, over16, quarter16, storePart } from './blend';

/** What is known of a row, or of 16 pixels of it, before it is read: nothing to draw, partly transparent, opaque. */
const EMPTY = 0;
const MIXED = 1;
const OPAQUE = 2;

/** Tells of every 16 pixels of a row what kind they are; the last, incomplete ones count as mixed. */
export function findKinds(alpha: usize, width: i32, kinds: usize): void {
  const solid = i8x16.splat(-1);
  const whole = width >> 4;
  for (let block = 0; block < whole; block++) {
    const values = v128.load(alpha + (<usize>block << 4));
    const kind = !v128.any_true(values) ? EMPTY : i8x16.all_true(i8x16.eq(values, solid)) ? OPAQUE : MIXED;
    store<u8>(kinds + block, kind);
  }
  store<u8>(kinds + whole, MIXED);
}

/** One row over another, both on whole pixels; `column` is the source's at the row's start. */
function blitWhole(target: usize, source: usize, alpha: usize, count: i32, kinds: usize, column: i32): void {
  const last = count - 16;
  if (last < 0) {
    storePart(target, over16(v128.load(target), v128.load(source), v128.load(alpha)), count);
    return;
  }
  // The source's kinds begin before the row and end behind it: both ends are worked out first, from what is there.
  const head = over16(v128.load(target), v128.load(source), v128.load(alpha));
  const tail = over16(v128.load(target + last), v128.load(source + last), v128.load(alpha + last));
  let kindAt = kinds + ((column + 15) >> 4);
  for (let i = -column & 15; i <= last; i += 16) {
    const kind = load<u8>(kindAt++);
    if (kind == OPAQUE) v128.store(target + i, v128.load(source + i));
    else if (kind == MIXED) {
      v128.store(target + i, over16(v128.load(target + i), v128.load(source + i), v128.load(alpha + i)));
    }
  }
  v128.store(target, head);
  v128.store(target + last, tail);
}

/** One row over another, with the source shifted left by a quarter, a half or three quarters of a pixel. */
function blitShifted(
  target: usize, source: usize, alpha: usize, count: i32, kinds: usize, column: i32, fraction: i32, kind: i32,
): void {
  if (kind == OPAQUE) {
    for (let i = 0; i < count; i += 16) {
      storePart(target + i, quarter16(v128.load(source + i), v128.load(source + i + 1), fraction), count - i);
    }
    return;
  }
  for (let i = 0; i < count; i += 16) {
    // Sixteen pixels and the next one lie in two blocks of known kinds.
    const block = kinds + ((column + i) >> 4);
    const first = load<u8>(block), second = load<u8>(block + 1);
    if (!(first | second)) continue;
    const shifted = quarter16(v128.load(source + i), v128.load(source + i + 1), fraction);
    if ((first & second) == OPAQUE) {
      storePart(target + i, shifted, count - i);
      continue;
    }
    const alphaHere = v128.load(alpha + i);
    const alphaNext = v128.load(alpha + i + 1);
    if (!v128.any_true(v128.or(alphaHere, alphaNext))) continue;
    const alphaShifted = quarter16(alphaHere, alphaNext, fraction);
    storePart(target + i, over16(v128.load(target + i), shifted, alphaShifted), count - i);
  }
}

/**
 * Draws a plane moved sideways. `x` is the source column (24.8 fixed point) that lands on the target's first;
 * `rowShifts`, when not 0, adds a shift of its own to each target row (water).
 */
export function blitPlane(
  target: usize, targetWidth: i32, targetHeight: i32,
  source: usize, alpha: usize, rowKinds: usize, kinds: usize, sourceWidth: i32, sourceHeight: i32,
  x: i32, y: i32, rowShifts: usize, fromRow: i32, toRow: i32,
): void {
  const first = max(max(y, 0), fromRow);
  const end = min(min(y + sourceHeight, targetHeight), toRow);
  const furthest = (sourceWidth - targetWidth - 1) << 8;
  const kindsWidth = (sourceWidth >> 4) + 1;
  for (let row = first; row < end; row++) {
    const kind = <i32>load<u8>(rowKinds + (row - y));
    if (kind == EMPTY) continue;
    let column = x;
    if (rowShifts) column += load<i32>(rowShifts + (<usize>row << 2));
    // To a quarter of a pixel, as fine as the encoder follows a motion.
    column = max(0, min((column + 32) & ~63, furthest));
    const offset = <usize>(row - y) * sourceWidth + (column >> 8);
    const fraction = column & 255;
    const out = target + <usize>row * targetWidth;
    const rowOfKinds = kinds + <usize>(row - y) * kindsWidth;
    const from = column >> 8;
    if (fraction) blitShifted(out, source + offset, alpha + offset, targetWidth, rowOfKinds, from, fraction, kind);
    else if (kind == OPAQUE) memory.copy(out, source + offset, targetWidth);
    else blitWhole(out, source + offset, alpha + offset, targetWidth, rowOfKinds, from);
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
