import { alpha, darker, lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../painting/shapes.ts';
import type { ColourName } from '../scene-description.ts';
import type { Rig } from './rig.ts';

type Drawing = (brush: Brush, phase: number, colour: string) => void;

interface Vehicle extends Omit<Rig, 'draw' | 'medium' | 'frames' | 'cycle'> {
  readonly colour: string;
  readonly draw: Drawing;
}

const GLASS = '#bfe3f2';
const TYRE = '#2a2a32';

/** One round is one fifth of a turn of a wheel with five spokes: the wheel spins smoothly with few pictures. */
const ROUND = { cycle: 0.25, frames: 6, medium: 'ground' } as const;

const VEHICLES: Readonly<Record<string, Vehicle>> = {
  car: { box: box(118, 78), speed: 380, colour: '#e2503c', draw: (b, p, c) => drawCar(b, p, c, 'family') },
  'sports car': {
    box: box(124, 66),
    speed: 520,
    colour: '#e23b2e',
    draw: (b, p, c) => drawCar(b, p, c, 'sport'),
  },
  taxi: { box: box(118, 88), speed: 360, colour: '#f6c22f', draw: (b, p, c) => drawCar(b, p, c, 'taxi') },
  'police car': {
    box: box(118, 88),
    speed: 460,
    colour: '#f4f6f8',
    draw: (b, p, c) => drawCar(b, p, c, 'police'),
  },
  'racing car': { box: box(140, 62), speed: 640, colour: '#e23b2e', draw: drawRacer },
  bus: { box: box(190, 132), speed: 300, colour: '#f2a02a', draw: drawBus },
  truck: { box: box(190, 132), speed: 300, colour: '#3f7fc9', draw: drawTruck },
  van: { box: box(140, 108), speed: 320, colour: '#f4f6f8', draw: drawVan },
  train: {
    box: { left: -420, right: 190, top: -156, bottom: 16 },
    speed: 420,
    colour: '#b8332f',
    draw: drawTrain,
  },
  tractor: { box: box(112, 118), speed: 110, colour: '#4a9a3f', draw: drawTractor },
  bicycle: {
    box: box(86, 84),
    speed: 240,
    colour: '#2f8fb5',
    draw: drawBicycle,
    seat: () => ({ x: -16, y: -58, angle: 0 }),
  },
  motorcycle: {
    box: box(96, 84),
    speed: 460,
    colour: '#d2403a',
    draw: drawMotorcycle,
    seat: () => ({ x: -14, y: -48, angle: 0 }),
  },
  skateboard: {
    box: box(40, 22),
    speed: 180,
    colour: '#e2503c',
    draw: drawBoard,
    seat: () => ({ x: 0, y: -10, angle: 0 }),
  },
};

export function vehicle(model: string, colour: ColourName | null): Rig {
  const found = VEHICLES[model] ?? VEHICLES['car']!;
  const tone = colour ? NAMED_COLOURS[colour] : found.colour;
  const pedalled = model === 'bicycle' ? { cycle: 0.9, frames: 22 } : {};
  return { ...found, ...ROUND, ...pedalled, draw: (brush, phase) => found.draw(brush, phase, tone) };
}

function box(half: number, tall: number) {
  return { left: -half, right: half, top: -tall, bottom: 8 };
}

export function drawWheel(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  turn: number,
  rim = '#cfd6de',
): void {
  disc(brush, x, y, radius, TYRE);
  disc(brush, x, y, radius * 0.62, rim);
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = ((spoke + turn) / 5) * TURN;
    stroke(
      brush,
      [
        [x, y],
        [x + Math.cos(angle) * radius * 0.55, y + Math.sin(angle) * radius * 0.55],
      ],
      radius * 0.14,
      '#6d7683',
    );
  }
  disc(brush, x, y, radius * 0.16, '#4b525c');
}

