import { findKinds } from './layers';

/** Reads coefficient `index` of a colour matrix: three rows (Y, U, V) of r, g, b, a factors in 16.16. */
// @ts-ignore: decorator
@inline
function coefficient(matrix: usize, index: i32): i32 {
  return load<i32>(matrix + (<usize>index << 2));
}

// @ts-ignore: decorator
@inline
function byte(value: i32): u8 {
  return <u8>max(0, min(255, value));
}

/** The smallest box around everything in a picture that is not empty: left, top, right and bottom, all within it. */
export function findBounds(source: usize, width: i32, height: i32, bounds: usize): void {
  let left = width, right = -1, top = height, bottom = -1;
  for (let row = 0; row < height; row++) {
    const line = source + ((<usize>row * width) << 2);
    // Of a row with something in it, only the parts are looked at where nothing was found before.
    let first = 0;
    while (first + 4 <= width && !v128.any_true(v128.load(line + (<usize>first << 2)))) first += 4;
    while (first < width && !load<u32>(line + (<usize>first << 2))) first++;
    if (first == width) continue;
    left = min(left, first);
    let last = width - 1;
    while (last > right && !load<u32>(line + (<usize>last << 2))) last--;
    right = max(right, last);
    top = min(top, row);
    bottom = row;
  }
  if (right < 0) left = right = top = bottom = 0;
  store<i32>(bounds, left);
  store<i32>(bounds, top, 4);
  store<i32>(bounds, right, 8);
  store<i32>(bounds, bottom, 12);
}

/**
 * A part of a premultiplied RGBA picture as packed premultiplied YUVA, with `border` empty pixels around it. The target
 * may overlap the source when it begins earlier by all that the borders add.
 */
export function toPacked(
  source: usize, sourceWidth: i32, left: i32, top: i32, width: i32, height: i32,
  target: usize, border: i32, matrix: usize,
): void {
  const stride = <usize>(width + border * 2) << 2;
  const margin = <usize>border << 2;
  memory.fill(target, 0, stride * border);
  for (let row = 0; row < height; row++) {
    const line = source + ((<usize>(top + row) * sourceWidth + left) << 2);
    const out = target + <usize>(row + border) * stride;
    memory.fill(out, 0, margin);
    packRow(line, out + margin, width, matrix);
    memory.fill(out + stride - margin, 0, margin);
  }
  memory.fill(target + <usize>(height + border) * stride, 0, stride * border);
}

/** Four pixels at a step; up to three beyond the row's end are written too. */
function packRow(source: usize, target: usize, count: i32, matrix: usize): void {
  const yr = i32x4.splat(coefficient(matrix, 0)), yg = i32x4.splat(coefficient(matrix, 1));
  const yb = i32x4.splat(coefficient(matrix, 2)), ya = i32x4.splat(coefficient(matrix, 3));
  const ur = i32x4.splat(coefficient(matrix, 4)), ug = i32x4.splat(coefficient(matrix, 5));
  const ub = i32x4.splat(coefficient(matrix, 6)), ua = i32x4.splat(coefficient(matrix, 7));
  const vr = i32x4.splat(coefficient(matrix, 8)), vg = i32x4.splat(coefficient(matrix, 9));
  const vb = i32x4.splat(coefficient(matrix, 10)), va = i32x4.splat(coefficient(matrix, 11));
  const low = i32x4.splat(255);
  for (let i = 0; i < count; i += 4) {
    const at = <usize>i << 2;
    const pixels = v128.load(source + at);
    if (!v128.any_true(pixels)) {
      v128.store(target + at, pixels);
      continue;
    }
    const r = v128.and(pixels, low);
    const g = v128.and(i32x4.shr_u(pixels, 8), low);
    const b = v128.and(i32x4.shr_u(pixels, 16), low);
    const a = i32x4.shr_u(pixels, 24);
    const y = weighted(r, g, b, a, yr, yg, yb, ya);
    const u = weighted(r, g, b, a, ur, ug, ub, ua);
    const v = weighted(r, g, b, a, vr, vg, vb, va);
    const colours = v128.or(v128.or(y, i32x4.shl(u, 8)), i32x4.shl(v, 16));
    v128.store(target + at, v128.or(colours, i32x4.shl(a, 24)));
  }
}

