import { darker, lighter, mix } from '../painting/colour.ts';
import {
  acacia,
  bush,
  cactus,
  flower,
  grassTuft,
  leafyTree,
  type PlantLook,
  palm,
  pine,
  sunflower,
} from '../painting/plants.ts';
import {
  type Brush,
  groundPath,
  oval,
  polygon,
  repeated,
  rollingLine,
  verticalGradient,
} from '../painting/shapes.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Stage } from './stage.ts';

/** The building blocks of landscapes: hills, mountains, rows of trees, what grows on the near ground. */

/** How far a strip of ground goes on below its surface, in design pixels: what stands nearer hides the rest. */
const COVERED = 150;

export interface GroundColours {
  readonly top: string;
  readonly low: string;
}

export function isSnowy(stage: Stage): boolean {
  return stage.scene.weather === 'snow';
}

export function grassColours(stage: Stage): GroundColours {
  if (isSnowy(stage)) return { top: '#f4f8fc', low: '#c3d2e8' };
  switch (stage.scene.season) {
    case 'autumn':
      return { top: '#d0a24c', low: '#9a6429' };
    case 'winter':
      return { top: '#e8eef4', low: '#bccbdd' };
    default:
      return { top: '#86c65c', low: '#45903f' };
  }
}

export function foliage(stage: Stage): string {
  if (stage.scene.effects.includes('petals')) return '#f3a8c4';
  return stage.scene.season === 'autumn'
    ? '#d9782d'
    : stage.scene.season === 'spring'
      ? '#7cbf55'
      : '#3f8f4b';
}

export function addHills(
  stage: Stage,
  options: {
    top: number;
    swell: number;
    parallax: number;
    depth: number;
    colours: GroundColours;
    roughness?: number;
  },
  decorate: (brush: Brush, period: number, surface: (x: number) => number, height: number) => void = () => {},
): void {
  const { top, swell, parallax, depth, colours } = options;
  // Nearer ground covers what lies further down: only the ground one stands on reaches the frame's edge.
  const reach = parallax < 1 ? swell + COVERED * stage.unit : stage.height - top;
  stage.addStrip({ top, height: reach, parallax }, (brush, period, height) => {
    const line = rollingLine(stage.random, period, 3, options.roughness ?? 0.45);
    const surface = (x: number) => 2 + swell * 0.5 * (1 + line(x));
    groundPath(brush, period, height, surface);
    brush.fillStyle = verticalGradient(
      brush,
      0,
      swell + 220 * stage.unit,
      stage.paint(colours.top, depth),
      stage.paint(colours.low, depth),
    );
    brush.fill();
    decorate(brush, period, surface, height);
  });
}

/** Peaks with a lit and a shaded flank, and snow where they are high. */
export function addMountains(
  stage: Stage,
  options: {
    base: number;
    tall: number;
    parallax: number;
    depth: number;
    colour: string;
    caps: boolean;
    peaks?: number;
  },
): void {
  const { base, tall, parallax, depth } = options;
  const { random } = stage;
  stage.addStrip({ top: base - tall, height: tall + 70 * stage.unit, parallax }, (brush, period, height) => {
    const count = options.peaks ?? 6;
    const peaks = Array.from({ length: count }, (_, index) => ({
      x: ((index + 0.2 + random() * 0.6) / count) * period,
      y: tall * (0.04 + random() * 0.42),
      half: (period / count) * (0.75 + random() * 0.4),
    })).sort((a, b) => b.y - a.y);
    brush.fillStyle = stage.paint(options.colour, depth + 0.12);
    brush.fillRect(0, tall - 2, period, height);
    for (const peak of peaks) {
      const seed = Math.floor(random() * 1e9);
      repeated(period, peak.x, peak.half, (x) =>
        paintPeak(brush, stage, { ...peak, x }, { ...options, seed, height: tall }),
      );
    }
  });
}

function paintPeak(
  brush: Brush,
  stage: Stage,
  peak: { x: number; y: number; half: number },
  options: { depth: number; colour: string; caps: boolean; seed: number; height: number },
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
  if (!options.caps) return;
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

export type TreeKind = 'pine' | 'leafy' | 'palm' | 'acacia' | 'cactus' | 'mixed';

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
  const grass = grassColours(stage);
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
        ? mix(shade(grass.low), shade('#8ca2c0'), 0.4)
        : mix(shade(grass.low), shade('#2f6b34'), random() * 0.4);
      if (!snowy || index % 5 === 0)
        repeated(period, tuft.x, size * 2, (x) =>
          grassTuft(brush, x, y, size * 1.5, colour, seededRandom(index)),
        );
    }
  }
}

export function scatterStones(
  stage: Stage,
  brush: Brush,
  period: number,
  surface: (x: number) => number,
  height: number,
  colour: string,
  count = 40,
): void {
  const { random, unit } = stage;
  const stones = Array.from({ length: count }, () => ({ x: random() * period, depth: random() })).sort(
    (a, b) => a.depth - b.depth,
  );
  for (const stone of stones) {
    const y = surface(stone.x) + 10 * unit + stone.depth * (height - 40 * unit);
    const size = (3 + stone.depth * 16) * unit * (0.5 + random());
    repeated(period, stone.x, size * 2, (x) => {
      oval(brush, x, y + size * 0.18, size * 1.15, size * 0.3, stage.paint(darker(colour, 0.4)));
      oval(brush, x, y - size * 0.12, size, size * 0.52, stage.paint(darker(colour, 0.12)));
      oval(
        brush,
        x - size * 0.18,
        y - size * 0.26,
        size * 0.6,
        size * 0.28,
        stage.paint(lighter(colour, 0.14)),
      );
    });
  }
}
