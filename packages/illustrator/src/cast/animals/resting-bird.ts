import type { BirdKind } from '../../catalogue/animal-bodies.ts';
import { lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, stroke, TURN } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';
import { drawBirdHead } from './bird-head.ts';

/** Ducks, swans and geese rest on the water. */
export function swimmingBird(kind: BirdKind): Rig {
  const { size } = kind;
  return {
    box: { left: -80 * size, right: 80 * size, top: -(80 + kind.neck * 1.4) * size, bottom: 20 * size },
    cycle: 2.2,
    frames: 26,
    speed: 40,
    medium: 'water',
    draw(brush, phase) {
      brush.save();
      brush.scale(size, size);
      const nod = Math.sin(phase * TURN) * 2;
      polygon(
        brush,
        [
          [-44, -14],
          [-70, -30 + nod],
          [-36, -28],
        ],
        kind.tip,
      );
      oval(brush, -4, -12, 48, 22, kind.body);
      const headX = 34 + nod;
      const headY = -46 - kind.neck * 1.1;
      stroke(
        brush,
        [
          [30, -14],
          [40, -30],
          [26 + nod, -40 - kind.neck * 0.5],
          [headX, headY],
        ],
        14,
        kind.neck > 20 ? kind.body : kind.head,
      );
      drawBirdHead(brush, kind, headX, headY);
      oval(brush, -12, -18, 32, 14, kind.wing, 0.16 + nod * 0.01);
      oval(brush, 0, 6, 58, 5, 'rgba(255,255,255,0.35)');
      brush.restore();
    },
  };
}

/** Sits on a stump, or on what else there is, and looks about. */
export function perchedOwl(kind: BirdKind, stump = true): Rig {
  return {
    box: { left: -40, right: 42, top: stump ? -112 : -77, bottom: 6 },
    cycle: 3.4,
    frames: 34,
    speed: 0,
    medium: 'ground',
    draw(brush, phase) {
      const look = Math.sin(phase * TURN) * 4;
      const blink = phase > 0.9 || (phase > 0.44 && phase < 0.48);
      brush.save();
      if (stump) {
        drawStump(brush);
        brush.translate(0, -35);
      } else brush.translate(0, -1);
      oval(brush, 0, -24, 21, 27, kind.body);
      oval(brush, 2, -18, 13, 19, lighter(kind.body, 0.4));
      for (let row = 0; row < 3; row++)
        for (const x of [-6, 2, 10]) oval(brush, x, -26 + row * 8, 2.6, 1.6, kind.wing);
      for (const side of [-1, 1]) {
        oval(brush, side * 19, -22, 7, 20, kind.wing, side * -0.2);
        polygon(
          brush,
          [
            [side * 7 + look * 0.5, -56],
            [side * 17 + look * 0.5, -70],
            [side * 17 + look * 0.5, -52],
          ],
          kind.wing,
        );
      }
      oval(brush, look * 0.5, -50, 21, 17, kind.head);
      for (const side of [-1, 1]) {
        disc(brush, side * 8.6 + look, -51, 8.6, '#f6ead4');
        if (blink)
          stroke(
            brush,
            [
              [side * 8.6 + look - 5, -51],
              [side * 8.6 + look + 5, -51],
            ],
            1.8,
            '#4f3828',
          );
        else {
          disc(brush, side * 8.6 + look, -51, 6, '#f2b134');
          disc(brush, side * 8.6 + look * 1.2, -51, 3.4, '#1d1a22');
        }
      }
      polygon(
        brush,
        [
          [look - 2.6, -47],
          [look + 2.6, -47],
          [look, -41],
        ],
        kind.beak,
      );
      for (const x of [-7, 7])
        stroke(
          brush,
          [
            [x - 3, 2],
            [x, 0],
            [x + 3, 2],
          ],
          2.6,
          '#d9973a',
        );
      brush.restore();
    },
  };
}

function drawStump(brush: Brush): void {
  polygon(
    brush,
    [
      [-34, 0],
      [-24, -36],
      [24, -36],
      [36, 0],
    ],
    '#6b4a32',
  );
  oval(brush, 0, -36, 25, 6, '#a8805a');
  oval(brush, 0, -36, 15, 3.4, '#8f6a48');
}
