import { placed } from '../painting/shapes.ts';
import { movedAnatomy } from './measured.ts';
import type { Rig } from './rig.ts';

/** The same figure looking left. */
export function mirrored(rig: Rig): Rig {
  const { anatomy, seat } = rig;
  return {
    ...rig,
    ...(anatomy && { anatomy: movedAnatomy(anatomy, ({ x, y }) => ({ x: -x, y })) }),
    box: { ...rig.box, left: -rig.box.right, right: -rig.box.left },
    draw(brush, phase) {
      placed(brush, { scale: [-1, 1] }, () => rig.draw(brush, phase));
    },
    ...(seat
      ? {
          seat: (phase: number) => {
            const at = seat(phase);
            return { ...at, x: -at.x, angle: -at.angle };
          },
        }
      : {}),
  };
}
