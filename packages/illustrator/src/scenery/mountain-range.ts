import type { PlaceLayer } from '../catalogue/place-data.ts';
import { darker, lighter, mix } from '../painting/colour.ts';
import { type Brush, polygon, repeated, verticalGradient } from '../painting/shapes.ts';
import { seededRandom } from '../seeded-random.ts';
import { isSnowy } from './land.ts';
import type { Stage } from './stage.ts';

/** Peaks with a lit and a shaded flank, and snow where they are high. */
export function addMountains(stage: Stage, layer: PlaceLayer): void {
  const { colour = '#6e8bb0', count = 6, depth = 0, parallax = 0, snowy = isSnowy(stage), y = 0 } = layer;
  const { horizon, random, unit } = stage;
  const tall = Math.min(horizon * 0.9, (layer.tall ?? 0) * unit);
  const top = stage.heightOf(y) - tall;
  stage.addStrip({ top, height: tall + 70 * unit, parallax }, (brush, period, height) => {
    const peaks = Array.from({ length: count }, (_, index) => ({
      x: ((index + 0.2 + random() * 0.6) / count) * period,
      y: tall * (0.04 + random() * 0.42),
      half: (period / count) * (0.75 + random() * 0.4),
    })).sort((a, b) => b.y - a.y);
    brush.fillStyle = stage.paint(colour, depth + 0.12);
    brush.fillRect(0, tall - 2, period, height);
    for (const peak of peaks) {
      const seed = Math.floor(random() * 1e9);
      repeated(period, peak.x, peak.half, (x) =>
        paintPeak(brush, stage, { ...peak, x }, { colour, depth, snowy, seed, height: tall }),
      );
    }
  });
}

function paintPeak(
  brush: Brush,
  stage: Stage,
  peak: { x: number; y: number; half: number },
  options: { depth: number; colour: string; snowy: boolean; seed: number; height: number },
): void {
  const random = seededRandom(options.seed);
  const { x, y, half } = peak;
  const base = options.height + 4;
  const side = (direction: 1 | -1): [number, number][] =>
    Array.from({ length: 7 }, (_, index) => {
      const share = index / 6;
      const jag = index === 0 || index === 6 ? 0 : (random() - 0.5) * half * 0.1;
      return [x + direction * (half * share + jag), y + (base - y) * share ** 0.92];
    });
  const right = side(1);
  const left = side(-1);
  const lit = stage.paint(lighter(options.colour, 0.1), options.depth);
  const shaded = stage.paint(darker(options.colour, 0.22), options.depth);
  const ridge: [number, number][] = [
    [x, y],
    [x + half * 0.05, y + (base - y) * 0.25],
    [x - half * 0.06, y + (base - y) * 0.5],
    [x + half * 0.08, base],
  ];
  const sunnySide = stage.sun.x > x ? right : left;
  const shadySide = stage.sun.x > x ? left : right;
  polygon(brush, [...left, ...right.toReversed()], lit);
  polygon(brush, [...shadySide, ...ridge.toReversed()], shaded);
  if (!options.snowy) return;
  const snow = stage.paint('#ffffff', options.depth * 0.6);
  for (const [flank, colour] of [
    [sunnySide, snow],
    [shadySide, mix(snow, shaded, 0.3)],
  ] as const) {
    const end = flank[2]!;
    const middle: [number, number] = [(x + end[0]) / 2 + (end[0] - x) * 0.1, end[1] - (end[1] - y) * 0.2];
    polygon(
      brush,
      [
        [x, y],
        flank[1]!,
        end,
        [middle[0], middle[1]],
        [x + (end[0] - x) * 0.3, end[1] + (end[1] - y) * 0.12],
        [x, y + (base - y) * 0.22],
      ],
      colour,
    );
  }
  brush.fillStyle = verticalGradient(
    brush,
    y,
    base,
    'rgba(255,255,255,0)',
    stage.paint(options.colour, Math.min(0.9, options.depth + 0.35)),
  );
  brush.globalAlpha = 0.55;
  brush.beginPath();
  for (const [px, py] of [...left, ...right.toReversed()]) brush.lineTo(px, py);
  brush.fill();
  brush.globalAlpha = 1;
}
