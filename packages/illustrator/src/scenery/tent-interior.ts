import { alpha, darker, lighter } from '../painting/colour.ts';
import { type Brush, disc, polygon, roundedBox, segment, verticalGradient } from '../painting/shapes.ts';
import { cutOut, lit, withFill } from './interior-brush.ts';
import type { Stage } from './stage.ts';

/** Cloth walls, an opening between two flaps, a mat and a lantern. */
export function paintTent(brush: Brush, stage: Stage): void {
  const { width, height, horizon, unit } = stage;
  const cloth = lit(stage, '#dd8a3e');
  const low = horizon + 60 * unit;
  brush.fillStyle = verticalGradient(brush, 0, low, darker(cloth, 0.22), cloth);
  brush.fillRect(-80, 0, width + 160, low);
  for (const fold of [-0.9, -0.55, 0.55, 0.9])
    segment(
      brush,
      [width / 2, -20 * unit],
      [width / 2 + fold * width * 0.6, low],
      7 * unit,
      darker(cloth, 0.2),
    );
  const half = Math.min(290 * unit, width * 0.34);
  cutOut(brush, () => {
    brush.moveTo(width / 2, 50 * unit);
    brush.lineTo(width / 2 + half, low);
    brush.lineTo(width / 2 - half, low);
    brush.closePath();
  });
  for (const side of [-1, 1])
    polygon(withFill(brush, lighter(cloth, 0.16)), [
      [width / 2, 44 * unit],
      [width / 2 + side * half * 1.02, low],
      [width / 2 + side * half * 1.32, low],
      [width / 2 + side * half * 0.5, 190 * unit],
    ]);
  const sheet = lit(stage, '#5a6b52');
  brush.fillStyle = verticalGradient(brush, low, height, lighter(sheet, 0.05), darker(sheet, 0.3));
  brush.fillRect(-80, low - 4 * unit, width + 160, height - low + 8 * unit);
  roundedBox(
    brush,
    width / 2 - 330 * unit,
    stage.ground - 34 * unit,
    660 * unit,
    74 * unit,
    34 * unit,
    lit(stage, '#3f6fa8'),
  );
  segment(brush, [width / 2, 0], [width / 2, 40 * unit], 4 * unit, darker(cloth, 0.5));
  disc(brush, width / 2, 56 * unit, 40 * unit, alpha('#ffd98a', 0.35));
  roundedBox(brush, width / 2 - 14 * unit, 36 * unit, 28 * unit, 40 * unit, 9 * unit, '#ffd98a');
}
