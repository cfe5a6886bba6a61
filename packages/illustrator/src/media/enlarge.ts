import { type Canvas, type Image, ImageData } from '@napi-rs/canvas';
import type { Box } from './picture-study.ts';
import { canvasOf, pixelsOf, sized } from './sized.ts';

/** Lanczos' filter looks at so many pixels on each side. */
const REACH = 3;

/** The part of a picture (in its pixels) at a larger size: sharper than the canvas stretches it. Transparency becomes black. */
export function enlarge(picture: Image, part: Box, width: number, height: number): Canvas {
  const pixels = pixelsOf(sized(picture, picture.width, picture.height)).data;
  const columns = tapsOf(part.x, part.width, width, picture.width);
  const rows = tapsOf(part.y, part.height, height, picture.height);
  const wide = new Float32Array(width * picture.height * 3);
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < width; x++)
      for (let tap = 0; tap < 2 * REACH; tap++) {
        const from = (y * picture.width + columns.at[x * 2 * REACH + tap]!) * 4;
        const share = (columns.shares[x * 2 * REACH + tap]! * pixels[from + 3]!) / 255;
        const to = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel++) wide[to + channel]! += share * pixels[from + channel]!;
      }
  const image = new ImageData(width, height);
  const line = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let tap = 0; tap < 2 * REACH; tap++) {
      const from = rows.at[y * 2 * REACH + tap]! * width * 3;
      const share = rows.shares[y * 2 * REACH + tap]!;
      for (let at = 0; at < width * 3; at++) line[at]! += share * wide[from + at]!;
    }
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) image.data[to + channel] = line[x * 3 + channel]!;
      image.data[to + 3] = 255;
    }
  }
  return canvasOf(image);
}

/** For each pixel of the result the pixels that it is made of, and their shares. At its edges a picture is repeated. */
function tapsOf(start: number, length: number, count: number, most: number) {
  const at = new Uint32Array(count * 2 * REACH);
  const shares = new Float32Array(count * 2 * REACH);
  for (let index = 0; index < count; index++) {
    const middle = start + ((index + 0.5) * length) / count - 0.5;
    const first = Math.floor(middle) - REACH + 1;
    const weights = Array.from({ length: 2 * REACH }, (_, tap) => lanczos(middle - first - tap));
    const sum = weights.reduce((before, weight) => before + weight, 0);
    for (const [tap, weight] of weights.entries()) {
      at[index * 2 * REACH + tap] = Math.min(most - 1, Math.max(0, first + tap));
      shares[index * 2 * REACH + tap] = weight / sum;
    }
  }
  return { at, shares };
}

function lanczos(distance: number): number {
  if (distance === 0) return 1;
  if (Math.abs(distance) >= REACH) return 0;
  const angle = Math.PI * distance;
  return (REACH * Math.sin(angle) * Math.sin(angle / REACH)) / angle ** 2;
}
