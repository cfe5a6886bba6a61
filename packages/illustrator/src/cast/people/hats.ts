import { darker, lighter, mix } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke } from '../../painting/shapes.ts';
import { drawFace } from './face.ts';
import type { PersonLook } from './person-look.ts';

export function drawHat(brush: Brush, look: PersonLook): void {
  switch (look.hat) {
    case 'none':
      return;
    case 'chef':
      for (const [x, y, r] of [
        [-7, -18, 6.5],
        [0, -22, 7.5],
        [8, -18, 6.5],
      ] as const)
        disc(brush, x, y, r, '#ffffff');
      roundedBox(brush, -10, -16, 20, 8, 2, '#eef0f2');
      return;
    case 'wizard':
      oval(brush, 0, -8.6, 19, 4, darker(look.top, 0.25));
      polygon(
        brush,
        [
          [-11, -9],
          [11, -9],
          [4, -24],
          [-3, -40],
        ],
        look.top,
      );
      roundedBox(brush, -11, -12.6, 22, 4, 1, '#e8b23f');
      disc(brush, 1, -22, 2, '#ffe27a');
      return;
    case 'crown':
      polygon(
        brush,
        [
          [-10, -8],
          [-11, -19],
          [-5, -13],
          [0, -21],
          [5, -13],
          [11, -19],
          [10, -8],
        ],
        '#f0c23f',
      );
      return;
    case 'cowboy':
      oval(brush, 0, -9, 20, 4, '#8a5a34');
      roundedBox(brush, -9, -20, 18, 12, 5, '#9c6a3f');
      return;
    case 'helmet-fire':
      oval(brush, -2, -8, 18, 4.4, '#c0392b');
      roundedBox(brush, -11, -19, 22, 12, 9, '#d8483a');
      return;
    case 'cap':
      brush.fillStyle = '#d8483a';
      brush.beginPath();
      brush.arc(0, -5, 12.6, Math.PI, 0);
      brush.fill();
      roundedBox(brush, 4, -8, 16, 4, 2, '#b93a2f');
      return;
    case 'beanie':
      brush.fillStyle = mix(look.top, '#2f4a7a', 0.6);
      brush.beginPath();
      brush.arc(0, -4, 13, Math.PI, 0);
      brush.fill();
      roundedBox(brush, -13.4, -7.5, 27, 5.4, 2.6, lighter(mix(look.top, '#2f4a7a', 0.6), 0.3));
      disc(brush, 0, -18, 3.8, '#ffffff');
      return;
    case 'santa':
      polygon(
        brush,
        [
          [-12, -6],
          [12, -6],
          [2, -22],
          [-14, -26],
        ],
        '#d0312d',
      );
      disc(brush, -15, -25, 4.4, '#ffffff');
      roundedBox(brush, -13.5, -10, 27, 6.4, 3, '#ffffff');
      return;
    case 'pirate':
      polygon(
        brush,
        [
          [-17, -8],
          [17, -8],
          [9, -20],
          [0, -23],
          [-9, -20],
        ],
        '#2a2730',
      );
      disc(brush, 1, -14, 3, '#ffffff');
      return;
    case 'straw':
      oval(brush, 0, -8, 20, 4.4, '#e3bf6a');
      roundedBox(brush, -10, -18, 20, 11, 5, '#eccb7c');
      return;
    case 'knight':
      brush.fillStyle = '#b7c0cb';
      brush.beginPath();
      brush.arc(0, -1, 13.6, Math.PI * 0.85, Math.PI * 2.05);
      brush.lineTo(13, 4);
      brush.lineTo(-12, 8);
      brush.fill();
      roundedBox(brush, 1, -4, 13, 4, 1, '#2b3038');
      stroke(
        brush,
        [
          [-3, -13],
          [-10, -20],
          [-17, -18],
        ],
        4.4,
        '#c0392b',
      );
      return;
    case 'astronaut':
      oval(brush, 0, 0, 17, 17, '#f2f4f7');
      oval(brush, 4, 0, 12.5, 11.5, '#24304a');
      oval(brush, 4.4, 0.4, 11, 10, mix(look.skin, '#3a5a8a', 0.16));
      drawFace(brush, look.skin, false, 'smile');
      oval(brush, 9, -6, 4, 2.2, 'rgba(255,255,255,0.55)', -0.5);
      roundedBox(brush, -18, -3, 5, 8, 2, '#d2473c');
      return;
    case 'headband':
      brush.fillStyle = '#2a2a35';
      brush.beginPath();
      brush.arc(0, 0, 12.8, Math.PI * 0.9, Math.PI * 2.05);
      brush.fill();
      roundedBox(brush, -13, 3.4, 26, 9.4, 6, '#2a2a35');
      stroke(
        brush,
        [
          [-12, -4],
          [-20, -7],
          [-24, -3],
        ],
        2.6,
        '#c0392b',
      );
      roundedBox(brush, -12.4, -6, 25, 3.6, 1.4, '#c0392b');
      return;
    case 'police':
      roundedBox(brush, -12, -18, 24, 10, 5, '#26365a');
      roundedBox(brush, 2, -9.4, 14, 3.6, 1.6, '#1a2540');
      disc(brush, 5, -13, 2.2, '#f0c23f');
      return;
    case 'viking':
      brush.fillStyle = '#aeb6c0';
      brush.beginPath();
      brush.arc(0, -5, 13, Math.PI, 0);
      brush.fill();
      roundedBox(brush, -14, -8, 28, 4, 2, '#c9a23a');
      for (const side of [-1, 1])
        polygon(
          brush,
          [
            [12 * side, -10],
            [22 * side, -14],
            [20 * side, -26],
            [16 * side, -16],
          ],
          '#f4ecd8',
        );
      return;
    default:
      look.hat satisfies never;
  }
}
