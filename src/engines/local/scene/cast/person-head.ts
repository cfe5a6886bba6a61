import { darker, lighter, mix } from '../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke } from '../painting/shapes.ts';
import { drawAnimalHead } from './animal-head.ts';
import type { PersonLook } from './person-look.ts';
import { SPECIES } from './species.ts';

/** A head in three-quarter view, looking right; the origin is its middle, its radius 12. */
export function drawPersonHead(
  brush: Brush,
  look: PersonLook,
  blink: boolean,
  mouth: 'smile' | 'open',
): void {
  if (typeof look.head === 'object') {
    const species = SPECIES[look.head.species] ?? SPECIES['dog']!;
    brush.save();
    brush.translate(-1, -1);
    brush.scale(0.46, 0.46);
    drawAnimalHead(brush, species, look.skin, blink);
    brush.restore();
    if (look.hat !== 'none') drawHat(brush, look);
    return;
  }
  switch (look.head) {
    case 'robot':
      drawRobotHead(brush, look, blink);
      return;
    case 'alien':
      drawAlienHead(brush, look, blink);
      return;
    case 'monkey':
      drawMonkeyHead(brush, look, blink);
      return;
    case 'snowman':
      drawSnowmanHead(brush);
      return;
    case 'human':
      break;
    default:
      look.head satisfies never;
  }
  drawBackHair(brush, look);
  disc(brush, 0, 0, 12, look.skin);
  oval(brush, 3, 4.5, 9, 8.4, look.skin);
  disc(brush, -4.5, 1.6, 2.6, darker(look.skin, 0.1));
  drawFrontHair(brush, look);
  if (look.beard) drawBeard(brush, look.beard);
  drawFace(brush, look.skin, blink, mouth);
  drawHat(brush, look);
}

function drawFace(brush: Brush, skin: string, blink: boolean, mouth: 'smile' | 'open'): void {
  for (const x of [3.2, 9]) {
    if (blink)
      stroke(
        brush,
        [
          [x - 1.5, 0.2],
          [x + 1.5, 0.2],
        ],
        1,
        '#2a1f24',
      );
    else oval(brush, x, -0.2, 1.25, 1.8, '#2a1f24');
    stroke(
      brush,
      [
        [x - 1.7, -3.6],
        [x + 1.6, -3.9],
      ],
      0.9,
      darker(skin, 0.5),
    );
  }
  oval(brush, 0.8, 4, 2.2, 1.4, mix(skin, '#ff6f61', 0.35));
  oval(brush, 10.2, 3.8, 1.4, 1.2, mix(skin, '#ff6f61', 0.35));
  stroke(
    brush,
    [
      [6.6, 0.8],
      [7.6, 3],
      [6.6, 3.2],
    ],
    0.9,
    darker(skin, 0.22),
  );
  if (mouth === 'open') oval(brush, 6.2, 6.4, 2.2, 2.6, '#8a2f34');
  else {
    brush.strokeStyle = '#9a4a42';
    brush.lineWidth = 1.1;
    brush.beginPath();
    brush.arc(6, 4.6, 2.9, 0.35, 2.5);
    brush.stroke();
  }
}

function drawBackHair(brush: Brush, look: PersonLook): void {
  const { hair } = look;
  switch (look.hairStyle) {
    case 'long':
      brush.fillStyle = darker(hair, 0.12);
      brush.beginPath();
      brush.moveTo(8, -10);
      brush.bezierCurveTo(-16, -20, -20, 6, -15, 22);
      brush.bezierCurveTo(-8, 26, -2, 22, 0, 14);
      brush.fill();
      return;
    case 'bun':
      disc(brush, -9, -11, 5.6, darker(hair, 0.12));
      return;
    case 'pony':
      brush.fillStyle = darker(hair, 0.12);
      brush.beginPath();
      brush.moveTo(-8, -9);
      brush.bezierCurveTo(-22, -12, -23, 6, -19, 14);
      brush.bezierCurveTo(-14, 8, -12, 2, -8, -2);
      brush.fill();
      return;
    case 'curly':
      for (const [x, y] of [
        [-11, -4],
        [-12, 3],
        [-9, -10],
      ] as const)
        disc(brush, x, y, 5.4, darker(hair, 0.1));
      return;
    case 'short':
    case 'bald':
      return;
    default:
      look.hairStyle satisfies never;
  }
}

function drawFrontHair(brush: Brush, look: PersonLook): void {
  if (look.hairStyle === 'bald') return;
  if (look.hairStyle === 'curly') {
    for (const [x, y] of [
      [-8, -9],
      [-2, -12],
      [5, -12],
      [10, -9],
    ] as const)
      disc(brush, x, y, 5, look.hair);
    return;
  }
  brush.fillStyle = look.hair;
  brush.beginPath();
  brush.moveTo(-12, 4);
  brush.bezierCurveTo(-16, -16, 6, -19, 12.4, -6);
  brush.bezierCurveTo(6, -6, 0, -8, -3, -5);
  brush.bezierCurveTo(-5, -2, -6, 0, -7, 4);
  brush.closePath();
  brush.fill();
}

function drawBeard(brush: Brush, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-6, 3);
  brush.bezierCurveTo(-6, 16, 4, 20, 8, 17);
  brush.bezierCurveTo(12, 14, 13, 8, 12, 4);
  brush.bezierCurveTo(8, 7, 3, 5, -6, 3);
  brush.fill();
}

