import type { Box, Rig } from '../cast/rig.ts';
import type { SpatialRelation, Subject } from '../scene-description.ts';
import { boundsOf, tallOf, wideOf } from './bounds-of.ts';

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
  const box = boundsOf([{ rig: rigs[0]!, x: 0, y: 0, scale }]);
  return { subject, rigs, box, scale, pitch: wideOf(box) * 1.1, attached: [], isEntered };
}

export function groupWidth({ box, pitch, rigs }: Node, tight = 1): number {
  return wideOf(box) + pitch * tight * (rigs.length - 1);
}

export function heightOf({ box }: Node): number {
  return tallOf(box);
}

/** How large something looks. */
export function extentOf(box: Box): number {
  const [width, height] = [wideOf(box), tallOf(box)];
  // Long thin things (a fork, a ski) count by their length.
  return Math.max(Math.sqrt(width * height), Math.max(width, height) * 0.52);
}
