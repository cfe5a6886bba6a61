import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, stroke, TURN } from '../../painting/shapes.ts';
import { sin } from '../beat.ts';

export function drawJellyfish(brush: Brush, phase: number, colour: string): void {
  const squeeze = 1 + sin(phase) * 0.13;
  for (let arm = 0; arm < 7; arm++) {
    const x = (arm - 3) * 6 * squeeze;
    const points = Array.from({ length: 9 }, (_, index): [number, number] => [
      x + Math.sin(phase * TURN - index * 0.7 + arm) * index * 0.9,
      4 + index * 7,
    ]);
    stroke(brush, points, arm % 2 ? 2 : 3.4, `${lighter(colour, 0.2)}b0`);
  }
  brush.fillStyle = `${colour}e6`;
  brush.beginPath();
  brush.moveTo(-26 * squeeze, 6);
  brush.bezierCurveTo(-28 * squeeze, -38 / squeeze, 28 * squeeze, -38 / squeeze, 26 * squeeze, 6);
  for (let lobe = 3; lobe >= 0; lobe--)
    brush.quadraticCurveTo((-26 + (lobe + 0.5) * 13) * squeeze, 13, (-26 + lobe * 13) * squeeze, 6);
  brush.fill();
  oval(brush, -6, -14, 9, 6, 'rgba(255,255,255,0.45)', -0.4);
}

export function drawOctopus(brush: Brush, phase: number, colour: string): void {
  for (let arm = 0; arm < 8; arm++) {
    const base = (arm - 3.5) * 6;
    const points = Array.from({ length: 10 }, (_, index): [number, number] => [
      base * (1 + index * 0.16) + Math.sin(phase * TURN - index * 0.55 + arm * 0.9) * index * 1.5,
      2 + index * 5,
    ]);
    for (let part = 0; part < 9; part++)
      stroke(
        brush,
        [points[part]!, points[part + 1]!],
        9 - part * 0.7,
        arm % 2 ? darker(colour, 0.16) : colour,
      );
  }
  oval(brush, 0, -20 + sin(phase), 25, 29, colour);
  oval(brush, -8, -34, 8, 6, lighter(colour, 0.25), -0.5);
  for (const x of [-3, 13]) {
    disc(brush, x, -12, 6, '#ffffff');
    disc(brush, x + 1.4, -11, 3.4, '#231a22');
  }
  stroke(
    brush,
    [
      [0, 0],
      [6, 2],
      [12, 0],
    ],
    1.6,
    darker(colour, 0.5),
  );
}

export function drawTurtle(brush: Brush, phase: number, colour: string): void {
  const row = sin(phase);
  const skin = lighter(colour, 0.15);
  for (const [x, length, far] of [
    [18, 34, true],
    [-22, 20, true],
  ] as const) {
    brush.save();
    brush.translate(x, 2);
    brush.rotate(0.5 - row * 0.6);
    oval(brush, -6, -length * 0.5, 8, length * 0.55, far ? darker(skin, 0.25) : skin);
    brush.restore();
  }
  oval(brush, 42, -4 + row, 13, 10, skin);
  disc(brush, 46, -7 + row, 2, '#231a22');
  oval(brush, 0, 4, 37, 15, '#efdca8');
  brush.fillStyle = darker(colour, 0.18);
  brush.beginPath();
  brush.ellipse(0, 4, 37, 27, 0, Math.PI, 0);
  brush.fill();
  for (const [x, y] of [
    [-20, -6],
    [0, -13],
    [20, -6],
    [-8, -2],
    [10, -2],
  ] as const)
    polygon(
      brush,
      [
        [x - 8, y],
        [x - 4, y - 7],
        [x + 4, y - 7],
        [x + 8, y],
        [x + 4, y + 6],
        [x - 4, y + 6],
      ],
      lighter(colour, 0.06),
    );
  for (const [x, length] of [
    [20, 36],
    [-24, 20],
  ] as const) {
    brush.save();
    brush.translate(x, 8);
    brush.rotate(0.5 + row * 0.7);
    oval(brush, -4, length * 0.4, 8, length * 0.5, skin);
    brush.restore();
  }
}

export function drawRay(brush: Brush, phase: number, colour: string): void {
  const lift = sin(phase) * 26;
  stroke(
    brush,
    [
      [-30, 0],
      [-60, 3],
      [-86, -2],
    ],
    3,
    darker(colour, 0.2),
  );
  polygon(
    brush,
    [
      [40, 0],
      [4, -lift - 8],
      [-14, -lift - 14],
      [-34, 0],
    ],
    darker(colour, 0.25),
  );
  oval(brush, 4, 2, 42, 11, colour);
  polygon(
    brush,
    [
      [40, 2],
      [8, lift + 6],
      [-12, lift + 12],
      [-34, 2],
    ],
    colour,
  );
  disc(brush, 32, -2, 2.2, '#15131a');
}

export function drawCrab(brush: Brush, phase: number, colour: string): void {
  for (const side of [-1, 1]) {
    for (let leg = 0; leg < 3; leg++) {
      const step = Math.max(0, sin(phase, 1, leg * 2 + side)) * 4;
      stroke(
        brush,
        [
          [side * 12, -12],
          [side * (22 + leg * 3), -16 - step],
          [side * (25 + leg * 4), -1 - step],
        ],
        2.8,
        darker(colour, 0.15),
      );
    }
    const wave = sin(phase, 1, side) * 3;
    stroke(
      brush,
      [
        [side * 14, -16],
        [side * 22, -26 + wave],
      ],
      4,
      colour,
    );
    disc(brush, side * 24, -29 + wave, 6, colour);
    polygon(
      brush,
      [
        [side * 24, -29 + wave],
        [side * 22, -37 + wave],
        [side * 28, -36 + wave],
      ],
      '#f8f0e4',
    );
    stroke(
      brush,
      [
        [side * 5, -20],
        [side * 6, -27],
      ],
      2,
      colour,
    );
    disc(brush, side * 6, -28, 3, '#ffffff');
    disc(brush, side * 6 + 0.6, -28, 1.6, '#231a22');
  }
  oval(brush, 0, -13, 19, 11, colour);
  stroke(
    brush,
    [
      [-5, -10],
      [0, -8],
      [5, -10],
    ],
    1.6,
    darker(colour, 0.5),
  );
}
