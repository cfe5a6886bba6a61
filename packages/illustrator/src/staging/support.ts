import { silhouetteOf } from '../cast/silhouette.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Node } from './arranged-node.ts';

type Spots = Readonly<Record<string, readonly [number, number]>>;

/** Where parts are, on which something stands: across what looks right, across and down a thing, across anything. */
const SPOTS = wordTable<Record<'ofWhatLooksRight' | 'stickingOut' | 'spans', Spots>>('part-spots');
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
  const stuck = part !== null && !LIVING.has(node.subject.figure.kind) ? SPOTS.stickingOut[part] : undefined;
  if (stuck) {
    const [across, down] = stuck;
    const top = node.box.top + down * (node.box.bottom - node.box.top);
    return { offset: (across - 0.5) * width, width: width * 0.3, top, uneven: false };
  }
  const span =
    part === null
      ? undefined
      : ((LOOKS_RIGHT.has(node.subject.figure.kind) ? SPOTS.ofWhatLooksRight[part] : undefined) ??
        SPOTS.spans[part]);
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
