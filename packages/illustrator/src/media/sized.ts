import { type Canvas, createCanvas, type Image, ImageData } from '@napi-rs/canvas';
import type { Box } from './picture-study.ts';

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** A picture as a canvas of the given size; only `window` of it (fractions) when given. */
export function sized(picture: Canvas | Image, width: number, height: number, window = WHOLE): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  const [x, y] = [window.x * picture.width, window.y * picture.height];
  const [wide, high] = [window.width * picture.width, window.height * picture.height];
  brush.drawImage(picture, x, y, wide, high, 0, 0, width, height);
  return canvas;
}

export function pixelsOf(canvas: Canvas): ImageData {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
}

export function canvasOf(image: ImageData): Canvas {
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
}

/** A canvas of pixels that are each worked out. */
export function canvasFrom(
  width: number,
  height: number,
  pixel: (at: number) => readonly [red: number, green: number, blue: number, alpha: number],
): Canvas {
  const image = new ImageData(width, height);
  for (let at = 0; at < width * height; at++) image.data.set(pixel(at), at * 4);
  return canvasOf(image);
}
