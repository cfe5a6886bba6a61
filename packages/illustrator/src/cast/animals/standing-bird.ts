import type { BirdKind } from '../../catalogue/animal-bodies.ts';
import { lighter } from '../../painting/colour.ts';
import { oval, polygon, stroke, TURN } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';
import { drawBirdHead } from './bird-head.ts';

/** It waddles along, from one leg to the other. */
export function walkingBird(kind: BirdKind): Rig {
  const bird = standingBird(kind);
  return {
    ...bird,
    cycle: 0.7,
    frames: 14,
    speed: 40,
    draw(brush, phase) {
      brush.save();
      brush.translate(0, -Math.abs(Math.sin(phase * TURN)) * 4);
      brush.rotate(Math.sin(phase * TURN) * 0.07);
      bird.draw(brush, phase);
      brush.restore();
    },
  };
}

/** A bird on its two legs, wings folded, looking about. */
export function standingBird(kind: BirdKind): Rig {
  const { size } = kind;
  const leg = 30 + kind.legs * 1.6;
  return {
    box: {
      left: -96 * size,
      right: (76 + kind.beakLength) * size,
      top: -(leg + 110 + kind.neck * 1.3) * size,
      bottom: 4,
    },
    cycle: 2.6,
    frames: 22,
    speed: 0,
    medium: 'ground',
    draw(brush, phase) {
      const nod = Math.sin(phase * TURN) * 2;
      brush.save();
      brush.scale(size, size);
      for (const x of [-6, 12]) {
        stroke(
          brush,
          [
            [x, -leg - 6],
            [x - 3, -leg * 0.45],
            [x, -2],
          ],
          5,
          '#d98a3a',
        );
        stroke(
          brush,
          [
            [x - 8, -1],
            [x, -3],
            [x + 13, -1],
          ],
          4.5,
          '#d98a3a',
        );
      }
      brush.translate(0, -leg);
      polygon(
        brush,
        [
          [-34, -26],
          [-94, 2 + nod],
          [-84, 12 + nod],
          [-22, -2],
        ],
        kind.tip,
      );
      oval(brush, -2, -26, 46, 30, kind.body, -0.42);
      oval(brush, 12, -18, 26, 20, lighter(kind.body, 0.35), -0.4);
      const headX = 30 + nod;
      const headY = -62 - kind.neck * 1.1;
      stroke(
        brush,
        [
          [22, -34],
          [30, -46],
          [headX - 4, headY + 8],
        ],
        kind.neck > 20 ? 14 : 30,
        kind.neck > 20 ? kind.body : kind.head,
      );
      drawBirdHead(brush, kind, headX, headY);
      oval(brush, -18, -26, 38, 17, kind.wing, -0.28);
      for (const y of [-22, -16])
        stroke(
          brush,
          [
            [-40, y + 8],
            [-8, y - 4],
          ],
          3,
          kind.tip,
        );
      brush.restore();
    },
  };
}
