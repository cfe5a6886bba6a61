import { oval } from '../../painting/shapes.ts';
import type { Change } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';

const FRAMES = 72;
const SEEDLING = 0.05;

/** A figure that becomes large, or a puddle, from the first second of the film to the last. */
export function changing(rig: Rig, change: Change): Rig {
  return {
    ...rig,
    frames: FRAMES,
    unfolds: true,
    speed: 0,
    draw(brush, phase) {
      brush.save();
      if (change === 'melt') {
        const wide = (rig.box.right - rig.box.left) * 0.5;
        oval(brush, 0, 0, wide * (0.2 + phase * 0.5), 1 + phase * 4, '#bfe0f0');
        brush.scale(1 + phase * 0.12, 1 - phase * 0.86);
      } else {
        const size = SEEDLING + (1 - SEEDLING) * (1 - (1 - phase) ** 2);
        brush.scale(size, size);
      }
      rig.draw(brush, 0);
      brush.restore();
    },
  };
}