function drawHat(brush: Brush, look: PersonLook): void {
  switch (look.hat) {
    case 'none':
      return;
    case 'chef':
      for (const [x, y, r] of [
        [-7, -18, 6.5],
        [0, -22, 7.5],
        [8, -18, 6.5],
      ] as const)
        disc(brush, x, y, r, '#ffffff');
      roundedBox(brush, -10, -16, 20, 8, 2, '#eef0f2');
      return;
    case 'wizard':
      oval(brush, 0, -8.6, 19, 4, darker(look.top, 0.25));
      polygon(
        brush,
        [
          [-11, -9],
          [11, -9],
          [4, -24],
          [-3, -40],
        ],
        look.top,
      );
      roundedBox(brush, -11, -12.6, 22, 4, 1, '#e8b23f');
      disc(brush, 1, -22, 2, '#ffe27a');
      return;
    case 'crown':
      polygon(
        brush,
        [
          [-10, -8],
          [-11, -19],
          [-5, -13],
          [0, -21],
          [5, -13],
          [11, -19],
          [10, -8],
        ],
        '#f0c23f',
      );
      return;
    case 'cowboy':
      oval(brush, 0, -9, 20, 4, '#8a5a34');
      roundedBox(brush, -9, -20, 18, 12, 5, '#9c6a3f');
      return;
    case 'helmet-fire':
      oval(brush, -2, -8, 18, 4.4, '#c0392b');
      roundedBox(brush, -11, -19, 22, 12, 9, '#d8483a');
      return;
    case 'cap':
      brush.fillStyle = '#d8483a';
      brush.beginPath();
      brush.arc(0, -5, 12.6, Math.PI, 0);
      brush.fill();
      roundedBox(brush, 4, -8, 16, 4, 2, '#b93a2f');
      return;
    case 'beanie':
      brush.fillStyle = mix(look.top, '#2f4a7a', 0.6);
      brush.beginPath();
      brush.arc(0, -4, 13, Math.PI, 0);
      brush.fill();
      roundedBox(brush, -13.4, -7.5, 27, 5.4, 2.6, lighter(mix(look.top, '#2f4a7a', 0.6), 0.3));
      disc(brush, 0, -18, 3.8, '#ffffff');
      return;
    case 'santa':
      polygon(
        brush,
        [
          [-12, -6],
          [12, -6],
          [2, -22],
          [-14, -26],
        ],
        '#d0312d',
      );
      disc(brush, -15, -25, 4.4, '#ffffff');
      roundedBox(brush, -13.5, -10, 27, 6.4, 3, '#ffffff');
      return;
    case 'pirate':
      polygon(
        brush,
        [
          [-17, -8],
          [17, -8],
          [9, -20],
          [0, -23],
          [-9, -20],
        ],
        '#2a2730',
      );
      disc(brush, 1, -14, 3, '#ffffff');
      return;
    case 'straw':
      oval(brush, 0, -8, 20, 4.4, '#e3bf6a');
      roundedBox(brush, -10, -18, 20, 11, 5, '#eccb7c');
      return;
    case 'knight':
      brush.fillStyle = '#b7c0cb';
      brush.beginPath();
      brush.arc(0, -1, 13.6, Math.PI * 0.85, Math.PI * 2.05);
      brush.lineTo(13, 4);
      brush.lineTo(-12, 8);
      brush.fill();
      roundedBox(brush, 1, -4, 13, 4, 1, '#2b3038');
      stroke(
        brush,
        [
          [-3, -13],
          [-10, -20],
          [-17, -18],
        ],
        4.4,
        '#c0392b',
      );
      return;
    case 'astronaut':
      oval(brush, 0, 0, 17, 17, '#f2f4f7');
      oval(brush, 4, 0, 12.5, 11.5, '#24304a');
      oval(brush, 4.4, 0.4, 11, 10, mix(look.skin, '#3a5a8a', 0.16));
      drawFace(brush, look.skin, false, 'smile');
      oval(brush, 9, -6, 4, 2.2, 'rgba(255,255,255,0.55)', -0.5);
      roundedBox(brush, -18, -3, 5, 8, 2, '#d2473c');
      return;
    case 'headband':
      brush.fillStyle = '#2a2a35';
      brush.beginPath();
      brush.arc(0, 0, 12.8, Math.PI * 0.9, Math.PI * 2.05);
      brush.fill();
      roundedBox(brush, -13, 3.4, 26, 9.4, 6, '#2a2a35');
      stroke(
        brush,
        [
          [-12, -4],
          [-20, -7],
          [-24, -3],
        ],
        2.6,
        '#c0392b',
      );
      roundedBox(brush, -12.4, -6, 25, 3.6, 1.4, '#c0392b');
      return;
    case 'police':
      roundedBox(brush, -12, -18, 24, 10, 5, '#26365a');
      roundedBox(brush, 2, -9.4, 14, 3.6, 1.6, '#1a2540');
      disc(brush, 5, -13, 2.2, '#f0c23f');
      return;
    default:
      look.hat satisfies never;
  }
}

function drawRobotHead(brush: Brush, look: PersonLook, blink: boolean): void {
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
  for (const x of [-2, 2, 6]) roundedBox(brush, x, 6, 2.6, 2.6, 0.6, '#4b5a6c');
  roundedBox(brush, -16, -4, 4, 9, 2, '#d2573f');
}

function drawAlienHead(brush: Brush, look: PersonLook, blink: boolean): void {
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
}

function drawMonkeyHead(brush: Brush, look: PersonLook, blink: boolean): void {
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
}

function drawSnowmanHead(brush: Brush): void {
  disc(brush, 0, 0, 13, '#f7fafd');
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
