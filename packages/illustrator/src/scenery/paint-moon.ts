import { mix } from '../painting/colour.ts';
import { type Brush, disc } from '../painting/shapes.ts';

export function paintMoon(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colour: string,
  shade: string,
): void {
  disc(brush, x, y, radius, colour);
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.2],
    [0.32, 0.12, 0.27],
    [-0.12, 0.42, 0.14],
    [0.12, -0.5, 0.12],
  ] as const) {
    disc(brush, x + dx * radius, y + dy * radius, size * radius, mix(colour, shade, 0.2));
  }
}
