import { darker } from '../../painting/colour.ts';
import { type Brush, disc, oval } from '../../painting/shapes.ts';
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
    case 'curls':
      for (const [x, y, radius] of CURLS) disc(brush, x, y, radius, darker(hair, 0.1));
      return;
    case 'afro':
      disc(brush, -2, -6, 19, hair);
      return;
    case 'braids':
    case 'pigtails': {
      const dark = darker(hair, 0.12);
      for (const [x, y] of look.hairStyle === 'braids' ? BRAIDS : PIGTAILS) disc(brush, x, y, 3.8, dark);
      const [x, y] = look.hairStyle === 'braids' ? [-11, 22] : [-13, -3];
      disc(brush, x, y, 2.4, '#e8437a');
      return;
    }
    case 'mohawk':
    case 'short':
    case 'bald':
      return;
    default:
      look.hairStyle satisfies never;
  }
}

const CURLS = [
  [-11, -8, 6],
  [-14, 0, 6],
  [-14, 8, 6],
  [-12, 16, 6],
  [-6, 20, 5.4],
  [-6, 10, 6],
] as const;
const BRAIDS = [
  [-10, 2],
  [-11, 7],
  [-11, 12],
  [-11, 17],
  [-11, 25],
] as const;
const PIGTAILS = [
  [-15, -4],
  [-18, 0],
  [-19, 5],
  [-18, 10],
  [-15, 13],
] as const;

export function drawFrontHair(brush: Brush, look: PersonLook): void {
  if (look.hairStyle === 'bald') {
    // The hair that is left, round the back of the head.
    if (look.old) oval(brush, -9.5, 2, 3.4, 5.4, look.hair);
    return;
  }
  if (look.hairStyle === 'mohawk') {
    brush.fillStyle = look.hair;
    brush.beginPath();
    brush.moveTo(-12, -2);
    brush.bezierCurveTo(-22, -26, 8, -32, 10, -9);
    brush.bezierCurveTo(4, -13, -6, -12, -12, -2);
    brush.fill();
    return;
  }
  if (look.hairStyle === 'curly' || look.hairStyle === 'curls') {
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

export function drawBeard(brush: Brush, colour: string, long: boolean): void {
  const low = long ? 20 : 0;
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-8, 0);
  brush.bezierCurveTo(-8, 16 + low * 0.6, 2, 21 + low, 7, 18 + low);
  brush.bezierCurveTo(12, 14 + low * 0.5, 14, 8, 13, 3);
  brush.bezierCurveTo(10, 6, 4, 4, -2, 5);
  brush.bezierCurveTo(-4, 4, -5, 2, -8, 0);
  brush.fill();
  drawMoustache(brush, darker(colour, 0.08));
}

export function drawMoustache(brush: Brush, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(6.6, 3.4);
  brush.bezierCurveTo(3, 2.6, 1, 4, -0.6, 6.6);
  brush.bezierCurveTo(2, 6.8, 4, 6, 6.4, 5);
  brush.bezierCurveTo(8.6, 6, 11, 6.6, 13, 6);
  brush.bezierCurveTo(11.6, 3.6, 9.6, 2.6, 6.6, 3.4);
  brush.fill();
}
