import { bodyParts } from './body-parts.ts';
import type { Anatomy, Point, Rig } from './rig.ts';
import { silhouetteOf } from './silhouette.ts';

/** Where the parts of a body are whose drawing does not tell: by its outline, as far as that shows it. */
export function outlineAnatomy(rig: Rig): Anatomy {
  const { box, tops, bottoms } = silhouetteOf(rig);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const isUpright = high > wide * 0.95;
  const columnAt = (across: number) =>
    Math.min(tops.length - 1, Math.max(0, Math.floor(across * tops.length)));
  const highest = (from: number, to: number): Point => {
    const [first, last] = [columnAt(from), columnAt(to)];
    const within = tops.slice(first, last + 1);
    const top = Math.min(...within);
    const all = within.flatMap((each, index) => (each <= top + high * 0.03 ? [first + index] : []));
    const column = all[Math.floor(all.length / 2)] ?? first;
    return { x: box.left + ((column + 0.5) / tops.length) * wide, y: Number.isFinite(top) ? top : box.top };
  };
  const within = (across: number, down: number): Point => {
    const column = columnAt(across);
    const [top, bottom] = [tops[column]!, bottoms[column]!];
    const known = Number.isFinite(top);
    // Down the whole of what stands upright, down its own column of what is long.
    return {
      x: box.left + across * wide,
      y: isUpright || !known ? box.top + down * high : top + down * (bottom - top),
    };
  };
  return {
    stature: isUpright ? high : Math.sqrt(wide * high),
    isUpright,
    at(anchor) {
      if (anchor === 'crown') return isUpright ? highest(0.25, 0.85) : highest(0.7, 1);
      if (anchor === 'back') return isUpright ? within(0.14, 0.5) : highest(0.38, 0.5);
      return within(...bodyParts()[isUpright ? 'upright' : 'long'][anchor]!);
    },
  };
}
