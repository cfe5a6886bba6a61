import { NAMED_COLOURS } from '../../painting/colour.ts';
import { type Brush, disc, oval, stroke, TURN } from '../../painting/shapes.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Accessory } from './draw-person.ts';

export const surfboard =
  (colour: ColourName | null): Accessory =>
  (brush, body) => {
    const x = (body.nearFoot.x + body.farFoot.x) / 2;
    const y = Math.max(body.nearFoot.y, body.farFoot.y) + 3;
    drawBreaker(brush, x, y);
    brush.save();
    brush.translate(x, y - 5);
    brush.rotate(-0.12);
    oval(brush, 0, 0, 56, 7.5, NAMED_COLOURS[colour ?? 'yellow']);
    oval(brush, 0, -1.6, 50, 1.4, '#fff4d6');
    brush.restore();
  };

/** The wave that carries a surfer: a wall of water that curls over behind. */
function drawBreaker(brush: Brush, x: number, y: number): void {
  const wall = (inset: number) => {
    brush.beginPath();
    brush.moveTo(x - 176 + inset, y + 30);
    brush.bezierCurveTo(x - 150 + inset, y - 40, x - 120, y - 118 + inset, x - 40, y - 112 + inset);
    brush.bezierCurveTo(x - 4, y - 108 + inset, x + 14, y - 84, x + 6, y - 66);
    brush.bezierCurveTo(x - 6, y - 84, x - 40, y - 84 + inset, x - 52, y - 52);
    brush.bezierCurveTo(x - 62, y - 14, x - 10, y + 4, x + 110, y + 30);
    brush.closePath();
  };
  wall(0);
  brush.fillStyle = '#eaf8fd';
  brush.fill();
  wall(12);
  const water = brush.createLinearGradient(0, y - 110, 0, y + 30);
  water.addColorStop(0, '#7fd3e6');
  water.addColorStop(0.5, '#2f9dc4');
  water.addColorStop(1, '#1f78ad');
  brush.fillStyle = water;
  brush.fill();
  for (const [dx, dy, size] of [
    [4, -68, 9],
    [-6, -60, 7],
    [12, -58, 6],
    [-60, -50, 5],
    [-120, 10, 10],
    [-96, 16, 8],
    [60, 18, 8],
  ] as const)
    disc(brush, x + dx, y + dy, size, '#ffffffe0');
}

export const skis: Accessory = (brush, body) => {
  for (const [foot, colour] of [
    [body.farFoot, '#a83a33'],
    [body.nearFoot, '#e2574c'],
  ] as const) {
    stroke(
      brush,
      [
        [foot.x - 26, foot.y + 4],
        [foot.x + 30, foot.y + 3],
        [foot.x + 38, foot.y - 2],
      ],
      3,
      colour,
    );
  }
  for (const hand of [body.nearHand, body.farHand])
    stroke(
      brush,
      [
        [hand.x + 3, hand.y - 4],
        [hand.x - 20, hand.y + 34],
      ],
      1.5,
      '#cfd6df',
    );
};

export const skateboard: Accessory = (brush, body) => {
  const x = body.nearFoot.x + 1;
  const y = body.nearFoot.y + 5;
  stroke(
    brush,
    [
      [x - 20, y - 3],
      [x - 15, y],
      [x + 15, y],
      [x + 20, y - 3],
    ],
    3.4,
    '#e2574c',
  );
  for (const wheel of [-11, 11]) disc(brush, x + wheel, y + 4, 3, '#33313c');
};

export const fishingRod: Accessory = (brush, body, phase) => {
  const { x, y } = body.nearHand;
  const tip: [number, number] = [x + 52, y - 36 + Math.sin(phase * TURN) * 2];
  stroke(brush, [[x - 6, y + 4], tip], 1.8, '#7a5a3a');
  stroke(brush, [tip, [tip[0] + 6, 8]], 0.5, '#e6ecf2');
  disc(brush, tip[0] + 6, 8 + Math.sin(phase * TURN * 2) * 1.4, 2.4, '#e2574c');
};
