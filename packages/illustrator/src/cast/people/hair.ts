import { darker } from '../../painting/colour.ts';
import { type Brush, disc } from '../../painting/shapes.ts';
import type { PersonLook } from './person-look.ts';

export function drawBackHair(brush: Brush, look: PersonLook): void {
  const { hair } = look;
  switch (look.hairStyle) {
    case 'long':
      brush.fillStyle = darker(hair, 0.12);
      brush.beginPath();
      brush.moveTo(8, -10);
      brush.bezierCurveTo(-16, -20, -20, 6, -15, 22);
      brush.bezierCurveTo(-8, 26, -2, 22, 0, 14);
      brush.fill();
      return;
    case 'bun':
      disc(brush, -9, -11, 5.6, darker(hair, 0.12));
      return;
    case 'pony':
      brush.fillStyle = darker(hair, 0.12);
      brush.beginPath();
      brush.moveTo(-8, -9);
      brush.bezierCurveTo(-22, -12, -23, 6, -19, 14);
      brush.bezierCurveTo(-14, 8, -12, 2, -8, -2);
      brush.fill();
      return;
    case 'curly':
      for (const [x, y] of [
        [-11, -4],
        [-12, 3],
        [-9, -10],
      ] as const)
        disc(brush, x, y, 5.4, darker(hair, 0.1));
      return;
    case 'short':
    case 'bald':
      return;
    default:
      look.hairStyle satisfies never;
  }
}

export function drawFrontHair(brush: Brush, look: PersonLook): void {
  if (look.hairStyle === 'bald') return;
  if (look.hairStyle === 'curly') {
    for (const [x, y] of [
      [-8, -9],
      [-2, -12],
      [5, -12],
      [10, -9],
    ] as const)
      disc(brush, x, y, 5, look.hair);
    return;
  }
  brush.fillStyle = look.hair;
  brush.beginPath();
  brush.moveTo(-12, 4);
  brush.bezierCurveTo(-16, -16, 6, -19, 12.4, -6);
  brush.bezierCurveTo(6, -6, 0, -8, -3, -5);
  brush.bezierCurveTo(-5, -2, -6, 0, -7, 4);
  brush.closePath();
  brush.fill();
}

export function drawBeard(brush: Brush, colour: string, long = false): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-6, 3);
  const low = long ? 18 : 0;
  brush.bezierCurveTo(-6, 16 + low, 4, 20 + low, 8, 17 + low);
  brush.bezierCurveTo(12, 14 + low / 2, 13, 8, 12, 4);
  brush.bezierCurveTo(8, 7, 3, 5, -6, 3);
  brush.fill();
}
