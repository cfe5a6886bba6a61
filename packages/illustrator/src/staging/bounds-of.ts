import type { Box, Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';

/** A figure with its origin and how large it is drawn. */
export interface Placed {
  readonly rig: Rig;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function boundsOf(spots: readonly Placed[]): Box {
  return union(
    spots.map(({ rig, x, y, scale }) => {
      const { left, right, top, bottom } = measureRig(rig);
      return {
        left: x + left * scale,
        right: x + right * scale,
        top: y + top * scale,
        bottom: y + bottom * scale,
      };
    }),
  );
}

export function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
