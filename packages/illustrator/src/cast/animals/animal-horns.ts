import { type Brush, disc, polygon, stroke } from '../../painting/shapes.ts';
import type { Species } from './species.ts';

export function drawHorns(brush: Brush, horns: NonNullable<Species['horns']>, muzzle: number): void {
  switch (horns) {
    case 'antlers':
      for (const shift of [8, 0]) {
        const colour = shift ? '#b59a6c' : '#d9c093';
        stroke(
          brush,
          [
            [shift - 4, -20],
            [shift - 16, -46],
            [shift - 8, -72],
            [shift - 14, -94],
          ],
          6,
          colour,
        );
        stroke(
          brush,
          [
            [shift - 14, -46],
            [shift + 12, -66],
          ],
          5,
          colour,
        );
        stroke(
          brush,
          [
            [shift - 9, -70],
            [shift + 10, -86],
          ],
          4.4,
          colour,
        );
        stroke(
          brush,
          [
            [shift - 12, -58],
            [shift - 32, -74],
          ],
          4.4,
          colour,
        );
      }
      return;
    case 'cow':
      for (const shift of [10, -2])
        stroke(
          brush,
          [
            [shift, -26],
            [shift + 4, -40],
            [shift + 14, -46],
          ],
          7,
          '#e6d8bf',
        );
      return;
    case 'goat':
      for (const shift of [8, 0])
        stroke(
          brush,
          [
            [shift, -24],
            [shift - 8, -44],
            [shift - 24, -52],
          ],
          7,
          '#8a7a63',
        );
      stroke(
        brush,
        [
          [16, 24],
          [14, 40],
        ],
        6,
        '#d9cdb8',
      );
      return;
    case 'rhino':
      polygon(
        brush,
        [
          [muzzle - 24, 4],
          [muzzle + 12, -62],
          [muzzle + 2, 10],
        ],
        '#c2b494',
      );
      polygon(
        brush,
        [
          [muzzle - 44, -6],
          [muzzle - 26, -38],
          [muzzle - 22, 0],
        ],
        '#b3a584',
      );
      return;
    case 'unicorn':
      polygon(
        brush,
        [
          [10, -28],
          [34, -78],
          [22, -24],
        ],
        '#f2cf63',
      );
      stroke(
        brush,
        [
          [16, -38],
          [25, -34],
        ],
        2.4,
        '#d9a93f',
      );
      return;
    case 'giraffe':
      for (const shift of [-6, 8]) {
        stroke(
          brush,
          [
            [shift, -26],
            [shift - 3, -46],
          ],
          6,
          '#d9a94a',
        );
        disc(brush, shift - 3, -48, 6, '#6b4526');
      }
      return;
    default:
      horns satisfies never;
  }
}
