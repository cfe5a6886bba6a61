import { over1 } from './blend';

/** Four packed pixels around a point, filtered, as 16-bit lanes Y U V A. */
// @ts-ignore: decorator
@inline
function bilinear(upper: u64, lower: u64, fractionX: i32, fractionY: i32): v128 {
  const a = i16x8.extend_low_i8x16_u(i64x2.splat(upper));
  const b = i16x8.extend_low_i8x16_u(i64x2.splat(lower));
  const rows = i16x8.shr_u(
    i16x8.add(i16x8.mul(a, i16x8.splat(<i16>(256 - fractionY))), i16x8.mul(b, i16x8.splat(<i16>fractionY))),
    8,
  );
  const next = v128.shuffle<u8>(rows, rows, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
  return i16x8.shr_u(
    i16x8.add(i16x8.mul(rows, i16x8.splat(<i16>(256 - fractionX))), i16x8.mul(next, i16x8.splat(<i16>fractionX))),
    8,
  );
}

/**
 * Draws a packed sprite turned, scaled or mirrored. For target pixel (x, y) the sprite is read at
 * u = ux·x + uy·y + u0, v = vx·x + vy·y + v0 (16.16). The sprite has a transparent border. Opacity is 0 to 256.
 */
export function drawSprite(
  planeY: usize, planeU: usize, planeV: usize, width: i32, height: i32,
  sprite: usize, spriteWidth: i32, spriteHeight: i32,
  ux: i32, uy: i32, u0: i32, vx: i32, vy: i32, v0: i32,
  left: i32, top: i32, right: i32, bottom: i32, opacity: i32,
): void {
  const x0 = max(left, 0) & ~1;
  const y0 = max(top, 0) & ~1;
  const x1 = min(right, width);
  const y1 = min(bottom, height);
  const limitU = (spriteWidth - 1) << 16;
  const limitV = (spriteHeight - 1) << 16;
  const stride = <usize>spriteWidth << 2;
  const chromaWidth = width >> 1;
  for (let y = y0; y < y1; y++) {
    const rowU = uy * y + u0;
    const rowV = vy * y + v0;
    // Only the part of the row that lies within the sprite is visited.
    const from = max(x0, max(spanStart(ux, rowU, limitU), spanStart(vx, rowV, limitV)));
    const end = min(x1, min(spanEnd(ux, rowU, limitU), spanEnd(vx, rowV, limitV)));
    let u = ux * from + rowU;
    let v = vx * from + rowV;
    const row = planeY + <usize>y * width;
    const chromaRow = <usize>(y >> 1) * chromaWidth;
    const odd = y & 1;
    for (let x = from; x < end; x++) {
      if (u >= 0 && v >= 0 && u < limitU && v < limitV) {
        const texel = sprite + <usize>(v >> 16) * stride + (<usize>(u >> 16) << 2);
        const upper = load<u64>(texel);
        const lower = load<u64>(texel + stride);
        if ((upper | lower) & 0xff000000ff000000) {
          const pixel = bilinear(upper, lower, (u >> 8) & 255, (v >> 8) & 255);
          const alpha = (i16x8.extract_lane_u(pixel, 3) * opacity) >> 8;
          over1(row + x, (i16x8.extract_lane_u(pixel, 0) * opacity) >> 8, alpha);
          // One pixel in four carries the colour of its block.
          if (!((x & 1) | odd)) {
            const block = chromaRow + (x >> 1);
            over1(planeU + block, (i16x8.extract_lane_u(pixel, 1) * opacity) >> 8, alpha);
            over1(planeV + block, (i16x8.extract_lane_u(pixel, 2) * opacity) >> 8, alpha);
          }
        }
      }
      u += ux;
      v += vx;
    }
  }
}

/** The first x at which step·x + start comes to lie within 0 to limit; beyond every frame when it never does. */
function spanStart(step: i32, start: i32, limit: i32): i32 {
  if (step == 0) return start >= 0 && start < limit ? 0 : i32.MAX_VALUE;
  const bound: f64 = step > 0 ? <f64>-start / <f64>step : <f64>(limit - start) / <f64>step;
  return <i32>max<f64>(-1e6, min<f64>(1e6, Math.floor(bound)));
}

/** The first x after that at which it no longer does. */
function spanEnd(step: i32, start: i32, limit: i32): i32 {
  if (step == 0) return i32.MAX_VALUE;
  const bound: f64 = step > 0 ? <f64>(limit - start) / <f64>step : <f64>-start / <f64>step;
  return <i32>max<f64>(-1e6, min<f64>(1e6, Math.ceil(bound) + 1));
}

/** The products of 16 bytes with one weight of at most 255, as two times eight 16-bit lanes. */
// @ts-ignore: decorator
@inline
function low(pixels: v128, weight: v128): v128 {
  return i16x8.extmul_low_i8x16_u(pixels, weight);
}

// @ts-ignore: decorator
@inline
function high(pixels: v128, weight: v128): v128 {
  return i16x8.extmul_high_i8x16_u(pixels, weight);
}

/**
 * One row of a packed sprite over a row of the frame, four pixels at a step: pixel x is mixed of those at `here` and
 * `other` (a row above or below) and of the ones before them, whose weights make 256 together; `whole` takes `here`
 * alone. `odd` rows have no colours of their own.
 */
// @ts-ignore: decorator
@inline
function drawRow(
  row: usize, rowU: usize, rowV: usize, odd: i32, here: usize, other: usize, x0: i32, x1: i32, whole: bool,
  weightHere: v128, weightBefore: v128, weightOther: v128, weightOtherBefore: v128, opacity: i32,
): void {
  const share = i16x8.splat(<i16>opacity);
  const zero = i8x16.splat(0);
  for (let x = x0; x < x1; x += 4) {
    const at = <usize>x << 2;
    let pixels = v128.load(here + at);
    if (whole) {
      if (!v128.any_true(pixels)) continue;
    } else {
      const before = v128.load(here + at - 4);
      const others = v128.load(other + at);
      const otherBefore = v128.load(other + at - 4);
      if (!v128.any_true(v128.or(v128.or(pixels, before), v128.or(others, otherBefore)))) continue;
      const lows = i16x8.add(
        i16x8.add(low(pixels, weightHere), low(before, weightBefore)),
        i16x8.add(low(others, weightOther), low(otherBefore, weightOtherBefore)),
      );
      const highs = i16x8.add(
        i16x8.add(high(pixels, weightHere), high(before, weightBefore)),
        i16x8.add(high(others, weightOther), high(otherBefore, weightOtherBefore)),
      );
      pixels = i8x16.narrow_i16x8_u(i16x8.shr_u(lows, 8), i16x8.shr_u(highs, 8));
    }
    if (opacity < 256) {
      pixels = i8x16.narrow_i16x8_u(
        i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(pixels), share), 8),
        i16x8.shr_u(i16x8.mul(i16x8.extend_high_i8x16_u(pixels), share), 8),
      );
    }
    const four = x + 4 <= x1;
    // Inside a figure there is nothing to mix: most of its pixels.
    if (four && i32x4.all_true(i32x4.eq(i32x4.shr_u(pixels, 24), i32x4.splat(255)))) {
      store<i32>(row + x, i32x4.extract_lane(v128.shuffle<u8>(pixels, zero, 0, 4, 8, 12, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16), 0));
      if (odd) continue;
      const colours = i32x4.extract_lane(
        x & 1
          ? v128.shuffle<u8>(pixels, zero, 5, 13, 6, 14, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16)
          : v128.shuffle<u8>(pixels, zero, 1, 9, 2, 10, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16),
        0,
      );
      const pair = (x + 1) >> 1;
      store<u16>(rowU + pair, <u16>colours);
      store<u16>(rowV + pair, <u16>(colours >> 16));
      continue;
    }
    const alpha = v128.shuffle<u8>(pixels, zero, 3, 16, 7, 16, 11, 16, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16);
    const luma = v128.shuffle<u8>(pixels, zero, 0, 16, 4, 16, 8, 16, 12, 16, 16, 16, 16, 16, 16, 16, 16, 16);
    const packed = over4(v128.load32_zero(row + x), luma, alpha);
    if (four) store<i32>(row + x, packed);
    else for (let i = 0; x + i < x1; i++) store<u8>(row + x + i, <u8>(packed >> (i << 3)));
    // One pixel in four carries the colour of its block.
    if (odd) continue;
    const block = (x + 1) >> 1;
    if (four) {
      const colours = x & 1
        ? v128.shuffle<u8>(pixels, zero, 5, 16, 13, 16, 6, 16, 14, 16, 16, 16, 16, 16, 16, 16, 16, 16)
        : v128.shuffle<u8>(pixels, zero, 1, 16, 9, 16, 2, 16, 10, 16, 16, 16, 16, 16, 16, 16, 16, 16);
      const alphas = x & 1
        ? v128.shuffle<u8>(pixels, zero, 7, 16, 15, 16, 7, 16, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16)
        : v128.shuffle<u8>(pixels, zero, 3, 16, 11, 16, 3, 16, 11, 16, 16, 16, 16, 16, 16, 16, 16, 16);
      const old = <i32>load<u16>(rowU + block) | (<i32>load<u16>(rowV + block) << 16);
      const mixed = over4(i32x4.splat(old), colours, alphas);
      store<u16>(rowU + block, <u16>mixed);
      store<u16>(rowV + block, <u16>(mixed >> 16));
    } else {
      v128.store(64, pixels);
      for (let i = x & 1; x + i < x1; i += 2) {
        const pixel = load<u32>(64 + (<usize>i << 2));
        over1(rowU + ((x + i) >> 1), <i32>((pixel >> 8) & 255), <i32>(pixel >> 24));
        over1(rowV + ((x + i) >> 1), <i32>((pixel >> 16) & 255), <i32>(pixel >> 24));
      }
    }
  }
}

