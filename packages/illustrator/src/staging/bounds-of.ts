import type { Box } from '../cast/rig.ts';
import type { Spot } from './arrange.ts';
import { measureRig } from './measure-rig.ts';

export function boundsOf(spots: readonly Spot[]): Box {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { rig, x, y, scale } of spots) {
    const box = measureRig(rig);
    bounds.left = Math.min(bounds.left, x + box.left * scale);
    bounds.right = Math.max(bounds.right, x + box.right * scale);
    bounds.top = Math.min(bounds.top, y + box.top * scale);
    bounds.bottom = Math.max(bounds.bottom, y + box.bottom * scale);
  }
  return bounds;
}

/** How far from the middle somebody sits of several around a fire: in turns on its left and its right. */
export function inCircle(rank: number, width: number, own: number): number {
  return (rank % 2 === 0 ? -1 : 1) * (width * 0.5 + own * (0.55 + Math.floor(rank / 2) * 0.8));
}
