import { mix } from '../painting/colour.ts';
import type { Brush } from '../painting/shapes.ts';
import { paintMoon } from './paint-moon.ts';
import type { Stage } from './stage.ts';

const TINTS = ['#f3d6b8', '#cfe0f6', '#f0c9d2'];

/** The moons beyond the one that every night has, each of its own size and colour. */
export function paintFurtherMoons(brush: Brush, stage: Stage, shown: number): void {
  const { scene, width, horizon, unit, palette } = stage;
  if (!scene.moons) return;
  for (let moon = shown; moon < scene.moons; moon++) {
    const tint = TINTS[moon % TINTS.length]!;
    const x = width * (0.24 + ((moon * 0.37) % 0.6));
    const y = horizon * (0.34 - (moon % 2) * 0.08);
    paintMoon(brush, x, y, (56 - moon * 9) * unit, mix(tint, palette.sky[1], 0.08), palette.sky[1]);
  }
}
