import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { Rig } from '../../rig.ts';
import { thing } from '../thing.ts';

const DARK = '#26252d';

export function television(colour: string | null): Rig {
  const tone = colour ?? DARK;
  return thing({ wide: 164, tall: 112, size: 44 }, (brush) => {
    roundedBox(brush, -36, -6, 72, 6, 3, darker(tone, 0.2));
    polygon(
      brush,
      [
        [-12, -18],
        [12, -18],
        [16, -4],
        [-16, -4],
      ],
      darker(tone, 0.25),
    );
    roundedBox(brush, -81, -111, 162, 95, 5, tone);
    // A programme: hills, a sun, and the mark that says it is a picture.
    brush.save();
    brush.beginPath();
    brush.roundRect(-75, -105, 150, 81, 2);
    brush.clip();
    brush.fillStyle = '#79c4ef';
    brush.fillRect(-75, -105, 150, 81);
    disc(brush, 40, -84, 11, '#ffe27a');
    oval(brush, -34, -22, 62, 34, '#4f9a55');
    oval(brush, 42, -20, 60, 26, '#6db35e');
    brush.restore();
    polygon(
      brush,
      [
        [-75, -105],
        [-30, -105],
        [-60, -24],
        [-75, -24],
      ],
      alpha('#ffffff', 0.16),
    );
    disc(brush, 72, -20, 1.8, '#ff5a4a');
  });
}

export function remote(colour: string | null): Rig {
  const tone = colour ?? '#33333d';
  const light = tone === '#33333d' ? '#d7dbe2' : darker(tone, 0.55);
  return thing({ wide: 44, tall: 128, size: 12 }, (brush) => {
    roundedBox(brush, -21, -128, 42, 128, 12, darker(tone, 0.25));
    roundedBox(brush, -21, -128, 38, 125, 11, tone);
    disc(brush, -10, -115, 5.5, '#ef4b3c');
    roundedBox(brush, 2, -119, 9, 8, 2, light);
    disc(brush, -2, -89, 14, light);
    disc(brush, -2, -89, 5, tone);
    for (const [x, y] of [
      [-2, -99],
      [-2, -79],
      [-12, -89],
      [8, -89],
    ] as const)
      disc(brush, x, y, 1.6, DARK);
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        roundedBox(brush, -15 + column * 10, -66 + row * 11, 7, 7, 2.5, light);
    for (const [x, tint] of [
      [-15, '#4aa85a'],
      [-5, '#f2c43a'],
      [5, '#3f7fd2'],
    ] as const)
      roundedBox(brush, x, -18, 7, 5, 1.5, tint);
  });
}

export function cellPhone(colour: string | null): Rig {
  const tone = colour ?? '#2b2b35';
  return thing({ wide: 66, tall: 124, size: 9 }, (brush) => {
    roundedBox(brush, -32, -124, 64, 124, 11, tone);
    roundedBox(brush, -28, -117, 56, 110, 5, '#2a63c4');
    roundedBox(brush, -28, -62, 56, 55, 5, '#4a8fe0');
    roundedBox(brush, -10, -122, 20, 3, 1.5, lighter(tone, 0.25));
    const icons = [
      '#ff6b5a',
      '#ffc93a',
      '#4fc36a',
      '#ffffff',
      '#b37be0',
      '#ff9a3a',
      '#5ad2d8',
      '#ff7fb0',
      '#ffe27a',
    ];
    for (const [index, tint] of icons.entries())
      roundedBox(brush, -22 + (index % 3) * 16, -104 + Math.floor(index / 3) * 17, 12, 12, 3.5, tint);
    for (const [index, tint] of ['#4fc36a', '#ffffff', '#ff6b5a'].entries())
      roundedBox(brush, -22 + index * 16, -26, 12, 12, 3.5, tint);
  });
}

export function keyboard(colour: string | null): Rig {
  const tone = colour ?? '#dfe2e8';
  const key = colour ? lighter(tone, 0.55) : '#ffffff';
  return thing({ wide: 200, tall: 72, size: 10 }, (brush) => {
    roundedBox(brush, -98, -70, 196, 70, 8, darker(tone, 0.35));
    roundedBox(brush, -98, -72, 196, 67, 8, tone);
    for (let row = 0; row < 4; row++) {
      const keys = 13 - (row % 2);
      for (let column = 0; column < keys; column++)
        roundedBox(brush, -90 + (row % 2) * 7 + column * 13.9, -65 + row * 12, 11.6, 9.6, 2, key);
    }
    for (const [x, wide] of [
      [-90, 22],
      [-64, 100],
      [40, 22],
      [66, 24],
    ] as const)
      roundedBox(brush, x, -17, wide, 9.6, 2, key);
  });
}