function drawCar(
  brush: Brush,
  phase: number,
  colour: string,
  kind: 'family' | 'sport' | 'taxi' | 'police',
): void {
  const bounce = Math.sin(phase * TURN) * 0.5;
  brush.save();
  brush.translate(0, bounce);
  const low = kind === 'sport';
  brush.fillStyle = colour;
  brush.beginPath();
  if (low) {
    brush.moveTo(-112, -16);
    brush.bezierCurveTo(-114, -36, -98, -40, -70, -42);
    brush.bezierCurveTo(-48, -60, -8, -62, 22, -44);
    brush.bezierCurveTo(60, -40, 104, -36, 112, -18);
  } else {
    brush.moveTo(-108, -16);
    brush.bezierCurveTo(-112, -40, -104, -44, -84, -46);
    brush.bezierCurveTo(-68, -74, -40, -74, -8, -74);
    brush.bezierCurveTo(24, -74, 36, -56, 50, -46);
    brush.bezierCurveTo(90, -44, 108, -36, 108, -16);
  }
  brush.closePath();
  brush.fill();
  const top = low ? -55 : -67;
  polygon(
    brush,
    low
      ? [
          [-50, -44],
          [-34, top],
          [-6, top],
          [-6, -42],
        ]
      : [
          [-70, -46],
          [-56, top],
          [-22, top],
          [-22, -46],
        ],
    GLASS,
  );
  polygon(
    brush,
    low
      ? [
          [0, -42],
          [0, top],
          [10, top + 2],
          [26, -42],
        ]
      : [
          [-14, -46],
          [-14, top],
          [6, top],
          [34, -46],
        ],
    GLASS,
  );
  roundedBox(brush, low ? -112 : -108, -26, 218, 12, 5, darker(colour, 0.2));
  if (kind === 'police') {
    roundedBox(brush, -40, -44, 60, 28, 2, '#2f4a7a');
    roundedBox(brush, -34, -82, 14, 8, 3, phase < 0.5 ? '#ff3b3b' : '#7a2a2a');
    roundedBox(brush, -18, -82, 14, 8, 3, phase < 0.5 ? '#2a4a8a' : '#4a8aff');
  }
  if (kind === 'taxi') {
    roundedBox(brush, -42, -84, 34, 11, 3, '#33313c');
    for (let check = 0; check < 16; check++)
      roundedBox(brush, -100 + check * 12.4, -38 + (check % 2) * 5, 6, 5, 0, '#33313c');
  }
  oval(brush, 102, -28, 5, 6, '#fff6cf');
  roundedBox(brush, -111, -34, 7, 9, 2, '#b8282a');
  stroke(
    brush,
    [
      [-18, -44],
      [-18, -20],
    ],
    1.6,
    darker(colour, 0.3),
  );
  roundedBox(brush, -12, -38, 12, 3, 1.5, darker(colour, 0.35));
  brush.restore();
  for (const x of [-66, 66]) drawWheel(brush, x, -18, 19, phase);
}

function drawRacer(brush: Brush, phase: number, colour: string): void {
  polygon(
    brush,
    [
      [-120, -22],
      [-104, -36],
      [-50, -40],
      [-10, -40],
      [30, -32],
      [128, -18],
      [128, -12],
      [-120, -12],
    ],
    colour,
  );
  roundedBox(brush, -134, -56, 12, 34, 2, darker(colour, 0.25));
  roundedBox(brush, -138, -60, 34, 7, 2, '#2a2a32');
  roundedBox(brush, 104, -14, 34, 6, 2, '#2a2a32');
  disc(brush, -22, -46, 11, '#f2c23a');
  roundedBox(brush, -16, -50, 12, 6, 2, '#2a2a32');
  stroke(
    brush,
    [
      [-60, -42],
      [-46, -54],
      [-38, -40],
    ],
    4,
    darker(colour, 0.3),
  );
  polygon(
    brush,
    [
      [-70, -30],
      [40, -26],
      [40, -20],
      [-70, -22],
    ],
    '#ffffff',
  );
  for (const x of [-86, 82]) drawWheel(brush, x, -20, 21, phase, '#e6c23a');
}