/**
 * Draws a packed sprite unscaled at (left + fractionX/256, top + fractionY/256): the common case. The sprite has a
 * border of two transparent pixels, and 32 readable bytes before and after.
 */
export function drawSpriteShifted(
  planeY: usize, planeU: usize, planeV: usize, width: i32, height: i32,
  sprite: usize, spriteWidth: i32, spriteHeight: i32,
  left: i32, top: i32, fractionX: i32, fractionY: i32, opacity: i32,
): void {
  const both = (fractionX * fractionY) >> 8;
  const weightHere = i8x16.splat(<i8>(256 - fractionX - fractionY + both));
  const weightBefore = i8x16.splat(<i8>(fractionX - both));
  const weightAbove = i8x16.splat(<i8>(fractionY - both));
  const weightAboveBefore = i8x16.splat(<i8>both);
  const whole = !(fractionX | fractionY);
  const y1 = min(top + spriteHeight, height);
  const x0 = max(left + 1, 0);
  const x1 = min(left + spriteWidth, width);
  const stride = <usize>spriteWidth << 2;
  const chromaWidth = width >> 1;
  for (let y = max(top + 1, 0); y < y1; y++) {
    const source = sprite + <usize>(y - top) * stride - (<usize>left << 2);
    const chroma = <usize>(y >> 1) * chromaWidth;
    drawRow(
      planeY + <usize>y * width, planeU + chroma, planeV + chroma, y & 1, source, source - stride, x0, x1, whole,
      weightHere, weightBefore, weightAbove, weightAboveBefore, opacity,
    );
  }
}

