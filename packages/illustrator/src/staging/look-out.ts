import type { Box, Rig } from '../cast/rig.ts';

/** How much of what is in a container is below its rim: ships float, everything else lies or sits in it. */
const AFLOAT = 0.12;
const SUNK = 0.34;

export interface Container {
  readonly scale: number;
  readonly tall: number;
}

export interface Contents {
  readonly box: Box;
  /** Of all of its kind, side by side. */
  readonly wide: number;
  readonly floats: boolean;
}

/** Where something stands that looks out over the rim of an open container, counted from the container's origin. */
export function lookOut(
  mouth: NonNullable<Rig['mouth']>,
  { scale, tall }: Container,
  { box, wide, floats }: Contents,
  { rank, total }: { readonly rank: number; readonly total: number },
): { readonly x: number; readonly y: number; readonly fit: number } {
  // Out of a narrow opening things fan out.
  const room = Math.max((mouth.right - mouth.left) * scale, tall * 0.72);
  const height = box.bottom - box.top;
  const fit = Math.min((total > 1 ? (room / total) * 1.25 : room) / wide, (tall * 1.4) / height);
  const offset = total > 1 ? ((rank + 0.5) / total - 0.5) * room * 0.92 : 0;
  return {
    x: ((mouth.left + mouth.right) / 2) * scale + offset - ((box.left + box.right) / 2) * fit,
    y: mouth.at * scale + height * fit * (floats ? AFLOAT : SUNK),
    fit,
  };
}
