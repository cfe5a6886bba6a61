import type { Random } from '../seeded-random.ts';
import { darker, lighter, mix } from './colour.ts';
import { type Brush, disc, oval, polygon, stroke } from './shapes.ts';

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
  stroke(
    brush,
    [
      [x, y],
      [x, y - height * 0.5],
    ],
    height * 0.07,
    look.trunk,
  );
  stroke(
    brush,
    [
      [x, y - height * 0.34],
      [x + height * 0.12, y - height * 0.52],
    ],
    height * 0.035,
    look.trunk,
  );
  stroke(
    brush,
    [
      [x, y - height * 0.3],
      [x - height * 0.11, y - height * 0.5],
    ],
    height * 0.03,
    look.trunk,
  );
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
  stroke(
    brush,
    [
      [x + height * 0.03, y - height * 0.4],
      [x + height * 0.24, y - height * 0.74],
    ],
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

export function cactus(brush: Brush, x: number, y: number, height: number, look: PlantLook): void {
  const width = height * 0.16;
  stroke(
    brush,
    [
      [x, y],
      [x, y - height * 0.9],
    ],
    width,
    look.colour,
  );
  stroke(
    brush,
    [
      [x, y - height * 0.35],
      [x + height * 0.24, y - height * 0.38],
      [x + height * 0.24, y - height * 0.62],
    ],
    width * 0.7,
    look.colour,
  );
  stroke(
    brush,
    [
      [x, y - height * 0.48],
      [x - height * 0.22, y - height * 0.5],
      [x - height * 0.22, y - height * 0.7],
    ],
    width * 0.7,
    look.colour,
  );
  for (const offset of [-0.03, 0.03])
    stroke(
      brush,
      [
        [x + height * offset, y - height * 0.05],
        [x + height * offset, y - height * 0.88],
      ],
      height * 0.012,
      darker(look.colour, 0.25),
    );
}

export function bush(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  look: PlantLook,
  random: Random,
): void {
  for (const [shade, lift] of [
    [darker(look.colour, 0.2), 0],
    [look.colour, 0.12],
  ] as const) {
    for (let blob = 0; blob < 6; blob++)
      disc(
        brush,
        x + (blob / 5 - 0.5) * height * 1.7,
        y - height * (0.25 + lift + random() * 0.2),
        height * (0.32 + random() * 0.15),
        shade,
      );
  }
}

export function grassTuft(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  colour: string,
  random: Random,
): void {
  brush.fillStyle = colour;
  for (let blade = 0; blade < 4; blade++) {
    const lean = (random() - 0.5) * height * 0.9;
    brush.beginPath();
    brush.moveTo(x + blade * height * 0.12, y);
    brush.quadraticCurveTo(x + lean * 0.3, y - height * 0.6, x + lean, y - height * (0.7 + random() * 0.4));
    brush.quadraticCurveTo(x + lean * 0.5, y - height * 0.4, x + (blade + 1) * height * 0.12, y);
    brush.fill();
  }
}

export function flower(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  petals: string,
  heart: string,
  stem: string,
): void {
  stroke(
    brush,
    [
      [x, y],
      [x + size * 0.15, y - size * 2],
    ],
    size * 0.22,
    stem,
  );
  for (let petal = 0; petal < 5; petal++) {
    const angle = petal * 1.2566 - 0.3;
    disc(
      brush,
      x + size * 0.15 + Math.cos(angle) * size * 0.55,
      y - size * 2.2 + Math.sin(angle) * size * 0.55,
      size * 0.42,
      petals,
    );
  }
  disc(brush, x + size * 0.15, y - size * 2.2, size * 0.36, heart);
}

export function sunflower(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  shade: (colour: string) => string,
): void {
  stroke(
    brush,
    [
      [x, y],
      [x, y - size * 3],
    ],
    size * 0.26,
    shade('#4c8a36'),
  );
  oval(brush, x + size * 0.6, y - size * 1.2, size * 0.7, size * 0.28, shade('#5a9c3f'), -0.5);
  oval(brush, x - size * 0.6, y - size * 1.7, size * 0.7, size * 0.28, shade('#4f8f3a'), 0.5);
  for (let petal = 0; petal < 14; petal++) {
    const angle = (petal / 14) * 6.283;
    oval(
      brush,
      x + Math.cos(angle) * size * 0.78,
      y - size * 3.2 + Math.sin(angle) * size * 0.78,
      size * 0.42,
      size * 0.2,
      shade(petal % 2 ? '#f7c52f' : '#f2a922'),
      angle,
    );
  }
  disc(brush, x, y - size * 3.2, size * 0.58, shade('#6a4222'));
  disc(brush, x - size * 0.06, y - size * 3.26, size * 0.36, shade('#84552c'));
}
