import { darker } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import { GLASS } from './glass.ts';
import { drawWheel } from './wheel.ts';

export function drawCar(
  brush: Brush,
  phase: number,
  colour: string,
  kind: 'family' | 'sport' | 'taxi' | 'police',
): void {
  const bounce = Math.sin(phase * TURN) * 0.5;
  brush.save();
  brush.translate(0, bounce);
  const low = kind === 'sport';
  brush.fillStyle = colour;
  brush.beginPath();
  if (low) {
    brush.moveTo(-112, -16);
    brush.bezierCurveTo(-114, -36, -98, -40, -70, -42);
    brush.bezierCurveTo(-48, -60, -8, -62, 22, -44);
    brush.bezierCurveTo(60, -40, 104, -36, 112, -18);
  } else {
    brush.moveTo(-108, -16);
    brush.bezierCurveTo(-112, -40, -104, -44, -84, -46);
    brush.bezierCurveTo(-68, -74, -40, -74, -8, -74);
    brush.bezierCurveTo(24, -74, 36, -56, 50, -46);
    brush.bezierCurveTo(90, -44, 108, -36, 108, -16);
  }
  brush.closePath();
  brush.fill();
  const top = low ? -55 : -67;
  polygon(
    brush,
    low
      ? [
          [-50, -44],
          [-34, top],
          [-6, top],
          [-6, -42],
        ]
      : [
          [-70, -46],
          [-56, top],
          [-22, top],
          [-22, -46],
        ],
    GLASS,
  );
  polygon(
    brush,
    low
      ? [
          [0, -42],
          [0, top],
          [10, top + 2],
          [26, -42],
        ]
      : [
          [-14, -46],
          [-14, top],
          [6, top],
          [34, -46],
        ],
    GLASS,
  );
  roundedBox(brush, low ? -112 : -108, -26, 218, 12, 5, darker(colour, 0.2));
  if (kind === 'police') {
    roundedBox(brush, -40, -44, 60, 28, 2, '#2f4a7a');
    roundedBox(brush, -34, -82, 14, 8, 3, phase < 0.5 ? '#ff3b3b' : '#7a2a2a');
    roundedBox(brush, -18, -82, 14, 8, 3, phase < 0.5 ? '#2a4a8a' : '#4a8aff');
  }
  if (kind === 'taxi') {
    roundedBox(brush, -42, -84, 34, 11, 3, '#33313c');
    for (let check = 0; check < 16; check++)
      roundedBox(brush, -100 + check * 12.4, -38 + (check % 2) * 5, 6, 5, 0, '#33313c');
  }
  oval(brush, 102, -28, 5, 6, '#fff6cf');
  roundedBox(brush, -111, -34, 7, 9, 2, '#b8282a');
  stroke(
    brush,
    [
      [-18, -44],
      [-18, -20],
    ],
    1.6,
    darker(colour, 0.3),
  );
  roundedBox(brush, -12, -38, 12, 3, 1.5, darker(colour, 0.35));
  brush.restore();
  for (const x of [-66, 66]) drawWheel(brush, x, -18, 19, phase);
}

export function drawRacer(brush: Brush, phase: number, colour: string): void {
  polygon(
    brush,
    [
      [-120, -22],
      [-104, -36],
      [-50, -40],
      [-10, -40],
      [30, -32],
      [128, -18],
      [128, -12],
      [-120, -12],
    ],
    colour,
  );
  roundedBox(brush, -134, -56, 12, 34, 2, darker(colour, 0.25));
  roundedBox(brush, -138, -60, 34, 7, 2, '#2a2a32');
  roundedBox(brush, 104, -14, 34, 6, 2, '#2a2a32');
  disc(brush, -22, -46, 11, '#f2c23a');
  roundedBox(brush, -16, -50, 12, 6, 2, '#2a2a32');
  stroke(
    brush,
    [
      [-60, -42],
      [-46, -54],
      [-38, -40],
    ],
    4,
    darker(colour, 0.3),
  );
  polygon(
    brush,
    [
      [-70, -30],
      [40, -26],
      [40, -20],
      [-70, -22],
    ],
    '#ffffff',
  );
  for (const x of [-86, 82]) drawWheel(brush, x, -20, 21, phase, '#e6c23a');
}

export function drawVan(brush: Brush, phase: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.roundRect(-132, -102, 210, 86, 10);
  brush.fill();
  polygon(
    brush,
    [
      [60, -102],
      [92, -98],
      [120, -56],
      [132, -48],
      [132, -16],
      [60, -16],
    ],
    colour,
  );
  polygon(
    brush,
    [
      [74, -58],
      [74, -90],
      [88, -90],
      [108, -58],
    ],
    GLASS,
  );
  roundedBox(brush, -132, -50, 264, 10, 0, '#e2503c');
  oval(brush, 128, -34, 4, 7, '#fff6cf');
  for (const x of [-84, 78]) drawWheel(brush, x, -18, 20, phase);
}
