import type { Anchor } from './body-parts.ts';
import type { Anatomy, Point, Rig } from './rig.ts';
import { silhouetteOf } from './silhouette.ts';

/** Shares of the width and of the height of what stands upright (an owl, a frog on two legs), which looks right. */
const UPRIGHT: Readonly<Record<Exclude<Anchor, 'crown' | 'back'>, readonly [across: number, down: number]>> =
  {
    nose: [0.82, 0.2],
    mouth: [0.84, 0.26],
    neck: [0.55, 0.34],
    shoulder: [0.3, 0.34],
    chest: [0.62, 0.55],
    hip: [0.5, 0.7],
    lap: [0.66, 0.76],
    knee: [0.68, 0.82],
    foot: [0.66, 0.95],
    hand: [0.86, 0.58],
    'other-hand': [0.16, 0.58],
    arm: [0.8, 0.5],
    armpit: [0.6, 0.5],
    tail: [0.08, 0.86],
  };
/** The same of what is long: a crocodile, a fish, a bird in flight. */
const LONG: typeof UPRIGHT = {
  nose: [0.95, 0.5],
  mouth: [0.96, 0.55],
  neck: [0.72, 0.5],
  shoulder: [0.64, 0.35],
  chest: [0.66, 0.6],
  hip: [0.3, 0.5],
  lap: [0.5, 0.4],
  knee: [0.66, 0.8],
  foot: [0.68, 0.95],
  hand: [0.7, 0.9],
  'other-hand': [0.3, 0.9],
  arm: [0.55, 0.45],
  armpit: [0.55, 0.55],
  tail: [0.06, 0.4],
};

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
      return within(...(isUpright ? UPRIGHT : LONG)[anchor]);
    },
  };
}
