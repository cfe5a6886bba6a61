import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import { drawWheel, TYRE } from './wheel.ts';

export function drawBicycle(brush: Brush, phase: number, colour: string): void {
  for (const x of [-46, 48]) {
    brush.strokeStyle = TYRE;
    brush.lineWidth = 4;
    brush.beginPath();
    brush.arc(x, -28, 26, 0, TURN);
    brush.stroke();
    for (let spoke = 0; spoke < 8; spoke++) {
      const angle = ((spoke + phase * 8) / 8) * TURN;
      stroke(
        brush,
        [
          [x, -28],
          [x + Math.cos(angle) * 25, -28 + Math.sin(angle) * 25],
        ],
        0.8,
        '#aeb6c0',
      );
    }
  }
  stroke(
    brush,
    [
      [-46, -28],
      [-18, -54],
      [34, -56],
      [-4, -26],
      [-46, -28],
    ],
    4.4,
    colour,
  );
  stroke(
    brush,
    [
      [-4, -26],
      [-20, -60],
    ],
    4.4,
    colour,
  );
  stroke(
    brush,
    [
      [48, -28],
      [33, -62],
      [40, -72],
      [26, -72],
    ],
    4.4,
    colour,
  );
  roundedBox(brush, -30, -64, 22, 6, 3, '#33313c');
  const angle = phase * TURN;
  disc(brush, -4, -26, 7, '#6d7683');
  for (const side of [0, Math.PI])
    stroke(
      brush,
      [
        [-4, -26],
        [-4 + Math.cos(angle + side) * 13, -26 + Math.sin(angle + side) * 13],
      ],
      3,
      '#4b525c',
    );
}

export function drawMotorcycle(brush: Brush, phase: number, colour: string): void {
  for (const x of [-54, 56]) drawWheel(brush, x, -24, 24, phase);
  stroke(
    brush,
    [
      [56, -24],
      [38, -68],
      [26, -74],
    ],
    6,
    '#aeb6c0',
  );
  polygon(
    brush,
    [
      [-58, -44],
      [-20, -52],
      [6, -60],
      [40, -56],
      [34, -36],
      [-10, -22],
      [-40, -28],
    ],
    colour,
  );
  roundedBox(brush, -54, -54, 52, 10, 5, '#33313c');
  roundedBox(brush, -18, -34, 36, 18, 5, '#6d7683');
  stroke(
    brush,
    [
      [-10, -16],
      [-70, -16],
    ],
    7,
    '#cfd6de',
  );
  oval(brush, 44, -60, 6, 7, '#fff6cf');
}

export function drawBoard(brush: Brush, phase: number, colour: string): void {
  stroke(
    brush,
    [
      [-36, -12],
      [-28, -8],
      [28, -8],
      [36, -12],
    ],
    5,
    colour,
  );
  for (const x of [-20, 20]) drawWheel(brush, x, -3, 5, phase);
}
