import { silhouetteOf } from '../cast/silhouette.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Node } from './arranged-node.ts';

/** Where a part is across the drawing of something that looks right, from 0 at its left to 1 at its right. */
const PARTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  head: [0.76, 1],
  nose: [0.9, 1],
  back: [0.25, 0.65],
  saddle: [0.4, 0.6],
  tail: [0, 0.14],
  handlebar: [0.66, 0.82],
  bonnet: [0.74, 0.96],
  hood: [0.74, 0.96],
  bow: [0.8, 1],
  stern: [0, 0.2],
  boot: [0.02, 0.2],
};
/** Parts that stick out of a thing or are let into it: how far across and down its outline. */
const OF_THINGS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  wing: [0.47, 0.74],
  arm: [0.84, 0.42],
  armrest: [0.84, 0.5],
  branch: [0.74, 0.56],
  bough: [0.74, 0.56],
  handle: [0.86, 0.3],
  step: [0.5, 0.94],
  stair: [0.5, 0.94],
  doorstep: [0.5, 0.97],
  porch: [0.5, 0.97],
  windowsill: [0.27, 0.78],
  sill: [0.27, 0.78],
  ledge: [0.27, 0.6],
  pedal: [0.5, 0.85],
  rung: [0.5, 0.5],
  foot: [0.5, 0.98],
  base: [0.5, 0.98],
};
const SPANS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  edge: [0.86, 0.98],
  end: [0.86, 1],
  corner: [0.86, 0.98],
  tip: [0.9, 1],
  chimney: [0.66, 0.8],
  front: [0.74, 0.96],
  rear: [0.04, 0.3],
};
const LOOKS_RIGHT = new Set(['vehicle', 'craft']);

export interface Support {
  /** From the middle of the carrier to the middle of where things stand. */
  readonly offset: number;
  readonly width: number;
  /** From the carrier's origin up. */
  readonly top: number;
  /** What stands there sinks in until the two drawings touch. */
  readonly uneven: boolean;
}

/** The place on something where others stand: a table top, a roof, the head of a cow. */
export function supportOf(node: Node, part: string | null): Support {
  const rig = node.rigs[0]!;
  const { tops, box } = silhouetteOf(rig);
  const width = (box.right - box.left) * node.scale;
  const stuck = part !== null && !LIVING.has(node.subject.figure.kind) ? OF_THINGS[part] : undefined;
  if (stuck) {
    const [across, down] = stuck;
    const top = node.box.top + down * (node.box.bottom - node.box.top);
    return { offset: (across - 0.5) * width, width: width * 0.3, top, uneven: false };
  }
  const span =
    part === null
      ? undefined
      : ((LOOKS_RIGHT.has(node.subject.figure.kind) ? PARTS[part] : undefined) ?? SPANS[part]);
  if (span) {
    const [from, to] = span.map((share) => Math.floor(share * (tops.length - 1))) as [number, number];
    const highest = Math.min(...tops.slice(from, to + 1));
    const column = tops.indexOf(highest, from);
    return {
      offset: (column / Math.max(1, tops.length - 1) - 0.5) * width,
      width: (span[1] - span[0]) * width,
      top: node.box.top,
      uneven: true,
    };
  }
  if (rig.surface !== undefined) return { offset: 0, width, top: rig.surface * node.scale, uneven: false };
  return { offset: 0, width, top: node.box.top, uneven: true };
}

/** How high it is in its middle, where somebody sits. */
export function seatTop(node: Node): number {
  const rig = node.rigs[0]!;
  if (rig.surface !== undefined) return rig.surface * node.scale;
  const { tops } = silhouetteOf(rig);
  const middle = tops
    .slice(Math.floor(tops.length / 3), Math.ceil((tops.length * 2) / 3))
    .toSorted((a, b) => a - b);
  return (middle[Math.floor(middle.length / 2)] ?? 0) * node.scale;
}

/** What reaches out over the ground, so that something can hang from it: a branch, the arm of a crane. */
export function overhangOf(node: Node): { readonly offset: number; readonly at: number } {
  const rig = node.rigs[0]!;
  const { bottoms, box } = silhouetteOf(rig);
  const height = box.bottom - box.top;
  const last = bottoms.length - 1;
  // Not at the very edge, where hardly anything is to hang from.
  const columns = bottoms
    .map((bottom, index) => ({ bottom, across: last === 0 ? 0.5 : index / last }))
    .filter(({ across, bottom }) => across > 0.08 && across < 0.92 && Number.isFinite(bottom));
  const free = columns.filter(({ bottom }) => box.bottom - bottom > height * 0.22);
  const best = free.toSorted((a, b) => Math.abs(a.across - 0.78) - Math.abs(b.across - 0.78))[0];
  const width = (box.right - box.left) * node.scale;
  if (best) return { offset: (best.across - 0.5) * width, at: best.bottom * node.scale };
  return { offset: width * 0.5, at: (box.top + height * 0.12) * node.scale };
}
