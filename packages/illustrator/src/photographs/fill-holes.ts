/**
 * Fills what is missing from what is around it, smoothly: the picture is shrunk step by step, counting only what is
 * there, and each size takes what it lacks from the next smaller one. `values` has `channels` numbers a pixel, `known`
 * one from 0 (missing) to 1.
 */
export function fillHoles(
  values: Float32Array,
  known: Float32Array,
  channels: number,
  width: number,
  height: number,
): Float32Array {
  if (width <= 1 && height <= 1) return values;
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half = new Float32Array(halfWidth * halfHeight * channels);
  const halfKnown = new Float32Array(halfWidth * halfHeight);
  const counts = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const target = (y >> 1) * halfWidth + (x >> 1);
      const share = known[at]!;
      counts[target]! += 1;
      halfKnown[target]! += share;
      for (let channel = 0; channel < channels; channel++)
        half[target * channels + channel]! += values[at * channels + channel]! * share;
    }
  }
  for (let at = 0; at < halfKnown.length; at++) {
    const sum = halfKnown[at]!;
    if (sum > 0) for (let channel = 0; channel < channels; channel++) half[at * channels + channel]! /= sum;
    halfKnown[at] = sum / counts[at]!;
  }
  const filled = fillHoles(half, halfKnown, channels, halfWidth, halfHeight);
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const share = known[at]!;
      for (let channel = 0; channel < channels; channel++) {
        const index = at * channels + channel;
        const around = share < 1 ? sample(filled, channels, channel, halfWidth, halfHeight, x, y) : 0;
        result[index] = values[index]! * share + around * (1 - share);
      }
    }
  }
  return result;
}

/** The value of the half-size picture at a pixel of the full-size one, bilinear. */
function sample(
  half: Float32Array,
  channels: number,
  channel: number,
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  const fromX = Math.max(0, Math.min(width - 1, (x - 0.5) / 2));
  const fromY = Math.max(0, Math.min(height - 1, (y - 0.5) / 2));
  const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const at = (column: number, row: number) => half[(row * width + column) * channels + channel]!;
  const [across, down] = [fromX - left, fromY - top];
  const upper = at(left, top) * (1 - across) + at(right, top) * across;
  const lower = at(left, bottom) * (1 - across) + at(right, bottom) * across;
  return upper * (1 - down) + lower * down;
}