/** Four sums of products in 16.16, rounded, as bytes in 32-bit lanes. */
// @ts-ignore: decorator
@inline
function weighted(r: v128, g: v128, b: v128, a: v128, wr: v128, wg: v128, wb: v128, wa: v128): v128 {
  const sum = i32x4.add(
    i32x4.add(i32x4.mul(r, wr), i32x4.mul(g, wg)),
    i32x4.add(i32x4.add(i32x4.mul(b, wb), i32x4.mul(a, wa)), i32x4.splat(32768)),
  );
  return i32x4.max_s(i32x4.splat(0), i32x4.min_s(i32x4.splat(255), i32x4.shr_s(sum, 16)));
}

/**
 * Premultiplied RGBA to planar premultiplied YUVA 4:2:0 with the kinds (0 empty, 1 mixed, 2 opaque) of rows and
 * of every 16 pixels in them. With `dither`, noise hides the steps of wide gradients. Rows are continued periodically
 * up to `stride`.
 */
export function toPlanar(
  source: usize, width: i32, height: i32, stride: i32, dither: i32, matrix: usize,
  planeY: usize, planeA: usize, planeU: usize, planeV: usize, planeC: usize,
  rowKindsY: usize, rowKindsC: usize, kindsY: usize, kindsC: usize,
): void {
  const yr = i32x4.splat(coefficient(matrix, 0)), yg = i32x4.splat(coefficient(matrix, 1));
  const yb = i32x4.splat(coefficient(matrix, 2)), ya = i32x4.splat(coefficient(matrix, 3));
  const low = i32x4.splat(255);
  let noise = i32x4(0x1234567, 0x2f6e2b1, 0x6b8b4567, 0x327b23c6);
  for (let row = 0; row < height; row++) {
    let all = i32x4.splat(255), any = i32x4.splat(0);
    const line = source + ((<usize>row * width) << 2);
    const out = <usize>row * stride;
    // Four pixels at a step; the source has room to read past its end, and rows are written left to right.
    for (let x = 0; x < width; x += 4) {
      const pixels = v128.load(line + (<usize>x << 2));
      const alphas = i32x4.shr_u(pixels, 24);
      let lumas = i32x4.splat(0);
      if (v128.any_true(alphas)) {
        let rounding = i32x4.splat(32768);
        if (dither) {
          noise = v128.xor(noise, i32x4.shl(noise, 13));
          noise = v128.xor(noise, i32x4.shr_u(noise, 17));
          noise = v128.xor(noise, i32x4.shl(noise, 5));
          rounding = v128.and(v128.and(noise, i32x4.splat(0xffff)), i32x4.ne(alphas, i32x4.splat(0)));
        }
        const red = i32x4.mul(v128.and(pixels, low), yr);
        const green = i32x4.mul(v128.and(i32x4.shr_u(pixels, 8), low), yg);
        const blue = i32x4.mul(v128.and(i32x4.shr_u(pixels, 16), low), yb);
        const opaque = i32x4.mul(alphas, ya);
        lumas = i32x4.shr_s(i32x4.add(i32x4.add(i32x4.add(red, green), i32x4.add(blue, opaque)), rounding), 16);
      }
      const count = min(4, width - x);
      if (count == 4) {
        all = v128.and(all, alphas);
        any = v128.or(any, alphas);
      } else {
        for (let i = 0; i < count; i++) {
          const a = <i32>load<u8>(line + (<usize>(x + i) << 2) + 3);
          all = v128.and(all, i32x4.splat(a));
          any = v128.or(any, i32x4.splat(a));
        }
      }
      storeBytes(planeY + out + x, lumas, count);
      storeBytes(planeA + out + x, alphas, count);
    }
    const solid = i32x4.all_true(i32x4.eq(all, low));
    store<u8>(rowKindsY + row, solid ? 2 : v128.any_true(any) ? 1 : 0);
    continueRow(planeY + out, width, stride);
    continueRow(planeA + out, width, stride);
    findKinds(planeA + out, stride, kindsY + <usize>row * ((stride >> 4) + 1));
  }
  toChroma(source, width, height, stride, matrix, planeU, planeV, planeC, rowKindsC, kindsC);
}

