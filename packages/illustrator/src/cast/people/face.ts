import type { Expression } from '../../catalogue/expression.ts';
import { darker, mix } from '../../painting/colour.ts';
import { type Brush, oval, polygon, stroke } from '../../painting/shapes.ts';
import { mouthOpening } from '../mouth.ts';

const EYES_SHUT = new Set<Expression>(['laugh', 'cry', 'kiss', 'yawn', 'asleep']);
const BROWS_RAISED_INSIDE = new Set<Expression>(['sad', 'cry', 'strain']);

export interface FaceMarks {
  /** Lashes and painted lips. */
  readonly female?: boolean;
  /** Wrinkles. */
  readonly old?: boolean;
}

export function drawFace(
  brush: Brush,
  skin: string,
  blink: boolean,
  expression: Expression,
  { female, old }: FaceMarks = {},
): void {
  const shut = blink || EYES_SHUT.has(expression);
  const worried = BROWS_RAISED_INSIDE.has(expression);
  for (const x of [3.2, 9]) {
    if (shut || (expression === 'wink' && x > 6)) drawLid(brush, x, expression);
    else oval(brush, x, -0.2, 1.25, 1.8, '#2a1f24');
    const inner = worried ? 1.4 : expression === 'angry' ? -1.8 : 0;
    const points: [number, number][] =
      x < 6
        ? [
            [x - 1.7, -3.6 + inner * 0.4],
            [x + 1.6, -3.9 - inner],
          ]
        : [
            [x - 1.7, -3.9 - inner],
            [x + 1.6, -3.6 + inner * 0.4],
          ];
    stroke(brush, points, 0.9, darker(skin, 0.5));
  }
  oval(brush, 0.8, 4, 2.2, 1.4, mix(skin, '#ff6f61', 0.35));
  oval(brush, 10.2, 3.8, 1.4, 1.2, mix(skin, '#ff6f61', 0.35));
  const nose: [number, number][] = [
    [6.6, 0.8],
    [7.6, 3],
    [6.6, 3.2],
  ];
  stroke(brush, nose, 0.9, darker(skin, 0.22));
  const opening = mouthOpening();
  if (opening !== null && opening > 0) drawSpeakingMouth(brush, opening);
  else drawMouth(brush, opening === 0 && expression === 'open' ? 'smile' : expression);
  if (expression === 'cry') drawTears(brush);
  if (female) drawLashes(brush, opening === null || opening === 0, expression);
  if (old) drawWrinkles(brush, skin);
}

function drawLashes(brush: Brush, quiet: boolean, expression: Expression): void {
  for (const [x, side] of [
    [3.2, -1],
    [9, 1],
  ] as const)
    stroke(
      brush,
      [
        [x - side * 0.6, -1.9],
        [x + side, -1.3],
        [x + side * 2.5, -1.6],
      ],
      0.9,
      '#2a1f24',
    );
  if (quiet && expression === 'smile') oval(brush, 6, 6.9, 2.3, 1, '#c8434f');
}

function drawWrinkles(brush: Brush, skin: string): void {
  const tone = darker(skin, 0.28);
  for (const line of [
    [-1.4, 5.6, 1.2, 8],
    [-2.6, -0.6, -0.8, 0.4],
    [-2.6, 1.4, -0.9, 1.2],
    [1, -6.4, 9, -6.6],
    [2, -8, 8, -8.2],
  ] as const)
    stroke(
      brush,
      [
        [line[0], line[1]],
        [line[2], line[3]],
      ],
      0.7,
      tone,
    );
}

/** Closed: level when blinking, arched up in laughter, drooping in tears. */
function drawLid(brush: Brush, x: number, expression: Expression): void {
  const arch = expression === 'laugh' ? -1.3 : expression === 'cry' || expression === 'kiss' ? 1 : 0;
  const lid: [number, number][] = [
    [x - 1.6, 0.2],
    [x, 0.2 + arch],
    [x + 1.6, 0.2],
  ];
  stroke(brush, lid, 1, '#2a1f24');
}

function drawSpeakingMouth(brush: Brush, opening: number): void {
  const [wide, tall] = [3 - opening * 0.5, 0.7 + opening * 2.3];
  const middle = 5.6 + tall * 0.5;
  oval(brush, 6.1, middle, wide, tall, '#7d2730');
  if (opening > 0.7) {
    oval(brush, 6.1, middle - tall * 0.62, wide * 0.66, tall * 0.22, '#ffffff');
    oval(brush, 6.1, middle + tall * 0.5, wide * 0.6, tall * 0.34, '#c2484f');
  }
}

function drawMouth(brush: Brush, expression: Expression): void {
  brush.strokeStyle = '#9a4a42';
  brush.lineWidth = 1.1;
  switch (expression) {
    case 'open':
      oval(brush, 6.2, 6.4, 2.2, 2.6, '#8a2f34');
      return;
    case 'laugh':
      brush.fillStyle = '#7d2730';
      brush.beginPath();
      brush.arc(6, 4.6, 4, 0, Math.PI);
      brush.closePath();
      brush.fill();
      polygon(
        brush,
        [
          [2.4, 4.6],
          [9.6, 4.6],
          [9.2, 5.9],
          [2.8, 5.9],
        ],
        '#ffffff',
      );
      return;
    case 'yawn':
    case 'shout':
      oval(brush, 6.2, 7, 3.6, 4.6, '#7d2730');
      oval(brush, 6.2, 9.6, 2.4, 1.6, '#c2484f');
      if (expression === 'shout') oval(brush, 6.2, 3.6, 2.4, 0.9, '#ffffff');
      return;
    case 'angry':
    case 'sad':
    case 'cry':
      brush.beginPath();
      brush.arc(6, 8.6, 2.9, 3.6, 5.8);
      brush.stroke();
      return;
    case 'kiss':
      oval(brush, 8.6, 6, 1.5, 1.8, '#c2484f');
      return;
    case 'blow':
      oval(brush, 8.4, 6, 1.3, 1.5, '#8a2f34');
      return;
    case 'strain':
      brush.beginPath();
      brush.moveTo(3.6, 6.4);
      brush.lineTo(8.6, 6.2);
      brush.stroke();
      return;
    case 'wink':
    case 'asleep':
    case 'smile':
      brush.beginPath();
      brush.arc(6, 4.6, 2.9, 0.35, 2.5);
      brush.stroke();
      return;
    default:
      expression satisfies never;
  }
}

function drawTears(brush: Brush): void {
  for (const [x, y] of [
    [2.2, 3],
    [1.8, 7],
    [10.2, 3.4],
    [10.4, 7.4],
  ] as const)
    oval(brush, x, y, 1.2, 1.9, '#4fb4ee');
}
