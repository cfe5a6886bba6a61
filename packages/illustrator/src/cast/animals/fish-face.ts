import type { FishKind } from '../../catalogue/animal-bodies.ts';
import { darker } from '../../painting/colour.ts';
import { type Brush, disc, polygon, stroke } from '../../painting/shapes.ts';
import type { Along } from './fish-marks.ts';

export function drawFishFace(brush: Brush, kind: FishKind, x: Along, spine: Along, rib: Along): void {
  const { length } = kind;
  const eye = {
    x: x(kind.face === 'whale' ? 0.16 : 0.14),
    y: spine(0.14) - rib(0.14) * (kind.face === 'whale' ? -0.1 : 0.22),
  };
  const size = length > 60 ? length * 0.017 : length * 0.07;
  disc(brush, eye.x, eye.y, size, '#ffffff');
  disc(brush, eye.x + size * 0.2, eye.y, size * 0.62, '#15131a');
  if (kind.face === 'shark') {
    for (const gill of [0.24, 0.265, 0.29])
      stroke(
        brush,
        [
          [x(gill), -length * 0.03],
          [x(gill) - 2, length * 0.035],
        ],
        1.6,
        darker(kind.top, 0.3),
      );
    stroke(
      brush,
      [
        [x(0.03), length * 0.03],
        [x(0.1), length * 0.045],
        [x(0.15), length * 0.035],
      ],
      1.8,
      '#3f4a57',
    );
  } else if (length > 60)
    stroke(
      brush,
      [
        [x(0.01), length * 0.015],
        [x(0.1), length * 0.035],
        [x(0.17), length * 0.02],
      ],
      length * 0.007,
      darker(kind.top, 0.35),
    );
  else
    stroke(
      brush,
      [
        [x(0.02), length * 0.05],
        [x(0.08), length * 0.07],
      ],
      1.1,
      darker(kind.top, 0.4),
    );
  if (kind.face === 'dolphin')
    polygon(
      brush,
      [
        [x(0.02), -length * 0.01],
        [x(-0.08), length * 0.02],
        [x(0.03), length * 0.035],
      ],
      kind.top,
    );
}
