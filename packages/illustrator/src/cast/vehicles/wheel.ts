import { type Brush, disc, stroke, TURN } from '../../painting/shapes.ts';

export const TYRE = '#2a2a32';

export function drawWheel(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  turn: number,
  rim = '#cfd6de',
): void {
  disc(brush, x, y, radius, TYRE);
  disc(brush, x, y, radius * 0.62, rim);
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = ((spoke + turn) / 5) * TURN;
    stroke(
      brush,
      [
        [x, y],
        [x + Math.cos(angle) * radius * 0.55, y + Math.sin(angle) * radius * 0.55],
      ],
      radius * 0.14,
      '#6d7683',
    );
  }
  disc(brush, x, y, radius * 0.16, '#4b525c');
}
