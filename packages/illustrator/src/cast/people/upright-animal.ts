import { darker } from '../../painting/colour.ts';
import { type Brush, placed, TURN } from '../../painting/shapes.ts';
import { drawTail } from '../animals/animal-parts.ts';
import type { Point, Rig } from '../rig.ts';
import type { PersonLook } from './person-look.ts';
import { HIPS } from './pose.ts';

/** Animals are drawn more than twice as large on all fours. */
const SCALE = 0.42;

/** The tail of an animal that stands up: a squirrel is known by it. */
export function drawUprightTail(brush: Brush, look: PersonLook, hip: Point, phase: number): void {
  const { species } = look;
  if (!species) return;
  placed(brush, { x: hip.x - 6, y: hip.y + 4, scale: SCALE }, () => {
    const colours = { shade: darker(look.skin, 0.12), dark: darker(look.skin, 0.3) };
    drawTail(brush, species, colours, { x: 0, y: 0 }, Math.sin(phase * TURN) * 0.07);
  });
}

/** How large a whole animal is in place of a person. */
const TALLEST = 94;
const WIDEST = 112;

/** A whole animal where the body would be, standing where the feet would. */
export function drawFigure(brush: Brush, { box, draw }: Rig, hip: Point, lean: number, phase: number): void {
  const { bottom, left, right, top } = box;
  const scale = Math.min(TALLEST / (bottom - top), WIDEST / (right - left));
  const from = { x: (left + right) / 2, y: bottom };
  placed(brush, { x: hip.x, y: hip.y + HIPS, turn: lean * 0.5, scale, from }, () => draw(brush, phase));
}
