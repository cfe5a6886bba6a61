import { drawSketch } from '../../painting/sketch.ts';
import { joined, type Point, type Rig } from '../rig.ts';

/** A figure on the rope by which it is pulled or hangs: from `at`, where that is tied to it, to the `end` that another has. */
export function towed(rig: Rig, at: Point, end: Point): Rig {
  const thick = Math.max(1.6, (rig.box.bottom - rig.box.top) * 0.028);
  const [middle, sagging] = [(at.x + end.x) / 2, (at.y + end.y) / 2 + Math.abs(end.x - at.x) * 0.12];
  const rope = `curve #6b4a2c ${thick} M ${at.x} ${at.y} Q ${middle} ${sagging} ${end.x} ${end.y}`;
  return {
    ...rig,
    box: joined(rig.box, { left: end.x, right: end.x, top: end.y, bottom: end.y }),
    draw(brush, phase) {
      rig.draw(brush, phase);
      drawSketch(brush, rope);
    },
  };
}
