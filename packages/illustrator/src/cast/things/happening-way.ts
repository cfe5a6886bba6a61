import { type Brush, type Placing, placed } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

type Draw = (brush: Brush, phase: number, thing: Thing) => void;

/** How a thing is drawn to which something happens. */
export interface Way {
  readonly cycle?: number;
  readonly frames: number;
  /** From the first second to the last, and not over and over. */
  readonly once?: boolean;
  readonly draw: Draw;
}

export interface Thing {
  readonly rig: Rig;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly wide: number;
  readonly high: number;
  /** The middle of it. */
  readonly x: number;
  readonly y: number;
  readonly liquid: string;
  /** As it is; whoever is alive moves on meanwhile. */
  show(brush: Brush, phase?: number): void;
}

export const once = (draw: Draw, frames = 30): Way => ({ once: true, frames, draw });
export const rounds = (cycle: number, draw: Draw, frames = 20): Way => ({ cycle, frames, draw });

/** The thing elsewhere, turned or scaled about a point of it. */
export function moved(
  brush: Brush,
  thing: Thing,
  { x = 0, y = 0, from = {}, ...how }: Placing,
  phase = 0,
): void {
  const at = { x: x + (from.x ?? 0), y: y + (from.y ?? 0) };
  placed(brush, { ...at, ...how, from }, () => thing.show(brush, phase));
}

/** The middle of what it stands on. */
export const footOf = ({ x, bottom }: Thing) => ({ x, y: bottom });
export const eased = (phase: number) => phase * phase;
export const stretchOf = (phase: number, from: number, to: number) =>
  Math.max(0, Math.min(1, (phase - from) / (to - from)));

/** Only what is above, below or beside these edges is seen. */
export function seenWithin(brush: Brush, { left, right, top, bottom }: Rig['box'], draw: () => void): void {
  brush.save();
  brush.beginPath();
  brush.rect(left, top, right - left, bottom - top);
  brush.clip();
  draw();
  brush.restore();
}
