import type { PlaceLayer } from '../catalogue/place-data.ts';
import { mix } from '../painting/colour.ts';
import { groundPath, repeated, rollingLine, verticalGradient } from '../painting/shapes.ts';
import { COVERED, foliage, grassColours, isSnowy } from './land.ts';
import { colourOfPlant, paintPlant } from './plants.ts';
import type { Stage } from './stage.ts';

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
        wide: (0.88 + random() * 0.24) * (random() < 0.5 ? -1 : 1),
        kind: tree !== 'mixed' ? tree : random() < pines ? ('pine' as const) : ('leafy' as const),
      })).sort((a, b) => a.tall - b.tall);
      for (const plant of plants) {
        const natural = colourOfPlant(plant.kind) ?? layer.colour ?? foliage(stage);
        const shaded = mix(
          natural,
          plant.shade < 0.5 ? '#140c1e' : '#ffffff',
          Math.abs(plant.shade - 0.5) * 0.22,
        );
        const y = surface(plant.x) + plant.tall * 0.03;
        const look = { main: stage.paint(shaded, depth), depth };
        repeated(period, plant.x, plant.tall, (x) =>
          paintPlant(
            brush,
            stage,
            plant.kind,
            { x, y, tall: plant.tall, wide: plant.wide },
            plant.seed,
            look,
          ),
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
