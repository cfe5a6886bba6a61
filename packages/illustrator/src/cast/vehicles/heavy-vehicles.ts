import { alpha, darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import type { Accent } from './accent.ts';
import { GLASS } from './glass.ts';
import { drawWheel } from './wheel.ts';

export function drawBus(brush: Brush, phase: number, colour: string): void {
  roundedBox(brush, -180, -126, 360, 112, 14, colour);
  roundedBox(brush, -180, -44, 360, 10, 0, darker(colour, 0.25));
  for (let pane = 0; pane < 6; pane++) roundedBox(brush, -168 + pane * 48, -112, 40, 44, 5, GLASS);
  roundedBox(brush, 124, -112, 50, 56, 6, lighter(GLASS, 0.2));
  roundedBox(brush, 172, -40, 9, 12, 3, '#fff6cf');
  for (const x of [-116, 112]) drawWheel(brush, x, -20, 22, phase);
}

export function drawTruck(brush: Brush, phase: number, colour: string, accent: Accent): void {
  roundedBox(brush, -182, -128, 250, 108, 6, accent('#eef1f4', 0.16));
  for (let rib = 1; rib < 8; rib++)
    stroke(
      brush,
      [
        [-182 + rib * 31, -122],
        [-182 + rib * 31, -26],
      ],
      1.6,
      accent('#cfd6de', 0),
    );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(74, -20);
  brush.lineTo(74, -108);
  brush.lineTo(124, -108);
  brush.bezierCurveTo(146, -104, 150, -66, 176, -58);
  brush.lineTo(178, -20);
  brush.fill();
  polygon(
    brush,
    [
      [100, -64],
      [100, -98],
      [122, -98],
      [140, -64],
    ],
    GLASS,
  );
  oval(brush, 174, -40, 5, 7, '#fff6cf');
  roundedBox(brush, -184, -24, 364, 8, 2, '#3b3f4a');
  for (const x of [-140, -92, 128]) drawWheel(brush, x, -20, 22, phase);
}

export function drawTrain(brush: Brush, phase: number, colour: string): void {
  stroke(
    brush,
    [
      [-420, 4],
      [190, 4],
    ],
    5,
    '#6d6470',
  );
  for (let sleeper = 0; sleeper < 24; sleeper++)
    roundedBox(brush, -418 + sleeper * 26 - phase * 26, 6, 14, 5, 1, '#6b4a32');
  for (const x of [-408, -208]) {
    roundedBox(brush, x, -100, 184, 84, 8, darker(colour, 0.1));
    roundedBox(brush, x - 4, -106, 192, 12, 5, '#4a3f45');
    for (let pane = 0; pane < 5; pane++) roundedBox(brush, x + 12 + pane * 34, -86, 26, 32, 4, '#ffe9b0');
    for (const wheel of [34, 66, 120, 152]) drawWheel(brush, x + wheel, -14, 14, phase);
  }
  roundedBox(brush, -18, -112, 62, 96, 4, colour);
  roundedBox(brush, -26, -120, 78, 12, 4, darker(colour, 0.35));
  roundedBox(brush, -6, -100, 38, 34, 4, GLASS);
  roundedBox(brush, 40, -84, 116, 58, 22, darker(colour, 0.1));
  for (const x of [66, 96, 126])
    stroke(
      brush,
      [
        [x, -83],
        [x, -28],
      ],
      4,
      '#e0b64a',
    );
  polygon(
    brush,
    [
      [122, -82],
      [118, -116],
      [144, -116],
      [140, -82],
    ],
    '#33313c',
  );
  oval(brush, 78, -86, 12, 10, '#e0b64a');
  polygon(
    brush,
    [
      [154, -30],
      [186, 0],
      [150, 0],
    ],
    '#33313c',
  );
  oval(brush, 156, -60, 6, 10, '#fff6cf');
  for (const x of [10, 62, 106]) drawWheel(brush, x, -20, 22, phase, '#b8332f');
  const rod = Math.sin(phase * TURN) * 7;
  stroke(
    brush,
    [
      [10 + rod, -16],
      [106 + rod, -16],
    ],
    4,
    '#cfd6de',
  );
  for (let puff = 0; puff < 4; puff++) {
    const age = (puff + phase) / 4;
    disc(brush, 128 - age * 150, -118 - age * 6 - 4, 8 + age * 16, alpha('#f4f4f6', 0.85 - age * 0.75));
  }
}

export function drawTractor(brush: Brush, phase: number, colour: string): void {
  roundedBox(brush, -6, -66, 98, 38, 6, colour);
  roundedBox(brush, -62, -112, 66, 8, 3, darker(colour, 0.3));
  roundedBox(brush, -56, -106, 52, 52, 3, alpha(GLASS, 0.85));
  roundedBox(brush, -64, -60, 70, 28, 6, darker(colour, 0.1));
  stroke(
    brush,
    [
      [56, -66],
      [56, -98],
    ],
    6,
    '#33313c',
  );
  for (const y of [-56, -48, -40])
    stroke(
      brush,
      [
        [66, y],
        [86, y],
      ],
      2.6,
      darker(colour, 0.35),
    );
  drawWheel(brush, -48, -36, 38, phase, '#f2c23a');
  drawWheel(brush, 66, -22, 23, phase, '#f2c23a');
}
