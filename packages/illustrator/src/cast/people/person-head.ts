import type { Expression } from '../../catalogue/expression.ts';
import { darker } from '../../painting/colour.ts';
import { type Brush, disc, oval, placed } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { drawAnimalHead } from '../animals/animal-head.ts';
import { mouthOpening } from '../mouth.ts';
import { drawFace } from './face.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook } from './person-look.ts';

/** A head in three-quarter view, looking right; the origin is its middle, its radius 12. */
export function drawPersonHead(
  brush: Brush,
  look: PersonLook,
  blink: boolean,
  expression: Expression,
  phase = 0,
): void {
  const { beard, hair, hairStyle, head, moustache, skin, species } = look;
  if (species) {
    placed(brush, { x: -1, y: -1, scale: 0.46 }, () => drawAnimalHead(brush, species, skin, blink, 0));
    return;
  }
  if (head) {
    drawSketch(brush, head.sketch, { main: skin });
    if (look.behind) {
      disc(brush, 0, 0, 11, skin);
      return;
    }
    if (blink && head.shut) drawSketch(brush, head.shut, { main: skin });
    const opening = mouthOpening() ?? 0;
    const { colour = '#5a1f2a', x, y } = head.mouth;
    if (opening > 0) oval(brush, x, y, 2.8, 0.7 + opening * 2, colour);
    return;
  }
  const { beards, hairBefore, hairBehind, hairFromBehind, hairInWind } = peopleTable();
  if (look.behind) {
    drawSketch(brush, 'oval $-10 -12 2 2.6 3.4\noval $-10 12 2 2.6 3.4\ndisc $ 0 0 12', { main: skin });
    drawSketch(brush, hairFromBehind[hairStyle] ?? hairFromBehind.cut, { main: hair });
    return;
  }
  const blown = look.windy ? hairInWind[hairStyle] : undefined;
  drawSketch(brush, blown ?? hairBehind[hairStyle] ?? '', { main: hair, phase });
  disc(brush, 0, 0, 12, skin);
  oval(brush, 3, 4.5, 9, 8.4, skin);
  disc(brush, -4.5, 1.6, 2.6, darker(skin, 0.1));
  const isLeft = hairStyle === 'bald' && look.old;
  drawSketch(brush, isLeft ? hairBefore.left : (hairBefore[hairStyle] ?? hairBefore.cut), { main: hair });
  if (beard) {
    drawSketch(brush, look.longBeard ? beards.longBeard : beards.beard, { main: beard });
    drawSketch(brush, beards.moustache, { main: darker(beard, 0.08) });
  }
  drawFace(brush, look, blink, expression === 'smile' ? (look.mood ?? expression) : expression);
  if (moustache) drawSketch(brush, beards.moustache, { main: moustache });
}