/** The low bytes of four 32-bit lanes, clamped to 0 to 255. */
// @ts-ignore: decorator
@inline
function storeBytes(address: usize, lanes: v128, count: i32): void {
  const words = i16x8.narrow_i32x4_s(lanes, lanes);
  const bytes = i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0);
  if (count == 4) store<i32>(address, bytes);
  else for (let i = 0; i < count; i++) store<u8>(address + i, <u8>(bytes >> (i << 3)));
}

function toChroma(
  source: usize, width: i32, height: i32, stride: i32, matrix: usize,
  planeU: usize, planeV: usize, planeC: usize, rowKinds: usize, kinds: usize,
): void {
  // Factors in 3.13: with sums of four pixels, products of pairs still fit 32 bits.
  const factorsU = i16x8(
    <i16>(coefficient(matrix, 4) >> 3), <i16>(coefficient(matrix, 5) >> 3), <i16>(coefficient(matrix, 6) >> 3), <i16>(coefficient(matrix, 7) >> 3),
    <i16>(coefficient(matrix, 4) >> 3), <i16>(coefficient(matrix, 5) >> 3), <i16>(coefficient(matrix, 6) >> 3), <i16>(coefficient(matrix, 7) >> 3),
  );
  const factorsV = i16x8(
    <i16>(coefficient(matrix, 8) >> 3), <i16>(coefficient(matrix, 9) >> 3), <i16>(coefficient(matrix, 10) >> 3), <i16>(coefficient(matrix, 11) >> 3),
    <i16>(coefficient(matrix, 8) >> 3), <i16>(coefficient(matrix, 9) >> 3), <i16>(coefficient(matrix, 10) >> 3), <i16>(coefficient(matrix, 11) >> 3),
  );
  const chromaWidth = width >> 1, chromaStride = stride >> 1;
  for (let row = 0; row < height >> 1; row++) {
    let all: u32 = 255, any: u32 = 0;
    const upper = source + ((<usize>(row * 2) * width) << 2);
    const lower = upper + (<usize>width << 2);
    const out = <usize>row * chromaStride;
    // Two blocks of two by two pixels at a step.
    for (let x = 0; x < chromaWidth; x += 2) {
      const at = <usize>x << 3;
      const p = v128.load(upper + at), q = v128.load(lower + at);
      const single = x + 1 >= chromaWidth;
      if (!v128.any_true(v128.or(p, q))) {
        if (single) {
          store<u8>(planeU + out + x, 0);
          store<u8>(planeV + out + x, 0);
          store<u8>(planeC + out + x, 0);
        } else {
          store<u16>(planeU + out + x, 0);
          store<u16>(planeV + out + x, 0);
          store<u16>(planeC + out + x, 0);
        }
        all = 0;
        continue;
      }
      const first = i16x8.add(i16x8.extend_low_i8x16_u(p), i16x8.extend_low_i8x16_u(q));
      const second = i16x8.add(i16x8.extend_high_i8x16_u(p), i16x8.extend_high_i8x16_u(q));
      const sums = i16x8.add(
        v128.shuffle<u8>(first, second, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23),
        v128.shuffle<u8>(first, second, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31),
      );
      const pairsU = i32x4.dot_i16x8_s(sums, factorsU);
      const pairsV = i32x4.dot_i16x8_s(sums, factorsV);
      const u0 = byte((i32x4.extract_lane(pairsU, 0) + i32x4.extract_lane(pairsU, 1) + 16384) >> 15);
      const v0 = byte((i32x4.extract_lane(pairsV, 0) + i32x4.extract_lane(pairsV, 1) + 16384) >> 15);
      const a0 = (<u32>i16x8.extract_lane_u(sums, 3) + 2) >> 2;
      store<u8>(planeU + out + x, u0);
      store<u8>(planeV + out + x, v0);
      store<u8>(planeC + out + x, <u8>a0);
      all &= a0;
      any |= a0;
      if (single) continue;
      const a1 = (<u32>i16x8.extract_lane_u(sums, 7) + 2) >> 2;
      store<u8>(planeU + out + x + 1, byte((i32x4.extract_lane(pairsU, 2) + i32x4.extract_lane(pairsU, 3) + 16384) >> 15));
      store<u8>(planeV + out + x + 1, byte((i32x4.extract_lane(pairsV, 2) + i32x4.extract_lane(pairsV, 3) + 16384) >> 15));
      store<u8>(planeC + out + x + 1, <u8>a1);
      all &= a1;
      any |= a1;
    }
    store<u8>(rowKinds + row, all == 255 ? 2 : any ? 1 : 0);
    continueRow(planeU + out, chromaWidth, chromaStride);
    continueRow(planeV + out, chromaWidth, chromaStride);
    continueRow(planeC + out, chromaWidth, chromaStride);
    findKinds(planeC + out, chromaStride, kinds + <usize>row * ((chromaStride >> 4) + 1));
  }
}

