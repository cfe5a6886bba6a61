import { mix, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, disc, glow } from '../painting/shapes.ts';
import { paintMoon } from './paint-moon.ts';
import type { Stage } from './stage.ts';

const TINTS = ['#f3d6b8', '#cfe0f6', '#f0c9d2'];

/** The moons beyond the one that every night has, each of its own size and colour. */
export function paintFurtherMoons(brush: Brush, stage: Stage, shown: number): void {
  const { scene, width, horizon, unit, palette } = stage;
  for (let sun = 1; sun < (scene.suns ?? 1) && palette.disc === 'sun'; sun++) {
    const x = stage.sun.x - width * 0.24 * sun;
    const y = stage.sun.y + horizon * 0.05 * sun;
    glow(brush, x, y, 240 * unit, palette.glow, 0.6);
    disc(brush, x, y, (40 - sun * 6) * unit, palette.sun);
  }
  if (!scene.moons) return;
  for (let moon = shown; moon < scene.moons; moon++) {
    const [asked] = scene.tints?.moon ?? [];
    const tint = asked ? NAMED_COLOURS[asked] : TINTS[moon % TINTS.length]!;
    const x = width * (moon % 2 === 0 ? 0.44 : 0.2) + (moon > 2 ? width * 0.12 : 0);
    const y = horizon * (0.36 - (moon % 2) * 0.12);
    paintMoon(brush, x, y, (56 - moon * 9) * unit, mix(tint, palette.sky[1], 0.08), palette.sky[1]);
  }
}
