import type { PlaceLayer } from '../catalogue/place-data.ts';
import { darker, lighter, mix, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, even, groundPath, repeated, rollingLine, verticalGradient } from '../painting/shapes.ts';
import { isSnowy } from './facts.ts';
import { scatterGrowth } from './ground-cover.ts';
import { colourOfPlant, foliage, grassColours, paintPlant, widthOfPlant } from './plants.ts';
import { scatter } from './scatter.ts';
import type { Drawings } from './sets/set-things.ts';
import type { Stage } from './stage.ts';

/** How far a strip of ground goes on below its surface, in design pixels: what stands nearer hides the rest. */
const COVERED = 150;

/** Ground that rolls, a row of trees, peaks or towers on it, and what grows and lies there. */
export function addLand(stage: Stage, layer: PlaceLayer, drawings: Drawings): void {
  const { bare, depth = 0, drift = 0, grows, parallax = 1, rough, upright = 1, y = 0 } = layer;
  const { portrait, random, unit } = stage;
  const swell = (layer.swell ?? 0) * unit;
  const most = Math.max(0, stage.horizon * 0.9);
  const tall = Math.min(most, (layer.tall ?? 0) * (portrait ? upright : 1) * unit);
  const head = 2 + tall * 1.3;
  // Nearer ground covers what lies further down: only the ground one stands on reaches the frame's edge.
  const below = bare ? 70 * unit : parallax < 1 ? COVERED * unit : stage.height - Math.min(0, stage.horizon);
  const strip = {
    top: even(stage.heightOf(y) - head),
    height: head + swell + below,
    parallax,
    drift: drift * unit,
  };
  stage.addStrip(strip, (brush, period, height) => {
    const line = rollingLine(random, period, 3, rough);
    const surface = (x: number) => head + swell * 0.5 * (1 + line(x));
    if (layer.of) plantRow(brush, stage, layer, tall, period, surface);
    if (bare) return;
    const [high, low] = groundColours(stage, layer);
    groundPath(brush, period, height, surface);
    const deep = head + swell + 220 * unit;
    brush.fillStyle = verticalGradient(brush, head, deep, stage.paint(high, depth), stage.paint(low, depth));
    brush.fill();
    if (grows) scatterGrowth(stage, brush, period, surface, height);
    scatter(stage, brush, period, head, layer, drawings);
  });
}

function plantRow(
  brush: Brush,
  stage: Stage,
  { apart, colour, count = 6, depth = 0, of = '', snowy }: PlaceLayer,
  tall: number,
  period: number,
  surface: (x: number) => number,
): void {
  const { random, scene, unit } = stage;
  const number = apart === undefined ? count : Math.round(period / (apart * unit));
  // Of a mixed wood pines are seen in the snow, and in autumn the others.
  const isLeafy = scene.season === 'autumn' || scene.effects.includes('petals');
  const pines = isSnowy(stage) ? 1 : isLeafy ? 0 : 0.5;
  const plants = Array.from({ length: number }, (_, index) => ({
    x: ((index + random() * 0.9) / number) * period,
    tall: tall * (0.7 + random() * 0.5),
    which: Math.floor(random() * 1e9),
    shade: random() - 0.5,
    wide: (0.88 + random() * 0.24) * (random() < 0.5 ? -1 : 1),
    kind: of !== 'mixed' ? of : random() < pines ? 'pine' : 'leafy',
  })).sort((a, b) => a.tall - b.tall);
  for (const { kind, shade, which, x, ...plant } of plants) {
    const natural = colour ?? colourOfPlant(kind, which) ?? foliage(stage);
    const main = mix(natural, shade < 0 ? '#140c1e' : '#ffffff', Math.abs(shade) * 0.22);
    const y = surface(x) + plant.tall * 0.03;
    const wide = plant.wide * widthOfPlant(kind, plant.tall, period / number);
    repeated(period, x, plant.tall * Math.abs(wide) * 1.4, (x) =>
      paintPlant(brush, stage, kind, { x, y, tall: plant.tall, wide }, which, { main, depth, snowy }),
    );
  }
}

function groundColours(stage: Stage, { colours }: PlaceLayer): readonly [top: string, low: string] {
  const [name] = stage.scene.tints?.ground ?? [];
  const tint = name && NAMED_COLOURS[name];
  return tint ? [lighter(tint, 0.16), darker(tint, 0.24)] : (colours ?? grassColours(stage));
}
