import type { FishKind } from '../../catalogue/animal-bodies.ts';
import { darker } from '../../painting/colour.ts';
import { type Brush, disc, stroke } from '../../painting/shapes.ts';

/** A length at a share of the way from head to tail. */
export type Along = (along: number) => number;

/** Stripes, spots and patches. */
export function drawFishMarks(brush: Brush, kind: FishKind, x: Along, spine: Along, rib: Along): void {
  const { length } = kind;
  switch (kind.mark) {
    case 'bands':
      for (const at of [0.26, 0.55, 0.86])
        stroke(
          brush,
          [
            [x(at), -length],
            [x(at) - 2, length],
          ],
          length * 0.09,
          '#ffffff',
        );
      return;
    case 'orca':
      disc(brush, x(0.2), spine(0.2) - rib(0.2) * 0.25, length * 0.045, '#ffffff');
      return;
    case 'grooves':
      for (let groove = 0; groove < 5; groove++)
        stroke(
          brush,
          [
            [x(0.06), spine(0.06) + rib(0.3) * (0.4 + groove * 0.14)],
            [x(0.45), spine(0.45) + rib(0.45) * (0.45 + groove * 0.13)],
          ],
          length * 0.006,
          darker(kind.belly, 0.25),
        );
      return;
    case 'none':
      return;
    default:
      kind.mark satisfies never;
  }
}
