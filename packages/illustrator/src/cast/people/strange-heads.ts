import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke } from '../../painting/shapes.ts';
import { mouthOpening } from '../mouth.ts';
import type { PersonLook } from './person-look.ts';

export function drawRobotHead(brush: Brush, look: PersonLook, blink: boolean): void {
  stroke(
    brush,
    [
      [0, -12],
      [0, -19],
    ],
    1.8,
    '#6b7a8c',
  );
  disc(brush, 0, -20, 2.8, '#ff5a4f');
  roundedBox(brush, -13, -12, 27, 23, 6, look.skin);
  roundedBox(brush, -7, -7.5, 20, 11, 4.6, '#1e2a3a');
  for (const x of [-1, 8]) {
    if (blink)
      stroke(
        brush,
        [
          [x - 2, -2],
          [x + 2, -2],
        ],
        1.6,
        '#5fe8ff',
      );
    else disc(brush, x, -2, 2.9, '#5fe8ff');
  }
  const opening = mouthOpening() ?? 0;
  for (const x of [-2, 2, 6]) {
    const tall = 2.6 + opening * 3;
    roundedBox(brush, x, 7.2 - tall / 2, 2.6, tall, 0.6, opening > 0 ? '#5fe8ff' : '#4b5a6c');
  }
  roundedBox(brush, -16, -4, 4, 9, 2, '#d2573f');
}

function speakingMouth(brush: Brush, x: number, y: number): void {
  const opening = mouthOpening() ?? 0;
  if (opening > 0) oval(brush, x, y, 2.8, 0.7 + opening * 2, '#5a1f2a');
}

export function drawAlienHead(brush: Brush, look: PersonLook, blink: boolean): void {
  for (const side of [-5, 6]) {
    stroke(
      brush,
      [
        [side * 0.6, -12],
        [side * 1.3, -22],
      ],
      1.6,
      look.skin,
    );
    disc(brush, side * 1.3, -23, 2.6, lighter(look.skin, 0.3));
  }
  oval(brush, 1, -2, 14, 14, look.skin);
  oval(brush, 3, 6, 8, 7, look.skin);
  for (const [x, turn] of [
    [-1, 0.4],
    [9, -0.3],
  ] as const)
    oval(brush, x, 0, 3.4, blink ? 0.8 : 5, '#1c1c2a', turn);
  stroke(
    brush,
    [
      [2, 9],
      [5, 10],
      [8, 9],
    ],
    1,
    darker(look.skin, 0.4),
  );
  speakingMouth(brush, 5, 9.4);
}

export function drawMonkeyHead(brush: Brush, look: PersonLook, blink: boolean): void {
  for (const x of [-11, 12]) {
    disc(brush, x, 0, 5, look.skin);
    disc(brush, x, 0, 3, '#e3b98f');
  }
  disc(brush, 0, -1, 12, look.skin);
  oval(brush, 3, 4, 9, 7.6, '#e3b98f');
  for (const x of [0, 7]) {
    disc(brush, x, -2, 3.8, '#e3b98f');
    oval(brush, x + 0.6, -1.6, 1.4, blink ? 0.5 : 2, '#231a1f');
  }
  stroke(
    brush,
    [
      [-1, 6],
      [4, 8.4],
      [9, 6],
    ],
    1.2,
    '#6b3f2a',
  );
  speakingMouth(brush, 4, 7.6);
}

export function drawSnowmanHead(brush: Brush): void {
  disc(brush, 0, 0, 13, '#f7fafd');
  speakingMouth(brush, 5, 7);
  for (const x of [2, 8]) disc(brush, x, -3, 1.6, '#2a2730');
  polygon(
    brush,
    [
      [5, 0],
      [17, 3],
      [5, 4],
    ],
    '#f08a3c',
  );
  roundedBox(brush, -10, -26, 20, 15, 2, '#2f2d38');
  oval(brush, 0, -11, 15, 3, '#2f2d38');
}

/** Plush: round ears, a light muzzle with a sewn nose, button eyes and a seam over the forehead. */
export function drawTeddyHead(brush: Brush, look: PersonLook): void {
  for (const x of [-11, 12]) {
    disc(brush, x, -10, 6.4, look.skin);
    disc(brush, x, -10, 3.8, '#ecd0a4');
  }
  disc(brush, 0, 0, 14, look.skin);
  oval(brush, 5, 5, 8, 6.4, '#ecd0a4');
  for (const x of [-2, 9]) disc(brush, x, -3, 2, '#2a2024');
  oval(brush, 6, 2.6, 2.8, 2, '#3a2a24');
  stroke(
    brush,
    [
      [6, 4],
      [6, 7.4],
    ],
    1,
    '#3a2a24',
  );
  speakingMouth(brush, 6, 9);
  for (let stitch = 0; stitch < 4; stitch++)
    stroke(
      brush,
      [
        [1, -13 + stitch * 2.6],
        [4, -12.4 + stitch * 2.6],
      ],
      0.8,
      '#7a5230',
    );
}

/** Shaggy, with horns and one large eye. */
export function drawMonsterHead(brush: Brush, look: PersonLook): void {
  for (const side of [-1, 1]) drawHorn(brush, side);
  for (let tuft = 0; tuft < 12; tuft++) {
    const angle = (tuft / 12) * Math.PI * 2;
    disc(brush, Math.cos(angle) * 11, Math.sin(angle) * 10 + 1, 5, darker(look.skin, tuft % 2 ? 0.08 : 0));
  }
  disc(brush, 0, 1, 12, look.skin);
  disc(brush, 4, -3, 6, '#ffffff');
  disc(brush, 5.5, -3, 2.8, '#2a2730');
  const open = 2.4 + (mouthOpening() ?? 0) * 3;
  oval(brush, 3, 7.4, 7, open, '#4a1f35');
  brush.fillStyle = '#ffffff';
  for (const x of [-2, 2.4, 6.8])
    polygon(brush, [
      [x - 1.6, 7.4 - open * 0.8],
      [x + 1.6, 7.4 - open * 0.8],
      [x, 7.4 + 0.8],
    ]);
}

function drawHorn(brush: Brush, side: number): void {
  brush.fillStyle = '#f0e2c0';
  polygon(brush, [
    [side * 5 - 3, -9],
    [side * 5 + 3, -9],
    [side * 9, -20],
  ]);
}
