import type { Box, Raster, Size } from '../media/picture-study.ts';
import { canvasFrom, pixelsOf } from '../media/sized.ts';
import { fillHoles } from './fill-holes.ts';
import { maskCanvas, sharesOf } from './mask-canvas.ts';

/** A subject is nearer than what is behind it, whatever the model of depth says. */
const LEAST_LEAD = 0.2;
/** Towards the edges of the picture nothing moves, so that nothing is missing there. */
const EDGE = 0.08;

/** How near what is behind the subject is, 0 to 1, and how near the subject. All for one window of the picture. */
export interface Depths extends Size {
  readonly behind: Float32Array;
  readonly subject: number;
}

/** `window` is in fractions of the picture. */
export function depthsOf(nearness: Raster, mask: Raster, window: Box, width: number, height: number): Depths {
  const values = sharesOf(maskCanvas(nearness, width, height, window));
  const covered = sharesOf(maskCanvas(mask, width, height, window));
  let [inside, insideCount, outside, outsideCount] = [0, 0, 0, 0];
  for (const [at, share] of covered.entries()) {
    inside += values[at]! * share;
    insideCount += share;
    outside += values[at]! * (1 - share);
    outsideCount += 1 - share;
  }
  const around = outside / Math.max(1, outsideCount);
  const seen = canvasFrom(width, height, (at) => {
    const near = values[at]! * 255;
    return [near, near, near, covered[at]! < 0.05 ? 255 : 0];
  });
  const { data } = pixelsOf(fillHoles(seen));
  return {
    width,
    height,
    behind: values.map((_, at) => data[at * 4]! / 255),
    subject: Math.min(1, Math.max(inside / Math.max(1, insideCount), around + LEAST_LEAD)),
  };
}

/** How much each place moves when the camera does: nothing at the subject's distance, most where it is farthest. */
export function reliefOf({ width, height, behind, subject }: Depths): Int8Array {
  return Int8Array.from(behind, (near, at) => {
    const x = ((at % width) + 0.5) / width;
    const y = (Math.floor(at / width) + 0.5) / height;
    const inner = Math.min(1, Math.min(x, 1 - x, y, 1 - y) / EDGE);
    return Math.round(Math.max(-1, Math.min(0.3, near - subject)) * 127 * inner);
  });
}
