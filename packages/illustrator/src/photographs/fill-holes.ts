import type { Canvas } from '@napi-rs/canvas';
import { canvasFrom, pixelsOf, sized } from '../media/sized.ts';

/**
 * Fills what is transparent from what is around it, smoothly: under the picture lies a copy of half its size, and under
 * that a smaller one; shrinking counts only what is there.
 */
export function fillHoles(picture: Canvas): Canvas {
  const { width, height } = picture;
  if (width <= 1 && height <= 1) {
    const [red = 0, green = 0, blue = 0] = pixelsOf(picture).data;
    return canvasFrom(1, 1, () => [red, green, blue, 255]);
  }
  const half = sized(picture, Math.ceil(width / 2), Math.ceil(height / 2));
  const filled = sized(fillHoles(half), width, height);
  filled.getContext('2d').drawImage(picture, 0, 0);
  return filled;
}
