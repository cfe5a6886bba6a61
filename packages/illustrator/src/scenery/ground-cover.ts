import { mix } from '../painting/colour.ts';
import { type Brush, repeated } from '../painting/shapes.ts';
import { isSnowy } from './facts.ts';
import { grassColours, paintPlant } from './plants.ts';
import type { Stage } from './stage.ts';

const BLOOMS = ['#ff6f91', '#ffd45c', '#ffffff', '#b48cff', '#ff9d4d'];

/** Tufts and flowers on the ground the actors stand on, larger towards the viewer. */
export function scatterGrowth(
  stage: Stage,
  brush: Brush,
  period: number,
  surface: (x: number) => number,
  height: number,
): void {
  const { random, unit, scene } = stage;
  const snowy = isSnowy(stage);
  const sunny = scene.effects.includes('sunflowers');
  const rich = snowy || scene.season === 'autumn' ? 0 : scene.effects.includes('flowers') ? 3 : 1;
  const [, low] = grassColours(stage);
  const tufts = Array.from({ length: 190 }, () => ({ x: random() * period, depth: random() ** 1.4 }));
  for (const [index, { x, depth }] of tufts.toSorted((a, b) => a.depth - b.depth).entries()) {
    if (sunny ? index % 2 === 0 : snowy && index % 5 > 0) continue;
    const y = surface(x) + 6 * unit + depth * (height - 30 * unit);
    const size = (3 + depth * 9) * unit;
    const grass = snowy ? mix(low, '#8ca2c0', 0.4) : mix(low, '#2f6b34', random() * 0.4);
    const [name, tall, main] = sunny
      ? (['sunflower', size * 8, grass] as const)
      : index % 4 < rich
        ? (['flower', size * 1.5, BLOOMS[index % 5]!] as const)
        : (['grass', size * 1.5, grass] as const);
    repeated(period, x, tall, (x) => paintPlant(brush, stage, name, { x, y, tall }, index, { main }));
  }
}
