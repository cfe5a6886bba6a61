import type { Brush } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

/** How a thing is drawn to which something happens. */
export interface Way {
  readonly cycle?: number;
  readonly frames?: number;
  /** From the first second to the last, and not over and over. */
  readonly once?: boolean;
  draw(brush: Brush, phase: number, thing: Thing): void;
}

export interface Thing {
  readonly rig: Rig;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly wide: number;
  readonly high: number;
  readonly liquid: string;
  /** As it is; whoever is alive moves on meanwhile. */
  show(brush: Brush, phase?: number): void;
}

export const middle = ({ left, right }: Thing) => (left + right) / 2;
export const eased = (phase: number) => phase * phase;
export const stretchOf = (phase: number, from: number, to: number) =>
  Math.max(0, Math.min(1, (phase - from) / (to - from)));
