import type { PlaceLayer } from '../catalogue/place-data.ts';
import { bamboo } from '../painting/bamboo.ts';
import { darker, lighter } from '../painting/colour.ts';
import { type Brush, groundPath, repeated, rollingLine, verticalGradient } from '../painting/shapes.ts';
import { cactus } from '../painting/small-plants.ts';
import { acacia, leafyTree, type PlantLook, palm, pine } from '../painting/trees.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { COVERED, foliage, grassColours, isSnowy } from './land.ts';
import type { Stage } from './stage.ts';

type Plant = (brush: Brush, x: number, y: number, tall: number, look: PlantLook, random: Random) => void;

/** How each is drawn, and its colour; without one it has that of the season. */
const TREES: Readonly<Record<Exclude<PlaceLayer['tree'], 'mixed' | undefined>, readonly [Plant, string?]>> = {
  pine: [pine, '#2c6f5a'],
  leafy: [leafyTree],
  palm: [palm, '#3c8a46'],
  acacia: [acacia, '#7d9a3f'],
  bamboo: [(brush, x, y, tall, look, random) => bamboo(brush, x, y, tall * 1.15, look, random), '#6ea83f'],
  cactus: [(brush, x, y, tall, look) => cactus(brush, x, y, tall * 0.6, look), '#4b9156'],
};

export function addTreeRow(stage: Stage, layer: PlaceLayer): void {
  const { bare, count = 1, depth = 0, parallax = 1, tree = 'leafy', y: line = 0 } = layer;
  const { random, scene, unit } = stage;
  const [tall, swell] = [(layer.tall ?? 0) * unit, (layer.swell ?? 0) * unit];
  const [high, low] = layer.colours ?? grassColours(stage);
  // Of a mixed wood pines are seen in the snow, and in autumn the others.
  const isLeafy = scene.season === 'autumn' || scene.effects.includes('petals');
  const pines = isSnowy(stage) ? 1 : isLeafy ? 0 : 0.5;
  const head = tall * 1.3;
  stage.addStrip(
    {
      top: stage.heightOf(line) - head,
      height: head + swell + (bare ? 20 : COVERED * unit),
      parallax,
    },
    (brush, period, height) => {
      const rolling = rollingLine(random, period, 3);
      const surface = (x: number) => head + swell * 0.5 * (1 + rolling(x));
      const plants = Array.from({ length: count }, (_, index) => ({
        x: ((index + random() * 0.9) / count) * period,
        tall: tall * (0.7 + random() * 0.5),
        seed: Math.floor(random() * 1e9),
        shade: random(),
        kind: tree !== 'mixed' ? tree : random() < pines ? ('pine' as const) : ('leafy' as const),
      })).sort((a, b) => a.tall - b.tall);
      for (const plant of plants) {
        const [draw, own] = TREES[plant.kind];
        const natural = own ?? layer.colour ?? foliage(stage);
        const colour = stage.paint(
          plant.shade < 0.5
            ? darker(natural, plant.shade * 0.24)
            : lighter(natural, (plant.shade - 0.5) * 0.2),
          depth,
        );
        const look: PlantLook = {
          colour,
          trunk: stage.paint(tree === 'palm' ? '#8f6a45' : '#6a4630', depth),
          snow: isSnowy(stage) ? stage.paint('#f6fafe', depth * 0.7) : null,
        };
        repeated(period, plant.x, plant.tall, (x) =>
          draw(brush, x, surface(plant.x) + plant.tall * 0.03, plant.tall, look, seededRandom(plant.seed)),
        );
      }
      if (bare) return;
      groundPath(brush, period, height, surface);
      brush.fillStyle = verticalGradient(
        brush,
        head,
        head + 150 * unit,
        stage.paint(high, depth),
        stage.paint(low, depth),
      );
      brush.fill();
    },
  );
}
