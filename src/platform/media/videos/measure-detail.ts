import type { Frame } from 'node-av/lib';

/** Every fourth pixel of every fourth row is enough to compare frames of one video. */
const STEP = 4;

/**
 * How much detail a planar YUV frame has: the mean difference in brightness between neighbouring pixels. Blurred, faded
 * and black frames have little.
 */
export function measureDetail(frame: Frame): number {
  const luma = frame.data?.[0];
  const stride = frame.linesize[0];
  if (!luma || !stride) return 0;
  let total = 0;
  let count = 0;
  for (let y = 0; y + 1 < frame.height; y += STEP) {
    for (let x = 0; x + 1 < frame.width; x += STEP) {
      const here = y * stride + x;
      total += Math.abs(luma[here]! - luma[here + 1]!) + Math.abs(luma[here]! - luma[here + stride]!);
      count++;
    }
  }
  return count === 0 ? 0 : total / count;
}