function drawBus(brush: Brush, phase: number, colour: string): void {
  roundedBox(brush, -180, -126, 360, 112, 14, colour);
  roundedBox(brush, -180, -44, 360, 10, 0, darker(colour, 0.25));
  for (let pane = 0; pane < 6; pane++) roundedBox(brush, -168 + pane * 48, -112, 40, 44, 5, GLASS);
  roundedBox(brush, 124, -112, 50, 56, 6, lighter(GLASS, 0.2));
  roundedBox(brush, 172, -40, 9, 12, 3, '#fff6cf');
  for (const x of [-116, 112]) drawWheel(brush, x, -20, 22, phase);
}

function drawTruck(brush: Brush, phase: number, colour: string): void {
  roundedBox(brush, -182, -128, 250, 108, 6, '#eef1f4');
  for (let rib = 1; rib < 8; rib++)
    stroke(
      brush,
      [
        [-182 + rib * 31, -122],
        [-182 + rib * 31, -26],
      ],
      1.6,
      '#cfd6de',
    );
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(74, -20);
  brush.lineTo(74, -108);
  brush.lineTo(124, -108);
  brush.bezierCurveTo(146, -104, 150, -66, 176, -58);
  brush.lineTo(178, -20);
  brush.fill();
  polygon(
    brush,
    [
      [100, -64],
      [100, -98],
      [122, -98],
      [140, -64],
    ],
    GLASS,
  );
  oval(brush, 174, -40, 5, 7, '#fff6cf');
  roundedBox(brush, -184, -24, 364, 8, 2, '#3b3f4a');
  for (const x of [-140, -92, 128]) drawWheel(brush, x, -20, 22, phase);
}

function drawVan(brush: Brush, phase: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.roundRect(-132, -102, 210, 86, 10);
  brush.fill();
  polygon(
    brush,
    [
      [60, -102],
      [92, -98],
      [120, -56],
      [132, -48],
      [132, -16],
      [60, -16],
    ],
    colour,
  );
  polygon(
    brush,
    [
      [74, -58],
      [74, -90],
      [88, -90],
      [108, -58],
    ],
    GLASS,
  );
  roundedBox(brush, -132, -50, 264, 10, 0, '#e2503c');
  oval(brush, 128, -34, 4, 7, '#fff6cf');
  for (const x of [-84, 78]) drawWheel(brush, x, -18, 20, phase);
}

function drawTrain(brush: Brush, phase: number, colour: string): void {
  stroke(
    brush,
    [
      [-420, 4],
      [190, 4],
    ],
    5,
    '#6d6470',
  );
  for (let sleeper = 0; sleeper < 24; sleeper++)
    roundedBox(brush, -418 + sleeper * 26 - phase * 26, 6, 14, 5, 1, '#6b4a32');
  for (const x of [-408, -208]) {
    roundedBox(brush, x, -100, 184, 84, 8, darker(colour, 0.1));
    roundedBox(brush, x - 4, -106, 192, 12, 5, '#4a3f45');
    for (let pane = 0; pane < 5; pane++) roundedBox(brush, x + 12 + pane * 34, -86, 26, 32, 4, '#ffe9b0');
    for (const wheel of [34, 66, 120, 152]) drawWheel(brush, x + wheel, -14, 14, phase);
  }
  roundedBox(brush, -18, -112, 62, 96, 4, colour);
  roundedBox(brush, -26, -120, 78, 12, 4, darker(colour, 0.35));
  roundedBox(brush, -6, -100, 38, 34, 4, GLASS);
  roundedBox(brush, 40, -84, 116, 58, 22, darker(colour, 0.1));
  for (const x of [66, 96, 126])
    stroke(
      brush,
      [
        [x, -83],
        [x, -28],
      ],
      4,
      '#e0b64a',
    );
  polygon(
    brush,
    [
      [122, -82],
      [118, -116],
      [144, -116],
      [140, -82],
    ],
    '#33313c',
  );
  oval(brush, 78, -86, 12, 10, '#e0b64a');
  polygon(
    brush,
    [
      [154, -30],
      [186, 0],
      [150, 0],
    ],
    '#33313c',
  );
  oval(brush, 156, -60, 6, 10, '#fff6cf');
  for (const x of [10, 62, 106]) drawWheel(brush, x, -20, 22, phase, '#b8332f');
  const rod = Math.sin(phase * TURN) * 7;
  stroke(
    brush,
    [
      [10 + rod, -16],
      [106 + rod, -16],
    ],
    4,
    '#cfd6de',
  );
  for (let puff = 0; puff < 4; puff++) {
    const age = (puff + phase) / 4;
    disc(brush, 128 - age * 150, -118 - age * 6 - 4, 8 + age * 16, alpha('#f4f4f6', 0.85 - age * 0.75));
  }
}

