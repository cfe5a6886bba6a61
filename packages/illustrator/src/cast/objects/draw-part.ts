import type { MovingPart } from '../../catalogue/thing-data.ts';
import { type Brush, placed, TURN } from '../../painting/shapes.ts';
import { drawSketch, type SketchColours } from '../../painting/sketch.ts';

/** Sets the brush for a moment of the round of one copy of a part; `by` is how far, by what angle or share. */
type Motion = (brush: Brush, phase: number, by: number, copy: number) => void;

const MOTIONS: Readonly<Record<MovingPart['motion'], Motion>> = {
  turn: (brush, phase) => brush.rotate(phase * TURN),
  swing: (brush, phase, by) => brush.rotate(Math.sin(phase * TURN) * by),
  slide: (brush, phase, by) => brush.translate(phase * by, 0),
  shuttle: (brush, phase, by) => brush.translate(Math.sin(phase * TURN) * by, 0),
  whirl: (brush, phase, by) => brush.scale(1 - by + by * Math.abs(Math.cos(phase * TURN)), 1),
  sweep: (brush, phase) => brush.scale(Math.cos(phase * TURN), 1),
  flicker: (brush, phase, by) => brush.scale(1, 1 + Math.sin(phase * TURN) * by),
  blink(brush, phase, by) {
    brush.globalAlpha = (phase + by) % 1 < 0.5 ? 1 : 0;
  },
  orbit(brush, phase, by) {
    brush.translate(Math.cos(phase * TURN) * by, Math.sin(phase * TURN) * by);
  },
  rise(brush, phase, by, copy) {
    brush.translate((Math.sin(copy * 2.1) * 0.2 + phase * 0.3) * by, -phase * by);
    brush.scale(0.5 + phase, 0.5 + phase);
    brush.globalAlpha = 1 - phase;
  },
};

/** Copies follow each other through the round: after it each is where the next one was. */
export function drawPart(brush: Brush, part: MovingPart, phase: number, colours: SketchColours): void {
  const { angle = 0, by = 0, count = 1, motion, sketch, x = 0, y = 0 } = part;
  for (let copy = 0; copy < count; copy++) {
    placed(brush, { x, y, turn: angle }, () => {
      MOTIONS[motion](brush, (copy + phase) / count, by, copy);
      drawSketch(brush, sketch, colours);
    });
  }
}
