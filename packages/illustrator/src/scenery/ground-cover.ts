import { mix } from '../painting/colour.ts';
import { type Brush, repeated } from '../painting/shapes.ts';
import { flower, grassTuft, sunflower } from '../painting/small-plants.ts';
import { seededRandom } from '../seeded-random.ts';
import { grassColours, isSnowy } from './land.ts';
import type { Stage } from './stage.ts';

/** Tufts, flowers and stones on the ground the actors stand on, larger towards the viewer. */
export function scatterGrowth(
  stage: Stage,
  brush: Brush,
  period: number,
  surface: (x: number) => number,
  height: number,
): void {
  const { random, unit, scene } = stage;
  const snowy = isSnowy(stage);
  const blooms = ['#ff6f91', '#ffd45c', '#ffffff', '#b48cff', '#ff9d4d'];
  const rich = scene.effects.includes('flowers') ? 3 : scene.season === 'autumn' ? 0 : 1;
  const shade = (colour: string) => stage.paint(colour);
  const [, low] = grassColours(stage);
  const tufts = Array.from({ length: 190 }, () => ({ x: random() * period, depth: random() ** 1.4 })).sort(
    (a, b) => a.depth - b.depth,
  );
  for (const [index, tuft] of tufts.entries()) {
    const y = surface(tuft.x) + 6 * unit + tuft.depth * (height - 30 * unit);
    const size = (3 + tuft.depth * 9) * unit;
    if (scene.effects.includes('sunflowers')) {
      if (index % 2) repeated(period, tuft.x, size * 4, (x) => sunflower(brush, x, y, size * 2, shade));
    } else if (index % 4 < rich && !snowy) {
      repeated(period, tuft.x, size * 2, (x) =>
        flower(brush, x, y, size * 0.62, shade(blooms[index % 5]!), shade('#ffe27a'), shade('#4c8a3a')),
      );
    } else {
      const colour = snowy
        ? mix(shade(low), shade('#8ca2c0'), 0.4)
        : mix(shade(low), shade('#2f6b34'), random() * 0.4);
      if (!snowy || index % 5 === 0)
        repeated(period, tuft.x, size * 2, (x) =>
          grassTuft(brush, x, y, size * 1.5, colour, seededRandom(index)),
        );
    }
  }
}
