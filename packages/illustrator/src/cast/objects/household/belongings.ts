import { alpha, darker, lighter } from '../../../painting/colour.ts';
import { disc, oval, polygon, roundedBox, stroke } from '../../../painting/shapes.ts';
import type { Rig } from '../../rig.ts';
import { thing } from '../thing.ts';

const DARK = '#2e2a33';

export function suitcase(colour: string | null): Rig {
  const tone = colour ?? '#2f8fc4';
  return thing({ wide: 92, tall: 142, size: 40 }, (brush) => {
    brush.strokeStyle = '#8d949d';
    brush.lineWidth = 5;
    brush.strokeRect(-20, -140, 40, 40);
    roundedBox(brush, -22, -142, 44, 8, 4, DARK);
    for (const x of [-32, 32]) disc(brush, x, -6, 6, DARK);
    roundedBox(brush, -45, -110, 90, 103, 11, tone);
    roundedBox(brush, 20, -110, 25, 103, 11, alpha(darker(tone, 0.35), 0.4));
    for (const x of [-27, -9, 9, 27])
      stroke(
        brush,
        [
          [x, -100],
          [x, -18],
        ],
        3.4,
        darker(tone, 0.28),
      );
    stroke(
      brush,
      [
        [-36, -100],
        [-36, -20],
      ],
      3,
      alpha(lighter(tone, 0.7), 0.6),
    );
    roundedBox(brush, -12, -66, 24, 13, 3, lighter(tone, 0.6));
    for (const [x, y] of [
      [-45, -110],
      [33, -110],
      [-45, -19],
      [33, -19],
    ] as const)
      roundedBox(brush, x, y, 12, 12, 4, darker(tone, 0.45));
  });
}

export function tie(colour: string | null): Rig {
  const tone = colour ?? '#c4313f';
  return thing({ wide: 44, tall: 150, size: 26 }, (brush) => {
    // The loop that goes around a collar, then the knot and the blade.
    brush.strokeStyle = darker(tone, 0.25);
    brush.lineWidth = 6;
    brush.beginPath();
    brush.ellipse(0, -136, 17, 11, 0, 0, Math.PI * 2);
    brush.stroke();
    polygon(
      brush,
      [
        [-8, -104],
        [8, -104],
        [20, -24],
        [0, 0],
        [-20, -24],
      ],
      tone,
    );
    brush.save();
    brush.beginPath();
    for (const [x, y] of [
      [-8, -104],
      [8, -104],
      [20, -24],
      [0, 0],
      [-20, -24],
    ] as const)
      brush.lineTo(x, y);
    brush.clip();
    for (let y = -120; y < 30; y += 20)
      stroke(
        brush,
        [
          [-26, y + 16],
          [26, y - 12],
        ],
        5,
        lighter(tone, 0.55),
      );
    polygon(
      brush,
      [
        [4, -104],
        [8, -104],
        [20, -24],
        [0, 0],
        [6, -30],
      ],
      alpha(darker(tone, 0.4), 0.35),
    );
    brush.restore();
    polygon(
      brush,
      [
        [-13, -127],
        [13, -127],
        [8, -103],
        [-8, -103],
      ],
      darker(tone, 0.14),
    );
  });
}

export function umbrella(colour: string | null): Rig {
  const tone = colour ?? '#7d55c7';
  return thing({ wide: 146, tall: 132, size: 52 }, (brush) => {
    stroke(
      brush,
      [
        [0, -126],
        [0, -16],
      ],
      5,
      '#5b4636',
    );
    brush.strokeStyle = '#5b4636';
    brush.lineWidth = 6;
    brush.lineCap = 'round';
    brush.beginPath();
    brush.arc(-9, -14, 9, 0, Math.PI * 0.95);
    brush.stroke();
    stroke(
      brush,
      [
        [0, -126],
        [0, -131],
      ],
      4,
      '#5b4636',
    );
    const rib = [-72, -40, -13, 13, 40, 72];
    for (let panel = 0; panel + 1 < rib.length; panel++) {
      const [from, to] = [rib[panel]!, rib[panel + 1]!];
      brush.fillStyle = panel % 2 === 0 ? tone : darker(tone, 0.14);
      brush.beginPath();
      brush.moveTo(0, -126);
      brush.quadraticCurveTo(from * 0.94, -116, from, -62);
      brush.quadraticCurveTo((from + to) / 2, -76, to, -62);
      brush.quadraticCurveTo(to * 0.94, -116, 0, -126);
      brush.fill();
    }
    stroke(
      brush,
      [
        [-46, -88],
        [-34, -106],
      ],
      4,
      alpha('#ffffff', 0.35),
    );
  });
}

export function toothbrush(colour: string | null): Rig {
  const tone = colour ?? '#2f8fd2';
  return thing({ wide: 150, tall: 44, size: 6 }, (brush) => {
    stroke(
      brush,
      [
        [-68, -9],
        [10, -9],
        [34, -13],
        [66, -13],
      ],
      10,
      tone,
    );
    stroke(
      brush,
      [
        [-64, -10],
        [-24, -10],
      ],
      4,
      lighter(tone, 0.5),
    );
    roundedBox(brush, 30, -20, 42, 13, 5, tone);
    for (let tuft = 0; tuft < 7; tuft++)
      roundedBox(brush, 33 + tuft * 5.2, -42, 4.2, 24, 1.5, tuft % 2 ? '#ffffff' : '#a8dcf0');
    brush.fillStyle = '#f4fbff';
    oval(brush, 46, -41, 11, 3, '#7fd6c0');
  });
}

export function book(colour: string | null): Rig {
  const tone = colour ?? '#b8323c';
  return thing({ wide: 140, tall: 92, size: 13, surface: -70 }, (brush) => {
    // Open, leaning back: two pages of print over the cover.
    polygon(
      brush,
      [
        [-68, -84],
        [0, -74],
        [68, -84],
        [68, -6],
        [0, 4],
        [-68, -6],
      ],
      tone,
    );
    for (const side of [-1, 1]) {
      brush.fillStyle = side < 0 ? '#fffdf4' : '#f6f1e2';
      brush.beginPath();
      brush.moveTo(0, -80);
      brush.quadraticCurveTo(side * 30, -96, side * 62, -86);
      brush.lineTo(side * 62, -12);
      brush.quadraticCurveTo(side * 30, -22, 0, -6);
      brush.fill();
      for (let line = 0; line < 6; line++)
        stroke(
          brush,
          [
            [side * 10, -74 + line * 10],
            [side * 32, -80 + line * 10],
            [side * 54, -77 + line * 10],
          ],
          2.2,
          '#8f8a84',
        );
    }
    stroke(
      brush,
      [
        [0, -80],
        [0, -4],
      ],
      2.4,
      '#b5ab97',
    );
    polygon(
      brush,
      [
        [30, -88],
        [38, -88],
        [38, -6],
        [34, -12],
        [30, -4],
      ],
      '#e2574c',
    );
  });
}
