import type { Box } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import type { Spot } from './spot.ts';

export const wideOf = ({ left, right }: Pick<Box, 'left' | 'right'>) => right - left;
export const tallOf = ({ top, bottom }: Box) => bottom - top;
export const middleOf = ({ left, right }: Pick<Box, 'left' | 'right'>) => (left + right) / 2;

/** What figures take up as they are drawn, with their origins where they stand. */
export function boundsOf(spots: readonly Pick<Spot, 'rig' | 'x' | 'y' | 'scale'>[]): Box {
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
