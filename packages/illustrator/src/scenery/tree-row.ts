import { bamboo } from '../painting/bamboo.ts';
import { darker, lighter } from '../painting/colour.ts';
import { groundPath, repeated, rollingLine, verticalGradient } from '../painting/shapes.ts';
import { cactus } from '../painting/small-plants.ts';
import { acacia, leafyTree, type PlantLook, palm, pine } from '../painting/trees.ts';
import { seededRandom } from '../seeded-random.ts';
import { COVERED, foliage, type GroundColours, isSnowy } from './land.ts';
import type { Stage } from './stage.ts';

export type TreeKind = 'pine' | 'leafy' | 'palm' | 'acacia' | 'cactus' | 'bamboo' | 'mixed';

export function addTreeRow(
  stage: Stage,
  options: {
    top: number;
    swell: number;
    count: number;
    tall: number;
    parallax: number;
    depth: number;
    kind: TreeKind;
    ground: GroundColours | null;
    colour?: string;
  },
): void {
  const { tall, depth, kind, ground } = options;
  const { random } = stage;
  const head = tall * 1.3;
  stage.addStrip(
    {
      top: options.top - head,
      height: head + options.swell + (ground ? COVERED * stage.unit : 20),
      parallax: options.parallax,
    },
    (brush, period, height) => {
      const line = rollingLine(random, period, 3);
      const surface = (x: number) => head + options.swell * 0.5 * (1 + line(x));
      const plants = Array.from({ length: options.count }, (_, index) => ({
        x: ((index + random() * 0.9) / options.count) * period,
        tall: tall * (0.7 + random() * 0.5),
        seed: Math.floor(random() * 1e9),
        shade: random(),
        pine: kind === 'pine' || (kind === 'mixed' && random() < 0.5),
      })).sort((a, b) => a.tall - b.tall);
      for (const plant of plants) {
        const natural = plant.pine
          ? '#2c6f5a'
          : kind === 'palm'
            ? '#3c8a46'
            : kind === 'acacia'
              ? '#7d9a3f'
              : kind === 'bamboo'
                ? '#6ea83f'
                : kind === 'cactus'
                  ? '#4b9156'
                  : (options.colour ?? foliage(stage));
        const colour = stage.paint(
          plant.shade < 0.5
            ? darker(natural, plant.shade * 0.24)
            : lighter(natural, (plant.shade - 0.5) * 0.2),
          depth,
        );
        const look: PlantLook = {
          colour,
          trunk: stage.paint(kind === 'palm' ? '#8f6a45' : '#6a4630', depth),
          snow: isSnowy(stage) ? stage.paint('#f6fafe', depth * 0.7) : null,
        };
        repeated(period, plant.x, plant.tall, (x) => {
          const chance = seededRandom(plant.seed);
          const y = surface(plant.x) + plant.tall * 0.03;
          if (plant.pine) pine(brush, x, y, plant.tall, look, chance);
          else if (kind === 'palm') palm(brush, x, y, plant.tall, look, chance);
          else if (kind === 'acacia') acacia(brush, x, y, plant.tall, look, chance);
          else if (kind === 'bamboo') bamboo(brush, x, y, plant.tall * 1.15, look, chance);
          else if (kind === 'cactus') cactus(brush, x, y, plant.tall * 0.6, look);
          else leafyTree(brush, x, y, plant.tall, look, chance);
        });
      }
      if (!ground) return;
      groundPath(brush, period, height, surface);
      brush.fillStyle = verticalGradient(
        brush,
        head,
        head + 150 * stage.unit,
        stage.paint(ground.top, depth),
        stage.paint(ground.low, depth),
      );
      brush.fill();
    },
  );
}
