import type { BirdKind } from '../../catalogue/animal-bodies.ts';
import { type Brush, disc, oval, polygon, stroke } from '../../painting/shapes.ts';

export function drawBirdHead(brush: Brush, kind: BirdKind, x: number, y: number): void {
  if (kind.beakLength > 0)
    polygon(
      brush,
      [
        [x + 10, y - 6],
        [x + 14 + kind.beakLength, y + 3],
        [x + 10, y + 7],
      ],
      kind.beak,
    );
  disc(brush, x, y, 16, kind.head);
  if (kind.crest === 'ears')
    for (const ear of [-8, 6])
      polygon(
        brush,
        [
          [x + ear - 5, y - 10],
          [x + ear, y - 28],
          [x + ear + 6, y - 10],
        ],
        kind.head,
      );
  if (kind.crest === 'cap') oval(brush, x, y - 12, 9, 5, '#e2433a');
  if (kind.crest === 'plumes')
    for (const lean of [-16, -8, 0])
      stroke(
        brush,
        [
          [x - 2, y - 12],
          [x + lean - 6, y - 32],
        ],
        4,
        '#f2c23a',
      );
  if (kind.face === 'owl') disc(brush, x + 5, y - 3, 8, '#f6ead4');
  disc(brush, x + 6, y - 3, kind.face === 'owl' ? 5 : 3.6, kind.face === 'owl' ? '#f2b134' : '#ffffff');
  disc(brush, x + 6.6, y - 3, 2.4, '#1d1a22');
}
