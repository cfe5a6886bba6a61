import type { Canvas } from '@napi-rs/canvas';
import type { Box, Raster } from '../media/picture-study.ts';
import { canvasFrom, pixelsOf, sized } from '../media/sized.ts';

/** A mask as the transparency of a canvas of the given size; only `window` of its picture (fractions) when given. */
export function maskCanvas(mask: Raster, width: number, height: number, window?: Box): Canvas {
  const whole = canvasFrom(mask.width, mask.height, (at) => [255, 255, 255, mask.values[at]!]);
  return sized(whole, width, height, window);
}

/** How opaque each pixel is, 0 to 1. */
export function sharesOf(canvas: Canvas): Float32Array {
  const { data } = pixelsOf(canvas);
  return Float32Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3]! / 255);
}
