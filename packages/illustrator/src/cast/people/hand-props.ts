import { darker, NAMED_COLOURS } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Accessory, Body } from './draw-person.ts';

export const umbrella =
  (colour: ColourName | null): Accessory =>
  (brush, body, phase) => {
    const { x, y } = body.nearHand;
    const tone = NAMED_COLOURS[colour ?? 'red'];
    const tilt = Math.sin(phase * TURN) * 1.5;
    stroke(
      brush,
      [
        [x, y + 6],
        [x + tilt, y - 58],
      ],
      1.8,
      '#4a4650',
    );
    const cx = x + tilt;
    const cy = y - 54;
    brush.fillStyle = tone;
    brush.beginPath();
    brush.moveTo(cx - 40, cy + 8);
    brush.bezierCurveTo(cx - 34, cy - 30, cx + 34, cy - 30, cx + 40, cy + 8);
    for (let rib = 4; rib > 0; rib--)
      brush.quadraticCurveTo(cx - 40 + (rib - 0.5) * 20, cy + 1, cx - 40 + (rib - 1) * 20, cy + 8);
    brush.fill();
    brush.fillStyle = darker(tone, 0.16);
    brush.beginPath();
    brush.moveTo(cx, cy - 21);
    brush.quadraticCurveTo(cx + 22, cy - 16, cx + 20, cy + 8);
    brush.quadraticCurveTo(cx + 10, cy + 1, cx, cy + 8);
    brush.fill();
  };

export const book: Accessory = (brush, body) => {
  const x = (body.nearHand.x + body.farHand.x) / 2 + 3;
  const y = (body.nearHand.y + body.farHand.y) / 2 - 3;
  polygon(
    brush,
    [
      [x - 9, y - 6],
      [x, y - 2],
      [x, y + 9],
      [x - 9, y + 5],
    ],
    '#c0483f',
  );
  polygon(
    brush,
    [
      [x + 10, y - 7],
      [x, y - 2],
      [x, y + 9],
      [x + 10, y + 4],
    ],
    '#a83a33',
  );
  polygon(
    brush,
    [
      [x - 8, y - 7],
      [x, y - 3],
      [x + 9, y - 8],
      [x + 9, y + 2],
      [x, y + 7],
      [x - 8, y + 3],
    ],
    '#fbf6e8',
  );
};

export const laptop: Accessory = (brush) => {
  roundedBox(brush, 14, -37, 40, 4, 1.5, '#8a6242');
  for (const x of [18, 50])
    stroke(
      brush,
      [
        [x, -34],
        [x, 0],
      ],
      3,
      '#6b4a32',
    );
  roundedBox(brush, 20, -40, 20, 3, 1, '#b9c1cc');
  polygon(
    brush,
    [
      [38, -39],
      [47, -58],
      [50, -57],
      [41, -38],
    ],
    '#cfd6df',
  );
};

export const pan: Accessory = (brush, body, phase) => {
  const { x, y } = body.nearHand;
  stroke(
    brush,
    [
      [x, y],
      [x + 11, y + 1],
    ],
    2.6,
    '#3b3a44',
  );
  oval(brush, x + 21, y + 1, 12, 3.4, '#3b3a44');
  const toss = Math.abs(Math.sin(phase * TURN)) * 14;
  oval(brush, x + 21, y - 3 - toss, 7, 2.6, '#f2b134', Math.sin(phase * TURN) * 0.6);
};

export const easel: Accessory = (brush, body) => {
  stroke(
    brush,
    [
      [40, -70],
      [30, 0],
    ],
    2.6,
    '#8a6242',
  );
  stroke(
    brush,
    [
      [44, -70],
      [54, 0],
    ],
    2.6,
    '#8a6242',
  );
  polygon(
    brush,
    [
      [30, -80],
      [56, -84],
      [60, -40],
      [34, -36],
    ],
    '#fbf8ef',
  );
  for (const [x, y, colour] of [
    [40, -70, '#e2574c'],
    [48, -62, '#3f8fd2'],
    [42, -54, '#f2b134'],
    [51, -50, '#4fae7b'],
  ] as const)
    oval(brush, x, y, 5, 4, colour, 0.4);
  stroke(
    brush,
    [
      [body.nearHand.x, body.nearHand.y],
      [body.nearHand.x + 8, body.nearHand.y - 3],
    ],
    1.6,
    '#6b4a32',
  );
};

export const sword =
  (colour: string): Accessory =>
  (brush, body) => {
    const { x, y } = body.nearHand;
    stroke(
      brush,
      [
        [x, y],
        [x + 16, y - 38],
      ],
      3,
      colour,
    );
    stroke(
      brush,
      [
        [x - 4, y - 4],
        [x + 7, y],
      ],
      2.4,
      '#c9a23a',
    );
  };

export const wand: Accessory = (brush, body, phase) => {
  const { x, y } = body.nearHand;
  stroke(
    brush,
    [
      [x, y],
      [x + 12, y - 14],
    ],
    1.8,
    '#6b4a32',
  );
  for (let ray = 0; ray < 5; ray++) {
    const angle = ray * 1.2566 + phase * TURN;
    disc(brush, x + 13 + Math.cos(angle) * 6, y - 16 + Math.sin(angle) * 6, 1.6, '#ffe27a');
  }
  disc(brush, x + 13, y - 16, 3, '#fff4c0');
};

/** Any small thing, as a picture held up in the hand. */
export const picture =
  (draw: (brush: Brush, size: number) => void, size: number, string = 0): Accessory =>
  (brush, body: Body, phase) => {
    const { x, y } = body.nearHand;
    const sway = Math.sin(phase * TURN) * string * 0.08;
    if (string > 0)
      stroke(
        brush,
        [
          [x, y],
          [x + 8 + sway, y - string],
        ],
        0.9,
        '#f0ece4',
      );
    brush.save();
    brush.translate(x + (string > 0 ? 8 + sway : 4), y - string - (string > 0 ? size * 0.45 : size * 0.3));
    draw(brush, size);
    brush.restore();
  };

const HAND_LANTERN = `
  disc #ffe9a0@35 0 18 26
  disc #ffe9a0@45 0 18 17
  curve $-30 1.4 M -6 8 C -6 -3 6 -3 6 8
  poly $ -8 9 8 9 5 5 -5 5
  box #fff3c0 -7 9 14 18 2
  path #f2832a M 0 12 C 5 18 4 25 0 25 C -4 25 -5 18 0 12 Z
  line $ 1.2 -7 9 -7 27
  line $ 1.2 7 9 7 27
  box $ -8.4 26 17 4 1`;

/** Hangs from the hand by its handle and glows. */
export const handLantern =
  (colour: ColourName | null): Accessory =>
  (brush, { nearHand }, phase) => {
    brush.save();
    brush.translate(nearHand.x + 2, nearHand.y);
    brush.rotate(Math.sin(phase * TURN) * 0.12);
    drawSketch(brush, HAND_LANTERN, { main: colour ? NAMED_COLOURS[colour] : '#4a4038' });
    brush.restore();
  };
