import { alpha } from '../../painting/colour.ts';
import { disc, roundedBox, stroke } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

const PUFFS = 6;

/** A house with a chimney that smokes, or a dish that steams. */
export function fuming(rig: Rig, gives: 'smoke' | 'steam'): Rig {
  return gives === 'smoke' ? smoking(rig) : steaming(rig);
}

function smoking(rig: Rig): Rig {
  const tall = -rig.box.top;
  const x = rig.box.right * 0.42;
  const mouth = -tall * 1.04;
  return {
    ...rig,
    box: { ...rig.box, right: rig.box.right * 1.2, top: -tall * 1.75 },
    cycle: 3,
    frames: 30,
    draw(brush, phase) {
      for (let puff = 0; puff < PUFFS; puff++) {
        const rise = (puff + phase) / PUFFS;
        disc(
          brush,
          x + Math.sin(rise * 5) * 5 + rise * rise * 30,
          mouth - rise * tall * 0.58,
          9 + rise * 20,
          alpha('#c4c3cc', 0.95 * (1 - rise * rise * 0.8)),
        );
      }
      roundedBox(brush, x - 11, mouth, 22, tall * 0.5, 2, '#9c5a48');
      roundedBox(brush, x - 14, mouth - 4, 28, 9, 2, '#7c4438');
      rig.draw(brush, 0);
    },
  };
}

function steaming(rig: Rig): Rig {
  const { left, right, top } = rig.box;
  const wide = right - left;
  const tall = Math.max(wide, -top) * 0.7;
  return {
    ...rig,
    box: { ...rig.box, top: top - tall },
    surface: rig.surface ?? top,
    cycle: 2.4,
    frames: 24,
    draw(brush, phase) {
      rig.draw(brush, phase);
      for (const [index, share] of [-0.2, 0, 0.2].entries()) {
        const x = (left + right) / 2 + share * wide;
        const points = Array.from({ length: 12 }, (_, step): [number, number] => {
          const rise = step / 11;
          return [
            x + Math.sin(rise * 7 - phase * Math.PI * 2 + index * 2) * wide * 0.05 * (0.4 + rise),
            top - rise * tall * (index === 1 ? 1 : 0.8),
          ];
        });
        stroke(brush, points, wide * 0.05, alpha('#ffffff', 0.75));
      }
    },
  };
}
