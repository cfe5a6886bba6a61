import { alpha, darker } from '../../../painting/colour.ts';
import { disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { Rig } from '../../rig.ts';
import { thing } from '../thing.ts';

const DARK = '#2b2a33';

export function toaster(colour: string | null): Rig {
  const tone = colour ?? '#c9cfd6';
  return thing({ wide: 124, tall: 92, size: 13 }, (brush) => {
    for (const x of [-24, 16]) {
      roundedBox(brush, x - 19, -92, 42, 40, 11, '#b9793e');
      roundedBox(brush, x - 15, -88, 34, 36, 9, '#f0cf98');
    }
    roundedBox(brush, -54, -66, 108, 62, 20, tone);
    roundedBox(brush, -54, -24, 108, 20, 10, darker(tone, 0.22));
    roundedBox(brush, -44, -69, 88, 8, 4, DARK);
    roundedBox(brush, 52, -52, 9, 30, 3, darker(tone, 0.4));
    roundedBox(brush, 50, -48, 12, 9, 3, DARK);
    disc(brush, 30, -24, 8, DARK);
    stroke(
      brush,
      [
        [30, -24],
        [34, -29],
      ],
      2.5,
      '#ffffff',
    );
    for (const x of [-42, 34]) roundedBox(brush, x, -6, 12, 6, 2, DARK);
    roundedBox(brush, -44, -58, 12, 26, 6, alpha('#ffffff', 0.45));
  });
}

export function microwave(colour: string | null): Rig {
  const tone = colour ?? '#d4d8dd';
  return thing({ wide: 152, tall: 88, size: 18 }, (brush) => {
    roundedBox(brush, -74, -86, 148, 82, 6, tone);
    roundedBox(brush, -67, -79, 100, 68, 5, darker(tone, 0.35));
    roundedBox(brush, -60, -71, 84, 52, 6, '#23232c');
    // The dark window with a lit plate behind it.
    oval(brush, -18, -28, 30, 5, '#6f7480');
    oval(brush, -18, -34, 15, 9, '#f0c98a');
    polygon(
      brush,
      [
        [-56, -68],
        [-36, -68],
        [-52, -24],
        [-58, -24],
      ],
      alpha('#ffffff', 0.14),
    );
    roundedBox(brush, 26, -74, 5, 58, 2.5, '#f3f5f7');
    roundedBox(brush, 39, -78, 30, 14, 3, '#16261c');
    brush.fillStyle = '#62f09a';
    for (const [x, y] of [
      [44, -75],
      [51, -75],
      [58, -75],
    ] as const)
      brush.fillRect(x, y, 4, 8);
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        roundedBox(brush, 40 + column * 10, -58 + row * 10.5, 7.5, 7.5, 2, darker(tone, 0.45));
    roundedBox(brush, 40, -14, 28, 7, 2, '#e2574c');
    for (const x of [-66, 54]) roundedBox(brush, x, -4, 12, 4, 1, DARK);
  });
}

export function oven(colour: string | null): Rig {
  const tone = colour ?? '#e3e6ea';
  return thing({ wide: 116, tall: 138, size: 52, surface: -124 }, (brush) => {
    roundedBox(brush, -54, -124, 108, 121, 5, tone);
    roundedBox(brush, -57, -129, 114, 8, 3, DARK);
    for (const x of [-30, 30]) {
      for (const side of [-14, 0, 14]) roundedBox(brush, x + side - 1.5, -136, 3, 8, 1, '#4a4853');
      roundedBox(brush, x - 20, -138, 40, 4, 2, '#4a4853');
    }
    roundedBox(brush, -54, -121, 108, 22, 2, darker(tone, 0.18));
    for (const x of [-42, -26, 26, 42]) {
      disc(brush, x, -110, 6, DARK);
      stroke(
        brush,
        [
          [x, -110],
          [x, -115],
        ],
        2,
        '#ffffff',
      );
    }
    roundedBox(brush, -14, -116, 28, 12, 2, '#1d2b22');
    brush.fillStyle = '#ff9a4a';
    for (const x of [-9, -2, 5]) brush.fillRect(x, -114, 4, 8);
    roundedBox(brush, -47, -96, 94, 66, 5, darker(tone, 0.12));
    stroke(
      brush,
      [
        [-36, -89],
        [36, -89],
      ],
      5,
      '#8d949d',
    );
    roundedBox(brush, -38, -80, 76, 44, 5, '#3a1f18');
    roundedBox(brush, -34, -76, 68, 36, 4, '#8a3f1c');
    for (const y of [-66, -52])
      stroke(
        brush,
        [
          [-33, y],
          [33, y],
        ],
        1.6,
        '#d9a071',
      );
    oval(brush, 0, -57, 20, 8, '#d99a4e');
    polygon(
      brush,
      [
        [-32, -75],
        [-12, -75],
        [-24, -41],
        [-33, -41],
      ],
      alpha('#ffffff', 0.16),
    );
    roundedBox(brush, -47, -26, 94, 20, 3, darker(tone, 0.12));
    stroke(
      brush,
      [
        [-16, -16],
        [16, -16],
      ],
      4,
      '#8d949d',
    );
    for (const x of [-50, 38]) roundedBox(brush, x, -4, 12, 4, 1, DARK);
  });
}

export function refrigerator(colour: string | null): Rig {
  const tone = colour ?? '#dfe5ea';
  return thing({ wide: 100, tall: 196, size: 100 }, (brush) => {
    roundedBox(brush, -47, -194, 94, 188, 8, tone);
    roundedBox(brush, 28, -194, 19, 188, 8, alpha(darker(tone, 0.4), 0.25));
    brush.fillStyle = darker(tone, 0.45);
    brush.fillRect(-47, -132, 94, 3.5);
    for (const [y, long] of [
      [-172, 30],
      [-118, 48],
    ] as const)
      roundedBox(brush, -38, y, 6, long, 3, darker(tone, 0.55));
    roundedBox(brush, 2, -180, 18, 14, 2, '#fff3b0');
    disc(brush, 11, -180, 3, '#e2574c');
    roundedBox(brush, 10, -112, 16, 20, 2, '#ffffff');
    disc(brush, 18, -112, 3, '#3f8fd2');
    roundedBox(brush, -40, -6, 80, 6, 1, DARK);
  });
}
