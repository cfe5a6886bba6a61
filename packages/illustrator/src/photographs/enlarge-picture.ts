import { writeFile } from 'node:fs/promises';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { openPicture } from '../media/open-picture.ts';
import type { Size } from '../media/picture-study.ts';

/** Enlarges `width` x `height` pixels (red, green and blue planes, 0 to 1) `factor` times. */
export type Enlarge = (
  planes: Float32Array,
  width: number,
  height: number,
  factor: Factor,
) => Promise<Float32Array>;

export type Factor = 2 | 4;

/** Small tiles keep the model's memory small. */
const TILE = 128;
/** How far the model looks around a pixel: with so much of its neighbours, tiles meet without a seam. */
const AROUND = 12;
/** Below this, a plain stretch is as good. */
const LEAST_STRETCH = 1.4;
/** The model takes 10 to 16 s of processor time for each megapixel that it enlarges. */
const MOST_PIXELS = 400_000;

/** By which factor a picture gains from being enlarged before it fills the frame; null when it does not. */
export function worthEnlarging(picture: Size, frame: Size): Factor | null {
  const stretch = Math.max(frame.width / picture.width, frame.height / picture.height);
  if (stretch < LEAST_STRETCH || picture.width * picture.height > MOST_PIXELS) return null;
  return stretch > 2 ? 4 : 2;
}

/** Writes the picture enlarged to `target`, as a PNG. False, and nothing is written, when it is not worth it. */
export async function enlargePicture(
  path: string,
  label: string,
  frame: Size,
  enlarge: Enlarge,
  target: string,
): Promise<boolean> {
  const picture = await openPicture(path, label);
  const { width, height } = picture;
  const factor = worthEnlarging(picture, frame);
  if (factor === null || Math.min(width, height) < 16) return false;
  const brush = createCanvas(width, height).getContext('2d');
  brush.drawImage(picture, 0, 0);
  const canvas = createCanvas(width * factor, height * factor);
  const output = canvas.getContext('2d');
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const x = Math.max(0, left - AROUND);
      const y = Math.max(0, top - AROUND);
      const tileWidth = Math.min(width, left + TILE + AROUND) - x;
      const tileHeight = Math.min(height, top + TILE + AROUND) - y;
      const { data } = brush.getImageData(x, y, tileWidth, tileHeight);
      // The model knows no transparency.
      if (data.some((value, index) => index % 4 === 3 && value < 255)) return false;
      const planes = await enlarge(planesOf(data), tileWidth, tileHeight, factor);
      const tile = pixelsOf(planes, tileWidth * factor, tileHeight * factor);
      const [fromX, fromY] = [(left - x) * factor, (top - y) * factor];
      const shownWidth = Math.min(TILE, width - left) * factor;
      const shownHeight = Math.min(TILE, height - top) * factor;
      output.putImageData(tile, x * factor, y * factor, fromX, fromY, shownWidth, shownHeight);
    }
  }
  await writeFile(target, await canvas.encode('png'));
  return true;
}

function planesOf(pixels: Uint8ClampedArray): Float32Array {
  const count = pixels.length / 4;
  const planes = new Float32Array(count * 3);
  for (const channel of [0, 1, 2])
    for (let at = 0; at < count; at++) planes[channel * count + at] = pixels[at * 4 + channel]! / 255;
  return planes;
}

function pixelsOf(planes: Float32Array, width: number, height: number): ImageData {
  const image = new ImageData(width, height);
  const count = width * height;
  for (let at = 0; at < count; at++) {
    for (const channel of [0, 1, 2])
      image.data[at * 4 + channel] = Math.round(planes[channel * count + at]! * 255);
    image.data[at * 4 + 3] = 255;
  }
  return image;
}
