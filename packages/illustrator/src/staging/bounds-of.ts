import type { Box, Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';

/** A figure with its origin and how large it is drawn. */
interface Placed {
  readonly rig: Rig;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function boundsOf(spots: readonly Placed[]): Box {
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
