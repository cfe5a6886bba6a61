import { type Brush, disc, oval } from '../painting/shapes.ts';
import type { Rig } from './rig.ts';

const ROUND_SECONDS = 1.8;
const GUNS = [0.12, 0.45, 0.78];

/** A ship that fires its guns to the right: flashes, smoke that drifts up, and balls in the air. */
export function firing(rig: Rig): Rig {
  const { seat: _, ...ship } = rig;
  const half = (rig.box.right - rig.box.left) / 2;
  const reach = half * 1.3;
  return {
    ...ship,
    speed: 0,
    cycle: ROUND_SECONDS,
    frames: 24,
    box: { ...rig.box, right: rig.box.right + reach },
    draw(brush, phase) {
      rig.draw(brush, phase);
      const y = rig.box.bottom - (rig.box.bottom - rig.box.top) * 0.2;
      for (const [gun, start] of GUNS.entries()) {
        const since = (((phase - start) % 1) + 1) % 1;
        shoot(brush, { x: rig.box.right - half * (0.25 + gun * 0.2), y }, half, reach, since);
      }
    },
  };
}

function shoot(
  brush: Brush,
  { x, y }: { x: number; y: number },
  half: number,
  reach: number,
  since: number,
): void {
  if (since < 0.14) {
    disc(brush, x, y, half * 0.16, '#ffb02e');
    disc(brush, x, y, half * 0.09, '#fff3b0');
  }
  if (since < 0.75) {
    brush.globalAlpha = 0.85 * (1 - since / 0.75);
    for (let puff = 0; puff < 4; puff++)
      oval(
        brush,
        x + half * (0.1 + puff * 0.12 + since * 0.3),
        y - half * since * (0.25 + puff * 0.1),
        half * (0.1 + since * 0.22),
        half * (0.09 + since * 0.18),
        puff % 2 ? '#d9d9dc' : '#f4f4f4',
      );
    brush.globalAlpha = 1;
  }
  if (since < 0.5)
    disc(
      brush,
      x + reach * since * 2,
      y - Math.sin(since * Math.PI * 2) * half * 0.25,
      half * 0.05,
      '#26242c',
    );
}
