import { alpha, darker, lighter } from '../painting/colour.ts';
import { polygon, stroke, verticalGradient } from '../painting/shapes.ts';
import { isSnowy } from './land.ts';
import type { Stage } from './stage.ts';
import { hasNeon, isDark, LIT_WINDOWS, NEON } from './town-light.ts';

/** A road with its far kerb at `top`; wet ones mirror the lights. */
export function addRoad(stage: Stage, top: number): void {
  const { unit, random } = stage;
  const snowy = isSnowy(stage);
  const asphalt = stage.paint(snowy ? '#c8d2de' : '#565d6b');
  stage.addStrip({ top, height: stage.height - top, parallax: 1 }, (brush, period, height) => {
    brush.fillStyle = stage.paint(snowy ? '#eef3f8' : '#b9b6b2');
    brush.fillRect(0, 0, period, 30 * unit);
    brush.fillStyle = stage.paint('#8d8b8c');
    brush.fillRect(0, 26 * unit, period, 7 * unit);
    for (let slab = 0; slab < 40; slab++)
      stroke(
        brush,
        [
          [(slab / 40) * period, 2 * unit],
          [(slab / 40) * period - 6 * unit, 25 * unit],
        ],
        1.4 * unit,
        stage.paint('#9d9a97'),
      );
    brush.fillStyle = verticalGradient(
      brush,
      33 * unit,
      height,
      lighter(asphalt, 0.05),
      darker(asphalt, 0.2),
    );
    brush.fillRect(0, 33 * unit, period, height);
    const dashes = 10;
    for (let dash = 0; dash < dashes; dash++) {
      const x = ((dash + 0.2) / dashes) * period;
      polygon(
        brush,
        [
          [x, height * 0.72],
          [x + (period / dashes) * 0.5, height * 0.72],
          [x + (period / dashes) * 0.5 - 6 * unit, height * 0.72 + 9 * unit],
          [x - 6 * unit, height * 0.72 + 9 * unit],
        ],
        stage.paint('#f4ead0'),
      );
    }
    const wet = stage.scene.weather === 'rain' || stage.scene.weather === 'storm';
    if (!wet && !hasNeon(stage)) return;
    brush.globalCompositeOperation = 'screen';
    for (let streak = 0; streak < 34; streak++) {
      const colour = hasNeon(stage) && streak % 2 ? NEON[streak % NEON.length]! : LIT_WINDOWS[streak % 4]!;
      const x = random() * period;
      const strength = isDark(stage) ? 0.4 : 0.16;
      brush.fillStyle = verticalGradient(brush, 33 * unit, height, alpha(colour, strength), alpha(colour, 0));
      brush.fillRect(x, 33 * unit, (6 + random() * 22) * unit, height);
    }
    brush.globalCompositeOperation = 'source-over';
  });
}
