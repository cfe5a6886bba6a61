import type { Random } from '../seeded-random.ts';
import { darker, lighter, mix } from './colour.ts';
import { type Brush, disc, oval, polygon, segment, stroke } from './shapes.ts';

/** Plants stand with their foot at (x, y) and are `height` tall. */
export interface PlantLook {
  readonly colour: string;
  readonly trunk: string;
  readonly snow: string | null;
}

export function pine(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  look: PlantLook,
  random: Random,
): void {
  const width = height * (0.36 + random() * 0.1);
  brush.fillStyle = look.trunk;
  brush.fillRect(x - height * 0.022, y - height * 0.16, height * 0.044, height * 0.17);
  const tiers = 5;
  for (let tier = 0; tier < tiers; tier++) {
    const low = y - height * (0.1 + tier * 0.165);
    const top = low - height * 0.33;
    const half = (width * (1 - tier * 0.17)) / 2;
    tierPath(brush, x, top, low, half, height);
    brush.fillStyle = tier % 2 ? look.colour : darker(look.colour, 0.12);
    brush.fill();
    brush.save();
    brush.clip();
    polygon(
      brush,
      [
        [x, top],
        [x + half, low],
        [x + half * 0.2, low],
      ],
      darker(look.colour, 0.16),
    );
    if (look.snow)
      polygon(
        brush,
        [
          [x - half, low - height * 0.01],
          [x - half * 0.5, low - height * 0.09],
          [x, low - height * 0.06],
          [x + half * 0.35, low - height * 0.11],
          [x + half * 0.6, low - height * 0.05],
          [x + half, top],
          [x, top - 4],
          [x - half, top],
        ],
        look.snow,
      );
    brush.restore();
  }
}

function tierPath(brush: Brush, x: number, top: number, low: number, half: number, height: number): void {
  brush.beginPath();
  brush.moveTo(x, top);
  brush.quadraticCurveTo(x + half * 0.45, low - height * 0.1, x + half, low);
  brush.quadraticCurveTo(x, low - height * 0.045, x - half, low);
  brush.quadraticCurveTo(x - half * 0.45, low - height * 0.1, x, top);
  brush.closePath();
}

export function leafyTree(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  look: PlantLook,
  random: Random,
): void {
  segment(brush, [x, y], [x, y - height * 0.5], height * 0.07, look.trunk);
  segment(brush, [x, y - height * 0.34], [x + height * 0.12, y - height * 0.52], height * 0.035, look.trunk);
  segment(brush, [x, y - height * 0.3], [x - height * 0.11, y - height * 0.5], height * 0.03, look.trunk);
  const blobs = Array.from({ length: 11 }, () => ({
    angle: random() * 6.283,
    reach: random(),
    size: 0.13 + random() * 0.08,
  }));
  for (const [shade, offset] of [
    [darker(look.colour, 0.22), 0.03],
    [look.colour, 0],
    [lighter(look.colour, 0.12), -0.045],
  ] as const) {
    for (const blob of blobs) {
      const shrink = offset < 0 ? 0.62 : 1;
      disc(
        brush,
        x + Math.cos(blob.angle) * blob.reach * height * 0.24 * shrink + offset * height,
        y - height * (0.68 - offset) + Math.sin(blob.angle) * blob.reach * height * 0.19 * shrink,
        height * blob.size * (offset < 0 ? 0.72 : 1),
        shade,
      );
    }
  }
  if (look.snow)
    for (const blob of blobs.slice(0, 6))
      disc(
        brush,
        x + Math.cos(blob.angle) * blob.reach * height * 0.16,
        y - height * 0.8,
        height * blob.size * 0.7,
        look.snow,
      );
}

export function palm(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  look: PlantLook,
  random: Random,
): void {
  const lean = (random() - 0.3) * height * 0.25;
  const top: [number, number] = [x + lean, y - height * 0.86];
  brush.lineCap = 'round';
  for (let ring = 0; ring < 12; ring++) {
    const from = ring / 12;
    const to = (ring + 1) / 12;
    const at = (share: number): [number, number] => [x + lean * share * share, y - height * 0.86 * share];
    stroke(
      brush,
      [at(from), at(to)],
      height * (0.055 - 0.02 * from),
      ring % 2 ? look.trunk : darker(look.trunk, 0.12),
    );
  }
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = -Math.PI * 1.08 + (leaf / 8) * Math.PI * 1.16 + (random() - 0.5) * 0.15;
    const tip: [number, number] = [
      top[0] + Math.cos(angle) * height * 0.42,
      top[1] + Math.sin(angle) * height * 0.2 + height * 0.13,
    ];
    brush.fillStyle = leaf % 2 ? look.colour : darker(look.colour, 0.15);
    brush.beginPath();
    brush.moveTo(top[0], top[1]);
    brush.quadraticCurveTo((top[0] + tip[0]) / 2, top[1] - height * 0.2, tip[0], tip[1]);
    brush.quadraticCurveTo((top[0] + tip[0]) / 2, top[1] - height * 0.05, top[0], top[1] + height * 0.03);
    brush.fill();
  }
  for (const side of [-1, 1])
    disc(
      brush,
      top[0] + side * height * 0.02,
      top[1] + height * 0.03,
      height * 0.022,
      mix(look.trunk, '#3a2015', 0.4),
    );
}

export function acacia(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  look: PlantLook,
  random: Random,
): void {
  stroke(
    brush,
    [
      [x, y],
      [x + height * 0.03, y - height * 0.4],
      [x - height * 0.18, y - height * 0.72],
    ],
    height * 0.05,
    look.trunk,
  );
  segment(
    brush,
    [x + height * 0.03, y - height * 0.4],
    [x + height * 0.24, y - height * 0.74],
    height * 0.04,
    look.trunk,
  );
  for (let blob = 0; blob < 9; blob++) {
    const offset = (blob / 8 - 0.5) * height * 0.95;
    oval(
      brush,
      x + offset,
      y - height * (0.8 + random() * 0.06),
      height * 0.17,
      height * 0.07,
      blob % 2 ? look.colour : darker(look.colour, 0.15),
    );
  }
}
