import { darker, lighter, mix, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, stroke, TURN } from '../painting/shapes.ts';
import type { ColourName } from '../scene-description.ts';
import type { Rig } from './rig.ts';

interface BirdKind {
  readonly body: string;
  readonly wing: string;
  readonly tip: string;
  readonly head: string;
  readonly beak: string;
  readonly neck: number;
  readonly beakLength: number;
  readonly legs: number;
  readonly size: number;
  readonly span: number;
}

const BIRD: BirdKind = {
  body: '#4f8fd0',
  wing: '#3a76b8',
  tip: '#28578c',
  head: '#4f8fd0',
  beak: '#f2a63a',
  neck: 0,
  beakLength: 9,
  legs: 0,
  size: 0.34,
  span: 1,
};

const KINDS: Readonly<Record<string, BirdKind>> = {
  bird: BIRD,
  eagle: {
    ...BIRD,
    body: '#6b4a32',
    wing: '#5a3d29',
    tip: '#3a281c',
    head: '#f4f1ea',
    beakLength: 13,
    size: 0.7,
    span: 1.35,
  },
  seagull: {
    ...BIRD,
    body: '#f7f8fa',
    wing: '#cfd6de',
    tip: '#4a515c',
    head: '#f7f8fa',
    size: 0.46,
    span: 1.3,
  },
  parrot: {
    ...BIRD,
    body: '#e2433a',
    wing: '#2f7fd6',
    tip: '#f2c23a',
    head: '#e2433a',
    beak: '#3a3640',
    beakLength: 8,
    size: 0.5,
  },
  owl: {
    ...BIRD,
    body: '#8a6548',
    wing: '#6f4f38',
    tip: '#4f3828',
    head: '#9a7555',
    beakLength: 5,
    size: 0.5,
    span: 1.1,
  },
  dove: { ...BIRD, body: '#f6f6f8', wing: '#e6e8ee', tip: '#c9cfda', head: '#f6f6f8', size: 0.36 },
  crow: {
    ...BIRD,
    body: '#2b2a33',
    wing: '#23222a',
    tip: '#17161d',
    head: '#2b2a33',
    beak: '#3f3d48',
    beakLength: 12,
    size: 0.42,
  },
  crane: {
    ...BIRD,
    body: '#f7f8fa',
    wing: '#eef0f4',
    tip: '#2b2a33',
    head: '#f7f8fa',
    beak: '#c9973a',
    neck: 42,
    beakLength: 16,
    legs: 46,
    size: 0.62,
    span: 1.3,
  },
  flamingo: {
    ...BIRD,
    body: '#f48fb1',
    wing: '#ee6f9a',
    tip: '#2b2a33',
    head: '#f48fb1',
    beak: '#33313c',
    neck: 44,
    beakLength: 12,
    legs: 50,
    size: 0.6,
    span: 1.2,
  },
  duck: {
    ...BIRD,
    body: '#8f7a5f',
    wing: '#7a6850',
    tip: '#3f6ab0',
    head: '#2f8a5a',
    neck: 14,
    beakLength: 13,
    size: 0.44,
  },
  swan: {
    ...BIRD,
    body: '#ffffff',
    wing: '#f0f3f8',
    tip: '#dfe5ee',
    head: '#ffffff',
    beak: '#f08a3c',
    neck: 40,
    beakLength: 12,
    size: 0.72,
    span: 1.2,
  },
  goose: {
    ...BIRD,
    body: '#d9d4c9',
    wing: '#b8b1a3',
    tip: '#7d7668',
    head: '#4a4540',
    neck: 28,
    beakLength: 10,
    size: 0.56,
    span: 1.2,
  },
  phoenix: {
    ...BIRD,
    body: '#f2742a',
    wing: '#f2a52a',
    tip: '#e2331f',
    head: '#f29a2a',
    neck: 14,
    size: 0.85,
    span: 1.4,
  },
  bat: {
    ...BIRD,
    body: '#3a3244',
    wing: '#2f2838',
    tip: '#241f2c',
    head: '#3a3244',
    beakLength: 0,
    size: 0.36,
    span: 1.2,
  },
  hummingbird: {
    ...BIRD,
    body: '#2fae86',
    wing: '#8fd6c9',
    tip: '#57b5a5',
    head: '#2f8fae',
    beak: '#33313c',
    beakLength: 20,
    size: 0.24,
  },
};