function continueRow(row: usize, width: i32, stride: i32): void {
  for (let x = width; x < stride; x += width) memory.copy(row + x, row, min(width, stride - x));
}

/** A frame (BT.709, limited range) shrunk by box averaging to opaque RGBA: thumbnails and spritesheets. */
export function toRgba(
  planeY: usize, planeU: usize, planeV: usize, width: i32, height: i32,
  target: usize, targetWidth: i32, targetHeight: i32,
): void {
  const chromaWidth = width >> 1;
  for (let row = 0; row < targetHeight; row++) {
    const y0 = row * height / targetHeight, y1 = max(y0 + 1, (row + 1) * height / targetHeight);
    for (let column = 0; column < targetWidth; column++) {
      const x0 = column * width / targetWidth, x1 = max(x0 + 1, (column + 1) * width / targetWidth);
      // Where many pixels make one, every second one is enough.
      const step = x1 - x0 > 3 ? 2 : 1;
      let sumY = 0, sumU = 0, sumV = 0, count = 0;
      for (let y = y0; y < y1; y += step) {
        const line = planeY + <usize>y * width;
        const block = <usize>(y >> 1) * chromaWidth;
        for (let x = x0; x < x1; x += step, count++) {
          sumY += <i32>load<u8>(line + x);
          sumU += <i32>load<u8>(planeU + block + (x >> 1));
          sumV += <i32>load<u8>(planeV + block + (x >> 1));
        }
      }
      if (count > 1) {
        // One division for three means: counts are small, so 16 bits of the reciprocal are enough.
        const share = (65536 + (count >> 1)) / count;
        sumY = (sumY * share + 32768) >> 16;
        sumU = (sumU * share + 32768) >> 16;
        sumV = (sumV * share + 32768) >> 16;
      }
      // BT.709 in 16.16.
      const luma = (sumY - 16) * 76309 + 32768, u = sumU - 128, v = sumV - 128;
      const r = byte((luma + 117489 * v) >> 16);
      const g = byte((luma - 13975 * u - 34925 * v) >> 16);
      const b = byte((luma + 138438 * u) >> 16);
      store<u32>(target + ((<usize>row * targetWidth + column) << 2), <u32>r | (<u32>g << 8) | (<u32>b << 16) | 0xff000000);
    }
  }
}
