import type { Brush } from '../../painting/shapes.ts';

/** A closed outline through curves, filled. */
export function outline(brush: Brush, colour: string, path: (brush: Brush) => void): void {
  brush.fillStyle = colour;
  brush.beginPath();
  path(brush);
  brush.closePath();
  brush.fill();
}