export function flyingBird(model: string, colour: ColourName | null): Rig {
  const kind = kindOf(model, colour);
  const { size } = kind;
  const quick = size < 0.4 ? 0.5 : size < 0.55 ? 0.7 : 1;
  return {
    box: {
      left: -120 * size,
      right: (110 + kind.neck) * size,
      top: -130 * size * kind.span,
      bottom: 120 * size * kind.span,
    },
    cycle: quick,
    frames: Math.round(24 * quick),
    speed: 190,
    medium: 'air',
    draw(brush, phase) {
      brush.save();
      brush.scale(size, size);
      drawFlying(brush, kind, model, phase);
      brush.restore();
    },
    seat: () => ({ x: -6 * size, y: -16 * size, angle: 0 }),
  };
}

function kindOf(model: string, colour: ColourName | null): BirdKind {
  const kind = KINDS[model] ?? BIRD;
  if (!colour) return kind;
  const tone = NAMED_COLOURS[colour];
  return {
    ...kind,
    body: mix(tone, kind.body, 0.2),
    wing: darker(tone, 0.12),
    tip: darker(tone, 0.35),
    head: tone,
  };
}

function drawFlying(brush: Brush, kind: BirdKind, model: string, phase: number): void {
  // The down stroke is quicker than the up stroke, and the body answers it.
  const flap = Math.sin(phase * TURN) + 0.2 * Math.sin(phase * TURN * 2);
  brush.translate(0, flap * 6);
  drawWing(brush, kind, flap * 0.9, true);
  if (kind.legs)
    for (const y of [4, 9])
      stroke(
        brush,
        [
          [-34, y],
          [-34 - kind.legs * 1.4, y + 6],
        ],
        3.4,
        model === 'flamingo' ? '#ee6f9a' : '#4a4540',
      );
  polygon(
    brush,
    [
      [-36, -2],
      [-86, -12],
      [-92, 2],
      [-84, 14],
      [-38, 12],
    ],
    kind.tip,
  );
  if (model === 'phoenix')
    for (const y of [-10, 4, 18])
      stroke(
        brush,
        [
          [-60, 4],
          [-118, y + flap * 8],
        ],
        7,
        y === 4 ? '#f2c23a' : '#e2331f',
      );
  oval(brush, -4, 4, 46, 22, kind.body, -0.06);
  oval(brush, 6, 12, 32, 11, lighter(kind.body, 0.3), -0.06);
  const headX = 42 + kind.neck * 0.95;
  const headY = -10 - kind.neck * 0.12;
  if (kind.neck > 0)
    stroke(
      brush,
      [
        [28, 0],
        [42 + kind.neck * 0.4, -2],
        [headX, headY],
      ],
      13,
      kind.body,
    );
  drawBirdHead(brush, kind, model, headX, headY);
  drawWing(brush, kind, flap, false);
}

function drawBirdHead(brush: Brush, kind: BirdKind, model: string, x: number, y: number): void {
  if (kind.beakLength > 0)
    polygon(
      brush,
      [
        [x + 10, y - 6],
        [x + 14 + kind.beakLength, y + 3],
        [x + 10, y + 7],
      ],
      kind.beak,
    );
  disc(brush, x, y, 16, kind.head);
  if (model === 'bat')
    for (const ear of [-8, 6])
      polygon(
        brush,
        [
          [x + ear - 5, y - 10],
          [x + ear, y - 28],
          [x + ear + 6, y - 10],
        ],
        kind.head,
      );
  if (model === 'crane') oval(brush, x, y - 12, 9, 5, '#e2433a');
  if (model === 'phoenix')
    for (const lean of [-16, -8, 0])
      stroke(
        brush,
        [
          [x - 2, y - 12],
          [x + lean - 6, y - 32],
        ],
        4,
        '#f2c23a',
      );
  if (model === 'owl') disc(brush, x + 5, y - 3, 8, '#f6ead4');
  disc(brush, x + 6, y - 3, model === 'owl' ? 5 : 3.6, model === 'owl' ? '#f2b134' : '#ffffff');
  disc(brush, x + 6.6, y - 3, 2.4, '#1d1a22');
}

