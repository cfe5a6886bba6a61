import { alpha, lighter } from '../painting/colour.ts';
import { oval, segment } from '../painting/shapes.ts';
import { groundOf } from '../vocabulary/looks.ts';
import type { Stage } from './stage.ts';

/** What lies on the ground of a place, and water that stands in it and hides the feet. */
export function addGrounds(stage: Stage, names: readonly string[]): void {
  stage.placeCast();
  stage.removeCast();
  for (const { patches } of names.map(groundOf)) if (patches !== undefined) addPatches(stage, patches);
  stage.placeCast();
  for (const { water } of names.map(groundOf)) if (water !== undefined) addFlood(stage, water);
}

function addPatches(stage: Stage, colour: string): void {
  const { ground, height, horizon, random, unit } = stage;
  const top = ground - (ground - horizon) * 0.5;
  stage.addStrip({ top, height: height - top, parallax: 1 }, (brush, period, tall) => {
    for (let index = 0; index < 14; index++) {
      const y = ((index * 0.618) % 1) * tall;
      const wide = (60 + random() * 90) * unit * (0.5 + y / tall);
      const x = wide + ((index + 0.5) / 14) * (period - wide * 2);
      oval(brush, x, y, wide, wide * 0.2, stage.paint(colour));
      oval(brush, x - wide * 0.2, y - wide * 0.05, wide * 0.45, wide * 0.05, alpha('#ffffff', 0.35));
    }
  });
}

function addFlood(stage: Stage, colour: string): void {
  const { ground, height, unit } = stage;
  const top = ground - 34 * unit;
  const strip = { top, height: height - top, parallax: 1, drift: 12 * unit };
  stage.addStrip(strip, (brush, period, tall) => {
    brush.fillStyle = alpha(stage.paint(colour), 0.72);
    brush.fillRect(0, 0, period, tall);
    const light = alpha(stage.paint(lighter(colour, 0.6)), 0.8);
    segment(brush, [0, 2 * unit], [period, 2 * unit], 4 * unit, light);
    for (let row = 0; row * 26 * unit < tall; row++)
      for (let x = (row % 2) * 70 * unit; x < period; x += 170 * unit)
        segment(brush, [x, (14 + row * 26) * unit], [x + 60 * unit, (14 + row * 26) * unit], 3 * unit, light);
  });
}
