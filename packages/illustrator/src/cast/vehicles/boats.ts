import { darker } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import type { Accent } from './accent.ts';
import { GLASS } from './glass.ts';

export const rock = (brush: Brush, phase: number, amount: number) =>
  brush.rotate(Math.sin(phase * TURN) * amount);

/** The bow wave and wake, drawn last so that the hull sits in the water. */
function foam(brush: Brush, from: number, to: number): void {
  for (let fleck = 0; fleck < 9; fleck++)
    oval(
      brush,
      from + ((to - from) * fleck) / 8,
      3 + (fleck % 3),
      (to - from) / 13,
      4,
      'rgba(255,255,255,0.55)',
    );
}

export function drawSailboat(brush: Brush, phase: number, colour: string, accent: Accent): void {
  rock(brush, phase, 0.045);
  stroke(
    brush,
    [
      [-2, -26],
      [-2, -224],
    ],
    5,
    '#8a6242',
  );
  const belly = 12 + Math.sin(phase * TURN) * 4;
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(4, -220);
  brush.quadraticCurveTo(92 + belly, -110, 96, -44);
  brush.lineTo(4, -44);
  brush.fill();
  brush.fillStyle = accent('#e2574c', -0.06);
  brush.beginPath();
  brush.moveTo(-8, -196);
  brush.quadraticCurveTo(-76 - belly * 0.6, -100, -84, -48);
  brush.lineTo(-8, -48);
  brush.fill();
  stroke(
    brush,
    [
      [16, -120],
      [74, -120],
    ],
    5,
    darker(colour, 0.12),
  );
  polygon(
    brush,
    [
      [-2, -224],
      [24, -216],
      [-2, -208],
    ],
    accent('#e2574c', 0),
  );
  brush.fillStyle = accent('#b5652f', -0.14);
  brush.beginPath();
  brush.moveTo(-102, -34);
  brush.lineTo(104, -34);
  brush.bezierCurveTo(92, -4, 74, 12, 50, 14);
  brush.lineTo(-62, 14);
  brush.bezierCurveTo(-84, 10, -96, -12, -102, -34);
  brush.fill();
  roundedBox(brush, -104, -38, 210, 9, 3, accent('#f4ead6', 0.2));
  foam(brush, -78, 84);
}

export function drawBoat(brush: Brush, phase: number, colour: string, accent: Accent): void {
  rock(brush, phase, 0.035);
  roundedBox(brush, -34, -78, 84, 44, 6, accent('#f8f4ea', 0.3));
  roundedBox(brush, -42, -84, 100, 9, 4, darker(colour, 0.25));
  for (const x of [-24, 2, 28]) roundedBox(brush, x, -70, 18, 18, 4, GLASS);
  stroke(
    brush,
    [
      [-50, -40],
      [-50, -104],
    ],
    4,
    '#8a6242',
  );
  polygon(
    brush,
    [
      [-50, -104],
      [-26, -96],
      [-50, -88],
    ],
    '#f2b134',
  );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-116, -38);
  brush.lineTo(126, -46);
  brush.bezierCurveTo(112, -10, 92, 14, 70, 16);
  brush.lineTo(-86, 16);
  brush.bezierCurveTo(-106, 6, -114, -18, -116, -38);
  brush.fill();
  polygon(
    brush,
    [
      [-114, -26],
      [118, -32],
      [112, -20],
      [-110, -14],
    ],
    accent('#ffffff', 0.25),
  );
  foam(brush, -100, 96);
}

export function drawShip(brush: Brush, phase: number, colour: string, accent: Accent): void {
  rock(brush, phase, 0.01);
  for (const [x, y, w, h] of [
    [-190, -100, 360, 44],
    [-160, -136, 290, 40],
    [-120, -168, 190, 36],
  ] as const) {
    roundedBox(brush, x, y, w, h, 5, colour);
    for (let pane = x + 12; pane < x + w - 16; pane += 22)
      roundedBox(brush, pane, y + 12, 13, 12, 3, '#5f9ac9');
  }
  for (const x of [-70, 0]) {
    polygon(
      brush,
      [
        [x, -166],
        [x + 6, -206],
        [x + 44, -206],
        [x + 42, -166],
      ],
      accent('#d2503c', -0.3),
    );
    polygon(
      brush,
      [
        [x + 5, -196],
        [x + 44, -196],
        [x + 44, -206],
        [x + 6, -206],
      ],
      '#33313c',
    );
  }
  brush.fillStyle = accent('#26406a', -0.18);
  brush.beginPath();
  brush.moveTo(-280, -60);
  brush.lineTo(296, -70);
  brush.bezierCurveTo(272, -20, 244, 22, 210, 24);
  brush.lineTo(-230, 24);
  brush.bezierCurveTo(-264, 8, -276, -30, -280, -60);
  brush.fill();
  polygon(
    brush,
    [
      [-272, -20],
      [260, -20],
      [246, -8],
      [-266, -8],
    ],
    accent('#d2503c', -0.4),
  );
  foam(brush, -250, 230);
}

export function drawSubmarine(brush: Brush, phase: number, colour: string): void {
  const spin = Math.sin(phase * TURN * 4);
  oval(brush, -136, 4, 5, 26 * Math.abs(spin) + 4, darker(colour, 0.4));
  polygon(
    brush,
    [
      [-96, -10],
      [-134, -28],
      [-134, 34],
      [-96, 18],
    ],
    darker(colour, 0.2),
  );
  roundedBox(brush, -22, -76, 66, 44, 10, darker(colour, 0.1));
  stroke(
    brush,
    [
      [18, -74],
      [18, -94],
      [34, -94],
    ],
    6,
    darker(colour, 0.3),
  );
  oval(brush, 0, 4, 118, 46, colour);
  oval(brush, 0, 26, 100, 20, darker(colour, 0.12));
  for (const x of [-46, 4, 54]) {
    disc(brush, x, -2, 17, darker(colour, 0.35));
    disc(brush, x, -2, 12, GLASS);
    oval(brush, x - 4, -7, 4, 3, '#ffffff');
  }
}
