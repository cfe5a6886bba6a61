import { type Brush, oval, stroke } from '../../painting/shapes.ts';
import type { Point } from '../rig.ts';
import type { Species } from './species.ts';

/** Chest, belly and marks of a body that is `half` long from its middle; `at` says where a point of it is just now. */
export function drawCoat(brush: Brush, species: Species, half: number, at: (point: Point) => Point): void {
  const fat = species.girth;
  const chest = at({ x: half + 24, y: 18 });
  oval(brush, chest.x, chest.y, 30, 50 * species.neck ** 0.4, species.belly, -0.35);
  const belly = at({ x: 0, y: 44 * fat });
  brush.globalAlpha = 0.75;
  oval(brush, belly.x, belly.y, half, 15, species.belly);
  brush.globalAlpha = 1;
  const colour = species.markColour ?? '#000000';
  const spot = (x: number, y: number, rx: number, ry: number, turn = 0) => {
    const place = at({ x, y });
    oval(brush, place.x, place.y, rx, ry, colour, turn);
  };
  switch (species.mark) {
    case 'stripes':
      for (let stripe = 0; stripe < 9; stripe++) {
        const a = at({ x: -half + 4 + stripe * half * 0.27, y: -54 * fat });
        const b = at({ x: -half + 12 + stripe * half * 0.27, y: -6 + (stripe % 2) * 12 });
        stroke(
          brush,
          [
            [a.x, a.y],
            [b.x, b.y],
          ],
          8,
          colour,
        );
      }
      break;
    case 'spots':
      for (let index = 0; index < 34; index++)
        spot(-half + (((index * 37) % 100) / 100) * half * 2.3, -38 * fat + ((index * 53) % 62), 5, 4.4);
      break;
    case 'giraffe':
      for (let index = 0; index < 20; index++)
        spot(
          -half + (((index * 37) % 100) / 100) * half * 2.2,
          -40 * fat + ((index * 29) % 66),
          13,
          11,
          index,
        );
      for (let index = 0; index < 9; index++) spot(half + 14 + index * 7, -40 - index * 24, 9, 9, index);
      break;
    case 'patches':
      for (const [x, y, rx, ry] of [
        [-half * 0.6, -22, 34, 26],
        [half * 0.2, 6, 38, 24],
        [half * 0.8, -34, 24, 20],
        [-half, 20, 20, 22],
      ] as const)
        spot(x, y, rx, ry, 0.3);
      break;
    case 'panda':
      spot(half - 16, 0, 26, 70);
      break;
    case 'mask':
    case 'wool':
    case 'shaggy':
    case undefined:
      break;
    default:
      species.mark satisfies never;
  }
}

/** Long hair that hangs from back, flanks and belly. */
export function drawShag(
  brush: Brush,
  { girth, markColour, coat }: Species,
  half: number,
  at: (point: Point) => Point,
): void {
  for (let row = 0; row < 5; row++) {
    for (let lock = 0; lock < 17; lock++) {
      const x = -half - 8 + (lock / 16) * (half * 2 + 34) + (row % 2) * 6;
      const from = at({ x, y: (-34 + row * 19) * girth });
      const long = row === 4 ? 40 : 26;
      stroke(
        brush,
        [
          [from.x, from.y],
          [from.x - 4, from.y + long * 0.6],
          [from.x - 9, from.y + long + ((lock * 5) % 7) * 2],
        ],
        7,
        (lock + row) % 3 === 0 ? markColour! : coat,
      );
    }
  }
}
