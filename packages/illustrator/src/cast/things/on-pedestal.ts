import { placed, roundedBox } from '../../painting/shapes.ts';
import { movedAnatomy } from '../measured.ts';
import type { Rig } from '../rig.ts';

/** A statue on its block of stone. */
export function onPedestal(rig: Rig): Rig {
  const { left, right, top } = rig.box;
  const half = Math.min(right - left, -top) * 0.34;
  const tall = half * 0.7;
  return {
    ...rig,
    ...(rig.anatomy && { anatomy: movedAnatomy(rig.anatomy, ({ x, y }) => ({ x, y: y - tall })) }),
    box: {
      left: Math.min(left, -half * 1.2),
      right: Math.max(right, half * 1.2),
      top: top - tall,
      bottom: 1,
    },
    draw(brush, phase) {
      roundedBox(brush, -half * 1.15, -tall * 0.24, half * 2.3, tall * 0.24, 1, '#7d7b75');
      roundedBox(brush, -half, -tall * 0.86, half * 2, tall * 0.7, 1, '#98968f');
      roundedBox(brush, -half * 1.12, -tall, half * 2.24, tall * 0.2, 1, '#aaa8a0');
      placed(brush, { y: -tall }, () => rig.draw(brush, phase));
    },
  };
}
