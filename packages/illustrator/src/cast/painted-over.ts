import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../painting/shapes.ts';

/** Painted apart from all else that is on the canvas, so that it can be painted over. */
export function apart(brush: Brush, paint: (own: Brush) => void, opacity = 1): void {
  const canvas = createCanvas(brush.canvas.width, brush.canvas.height);
  const own = canvas.getContext('2d');
  const { a, b, c, d, e, f } = brush.getTransform();
  own.setTransform(a, b, c, d, e, f);
  paint(own);
  onto(brush, canvas, opacity);
}

/** One canvas over another of its size. */
export function onto(brush: Brush, canvas: Brush['canvas'], opacity: number): void {
  brush.save();
  brush.resetTransform();
  brush.globalAlpha *= opacity;
  brush.drawImage(canvas, 0, 0);
  brush.restore();
}
