import { darker, lighter } from '../../../painting/colour.ts';
import { type Brush, disc, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { ObjectDrawing } from '../object-drawing.ts';
import { thing } from '../thing.ts';

const DARK = '#2b2a33';

/** A pair lying side by side as seen from the edge of the piste: long, thin, tips turned up, bindings on top. */
export const skis: ObjectDrawing = (colour) => {
  const tone = colour ?? '#e2433a';
  const ski = (brush: Brush, y: number, shade: string) => {
    stroke(
      brush,
      [
        [-92, y],
        [66, y],
        [84, y - 6],
        [94, y - 20],
      ],
      8,
      darker(shade, 0.3),
    );
    stroke(
      brush,
      [
        [-92, y - 3],
        [66, y - 3],
        [83, y - 9],
        [93, y - 22],
      ],
      7,
      shade,
    );
    stroke(
      brush,
      [
        [-80, y - 4],
        [-40, y - 4],
      ],
      2.4,
      lighter(shade, 0.6),
    );
    roundedBox(brush, -24, y - 15, 12, 11, 2, DARK);
    roundedBox(brush, 10, y - 13, 14, 9, 2, DARK);
    roundedBox(brush, -24, y - 8, 48, 4, 1, '#8d949d');
  };
  return thing({ wide: 204, tall: 48, size: 20 }, (brush) => {
    ski(brush, -22, darker(tone, 0.12));
    ski(brush, -5, tone);
  });
};

export const snowboard: ObjectDrawing = (colour) => {
  const tone = colour ?? '#2f8fd2';
  return thing({ wide: 196, tall: 60, size: 30 }, (brush) => {
    // Seen from above, as it hangs on a wall: round at both ends, narrower in the middle, two bindings across.
    brush.fillStyle = darker(tone, 0.4);
    boardShape(brush, 4);
    brush.fillStyle = tone;
    boardShape(brush, 0);
    for (const x of [-74, 70]) polygon(brush, chevron(x), lighter(tone, 0.6));
    for (const [x, turn] of [
      [-32, -0.2],
      [32, 0.2],
    ] as const) {
      brush.save();
      brush.translate(x, -29);
      brush.rotate(turn);
      roundedBox(brush, -11, -29, 22, 56, 9, DARK);
      roundedBox(brush, -6, -24, 12, 46, 5, '#5f6874');
      roundedBox(brush, -15, -17, 30, 9, 4, '#e9edf2');
      roundedBox(brush, -15, 6, 30, 9, 4, '#e9edf2');
      brush.restore();
    }
  });
};

function boardShape(brush: Brush, lower: number): void {
  brush.beginPath();
  brush.moveTo(-70, -53 + lower);
  brush.quadraticCurveTo(0, -45 + lower, 70, -53 + lower);
  brush.bezierCurveTo(106, -53 + lower, 106, -5 + lower, 70, -5 + lower);
  brush.quadraticCurveTo(0, -13 + lower, -70, -5 + lower);
  brush.bezierCurveTo(-106, -5 + lower, -106, -53 + lower, -70, -53 + lower);
  brush.fill();
}

function chevron(x: number): [number, number][] {
  return [
    [x - 8, -44],
    [x + 2, -44],
    [x + 10, -29],
    [x + 2, -14],
    [x - 8, -14],
    [x, -29],
  ];
}

export const surfboard: ObjectDrawing = (colour) => {
  const tone = colour ?? '#f2b13a';
  const outline = (brush: Brush, grow: number) => {
    brush.beginPath();
    brush.moveTo(-100 - grow, -19);
    brush.bezierCurveTo(-70, -42 - grow, 40, -44 - grow, 100 + grow, -19);
    brush.bezierCurveTo(40, 4 + grow, -70, 2 + grow, -100 - grow, -19);
  };
  return thing({ wide: 208, tall: 46, size: 24 }, (brush) => {
    polygon(
      brush,
      [
        [-76, -8],
        [-88, 1],
        [-66, -4],
      ],
      DARK,
    );
    outline(brush, 1.5);
    brush.fillStyle = darker(tone, 0.3);
    brush.fill();
    brush.save();
    outline(brush, 0);
    brush.clip();
    brush.fillStyle = tone;
    brush.fillRect(-110, -50, 220, 60);
    polygon(
      brush,
      [
        [20, -50],
        [44, -50],
        [24, 10],
        [0, 10],
      ],
      '#ffffff',
    );
    polygon(
      brush,
      [
        [52, -50],
        [64, -50],
        [44, 10],
        [32, 10],
      ],
      '#2f8fd2',
    );
    stroke(
      brush,
      [
        [-104, -19],
        [104, -19],
      ],
      2,
      darker(tone, 0.4),
    );
    brush.restore();
  });
};

export const skateboard: ObjectDrawing = (colour) => {
  const tone = colour ?? '#d8493f';
  return thing({ wide: 172, tall: 48, size: 14 }, (brush) => {
    for (const x of [-46, 46]) {
      polygon(
        brush,
        [
          [x - 16, -30],
          [x + 16, -30],
          [x + 6, -16],
          [x - 6, -16],
        ],
        '#8d949d',
      );
      for (const side of [-11, 11]) {
        disc(brush, x + side, -11, 11, '#f2e6c8');
        disc(brush, x + side, -11, 5, '#8d949d');
      }
    }
    stroke(
      brush,
      [
        [-82, -44],
        [-62, -34],
        [62, -34],
        [82, -44],
      ],
      9,
      darker(tone, 0.3),
    );
    stroke(
      brush,
      [
        [-82, -46],
        [-62, -37],
        [62, -37],
        [82, -46],
      ],
      6,
      tone,
    );
  });
};
