import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { alpha } from './colour.ts';
import { even } from './shapes.ts';

/** A dot of one colour that fades outwards from `core`, a share of its radius. */
export function softDot(radius: number, colour: string, core: number): Canvas {
  const size = even(radius * 2 + 4);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  const fade = brush.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, radius);
  fade.addColorStop(0, colour);
  fade.addColorStop(core, colour);
  fade.addColorStop(1, alpha(colour, 0));
  brush.fillStyle = fade;
  brush.fillRect(0, 0, size, size);
  return canvas;
}
