import type { Box, Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import type { SpatialRelation, Subject } from '../scene-description.ts';

/** Somebody or something to be placed, with what hangs on it. */
export interface Node {
  readonly subject: Subject;
  /** One for each of its number. */
  readonly rigs: readonly Rig[];
  /** As drawn, scaled; all rigs of a node have one size. */
  readonly box: Box;
  readonly scale: number;
  /** How far the members of a group stand apart. */
  readonly pitch: number;
  readonly attached: Attached[];
  /** Somebody climbs into it or out of it. */
  readonly isEntered: boolean;
}

export interface Attached {
  readonly kind: SpatialRelation['kind'];
  readonly node: Node;
  /** The part of the other that is meant: its head, its roof. */
  readonly part: string | null;
}

export function nodeOf(subject: Subject, rigs: readonly Rig[], scale: number, isEntered: boolean): Node {
  const drawn = measureRig(rigs[0]!);
  const box = {
    left: drawn.left * scale,
    right: drawn.right * scale,
    top: drawn.top * scale,
    bottom: drawn.bottom * scale,
  };
  return { subject, rigs, box, scale, pitch: (box.right - box.left) * 1.1, attached: [], isEntered };
}

export function groupWidth({ box, pitch, rigs }: Node, tight = 1): number {
  return box.right - box.left + pitch * tight * (rigs.length - 1);
}

export function heightOf({ box }: Node): number {
  return box.bottom - box.top;
}

/** How large something looks. */
export function extentOf(box: Box): number {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  // Long thin things (a fork, a ski) count by their length.
  return Math.max(Math.sqrt(width * height), Math.max(width, height) * 0.52);
}
