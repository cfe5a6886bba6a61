import type { Expression } from '../../catalogue/expression.ts';
import { darker, mix } from '../../painting/colour.ts';
import { type Brush, oval, placed, stroke } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { mouthOpening } from '../mouth.ts';

const EYES_SHUT = new Set<Expression>(['laugh', 'cry', 'kiss', 'yawn', 'asleep']);
const BROWS_RAISED_INSIDE = new Set<Expression>(['sad', 'cry', 'strain']);

export interface FaceMarks {
  /** Lashes and painted lips. */
  readonly female?: boolean;
  /** Wrinkles. */
  readonly old?: boolean;
}

const EYE: Sketch = 'oval #2a1f24 0 -.2 1.25 1.8';
/** Closed: level when blinking, arched up in laughter, drooping in tears. */
const LIDS: Partial<Record<Expression, Sketch>> = {
  laugh: 'line #2a1f24 1 -1.6 .2 0 -1.1 1.6 .2',
  cry: 'line #2a1f24 1 -1.6 .2 0 1.2 1.6 .2',
  kiss: 'line #2a1f24 1 -1.6 .2 0 1.2 1.6 .2',
};
const LID: Sketch = 'line #2a1f24 1 -1.6 .2 0 .2 1.6 .2';
const CHEEKS_AND_NOSE: Sketch = `
  oval blush .8 4 2.2 1.4
  oval blush 10.2 3.8 1.4 1.2
  line $-22 .9 6.6 .8 7.6 3 6.6 3.2`;
const LASHES: Sketch = `
  line #2a1f24 .9 3.8 -1.9 2.2 -1.3 .7 -1.6
  line #2a1f24 .9 8.4 -1.9 10 -1.3 11.5 -1.6`;
const LIPS: Sketch = 'oval #c8434f 6 6.9 2.3 1';
const WRINKLES: Sketch = `
  line $-28 .7 -1.4 5.6 1.2 8
  line $-28 .7 -2.6 -.6 -.8 .4
  line $-28 .7 -2.6 1.4 -.9 1.2
  line $-28 .7 1 -6.4 9 -6.6
  line $-28 .7 2 -8 8 -8.2`;

const SMILE: Sketch = 'band #9a4a42 1.1 M 8.72 5.59 A 2.9 2.9 0 0 1 3.68 6.34';
const FROWN: Sketch = 'band #9a4a42 1.1 M 3.4 7.32 A 2.9 2.9 0 0 1 8.57 7.25';
const GAPING: Sketch = `
  oval #7d2730 6.2 7 3.6 4.6
  oval #c2484f 6.2 9.6 2.4 1.6`;
const MOUTHS: Readonly<Record<Expression, Sketch>> = {
  smile: SMILE,
  wink: SMILE,
  asleep: SMILE,
  open: 'oval #8a2f34 6.2 6.4 2.2 2.6',
  laugh: `
    path #7d2730 M 10 4.6 A 4 4 0 0 1 2 4.6 Z
    poly #ffffff 2.4 4.6 9.6 4.6 9.2 5.9 2.8 5.9`,
  yawn: GAPING,
  shout: `${GAPING}
    oval #ffffff 6.2 3.6 2.4 .9`,
  angry: FROWN,
  sad: FROWN,
  cry: `${FROWN}
    oval #4fb4ee 2.2 3 1.2 1.9
    oval #4fb4ee 1.8 7 1.2 1.9
    oval #4fb4ee 10.2 3.4 1.2 1.9
    oval #4fb4ee 10.4 7.4 1.2 1.9`,
  kiss: 'oval #c2484f 8.6 6 1.5 1.8',
  blow: 'oval #8a2f34 8.4 6 1.3 1.5',
  strain: 'band #9a4a42 1.1 M 3.6 6.4 L 8.6 6.2',
};

export function drawFace(
  brush: Brush,
  skin: string,
  blink: boolean,
  expression: Expression,
  { female, old }: FaceMarks = {},
): void {
  const draw = (sketch: Sketch) => drawSketch(brush, sketch, { main: skin, inks: { blush: blushOf(skin) } });
  const isShut = blink || EYES_SHUT.has(expression);
  const inner = BROWS_RAISED_INSIDE.has(expression) ? 1.4 : expression === 'angry' ? -1.8 : 0;
  for (const [x, side] of [
    [3.2, 1],
    [9, -1],
  ] as const) {
    placed(brush, { x }, () => {
      draw(isShut || (expression === 'wink' && x > 6) ? (LIDS[expression] ?? LID) : EYE);
      const brow: [number, number][] = [
        [side * -1.65, -3.6 + inner * 0.4],
        [side * 1.65, -3.9 - inner],
      ];
      stroke(brush, brow, 0.9, darker(skin, 0.5));
    });
  }
  draw(CHEEKS_AND_NOSE);
  const opening = mouthOpening();
  if (opening !== null && opening > 0) drawSpeakingMouth(brush, opening);
  else draw(MOUTHS[opening === 0 && expression === 'open' ? 'smile' : expression]);
  if (female) draw(expression === 'smile' && !opening ? `${LASHES}\n${LIPS}` : LASHES);
  if (old) draw(WRINKLES);
}

const blushOf = (skin: string): string => mix(skin, '#ff6f61', 0.35);

function drawSpeakingMouth(brush: Brush, opening: number): void {
  const [wide, tall] = [3 - opening * 0.5, 0.7 + opening * 2.3];
  const middle = 5.6 + tall * 0.5;
  oval(brush, 6.1, middle, wide, tall, '#7d2730');
  if (opening > 0.7) {
    oval(brush, 6.1, middle - tall * 0.62, wide * 0.66, tall * 0.22, '#ffffff');
    oval(brush, 6.1, middle + tall * 0.5, wide * 0.6, tall * 0.34, '#c2484f');
  }
}
