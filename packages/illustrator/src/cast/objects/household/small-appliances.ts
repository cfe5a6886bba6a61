import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { Rig } from '../../rig.ts';
import { thing } from '../thing.ts';

const DARK = '#2b2a33';

export function sink(colour: string | null): Rig {
  const tone = colour ?? '#f4f7f9';
  const chrome = '#98a3ae';
  return thing({ wide: 132, tall: 138, size: 54 }, (brush) => {
    // A basin on its foot, with a tap and running water.
    polygon(
      brush,
      [
        [-17, -66],
        [17, -66],
        [22, 0],
        [-22, 0],
      ],
      darker(tone, 0.12),
    );
    polygon(
      brush,
      [
        [4, -66],
        [17, -66],
        [22, 0],
        [6, 0],
      ],
      darker(tone, 0.24),
    );
    brush.fillStyle = tone;
    brush.beginPath();
    brush.moveTo(-64, -94);
    brush.bezierCurveTo(-62, -66, -34, -56, -22, -56);
    brush.lineTo(22, -56);
    brush.bezierCurveTo(34, -56, 62, -66, 64, -94);
    brush.closePath();
    brush.fill();
    oval(brush, 0, -94, 65, 12, lighter(tone, 0.3));
    oval(brush, 0, -93, 54, 9, darker(tone, 0.3));
    oval(brush, 0, -91, 46, 6.5, '#8fcbe8');
    stroke(
      brush,
      [
        [0, -118],
        [0, -92],
      ],
      5,
      '#a9dcf2',
    );
    stroke(
      brush,
      [
        [-26, -96],
        [-26, -126],
        [-18, -134],
        [-4, -134],
        [0, -130],
        [0, -122],
      ],
      8,
      chrome,
    );
    roundedBox(brush, -36, -102, 20, 7, 3, darker(chrome, 0.2));
    stroke(
      brush,
      [
        [-34, -120],
        [-46, -124],
      ],
      6,
      chrome,
    );
    disc(brush, -47, -124, 5, '#e2574c');
  });
}

export function washingMachine(colour: string | null): Rig {
  const tone = colour ?? '#eef1f4';
  return thing({ wide: 104, tall: 128, size: 50 }, (brush) => {
    roundedBox(brush, -50, -128, 100, 124, 6, tone);
    roundedBox(brush, -50, -128, 100, 26, 6, darker(tone, 0.14));
    disc(brush, 30, -115, 8, '#8d949d');
    roundedBox(brush, -40, -121, 36, 12, 2, '#2d3a4a');
    disc(brush, 0, -54, 38, darker(tone, 0.35));
    disc(brush, 0, -54, 31, '#3f5f7d');
    disc(brush, 0, -50, 25, '#7fb6dd');
    oval(brush, -6, -46, 15, 9, '#f3f6fa', 0.4);
    oval(brush, 9, -42, 11, 7, '#e2798a', -0.5);
    polygon(
      brush,
      [
        [-20, -74],
        [-8, -80],
        [-16, -50],
        [-24, -54],
      ],
      alpha('#ffffff', 0.3),
    );
    for (const x of [-46, 34]) roundedBox(brush, x, -5, 12, 5, 1, DARK);
  });
}

export function hairDrier(colour: string | null): Rig {
  const tone = colour ?? '#e0457b';
  return thing({ wide: 150, tall: 108, size: 14 }, (brush) => {
    // Air blowing out of the nozzle.
    for (const [y, long] of [
      [-90, 20],
      [-78, 27],
      [-66, 20],
    ] as const) {
      brush.strokeStyle = alpha('#5fa8d8', 0.9);
      brush.lineWidth = 3.4;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.moveTo(44, y);
      brush.bezierCurveTo(44 + long * 0.4, y - 6, 44 + long * 0.7, y + 6, 44 + long, y);
      brush.stroke();
    }
    polygon(
      brush,
      [
        [-30, -58],
        [-6, -58],
        [-14, -6],
        [-34, -6],
      ],
      darker(tone, 0.15),
    );
    roundedBox(brush, -36, -10, 24, 10, 4, darker(tone, 0.4));
    stroke(
      brush,
      [
        [-24, 0],
        [-30, -1],
        [-52, -2],
        [-66, -12],
      ],
      4,
      DARK,
    );
    polygon(
      brush,
      [
        [-40, -102],
        [14, -96],
        [14, -60],
        [-40, -54],
      ],
      tone,
    );
    disc(brush, -40, -78, 24, tone);
    disc(brush, -42, -78, 16, darker(tone, 0.4));
    for (const y of [-86, -78, -70])
      stroke(
        brush,
        [
          [-52, y],
          [-32, y],
        ],
        2.4,
        lighter(tone, 0.35),
      );
    polygon(
      brush,
      [
        [14, -96],
        [38, -92],
        [38, -64],
        [14, -60],
      ],
      DARK,
    );
    roundedBox(brush, -27, -50, 12, 14, 3, '#f6f4f0');
    roundedBox(brush, -20, -96, 26, 6, 3, alpha('#ffffff', 0.45));
  });
}

export function kettle(colour: string | null): Rig {
  const tone = colour ?? '#aab3bd';
  return thing({ wide: 120, tall: 100, size: 13 }, (brush) => {
    brush.strokeStyle = DARK;
    brush.lineWidth = 8;
    brush.beginPath();
    brush.arc(0, -56, 34, Math.PI * 1.08, Math.PI * 1.92);
    brush.stroke();
    polygon(
      brush,
      [
        [28, -44],
        [56, -66],
        [60, -58],
        [34, -20],
      ],
      darker(tone, 0.12),
    );
    brush.fillStyle = tone;
    brush.beginPath();
    brush.moveTo(-42, 0);
    brush.bezierCurveTo(-48, -30, -36, -60, -18, -62);
    brush.lineTo(18, -62);
    brush.bezierCurveTo(36, -60, 48, -30, 42, 0);
    brush.closePath();
    brush.fill();
    roundedBox(brush, -20, -68, 40, 8, 3, darker(tone, 0.3));
    disc(brush, 0, -71, 5, DARK);
    stroke(
      brush,
      [
        [-30, -44],
        [-34, -14],
      ],
      6,
      alpha('#ffffff', 0.5),
    );
  });
}

export function blender(colour: string | null): Rig {
  const tone = colour ?? '#d8493f';
  return thing({ wide: 66, tall: 124, size: 20 }, (brush) => {
    polygon(
      brush,
      [
        [-26, -110],
        [26, -110],
        [18, -44],
        [-18, -44],
      ],
      alpha('#bfe3ee', 0.75),
    );
    polygon(
      brush,
      [
        [-23, -86],
        [23, -86],
        [18, -46],
        [-18, -46],
      ],
      '#e88a9a',
    );
    roundedBox(brush, -28, -118, 56, 10, 3, DARK);
    roundedBox(brush, -8, -124, 16, 8, 3, DARK);
    stroke(
      brush,
      [
        [26, -100],
        [33, -92],
        [30, -62],
        [20, -56],
      ],
      4,
      alpha('#9ccbd9', 0.95),
    );
    polygon(
      brush,
      [
        [-22, -44],
        [22, -44],
        [30, 0],
        [-30, 0],
      ],
      tone,
    );
    disc(brush, 0, -18, 9, '#f2f4f6');
    stroke(
      brush,
      [
        [0, -18],
        [5, -23],
      ],
      2.5,
      DARK,
    );
  });
}
