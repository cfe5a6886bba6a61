import { oval } from '../painting/shapes.ts';
import type { Rig } from './rig.ts';

/** In the air, on jets of light below its wheels. */
export function hovering(rig: Rig): Rig {
  const half = (rig.box.right - rig.box.left) / 2;
  return {
    ...rig,
    medium: 'air',
    speed: 190,
    box: { ...rig.box, left: rig.box.left - 70, bottom: 44 },
    draw(brush, phase) {
      for (const x of [-half * 0.58, half * 0.58]) {
        oval(brush, x, 16, 26, 24 + phase * 4, 'rgba(90,220,255,0.35)');
        oval(brush, x, 8, 15, 13, 'rgba(200,248,255,0.85)');
      }
      oval(brush, -half - 24, -30, 46 + phase * 8, 7, 'rgba(255,150,60,0.75)');
      oval(brush, -half - 10, -30, 24, 4, '#fff1c9');
      rig.draw(brush, 0);
    },
  };
}
