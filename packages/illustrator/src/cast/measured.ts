import { createCanvas } from '@napi-rs/canvas';
import { unwatched } from './painted-as.ts';
import type { Box, Rig } from './rig.ts';

const HALF = 360;
const UP = 420;
const DOWN = 80;
/** Looked at coarsely: half a pixel to a hundredth of a person. */
const GRAIN = 0.5;

/** A figure whose extent is found by drawing it, so that it can be shown as large as the frame allows: at so many moments. */
export function measured(rig: Omit<Rig, 'box'>, moments = 16): Rig {
  const canvas = createCanvas(HALF * 2 * GRAIN, (UP + DOWN) * GRAIN);
  const brush = canvas.getContext('2d');
  brush.scale(GRAIN, GRAIN);
  brush.translate(HALF, UP);
  const looks = Math.min(rig.frames, moments);
  unwatched(() => {
    for (let look = 0; look < looks; look++) rig.draw(brush, look / looks);
  });
  return { ...rig, box: extentOf(canvas.data(), canvas.width, canvas.height) };
}

function extentOf(pixels: Uint8Array, width: number, height: number): Box {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < 8) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  const margin = 2;
  return {
    left: left / GRAIN - HALF - margin,
    right: (right + 1) / GRAIN - HALF + margin,
    top: top / GRAIN - UP - margin,
    bottom: (bottom + 1) / GRAIN - UP + margin,
  };
}
