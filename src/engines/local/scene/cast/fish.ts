import { darker, lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, disc, polygon, stroke, TURN } from '../painting/shapes.ts';
import type { ColourName } from '../scene-description.ts';
import type { Rig } from './rig.ts';

interface FishKind {
  readonly top: string;
  readonly belly: string;
  readonly fin: string;
  readonly length: number;
  /** Greatest height as a share of the length. */
  readonly depth: number;
  readonly tail: 'forked' | 'fluke' | 'fan';
  readonly mark: 'none' | 'bands' | 'orca' | 'grooves';
  readonly cycle: number;
  readonly speed: number;
}

const FISH: FishKind = {
  top: '#3f9fd8',
  belly: '#c9ecf7',
  fin: '#f2b134',
  length: 36,
  depth: 0.46,
  tail: 'forked',
  mark: 'none',
  cycle: 0.7,
  speed: 80,
};

const KINDS: Readonly<Record<string, FishKind>> = {
  fish: FISH,
  goldfish: {
    ...FISH,
    top: '#f28a2a',
    belly: '#ffd08a',
    fin: '#f7b45a',
    tail: 'fan',
    depth: 0.56,
    length: 32,
  },
  clownfish: {
    ...FISH,
    top: '#f2712a',
    belly: '#f79a4c',
    fin: '#f2712a',
    tail: 'fan',
    mark: 'bands',
    depth: 0.5,
    length: 32,
  },
  shark: {
    ...FISH,
    top: '#6f8296',
    belly: '#e6edf2',
    fin: '#5c6f83',
    length: 190,
    depth: 0.24,
    cycle: 1.3,
    speed: 120,
  },
  whale: {
    ...FISH,
    top: '#3f6f9f',
    belly: '#d3e3ee',
    fin: '#35608c',
    length: 300,
    depth: 0.32,
    tail: 'fluke',
    mark: 'grooves',
    cycle: 2.6,
    speed: 60,
  },
  orca: {
    ...FISH,
    top: '#23232c',
    belly: '#f6f8fa',
    fin: '#1c1c24',
    length: 220,
    depth: 0.3,
    tail: 'fluke',
    mark: 'orca',
    cycle: 1.8,
    speed: 110,
  },
  dolphin: {
    ...FISH,
    top: '#6f93b5',
    belly: '#dfeaf2',
    fin: '#5c80a3',
    length: 130,
    depth: 0.27,
    tail: 'fluke',
    cycle: 1.1,
    speed: 150,
  },
};

/** The body is a row of ribs along a spine that a wave runs down, small at the head and wide at the tail. */
export function fish(model: string, colour: ColourName | null, random: number): Rig {
  const base = KINDS[model] ?? FISH;
  const reef = ['#3f9fd8', '#f2c23a', '#e2577a', '#8a6bd0', '#4fb58a'];
  const top = colour
    ? NAMED_COLOURS[colour]
    : model === 'fish'
      ? reef[Math.floor(random * reef.length)]!
      : base.top;
  const kind = {
    ...base,
    top,
    belly: colour || model === 'fish' ? lighter(top, 0.55) : base.belly,
    fin: model === 'fish' ? darker(top, 0.2) : base.fin,
  };
  const { length } = kind;
  return {
    box: { left: -length * 0.78, right: length * 0.6, top: -length * 0.45, bottom: length * 0.4 },
    cycle: kind.cycle,
    frames: Math.round(Math.min(30, kind.cycle * 24)),
    speed: kind.speed,
    medium: 'submerged',
    draw: (brush, phase) => drawFish(brush, kind, model, phase),
    seat: () => ({ x: -length * 0.06, y: -length * kind.depth * 0.48, angle: 0 }),
  };
}

function drawFish(brush: Brush, kind: FishKind, model: string, phase: number): void {
  const { length, depth } = kind;
  // Along runs from 0 (nose) to 1 (root of the tail). Whales beat up and down, as seen here; fish hint at it.
  const beat = kind.tail === 'fluke' ? 0.09 : 0.05;
  const spine = (along: number) => Math.sin(phase * TURN - along * 3.4) * length * beat * along ** 1.6;
  const rib = (along: number) =>
    length *
    depth *
    0.5 *
    Math.sin(Math.PI * Math.min(1, along ** 0.72 * 0.97 + 0.03)) ** 0.8 *
    (1 - along * 0.12);
  const x = (along: number) => length * (0.5 - along);
  const tail = { x: x(0.98), y: spine(1) };
  const sweep = Math.sin(phase * TURN - 3.6) * 0.5;
  drawTail(brush, kind, tail.x, tail.y, sweep);
  const outline = (side: 1 | -1) =>
    Array.from({ length: 15 }, (_, index): [number, number] => [
      x(index / 14),
      spine(index / 14) + side * (rib(index / 14) + length * 0.012),
    ]);
  const upper = outline(-1);
  const lower = outline(1);
  const finBase = { x: x(0.42), y: spine(0.42) - rib(0.42) };
  if (model !== 'whale')
    polygon(
      brush,
      [
        [finBase.x + length * 0.1, finBase.y + 4],
        [finBase.x - length * 0.05, finBase.y - length * (kind.length > 60 ? 0.13 : 0.16)],
        [finBase.x - length * 0.12, finBase.y + 5],
      ],
      kind.fin,
    );
  const path = () => {
    brush.beginPath();
    for (const [px, py] of [...upper, ...lower.toReversed()]) brush.lineTo(px, py);
    brush.closePath();
  };
  path();
  brush.fillStyle = kind.top;
  brush.fill();
  brush.save();
  path();
  brush.clip();
  polygon(
    brush,
    [
      ...Array.from({ length: 15 }, (_, index): [number, number] => [
        x(index / 14),
        spine(index / 14) + rib(index / 14) * 0.25,
      ]),
      [x(1), length],
      [x(0), length],
    ],
    kind.belly,
  );
  drawMarks(brush, kind, x, spine, rib);
  brush.restore();
  const fin = { x: x(0.36), y: spine(0.36) + rib(0.36) * 0.45 };
  const stroke2 = Math.sin(phase * TURN) * length * 0.03;
  polygon(
    brush,
    [
      [fin.x + length * 0.06, fin.y],
      [fin.x - length * 0.1, fin.y + length * 0.13 + stroke2],
      [fin.x - length * 0.04, fin.y],
    ],
    darker(kind.fin, 0.1),
  );
  drawFishFace(brush, kind, model, x, spine, rib);
}

