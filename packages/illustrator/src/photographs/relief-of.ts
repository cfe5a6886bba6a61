import type { CropWindow } from '../media/crop-window.ts';
import type { Raster } from '../media/picture-study.ts';
import { fillHoles } from './fill-holes.ts';

/** A subject is nearer than what is behind it, whatever the model of depth says. */
const LEAST_LEAD = 0.2;
/** Towards the edges of the picture nothing moves, so that nothing is missing there. */
const EDGE = 0.08;

/** How near what is behind the subject is, 0 to 1, and how near the subject. All for one window of the picture. */
export interface Depths {
  readonly width: number;
  readonly height: number;
  readonly behind: Float32Array;
  readonly subject: number;
}

/** `window` is in fractions of the picture. */
export function depthsOf(
  nearness: Raster,
  mask: Raster,
  window: CropWindow,
  width: number,
  height: number,
): Depths {
  const values = new Float32Array(width * height);
  const known = new Float32Array(width * height);
  let [inside, insideCount, outside, outsideCount] = [0, 0, 0, 0];
  for (let at = 0; at < values.length; at++) {
    const x = window.x + (((at % width) + 0.5) / width) * window.width;
    const y = window.y + ((Math.floor(at / width) + 0.5) / height) * window.height;
    values[at] = smoothAt(nearness, x, y);
    const covered = smoothAt(mask, x, y);
    known[at] = covered < 0.05 ? 1 : 0;
    inside += values[at]! * covered;
    insideCount += covered;
    outside += values[at]! * (1 - covered);
    outsideCount += 1 - covered;
  }
  const around = outside / Math.max(1, outsideCount);
  return {
    width,
    height,
    behind: fillHoles(values, known, 1, width, height),
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

/** 0 to 1, bilinear. */
function smoothAt({ width, height, values }: Raster, x: number, y: number): number {
  const fromX = Math.max(0, Math.min(width - 1.001, x * width - 0.5));
  const fromY = Math.max(0, Math.min(height - 1.001, y * height - 0.5));
  const at = Math.floor(fromY) * width + Math.floor(fromX);
  const upper = values[at]! * (1 - (fromX % 1)) + (values[at + 1] ?? 0) * (fromX % 1);
  const lower = (values[at + width] ?? 0) * (1 - (fromX % 1)) + (values[at + width + 1] ?? 0) * (fromX % 1);
  return (upper * (1 - (fromY % 1)) + lower * (fromY % 1)) / 255;
}
