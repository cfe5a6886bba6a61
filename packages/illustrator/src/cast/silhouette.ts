import { createCanvas } from '@napi-rs/canvas';
import type { Box, Rig } from './rig.ts';
import { withoutSigns } from './signs.ts';

/** Fine enough to place things by, small enough to cost nothing. */
const PIXELS = 120;
const SOLID = 40;

/** The outline of what is drawn: of every column between left and right where it begins and ends. */
export interface Silhouette {
  readonly box: Box;
  readonly tops: readonly number[];
  readonly bottoms: readonly number[];
}

const measured = new WeakMap<Rig, Silhouette>();

/** Where a figure is really drawn at the start of its round (and at its end, if that is another); its own box leaves room for its movements. */
export function measureRig(rig: Rig): Box {
  return silhouetteOf(rig).box;
}

export function silhouetteOf(rig: Rig): Silhouette {
  const known = measured.get(rig) ?? measure(rig);
  measured.set(rig, known);
  return known;
}

function phasesOf(rig: Rig): number[] {
  if (rig.unfolds) return [0, 1];
  return rig.frames > 1 && rig.medium !== 'ground' ? [0, 0.25, 0.5, 0.75] : [0];
}

function measure(rig: Rig): Silhouette {
  const { left, top, right, bottom } = rig.box;
  const scale = PIXELS / Math.max(right - left, bottom - top);
  const width = Math.ceil((right - left) * scale) + 2;
  const height = Math.ceil((bottom - top) * scale) + 2;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.scale(scale, scale);
  brush.translate(-left, -top);
  withoutSigns(() => {
    for (const phase of phasesOf(rig)) rig.draw(brush, phase);
  });
  rig.drawFront?.(brush, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (let x = 0; x < width; x++) {
    let [first, last] = [-1, -1];
    for (let y = 0; y < height; y++) {
      if (data[(y * width + x) * 4 + 3]! < SOLID) continue;
      if (first < 0) first = y;
      last = y;
    }
    tops.push(first < 0 ? Infinity : top + first / scale);
    bottoms.push(first < 0 ? -Infinity : top + (last + 1) / scale);
  }
  const from = tops.findIndex(Number.isFinite);
  if (from < 0) return { box: rig.box, tops: [top], bottoms: [bottom] };
  const to = tops.findLastIndex(Number.isFinite);
  return {
    box: {
      left: left + from / scale,
      right: left + (to + 1) / scale,
      top: Math.min(...tops),
      bottom: Math.max(...bottoms),
    },
    tops: tops.slice(from, to + 1),
    bottoms: bottoms.slice(from, to + 1),
  };
}

/**
 * How far the upper figure, with its middle `offset` beside that of the lower one, sinks below resting box on box until
 * the two touch.
 */
export function sinking(upper: Rig, upperScale: number, lower: Rig, lowerScale: number, offset = 0): number {
  const [above, below] = [silhouetteOf(upper), silhouetteOf(lower)];
  const half = {
    above: ((above.box.right - above.box.left) / 2) * upperScale,
    below: ((below.box.right - below.box.left) / 2) * lowerScale,
  };
  let gap = Infinity;
  for (let x = -half.above; x <= half.above; x += half.above / 40) {
    const bottom = columnAt(above.bottoms, x / half.above);
    const top = columnAt(below.tops, (x + offset) / half.below);
    if (bottom === null || top === null) continue;
    gap = Math.min(gap, (top - below.box.top) * lowerScale + (above.box.bottom - bottom) * upperScale);
  }
  return Number.isFinite(gap) ? gap : 0;
}

/** The value at a place between -1 and 1 across the width. */
function columnAt(columns: readonly number[], across: number): number | null {
  const value = columns[Math.floor(((across + 1) / 2) * columns.length)];
  return value !== undefined && Number.isFinite(value) ? value : null;
}