function drawTail(brush: Brush, kind: FishKind, x: number, y: number, sweep: number): void {
  const size = kind.length * (kind.tail === 'fan' ? 0.26 : 0.2);
  brush.save();
  brush.translate(x, y);
  brush.rotate(sweep * 0.5);
  if (kind.tail === 'fluke') {
    // Seen from the side, flukes foreshorten as they beat.
    const open = 0.35 + 0.3 * Math.abs(sweep);
    polygon(
      brush,
      [
        [size * 0.3, 0],
        [-size * 0.7, -size * open],
        [-size, -size * open * 0.8],
        [-size * 0.45, 0],
        [-size, size * open * 0.8],
        [-size * 0.7, size * open],
      ],
      kind.fin,
    );
  } else {
    const spread = kind.tail === 'fan' ? 0.8 : 1;
    polygon(
      brush,
      [
        [size * 0.3, 0],
        [-size, -size * spread],
        [-size * (kind.tail === 'fan' ? 0.9 : 0.5), 0],
        [-size, size * spread * 0.9],
      ],
      kind.fin,
    );
  }
  brush.restore();
}

type Along = (along: number) => number;

function drawMarks(brush: Brush, kind: FishKind, x: Along, spine: Along, rib: Along): void {
  const { length } = kind;
  switch (kind.mark) {
    case 'bands':
      for (const at of [0.26, 0.55, 0.86])
        stroke(
          brush,
          [
            [x(at), -length],
            [x(at) - 2, length],
          ],
          length * 0.09,
          '#ffffff',
        );
      return;
    case 'orca':
      disc(brush, x(0.2), spine(0.2) - rib(0.2) * 0.25, length * 0.045, '#ffffff');
      return;
    case 'grooves':
      for (let groove = 0; groove < 5; groove++)
        stroke(
          brush,
          [
            [x(0.06), spine(0.06) + rib(0.3) * (0.4 + groove * 0.14)],
            [x(0.45), spine(0.45) + rib(0.45) * (0.45 + groove * 0.13)],
          ],
          length * 0.006,
          darker(kind.belly, 0.25),
        );
      return;
    case 'none':
      return;
    default:
      kind.mark satisfies never;
  }
}

function drawFishFace(brush: Brush, kind: FishKind, model: string, x: Along, spine: Along, rib: Along): void {
  const { length } = kind;
  const eye = {
    x: x(model === 'whale' ? 0.16 : 0.14),
    y: spine(0.14) - rib(0.14) * (model === 'whale' ? -0.1 : 0.22),
  };
  const size = length > 60 ? length * 0.017 : length * 0.07;
  disc(brush, eye.x, eye.y, size, '#ffffff');
  disc(brush, eye.x + size * 0.2, eye.y, size * 0.62, '#15131a');
  if (model === 'shark') {
    for (const gill of [0.24, 0.265, 0.29])
      stroke(
        brush,
        [
          [x(gill), -length * 0.03],
          [x(gill) - 2, length * 0.035],
        ],
        1.6,
        darker(kind.top, 0.3),
      );
    stroke(
      brush,
      [
        [x(0.03), length * 0.03],
        [x(0.1), length * 0.045],
        [x(0.15), length * 0.035],
      ],
      1.8,
      '#3f4a57',
    );
  } else if (length > 60)
    stroke(
      brush,
      [
        [x(0.01), length * 0.015],
        [x(0.1), length * 0.035],
        [x(0.17), length * 0.02],
      ],
      length * 0.007,
      darker(kind.top, 0.35),
    );
  else
    stroke(
      brush,
      [
        [x(0.02), length * 0.05],
        [x(0.08), length * 0.07],
      ],
      1.1,
      darker(kind.top, 0.4),
    );
  if (model === 'dolphin')
    polygon(
      brush,
      [
        [x(0.02), -length * 0.01],
        [x(-0.08), length * 0.02],
        [x(0.03), length * 0.035],
      ],
      kind.top,
    );
}
