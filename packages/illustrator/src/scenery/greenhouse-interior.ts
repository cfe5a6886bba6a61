import { alpha, darker, lighter } from '../painting/colour.ts';
import { type Brush, disc, oval, roundedBox, segment, verticalGradient } from '../painting/shapes.ts';
import { lit } from './interior-brush.ts';
import type { Stage } from './stage.ts';

/** A frame of glass over beds of plants: what is outside is seen all around. */
export function paintGreenhouse(brush: Brush, stage: Stage): void {
  const { width, height, horizon, unit } = stage;
  const low = horizon + 70 * unit;
  brush.fillStyle = alpha('#dff4f2', 0.12);
  brush.fillRect(-80, 0, width + 160, low);
  const frame = lit(stage, '#f2f5f4');
  const apart = 214 * unit;
  for (let x = (width / 2) % apart; x < width + 80; x += apart) {
    roundedBox(brush, x - 6 * unit, 0, 12 * unit, low, 0, frame);
    brush.fillStyle = alpha('#ffffff', 0.2);
    brush.beginPath();
    brush.moveTo(x + 30 * unit, low);
    brush.lineTo(x + 120 * unit, 130 * unit);
    brush.lineTo(x + 150 * unit, 130 * unit);
    brush.lineTo(x + 60 * unit, low);
    brush.fill();
  }
  brush.strokeStyle = frame;
  brush.lineWidth = 13 * unit;
  brush.beginPath();
  brush.moveTo(-90, 150 * unit);
  brush.quadraticCurveTo(width / 2, -60 * unit, width + 90, 150 * unit);
  brush.stroke();
  roundedBox(brush, -80, low - 190 * unit, width + 160, 9 * unit, 0, frame);
  roundedBox(brush, -80, low - 14 * unit, width + 160, 18 * unit, 0, darker(frame, 0.16));
  const floor = lit(stage, '#b9b1a2');
  brush.fillStyle = verticalGradient(brush, low, height, lighter(floor, 0.08), darker(floor, 0.2));
  brush.fillRect(-80, low, width + 160, height - low);
  for (const [from, to] of [
    [-660, -330],
    [-300, 300],
    [330, 660],
  ] as const)
    bed(brush, stage, width / 2 + from * unit, width / 2 + to * unit, low + 34 * unit);
}

/** A long box of earth in which something green grows. */
function bed(brush: Brush, stage: Stage, left: number, right: number, y: number): void {
  const { unit } = stage;
  const leaf = lit(stage, '#3f9a52');
  for (let x = left + 30 * unit; x < right - 20 * unit; x += 52 * unit) {
    const tall = (46 + ((Math.round(x / unit) * 37) % 40)) * unit;
    segment(brush, [x, y], [x, y - tall], 5 * unit, darker(leaf, 0.15));
    for (const [dx, share] of [
      [-17, 0.5],
      [17, 0.68],
      [-13, 0.9],
      [10, 1.02],
    ] as const)
      oval(
        brush,
        x + dx * unit,
        y - tall * share,
        18 * unit,
        10 * unit,
        lighter(leaf, share * 0.14),
        dx < 0 ? 0.5 : -0.5,
      );
    if (Math.round(x / unit) % 2 === 0)
      disc(brush, x + 12 * unit, y - tall * 0.42, 9 * unit, lit(stage, '#d8433b'));
  }
  roundedBox(brush, left, y - 8 * unit, right - left, 16 * unit, 4 * unit, lit(stage, '#5b3d28'));
  roundedBox(brush, left - 6 * unit, y, right - left + 12 * unit, 40 * unit, 5 * unit, lit(stage, '#9a6a43'));
}