export function computerMouse(colour: string | null): Rig {
  const tone = colour ?? '#e6e9ee';
  return thing({ wide: 70, tall: 122, size: 7 }, (brush) => {
    stroke(
      brush,
      [
        [0, -92],
        [4, -106],
        [-4, -112],
        [0, -121],
      ],
      4,
      DARK,
    );
    brush.fillStyle = tone;
    brush.beginPath();
    brush.roundRect(-33, -94, 66, 94, 33);
    brush.fill();
    stroke(
      brush,
      [
        [-32, -56],
        [32, -56],
      ],
      2.4,
      darker(tone, 0.45),
    );
    stroke(
      brush,
      [
        [0, -92],
        [0, -56],
      ],
      2.4,
      darker(tone, 0.45),
    );
    roundedBox(brush, -5, -82, 10, 20, 5, darker(tone, 0.6));
  });
}

export function clock(colour: string | null): Rig {
  const tone = colour ?? '#7a5236';
  return thing({ wide: 108, tall: 112, size: 18 }, (brush) => {
    for (const x of [-30, 30])
      polygon(
        brush,
        [
          [x - 6, -14],
          [x + 6, -14],
          [x + (x < 0 ? -3 : 9), 0],
          [x - (x < 0 ? 9 : -3), 0],
        ],
        darker(tone, 0.3),
      );
    disc(brush, 0, -58, 53, tone);
    disc(brush, 0, -58, 53 * 0.8, '#fffdf6');
    for (let hour = 0; hour < 12; hour++) {
      const turn = (hour / 12) * Math.PI * 2;
      const inner = hour % 3 === 0 ? 31 : 35;
      stroke(
        brush,
        [
          [Math.sin(turn) * inner, -58 - Math.cos(turn) * inner],
          [Math.sin(turn) * 39, -58 - Math.cos(turn) * 39],
        ],
        hour % 3 === 0 ? 4 : 2,
        DARK,
      );
    }
    stroke(
      brush,
      [
        [0, -58],
        [-15, -72],
      ],
      5,
      DARK,
    );
    stroke(
      brush,
      [
        [0, -58],
        [18, -84],
      ],
      3.4,
      DARK,
    );
    disc(brush, 0, -58, 4, '#e2574c');
  });
}

export function lamp(colour: string | null): Rig {
  const tone = colour ?? '#f0d9a8';
  return thing({ wide: 96, tall: 128, size: 28 }, (brush) => {
    oval(brush, 0, -4, 26, 5, '#4a4038');
    stroke(
      brush,
      [
        [0, -6],
        [0, -62],
      ],
      7,
      '#6b5a4a',
    );
    polygon(
      brush,
      [
        [-24, -126],
        [24, -126],
        [47, -60],
        [-47, -60],
      ],
      tone,
    );
    polygon(
      brush,
      [
        [6, -126],
        [24, -126],
        [47, -60],
        [18, -60],
      ],
      darker(tone, 0.14),
    );
    oval(brush, 0, -60, 46, 4, lighter(tone, 0.5));
    stroke(
      brush,
      [
        [16, -60],
        [16, -42],
      ],
      1.6,
      '#4a4038',
    );
    disc(brush, 16, -40, 2.6, '#4a4038');
  });
}

export function laptop(colour: string | null): Rig {
  const tone = colour ?? '#b9c0c9';
  return thing({ wide: 160, tall: 100, size: 15, surface: -10 }, (brush) => {
    roundedBox(brush, -60, -100, 120, 84, 6, darker(tone, 0.55));
    roundedBox(brush, -54, -94, 108, 71, 2, '#4a9fe8');
    roundedBox(brush, -46, -86, 56, 34, 2, '#f4f8fc');
    for (const y of [-78, -70, -62])
      stroke(
        brush,
        [
          [-40, y],
          [2, y],
        ],
        2.4,
        '#9fb4c8',
      );
    roundedBox(brush, 18, -86, 28, 34, 2, '#ffd27a');
    polygon(
      brush,
      [
        [-60, -17],
        [60, -17],
        [79, -4],
        [-79, -4],
      ],
      tone,
    );
    polygon(
      brush,
      [
        [-50, -15],
        [50, -15],
        [58, -9],
        [-58, -9],
      ],
      darker(tone, 0.45),
    );
    roundedBox(brush, -79, -5, 158, 5, 2, darker(tone, 0.25));
  });
}