/**
 * Draws a packed sprite whose rows stay rows of their own width: mirrored in water, stretched upwards, or leaning. Target
 * row y reads the sprite at v = vy·y + v0, shifted by uy·y + u0 (16.16). A third of what a turned one takes.
 */
export function drawSpriteRows(
  planeY: usize, planeU: usize, planeV: usize, width: i32, height: i32,
  sprite: usize, spriteWidth: i32, spriteHeight: i32,
  uy: i32, u0: i32, vy: i32, v0: i32, top: i32, bottom: i32, opacity: i32,
): void {
  const y1 = min(bottom, height);
  const limitV = (spriteHeight - 1) << 16;
  const stride = <usize>spriteWidth << 2;
  const chromaWidth = width >> 1;
  for (let y = max(top, 0); y < y1; y++) {
    const v = vy * y + v0;
    if (v < 0 || v >= limitV) continue;
    const u = uy * y + u0;
    const fractionX = (u >> 8) & 255, fractionY = (v >> 8) & 255;
    const column = u >> 16;
    const whole = !(fractionX | fractionY);
    const both = (fractionX * fractionY) >> 8;
    // On whole pixels there is nothing to mix; otherwise `here` is the pixel after the one the point lies on.
    const here = sprite + <usize>(v >> 16) * stride + (<usize>(whole ? column : column + 1) << 2);
    const chroma = <usize>(y >> 1) * chromaWidth;
    drawRow(
      planeY + <usize>y * width, planeU + chroma, planeV + chroma, y & 1, here, here + stride,
      max(-column, 0), min(spriteWidth - 1 - column, width), whole,
      i8x16.splat(<i8>(fractionX - both)),
      i8x16.splat(<i8>(256 - fractionX - fractionY + both)),
      i8x16.splat(<i8>both),
      i8x16.splat(<i8>(fractionY - both)),
      opacity,
    );
  }
}

/** Four values (16-bit lanes) over the first four bytes of `destination`, packed into one number. */
// @ts-ignore: decorator
@inline
function over4(destination: v128, source: v128, alpha: v128): i32 {
  const keep = i16x8.sub(i16x8.splat(256), i16x8.add(alpha, i16x8.shr_u(alpha, 7)));
  const kept = i16x8.mul(i16x8.extend_low_i8x16_u(destination), keep);
  const mixed = i16x8.add(i16x8.shr_u(i16x8.add(kept, i16x8.splat(128)), 8), source);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(mixed, mixed), 0);
}
