import type { Expression } from '../../catalogue/expression.ts';
import { darker, mix } from '../../painting/colour.ts';
import { type Brush, oval, placed, stroke } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { mouthOpening } from '../mouth.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook } from './person-look.ts';

const EYES_SHUT = new Set<Expression>(['laugh', 'cry', 'kiss', 'yawn', 'asleep']);
const BROWS_RAISED_INSIDE = new Set<Expression>(['sad', 'cry', 'strain']);

export function drawFace(
  brush: Brush,
  { female, old, skin }: PersonLook,
  blink: boolean,
  expression: Expression,
): void {
  const { eye, face, lashes, lids, lips, mouths, wrinkles } = peopleTable();
  const inks = { blush: mix(skin, '#ff6f61', 0.35) };
  const draw = (sketch: Sketch) => drawSketch(brush, sketch, { main: skin, inks });
  const isShut = blink || EYES_SHUT.has(expression);
  const inner = BROWS_RAISED_INSIDE.has(expression) ? 1.4 : expression === 'angry' ? -1.8 : 0;
  for (const [x, side] of [
    [3.2, 1],
    [9, -1],
  ] as const)
    placed(brush, { x }, () => {
      draw(isShut || (expression === 'wink' && side < 0) ? (lids[expression] ?? lids.blink) : eye);
      const [outer, middle] = [-3.6 + inner * 0.4, -3.9 - inner];
      stroke(brush, 0.9, darker(skin, 0.5), [side * -1.65, outer], [side * 1.65, middle]);
    });
  draw(face);
  const opening = mouthOpening();
  if (opening !== null && opening > 0) drawSpeakingMouth(brush, opening);
  else draw(mouths[opening === 0 && expression === 'open' ? 'smile' : expression]);
  if (female) draw(lashes);
  if (female && expression === 'smile' && !opening) draw(lips);
  if (old) draw(wrinkles);
}

function drawSpeakingMouth(brush: Brush, opening: number): void {
  const [wide, tall] = [3 - opening * 0.5, 0.7 + opening * 2.3];
  const middle = 5.6 + tall * 0.5;
  oval(brush, 6.1, middle, wide, tall, '#7d2730');
  if (opening <= 0.7) return;
  oval(brush, 6.1, middle - tall * 0.62, wide * 0.66, tall * 0.22, '#ffffff');
  oval(brush, 6.1, middle + tall * 0.5, wide * 0.6, tall * 0.34, '#c2484f');
}
