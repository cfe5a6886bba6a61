import { silhouetteOf } from '../cast/silhouette.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Node } from './arranged-node.ts';
import { tallOf, wideOf } from './bounds-of.ts';

type Spots = Readonly<Record<string, readonly [number, number, number?]>>;

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
  const { surface } = node.rigs[0]!;
  const { kind } = node.subject.figure;
  const { tops } = silhouetteOf(node.rigs[0]!);
  const width = wideOf(node.box);
  const stuck = part !== null && !LIVING.has(kind) ? SPOTS.stickingOut[part] : undefined;
  if (stuck) {
    const [across, down, wide = 0.3] = stuck;
    const top = node.box.top + down * tallOf(node.box);
    return { offset: (across - 0.5) * width, width: width * wide, top, uneven: false };
  }
  const parts = LOOKS_RIGHT.has(kind) ? { ...SPOTS.spans, ...SPOTS.ofWhatLooksRight } : SPOTS.spans;
  const span = part === null ? undefined : parts[part];
  if (!span && surface !== undefined) return { offset: 0, width, top: surface * node.scale, uneven: false };
  if (!span) return { offset: 0, width, top: node.box.top, uneven: true };
  const last = tops.length - 1;
  const [from, to] = [Math.floor(span[0] * last), Math.floor(span[1] * last)];
  const column = tops.indexOf(Math.min(...tops.slice(from, to + 1)), from);
  const offset = (column / Math.max(1, last) - 0.5) * width;
  return { offset, width: (span[1] - span[0]) * width, top: node.box.top, uneven: true };
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
  const height = tallOf(box);
  const last = bottoms.length - 1;
  // Not at the very edge, where hardly anything is to hang from.
  const [best] = bottoms
    .map((bottom, index) => ({ bottom, across: last === 0 ? 0.5 : index / last }))
    .filter(({ across }) => across > 0.08 && across < 0.92)
    .filter(({ bottom }) => Number.isFinite(bottom) && box.bottom - bottom > height * 0.22)
    .toSorted((a, b) => Math.abs(a.across - 0.78) - Math.abs(b.across - 0.78));
  const width = wideOf(node.box);
  if (best) return { offset: (best.across - 0.5) * width, at: best.bottom * node.scale };
  return { offset: width * 0.5, at: (box.top + height * 0.12) * node.scale };
}
