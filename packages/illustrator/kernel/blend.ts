/** Two rows of 16 bytes mixed: a·(256-f) + b·f, where the weights are splatted into 16-bit lanes. */
// @ts-ignore: decorator
@inline
export function mix16(a: v128, b: v128, weightA: v128, weightB: v128): v128 {
  const low = i16x8.shr_u(
    i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(a), weightA),
      i16x8.mul(i16x8.extend_low_i8x16_u(b), weightB),
    ),
    8,
  );
  const high = i16x8.shr_u(
    i16x8.add(
      i16x8.mul(i16x8.extend_high_i8x16_u(a), weightA),
      i16x8.mul(i16x8.extend_high_i8x16_u(b), weightB),
    ),
    8,
  );
  return i8x16.narrow_i16x8_u(low, high);
}

/**
 * Sixteen bytes moved towards the next ones by a quarter, a half or three quarters: two averages where `mix16` takes
 * thirteen operations.
 */
// @ts-ignore: decorator
@inline
export function quarter16(a: v128, b: v128, fraction: i32): v128 {
  const half = i8x16.avgr_u(a, b);
  if (fraction == 128) return half;
  return i8x16.avgr_u(fraction < 128 ? a : b, half);
}

/** A product of two bytes divided by 255, in 16-bit lanes, rounded. */
// @ts-ignore: decorator
@inline
function divide255(product: v128): v128 {
  const rounded = i16x8.add(product, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(rounded, i16x8.shr_u(rounded, 8)), 8);
}

/** 16 premultiplied source bytes over 16 destination bytes. Alpha 255 must hide the destination entirely. */
// @ts-ignore: decorator
@inline
export function over16(destination: v128, source: v128, alpha: v128): v128 {
  const keep = v128.not(alpha);
  const low = divide255(i16x8.extmul_low_i8x16_u(destination, keep));
  const high = divide255(i16x8.extmul_high_i8x16_u(destination, keep));
  return i8x16.add_sat_u(i8x16.narrow_i16x8_u(low, high), source);
}

/** One premultiplied value over one destination byte. */
// @ts-ignore: decorator
@inline
export function over1(address: usize, source: i32, alpha: i32): void {
  const kept = (<i32>load<u8>(address) * (256 - alpha - (alpha >> 7)) + 128) >> 8;
  store<u8>(address, <u8>min(255, kept + source));
}

/** Stores the first `count` of 16 bytes. The scratch lies at address 64, below everything JavaScript allocates. */
// @ts-ignore: decorator
@inline
export function storePart(address: usize, value: v128, count: i32): void {
  if (count >= 16) v128.store(address, value);
  else {
    v128.store(64, value);
    memory.copy(address, 64, count);
  }
}
