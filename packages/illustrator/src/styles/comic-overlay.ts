import { alpha } from '../painting/colour.ts';
import { fitText } from '../painting/lettering.ts';
import { type Brush, disc } from '../painting/shapes.ts';
import type { OverlayContext } from './overlay.ts';

export function comicPanel(
  brush: Brush,
  width: number,
  height: number,
  { unit, caption }: OverlayContext,
): void {
  // Printed dots, denser towards two corners.
  const step = 13 * unit;
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const x = (column + (row % 2) * 0.5) * step;
      const y = row * step;
      const corner =
        Math.min(Math.hypot(x, height - y), Math.hypot(width - x, y)) / (Math.min(width, height) * 0.75);
      if (corner < 1) disc(brush, x, y, step * 0.34 * (1 - corner), alpha('#17131c', 0.5));
    }
  }
  const edge = 16 * unit;
  brush.fillStyle = '#fbf7ec';
  for (const [x, y, w, h] of [
    [0, 0, width, edge],
    [0, height - edge, width, edge],
    [0, 0, edge, height],
    [width - edge, 0, edge, height],
  ] as const)
    brush.fillRect(x, y, w, h);
  brush.strokeStyle = '#17131c';
  brush.lineWidth = 7 * unit;
  brush.strokeRect(edge, edge, width - edge * 2, height - edge * 2);
  const size = 25 * unit;
  const text = fitText(brush, caption.toUpperCase(), size, width * 0.7);
  const wide = brush.measureText(text).width + 40 * unit;
  brush.fillStyle = '#ffdf3f';
  brush.fillRect(edge, edge, wide, 56 * unit);
  brush.lineWidth = 5 * unit;
  brush.strokeRect(edge, edge, wide, 56 * unit);
  brush.fillStyle = '#17131c';
  brush.fillText(text, edge + 20 * unit, edge + 30 * unit);
}
