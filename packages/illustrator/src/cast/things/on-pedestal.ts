import { drawSketch } from '../../painting/sketch.ts';
import { inFrame } from '../in-frame.ts';
import type { Rig } from '../rig.ts';
import { transformed } from '../transformed.ts';

const BLOCK = `
  box #7d7b75 -58 -24 116 24 1
  box #98968f -50 -86 100 70 1
  box #aaa8a0 -56 -100 112 20 1`;

/** A statue on its block of stone. */
export function onPedestal(rig: Rig): Rig {
  const { left, right, top } = rig.box;
  const half = Math.min(right - left, -top) * 0.34;
  const tall = half * 0.7;
  const statue = transformed(rig, { y: -tall });
  const block = { left: -half, right: half, top: -tall, bottom: 0 };
  return {
    ...statue,
    box: {
      ...statue.box,
      left: Math.min(left, -half * 1.2),
      right: Math.max(right, half * 1.2),
      bottom: 1,
    },
    draw(brush, phase) {
      inFrame(brush, block, () => drawSketch(brush, BLOCK));
      statue.draw(brush, phase);
    },
  };
}
