import { disc, oval, TURN } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

/** With the head lowered to a pool in which rings spread, and drops that fall from the mouth. */
export function drinking(rig: Rig): Rig {
  const wide = (rig.box.right - rig.box.left) * 0.3;
  const x = rig.box.right * 0.86;
  return {
    ...rig,
    speed: 0,
    box: {
      ...rig.box,
      right: Math.max(rig.box.right, x + wide),
      bottom: Math.max(rig.box.bottom, wide * 0.3),
    },
    draw(brush, phase) {
      oval(brush, x, wide * 0.06, wide, wide * 0.2, '#2f8fc8');
      oval(brush, x, wide * 0.04, wide * 0.9, wide * 0.16, '#6fc0e8');
      brush.strokeStyle = '#e8f7fd';
      for (const late of [0, 0.33, 0.66]) {
        const ring = (phase * 2 + late) % 1;
        brush.lineWidth = wide * 0.03 * (1.2 - ring);
        brush.beginPath();
        brush.ellipse(x, wide * 0.04, wide * (0.1 + ring * 0.7), wide * (0.02 + ring * 0.13), 0, 0, TURN);
        brush.stroke();
      }
      rig.draw(brush, phase);
      for (const drop of [0, 1, 2]) {
        const fall = (phase * 3 + drop / 3) % 1;
        disc(brush, x + (drop - 1) * wide * 0.16, -wide * 0.34 * (1 - fall), wide * 0.045, '#bfe6f8');
      }
    },
  };
}
