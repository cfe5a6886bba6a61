import { darker, lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../painting/shapes.ts';
import type { ColourName } from '../scene-description.ts';
import { limb, type Rig, swing } from './rig.ts';

type Drawing = (brush: Brush, phase: number, colour: string) => void;

interface Creature extends Omit<Rig, 'draw'> {
  readonly colour: string;
  readonly draw: Drawing;
}

const sin = (phase: number, turns = 1, offset = 0) => Math.sin(phase * TURN * turns + offset);

const CREATURES: Readonly<Record<string, Creature>> = {
  butterfly: {
    box: { left: -22, right: 22, top: -24, bottom: 18 },
    cycle: 0.42,
    frames: 10,
    speed: 45,
    medium: 'air',
    colour: '#f2862a',
    draw: drawButterfly,
  },
  bee: {
    box: { left: -16, right: 18, top: -20, bottom: 14 },
    cycle: 0.17,
    frames: 4,
    speed: 60,
    medium: 'air',
    colour: '#f6c22f',
    draw: drawBee,
  },
  dragonfly: {
    box: { left: -30, right: 22, top: -18, bottom: 14 },
    cycle: 0.17,
    frames: 4,
    speed: 70,
    medium: 'air',
    colour: '#2fa8b5',
    draw: drawDragonfly,
  },
  jellyfish: {
    box: { left: -30, right: 30, top: -40, bottom: 66 },
    cycle: 2,
    frames: 30,
    speed: 14,
    medium: 'submerged',
    colour: '#e58fd0',
    draw: drawJellyfish,
  },
  octopus: {
    box: { left: -60, right: 60, top: -54, bottom: 56 },
    cycle: 2.2,
    frames: 30,
    speed: 26,
    medium: 'submerged',
    colour: '#d2577a',
    draw: drawOctopus,
  },
  turtle: {
    box: { left: -50, right: 56, top: -34, bottom: 36 },
    cycle: 1.9,
    frames: 30,
    speed: 45,
    medium: 'submerged',
    colour: '#5fa055',
    draw: drawTurtle,
  },
  ray: {
    box: { left: -90, right: 60, top: -50, bottom: 50 },
    cycle: 2,
    frames: 30,
    speed: 60,
    medium: 'submerged',
    colour: '#4f6f8f',
    draw: drawRay,
  },
  crab: {
    box: { left: -34, right: 34, top: -34, bottom: 6 },
    cycle: 0.6,
    frames: 14,
    speed: 40,
    medium: 'ground',
    colour: '#e2503c',
    draw: drawCrab,
  },
  penguin: {
    box: { left: -30, right: 34, top: -76, bottom: 6 },
    cycle: 0.9,
    frames: 22,
    speed: 32,
    medium: 'ground',
    colour: '#2b3040',
    draw: drawPenguin,
  },
  snake: {
    box: { left: -70, right: 62, top: -30, bottom: 8 },
    cycle: 1.2,
    frames: 28,
    speed: 40,
    medium: 'ground',
    colour: '#5a9a48',
    draw: drawSnake,
  },
  dragon: {
    box: { left: -170, right: 130, top: -130, bottom: 90 },
    cycle: 1.2,
    frames: 28,
    speed: 170,
    medium: 'air',
    colour: '#3f9a6a',
    draw: drawDragon,
    seat: (phase) => ({ x: 4, y: -24 - sin(phase) * 6, angle: 0 }),
  },
  dinosaur: {
    box: { left: -150, right: 116, top: -176, bottom: 8 },
    cycle: 1.1,
    frames: 26,
    speed: 90,
    medium: 'ground',
    colour: '#6a9a4f',
    draw: drawDinosaur,
    seat: (phase) => ({ x: -14, y: -112 + sin(phase, 2) * 3, angle: 0 }),
  },
};

/** Null when there is no drawing of it: then its emoji stands in. */
export function creature(model: string, colour: ColourName | null, fire: boolean): Rig | null {
  const found = CREATURES[model];
  if (!found) return null;
  if (model === 'dragon' && fire)
    return breathingFire({
      ...found,
      draw: (brush, phase) => found.draw(brush, phase, colour ? NAMED_COLOURS[colour] : found.colour),
    });
  const tone = colour ? NAMED_COLOURS[colour] : found.colour;
  return { ...found, draw: (brush, phase) => found.draw(brush, phase, tone) };
}

function breathingFire(dragon: Rig): Rig {
  return {
    ...dragon,
    box: { ...dragon.box, right: 250 },
    draw(brush, phase) {
      brush.save();
      dragon.draw(brush, phase);
      brush.restore();
      brush.translate(118, -46 + sin(phase) * 7);
      for (const [length, width, tone] of [
        [118, 34, '#ff6a2a'],
        [92, 22, '#ffb02e'],
        [58, 11, '#fff3c4'],
      ] as const) {
        const lick = sin(phase, 3, length) * 8;
        brush.fillStyle = tone;
        brush.beginPath();
        brush.moveTo(0, 0);
        brush.bezierCurveTo(
          length * 0.4,
          -width * 0.4,
          length * 0.7,
          -width,
          length + lick,
          -width * 0.5 + lick,
        );
        brush.bezierCurveTo(
          length * 0.8,
          width * 0.1,
          length * 1.05,
          width * 0.8,
          length * 0.7,
          width + lick * 0.5,
        );
        brush.bezierCurveTo(length * 0.4, width * 0.7, length * 0.3, width * 0.4, 0, 0);
        brush.fill();
      }
    },
  };
}

function drawButterfly(brush: Brush, phase: number, colour: string): void {
  const open = 0.25 + 0.75 * Math.abs(sin(phase, 0.5));
  brush.translate(0, -sin(phase, 1, 1) * 2);
  for (const [side, shade] of [
    [-0.8, 0.22],
    [1, 0],
  ] as const) {
    brush.save();
    brush.scale(side * open, 1);
    oval(brush, 10, -9, 11, 12, darker(colour, 0.6), 0.5);
    oval(brush, 10, -9, 9, 10, darker(colour, shade), 0.5);
    oval(brush, 8, 7, 8, 9, darker(colour, 0.6), -0.4);
    oval(brush, 8, 7, 6.4, 7.4, lighter(darker(colour, shade), 0.2), -0.4);
    disc(brush, 13, -12, 2.2, '#fff4d6');
    brush.restore();
  }
  stroke(
    brush,
    [
      [0, -10],
      [0, 10],
    ],
    3.4,
    '#33262e',
  );
  for (const x of [-5, 5])
    stroke(
      brush,
      [
        [0, -10],
        [x, -18],
      ],
      1,
      '#33262e',
    );
}

function drawBee(brush: Brush, phase: number, colour: string): void {
  for (const x of [-3, 4])
    oval(brush, x, -10, 5, 9 * (0.5 + 0.5 * Math.abs(sin(phase, 0.5))), 'rgba(235,246,255,0.8)', x * 0.06);
  oval(brush, 0, 0, 13, 9, colour);
  brush.save();
  brush.beginPath();
  brush.ellipse(0, 0, 13, 9, 0, 0, TURN);
  brush.clip();
  for (const x of [-8, -1]) roundedBox(brush, x, -10, 4, 20, 0, '#33262e');
  brush.restore();
  disc(brush, 11, -1, 6, '#33262e');
  disc(brush, 13, -3, 1.6, '#ffffff');
}

function drawDragonfly(brush: Brush, phase: number, colour: string): void {
  const open = 0.4 + 0.6 * Math.abs(sin(phase, 0.5));
  for (const x of [-2, 6]) oval(brush, x - 3, -8 * open, 4, 16 * open, 'rgba(220,244,255,0.75)', -0.5);
  stroke(
    brush,
    [
      [8, 0],
      [-26, 3],
    ],
    4,
    colour,
  );
  disc(brush, 10, -1, 6, darker(colour, 0.2));
  disc(brush, 13, -3, 3, '#e2503c');
}

function drawJellyfish(brush: Brush, phase: number, colour: string): void {
  const squeeze = 1 + sin(phase) * 0.13;
  for (let arm = 0; arm < 7; arm++) {
    const x = (arm - 3) * 6 * squeeze;
    const points = Array.from({ length: 9 }, (_, index): [number, number] => [
      x + Math.sin(phase * TURN - index * 0.7 + arm) * index * 0.9,
      4 + index * 7,
    ]);
    stroke(brush, points, arm % 2 ? 2 : 3.4, `${lighter(colour, 0.2)}b0`);
  }
  brush.fillStyle = `${colour}e6`;
  brush.beginPath();
  brush.moveTo(-26 * squeeze, 6);
  brush.bezierCurveTo(-28 * squeeze, -38 / squeeze, 28 * squeeze, -38 / squeeze, 26 * squeeze, 6);
  for (let lobe = 3; lobe >= 0; lobe--)
    brush.quadraticCurveTo((-26 + (lobe + 0.5) * 13) * squeeze, 13, (-26 + lobe * 13) * squeeze, 6);
  brush.fill();
  oval(brush, -6, -14, 9, 6, 'rgba(255,255,255,0.45)', -0.4);
}

function drawOctopus(brush: Brush, phase: number, colour: string): void {
  for (let arm = 0; arm < 8; arm++) {
    const base = (arm - 3.5) * 6;
    const points = Array.from({ length: 10 }, (_, index): [number, number] => [
      base * (1 + index * 0.16) + Math.sin(phase * TURN - index * 0.55 + arm * 0.9) * index * 1.5,
      2 + index * 5,
    ]);
    for (let part = 0; part < 9; part++)
      stroke(
        brush,
        [points[part]!, points[part + 1]!],
        9 - part * 0.7,
        arm % 2 ? darker(colour, 0.16) : colour,
      );
  }
  oval(brush, 0, -20 + sin(phase), 25, 29, colour);
  oval(brush, -8, -34, 8, 6, lighter(colour, 0.25), -0.5);
  for (const x of [-3, 13]) {
    disc(brush, x, -12, 6, '#ffffff');
    disc(brush, x + 1.4, -11, 3.4, '#231a22');
  }
  stroke(
    brush,
    [
      [0, 0],
      [6, 2],
      [12, 0],
    ],
    1.6,
    darker(colour, 0.5),
  );
}

function drawTurtle(brush: Brush, phase: number, colour: string): void {
  const row = sin(phase);
  const skin = lighter(colour, 0.15);
  for (const [x, length, far] of [
    [18, 34, true],
    [-22, 20, true],
  ] as const) {
    brush.save();
    brush.translate(x, 2);
    brush.rotate(0.5 - row * 0.6);
    oval(brush, -6, -length * 0.5, 8, length * 0.55, far ? darker(skin, 0.25) : skin);
    brush.restore();
  }
  oval(brush, 42, -4 + row, 13, 10, skin);
  disc(brush, 46, -7 + row, 2, '#231a22');
  oval(brush, 0, 4, 37, 15, '#efdca8');
  brush.fillStyle = darker(colour, 0.18);
  brush.beginPath();
  brush.ellipse(0, 4, 37, 27, 0, Math.PI, 0);
  brush.fill();
  for (const [x, y] of [
    [-20, -6],
    [0, -13],
    [20, -6],
    [-8, -2],
    [10, -2],
  ] as const)
    polygon(
      brush,
      [
        [x - 8, y],
        [x - 4, y - 7],
        [x + 4, y - 7],
        [x + 8, y],
        [x + 4, y + 6],
        [x - 4, y + 6],
      ],
      lighter(colour, 0.06),
    );
  for (const [x, length] of [
    [20, 36],
    [-24, 20],
  ] as const) {
    brush.save();
    brush.translate(x, 8);
    brush.rotate(0.5 + row * 0.7);
    oval(brush, -4, length * 0.4, 8, length * 0.5, skin);
    brush.restore();
  }
}

function drawRay(brush: Brush, phase: number, colour: string): void {
  const lift = sin(phase) * 26;
  stroke(
    brush,
    [
      [-30, 0],
      [-60, 3],
      [-86, -2],
    ],
    3,
    darker(colour, 0.2),
  );
  polygon(
    brush,
    [
      [40, 0],
      [4, -lift - 8],
      [-14, -lift - 14],
      [-34, 0],
    ],
    darker(colour, 0.25),
  );
  oval(brush, 4, 2, 42, 11, colour);
  polygon(
    brush,
    [
      [40, 2],
      [8, lift + 6],
      [-12, lift + 12],
      [-34, 2],
    ],
    colour,
  );
  disc(brush, 32, -2, 2.2, '#15131a');
}

function drawCrab(brush: Brush, phase: number, colour: string): void {
  for (const side of [-1, 1]) {
    for (let leg = 0; leg < 3; leg++) {
      const step = Math.max(0, sin(phase, 1, leg * 2 + side)) * 4;
      stroke(
        brush,
        [
          [side * 12, -12],
          [side * (22 + leg * 3), -16 - step],
          [side * (25 + leg * 4), -1 - step],
        ],
        2.8,
        darker(colour, 0.15),
      );
    }
    const wave = sin(phase, 1, side) * 3;
    stroke(
      brush,
      [
        [side * 14, -16],
        [side * 22, -26 + wave],
      ],
      4,
      colour,
    );
    disc(brush, side * 24, -29 + wave, 6, colour);
    polygon(
      brush,
      [
        [side * 24, -29 + wave],
        [side * 22, -37 + wave],
        [side * 28, -36 + wave],
      ],
      '#f8f0e4',
    );
    stroke(
      brush,
      [
        [side * 5, -20],
        [side * 6, -27],
      ],
      2,
      colour,
    );
    disc(brush, side * 6, -28, 3, '#ffffff');
    disc(brush, side * 6 + 0.6, -28, 1.6, '#231a22');
  }
  oval(brush, 0, -13, 19, 11, colour);
  stroke(
    brush,
    [
      [-5, -10],
      [0, -8],
      [5, -10],
    ],
    1.6,
    darker(colour, 0.5),
  );
}

function drawPenguin(brush: Brush, phase: number, colour: string): void {
  const sway = sin(phase) * 0.11;
  for (const [side, offset] of [
    [-1, 0],
    [1, Math.PI],
  ] as const)
    oval(brush, side * 8 + 2, -2 - Math.max(0, sin(phase, 1, offset)) * 5, 9, 4, '#f2a33a');
  brush.rotate(sway);
  brush.save();
  brush.translate(-18, -44);
  brush.rotate(0.35 + sin(phase) * 0.2);
  oval(brush, 0, 11, 5, 17, darker(colour, 0.2));
  brush.restore();
  oval(brush, 0, -30, 21, 31, colour);
  oval(brush, 5, -26, 15, 25, '#f7f8fa');
  disc(brush, 3, -60, 15, colour);
  oval(brush, 9, -57, 8, 8.6, '#f7f8fa');
  polygon(
    brush,
    [
      [14, -60],
      [28, -56],
      [14, -53],
    ],
    '#f2a33a',
  );
  disc(brush, 9, -62, 2.3, '#15131a');
  oval(brush, 5, -54, 3, 2, '#f7b9a8');
  brush.save();
  brush.translate(16, -44);
  brush.rotate(-0.3 + sin(phase, 1, 2) * 0.25);
  oval(brush, 0, 12, 5, 17, darker(colour, 0.1));
  brush.restore();
}

function drawSnake(brush: Brush, phase: number, colour: string): void {
  const points = Array.from({ length: 26 }, (_, index): [number, number] => [
    -64 + index * 4.4,
    -8 + Math.sin(index * 0.62 - phase * TURN) * 6 - (index > 20 ? (index - 20) ** 1.6 * 0.9 : 0),
  ]);
  for (let part = 0; part < 25; part++)
    stroke(
      brush,
      [points[part]!, points[part + 1]!],
      3 + Math.min(9, part * 0.9),
      part % 4 < 2 ? colour : darker(colour, 0.2),
    );
  const [x, y] = points[25]!;
  oval(brush, x + 5, y, 11, 7, colour);
  disc(brush, x + 8, y - 3, 2, '#15131a');
  if (sin(phase, 2) > 0)
    stroke(
      brush,
      [
        [x + 15, y + 1],
        [x + 22, y + 1],
      ],
      1.4,
      '#d2303c',
    );
}

function drawDragon(brush: Brush, phase: number, colour: string): void {
  const flap = sin(phase);
  brush.translate(0, flap * 7);
  const wing = (far: boolean) => {
    const lift = -flap * 92 - 18;
    const shift = far ? 14 : 0;
    brush.fillStyle = far ? darker(colour, 0.42) : darker(colour, 0.22);
    brush.beginPath();
    brush.moveTo(18 + shift, -14);
    brush.quadraticCurveTo(24 + shift, lift * 0.7, -10 + shift, lift);
    brush.quadraticCurveTo(-20 + shift, lift * 0.62, -44 + shift, lift * 0.72);
    brush.quadraticCurveTo(-40 + shift, lift * 0.36, -64 + shift, lift * 0.32);
    brush.quadraticCurveTo(-44 + shift, 0, -34 + shift, -2);
    brush.fill();
    stroke(
      brush,
      [
        [16 + shift, -14],
        [8 + shift, lift * 0.6],
        [-10 + shift, lift],
      ],
      5,
      far ? darker(colour, 0.3) : colour,
    );
  };
  wing(true);
  const tail = Array.from({ length: 12 }, (_, index): [number, number] => [
    -30 - index * 10,
    6 + Math.sin(phase * TURN - index * 0.5) * index * 1.4,
  ]);
  for (let part = 0; part < 11; part++) stroke(brush, [tail[part]!, tail[part + 1]!], 25 - part * 2, colour);
  const tip = tail[11]!;
  polygon(
    brush,
    [
      [tip[0] + 4, tip[1] - 3],
      [tip[0] - 20, tip[1] - 12],
      [tip[0] - 12, tip[1] + 2],
      [tip[0] - 20, tip[1] + 13],
    ],
    darker(colour, 0.25),
  );
  for (const x of [-22, 14])
    limb(
      brush,
      [
        { x, y: 14 },
        { x: x - 8, y: 36 },
        { x: x + 2, y: 48 },
      ],
      [14, 9, 6],
      [darker(colour, 0.15), darker(colour, 0.15)],
    );
  oval(brush, -4, 4, 44, 25, colour);
  oval(brush, 2, 14, 34, 14, '#f2dca0');
  stroke(
    brush,
    [
      [30, -4],
      [54, -26],
      [72, -46],
    ],
    23,
    colour,
  );
  stroke(
    brush,
    [
      [36, 2],
      [58, -20],
      [72, -38],
    ],
    9,
    '#f2dca0',
  );
  for (let spike = 0; spike < 7; spike++)
    polygon(
      brush,
      [
        [-40 + spike * 13, -14 - spike * 1.5],
        [-34 + spike * 13, -30 - spike * 2],
        [-26 + spike * 13, -15 - spike * 1.5],
      ],
      '#f2a63a',
    );
  oval(brush, 80, -54, 20, 15, colour);
  roundedBox(brush, 84, -60, 34, 17, 8, colour);
  stroke(
    brush,
    [
      [94, -46],
      [116, -46],
    ],
    2,
    darker(colour, 0.45),
  );
  for (const x of [68, 78])
    stroke(
      brush,
      [
        [x, -66],
        [x - 14, -86],
      ],
      5,
      '#f2e3c0',
    );
  disc(brush, 86, -60, 5, '#ffd23f');
  oval(brush, 87, -60, 1.6, 4, '#15131a');
  disc(brush, 113, -55, 1.8, darker(colour, 0.5));
  wing(false);
}

function drawDinosaur(brush: Brush, phase: number, colour: string): void {
  const bob = sin(phase, 2) * 3;
  const leg = (offset: number, far: boolean) => {
    const angle = sin(phase, 1, offset) * 0.5;
    const lift = Math.max(0, Math.cos(phase * TURN + offset)) * 0.8;
    const hip = { x: -16, y: -84 + bob };
    const knee = swing(hip, angle + 0.45, 40);
    const ankle = swing(knee, angle - 0.5 - lift, 34);
    const foot = { x: ankle.x + 4, y: Math.min(-5, ankle.y + 12) };
    const shade = far ? darker(colour, 0.3) : darker(colour, 0.08);
    limb(brush, [hip, knee, ankle, foot], [44, 24, 13, 12], [shade, shade, shade]);
    oval(brush, foot.x + 9, foot.y, 17, 6, shade);
  };
  leg(Math.PI, true);
  const tail = Array.from({ length: 11 }, (_, index): [number, number] => [
    -34 - index * 11,
    -90 + bob - index * 1.5 + Math.sin(phase * TURN - index * 0.4) * index * 1.2,
  ]);
  for (let part = 0; part < 10; part++)
    stroke(brush, [tail[part]!, tail[part + 1]!], 46 - part * 4.2, colour);
  oval(brush, -4, -92 + bob, 50, 33, colour, -0.35);
  oval(brush, 8, -78 + bob, 36, 20, lighter(colour, 0.35), -0.4);
  stroke(
    brush,
    [
      [26, -108 + bob],
      [44, -134 + bob],
    ],
    36,
    colour,
  );
  leg(0, false);
  for (const [x, y] of [
    [34, -92],
    [40, -96],
  ] as const)
    stroke(
      brush,
      [
        [x, y + bob],
        [x + 14, y + 10 + bob],
        [x + 22, y + 4 + bob],
      ],
      6,
      darker(colour, 0.15),
    );
  const jaw = 5 + Math.max(0, sin(phase)) * 7;
  roundedBox(brush, 48, -136 + bob + jaw, 48, 15, 7, darker(colour, 0.12));
  roundedBox(brush, 32, -164 + bob, 72, 33, 14, colour);
  for (let tooth = 0; tooth < 6; tooth++)
    polygon(
      brush,
      [
        [62 + tooth * 6.5, -132 + bob],
        [65 + tooth * 6.5, -125 + bob],
        [68 + tooth * 6.5, -132 + bob],
      ],
      '#ffffff',
    );
  disc(brush, 60, -154 + bob, 5, '#ffe27a');
  disc(brush, 61, -154 + bob, 2.6, '#15131a');
  disc(brush, 98, -154 + bob, 2, darker(colour, 0.5));
}