function drawTractor(brush: Brush, phase: number, colour: string): void {
  roundedBox(brush, -6, -66, 98, 38, 6, colour);
  roundedBox(brush, -62, -112, 66, 8, 3, darker(colour, 0.3));
  roundedBox(brush, -56, -106, 52, 52, 3, alpha(GLASS, 0.85));
  roundedBox(brush, -64, -60, 70, 28, 6, darker(colour, 0.1));
  stroke(
    brush,
    [
      [56, -66],
      [56, -98],
    ],
    6,
    '#33313c',
  );
  for (const y of [-56, -48, -40])
    stroke(
      brush,
      [
        [66, y],
        [86, y],
      ],
      2.6,
      darker(colour, 0.35),
    );
  drawWheel(brush, -48, -36, 38, phase, '#f2c23a');
  drawWheel(brush, 66, -22, 23, phase, '#f2c23a');
}

function drawBicycle(brush: Brush, phase: number, colour: string): void {
  for (const x of [-46, 48]) {
    brush.strokeStyle = TYRE;
    brush.lineWidth = 4;
    brush.beginPath();
    brush.arc(x, -28, 26, 0, TURN);
    brush.stroke();
    for (let spoke = 0; spoke < 8; spoke++) {
      const angle = ((spoke + phase * 8) / 8) * TURN;
      stroke(
        brush,
        [
          [x, -28],
          [x + Math.cos(angle) * 25, -28 + Math.sin(angle) * 25],
        ],
        0.8,
        '#aeb6c0',
      );
    }
  }
  stroke(
    brush,
    [
      [-46, -28],
      [-18, -54],
      [34, -56],
      [-4, -26],
      [-46, -28],
    ],
    4.4,
    colour,
  );
  stroke(
    brush,
    [
      [-4, -26],
      [-20, -60],
    ],
    4.4,
    colour,
  );
  stroke(
    brush,
    [
      [48, -28],
      [33, -62],
      [40, -72],
      [26, -72],
    ],
    4.4,
    colour,
  );
  roundedBox(brush, -30, -64, 22, 6, 3, '#33313c');
  const angle = phase * TURN;
  disc(brush, -4, -26, 7, '#6d7683');
  for (const side of [0, Math.PI])
    stroke(
      brush,
      [
        [-4, -26],
        [-4 + Math.cos(angle + side) * 13, -26 + Math.sin(angle + side) * 13],
      ],
      3,
      '#4b525c',
    );
}

function drawMotorcycle(brush: Brush, phase: number, colour: string): void {
  for (const x of [-54, 56]) drawWheel(brush, x, -24, 24, phase);
  stroke(
    brush,
    [
      [56, -24],
      [38, -68],
      [26, -74],
    ],
    6,
    '#aeb6c0',
  );
  polygon(
    brush,
    [
      [-58, -44],
      [-20, -52],
      [6, -60],
      [40, -56],
      [34, -36],
      [-10, -22],
      [-40, -28],
    ],
    colour,
  );
  roundedBox(brush, -54, -54, 52, 10, 5, '#33313c');
  roundedBox(brush, -18, -34, 36, 18, 5, '#6d7683');
  stroke(
    brush,
    [
      [-10, -16],
      [-70, -16],
    ],
    7,
    '#cfd6de',
  );
  oval(brush, 44, -60, 6, 7, '#fff6cf');
}

function drawBoard(brush: Brush, phase: number, colour: string): void {
  stroke(
    brush,
    [
      [-36, -12],
      [-28, -8],
      [28, -8],
      [36, -12],
    ],
    5,
    colour,
  );
  for (const x of [-20, 20]) drawWheel(brush, x, -3, 5, phase);
}