function drawWing(brush: Brush, kind: BirdKind, flap: number, far: boolean): void {
  const reach = 96 * kind.span;
  const lift = -flap * reach * 0.92;
  const colour = far ? darker(kind.wing, 0.24) : kind.wing;
  const shift = far ? 10 : 0;
  const tipX = -34 + shift - Math.abs(flap) * 6;
  brush.fillStyle = far ? darker(kind.tip, 0.2) : kind.tip;
  brush.beginPath();
  brush.moveTo(22 + shift, -4);
  brush.quadraticCurveTo(26 + shift, lift * 0.6, tipX + 8, lift);
  brush.quadraticCurveTo(tipX - 24, lift * 0.72, -44 + shift, 2);
  brush.closePath();
  brush.fill();
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(24 + shift, -4);
  brush.quadraticCurveTo(26 + shift, lift * 0.5, tipX + 14, lift * 0.82);
  brush.quadraticCurveTo(tipX + 2, lift * 0.5, -30 + shift, 4);
  brush.closePath();
  brush.fill();
}

/** Ducks, swans and geese rest on the water. */
export function swimmingBird(model: string, colour: ColourName | null): Rig {
  const kind = kindOf(model, colour);
  const { size } = kind;
  return {
    box: { left: -80 * size, right: 80 * size, top: -(80 + kind.neck * 1.4) * size, bottom: 20 * size },
    cycle: 2.2,
    frames: 26,
    speed: 40,
    medium: 'water',
    draw(brush, phase) {
      brush.save();
      brush.scale(size, size);
      const nod = Math.sin(phase * TURN) * 2;
      polygon(
        brush,
        [
          [-44, -14],
          [-70, -30 + nod],
          [-36, -28],
        ],
        kind.tip,
      );
      oval(brush, -4, -12, 48, 22, kind.body);
      const headX = 34 + nod;
      const headY = -46 - kind.neck * 1.1;
      stroke(
        brush,
        [
          [30, -14],
          [40, -30],
          [26 + nod, -40 - kind.neck * 0.5],
          [headX, headY],
        ],
        14,
        kind.neck > 20 ? kind.body : kind.head,
      );
      drawBirdHead(brush, kind, model, headX, headY);
      oval(brush, -12, -18, 32, 14, kind.wing, 0.16 + nod * 0.01);
      oval(brush, 0, 6, 58, 5, 'rgba(255,255,255,0.35)');
      brush.restore();
    },
  };
}

/** Sits on a stump and looks about. */
export function perchedOwl(colour: ColourName | null): Rig {
  const kind = kindOf('owl', colour);
  return {
    box: { left: -40, right: 42, top: -112, bottom: 6 },
    cycle: 3.4,
    frames: 34,
    speed: 0,
    medium: 'ground',
    draw(brush, phase) {
      const look = Math.sin(phase * TURN) * 4;
      const blink = phase > 0.9 || (phase > 0.44 && phase < 0.48);
      polygon(
        brush,
        [
          [-34, 0],
          [-24, -36],
          [24, -36],
          [36, 0],
        ],
        '#6b4a32',
      );
      oval(brush, 0, -36, 25, 6, '#a8805a');
      oval(brush, 0, -36, 15, 3.4, '#8f6a48');
      brush.translate(0, -35);
      oval(brush, 0, -24, 21, 27, kind.body);
      oval(brush, 2, -18, 13, 19, lighter(kind.body, 0.4));
      for (let row = 0; row < 3; row++)
        for (const x of [-6, 2, 10]) oval(brush, x, -26 + row * 8, 2.6, 1.6, kind.wing);
      for (const side of [-1, 1]) {
        oval(brush, side * 19, -22, 7, 20, kind.wing, side * -0.2);
        polygon(
          brush,
          [
            [side * 7 + look * 0.5, -56],
            [side * 17 + look * 0.5, -70],
            [side * 17 + look * 0.5, -52],
          ],
          kind.wing,
        );
      }
      oval(brush, look * 0.5, -50, 21, 17, kind.head);
      for (const side of [-1, 1]) {
        disc(brush, side * 8.6 + look, -51, 8.6, '#f6ead4');
        if (blink)
          stroke(
            brush,
            [
              [side * 8.6 + look - 5, -51],
              [side * 8.6 + look + 5, -51],
            ],
            1.8,
            '#4f3828',
          );
        else {
          disc(brush, side * 8.6 + look, -51, 6, '#f2b134');
          disc(brush, side * 8.6 + look * 1.2, -51, 3.4, '#1d1a22');
        }
      }
      polygon(
        brush,
        [
          [look - 2.6, -47],
          [look + 2.6, -47],
          [look, -41],
        ],
        kind.beak,
      );
      for (const x of [-7, 7])
        stroke(
          brush,
          [
            [x - 3, 2],
            [x, 0],
            [x + 3, 2],
          ],
          2.6,
          '#d9973a',
        );
    },
  };
}
