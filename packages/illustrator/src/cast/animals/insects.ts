import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import { sin } from '../beat.ts';

export function drawButterfly(brush: Brush, phase: number, colour: string): void {
  const open = 0.25 + 0.75 * Math.abs(sin(phase, 0.5));
  brush.translate(0, -sin(phase, 1, 1) * 2);
  for (const [side, shade] of [
    [-0.8, 0.22],
    [1, 0],
  ] as const) {
    brush.save();
    brush.scale(side * open, 1);
    oval(brush, 10, -9, 11, 12, darker(colour, 0.6), 0.5);
    oval(brush, 10, -9, 9, 10, darker(colour, shade), 0.5);
    oval(brush, 8, 7, 8, 9, darker(colour, 0.6), -0.4);
    oval(brush, 8, 7, 6.4, 7.4, lighter(darker(colour, shade), 0.2), -0.4);
    disc(brush, 13, -12, 2.2, '#fff4d6');
    brush.restore();
  }
  stroke(
    brush,
    [
      [0, -10],
      [0, 10],
    ],
    3.4,
    '#33262e',
  );
  for (const x of [-5, 5])
    stroke(
      brush,
      [
        [0, -10],
        [x, -18],
      ],
      1,
      '#33262e',
    );
}

export function drawBee(brush: Brush, phase: number, colour: string): void {
  for (const x of [-3, 4])
    oval(brush, x, -10, 5, 9 * (0.5 + 0.5 * Math.abs(sin(phase, 0.5))), 'rgba(235,246,255,0.8)', x * 0.06);
  oval(brush, 0, 0, 13, 9, colour);
  brush.save();
  brush.beginPath();
  brush.ellipse(0, 0, 13, 9, 0, 0, TURN);
  brush.clip();
  for (const x of [-8, -1]) roundedBox(brush, x, -10, 4, 20, 0, '#33262e');
  brush.restore();
  disc(brush, 11, -1, 6, '#33262e');
  disc(brush, 13, -3, 1.6, '#ffffff');
}

export function drawDragonfly(brush: Brush, phase: number, colour: string): void {
  const open = 0.4 + 0.6 * Math.abs(sin(phase, 0.5));
  for (const x of [-2, 6]) oval(brush, x - 3, -8 * open, 4, 16 * open, 'rgba(220,244,255,0.75)', -0.5);
  stroke(
    brush,
    [
      [8, 0],
      [-26, 3],
    ],
    4,
    colour,
  );
  disc(brush, 10, -1, 6, darker(colour, 0.2));
  disc(brush, 13, -3, 3, '#e2503c');
}
