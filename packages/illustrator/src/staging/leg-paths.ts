import type { Goer, Leg, RoutePoint } from './leg.ts';
import type { Mark } from './way-mark.ts';

/** Whoever is on the ground passes somewhat before what stands there. */
export const NEARER = 0.045;

export function line(hop: number, one: RoutePoint, other: RoutePoint): Leg['at'] {
  return (share) => ({
    x: mix(one.x, other.x, share),
    y: mix(one.y, other.y, share) - Math.abs(Math.sin(share * Math.PI * 3)) * hop,
    ...((one.angle ?? other.angle) !== undefined && { angle: mix(one.angle ?? 0, other.angle ?? 0, share) }),
    ...((one.opacity ?? other.opacity) !== undefined && {
      opacity: mix(one.opacity ?? 1, other.opacity ?? 1, Math.max(0, share * 3 - 2)),
    }),
  });
}

export function slowing(one: RoutePoint, other: RoutePoint): Leg['at'] {
  return (share) => ({ x: mix(one.x, other.x, 1 - (1 - share) ** 2), y: mix(one.y, other.y, share) });
}

/** Along an oval: `depth` is how much nearer its middle is. */
export function bow(one: RoutePoint, other: RoutePoint, depth: number): Leg['at'] {
  return (share) => ({
    x: mix(one.x, other.x, (1 - Math.cos(share * Math.PI)) / 2),
    y: mix(one.y, other.y, share) + Math.sin(share * Math.PI) * depth,
  });
}

/** In one leap as high as `top`. */
export function leap(one: RoutePoint, other: RoutePoint, top: number): Leg['at'] {
  const high = Math.min(top, one.y, other.y);
  return (share) => {
    const along = mix(one.y, other.y, share);
    const rise = mix(one.y, other.y, 0.5) - high;
    return { x: mix(one.x, other.x, share), y: along - 4 * share * (1 - share) * rise };
  };
}

/** Over what is drawn of it, leaning as it slopes; `beyond` is how high the ground is before and after it. */
export function onTop(
  mark: Mark,
  goer: Goer,
  one: number,
  other: number,
  beyond: number | null = NEARER,
): Leg['at'] {
  const wide = (goer.box.right - goer.box.left) * 0.3;
  const flat = mark.surface;
  const isOff = (x: number) => x < mark.box.left || x > mark.box.right;
  const height = (x: number) => flat ?? (beyond !== null && isOff(x) ? beyond : mark.topAt(x));
  return (share) => {
    const x = mix(one, other, share);
    const [back, front] = [height(x - wide), height(x + wide)];
    const lean = Math.atan2(front - back, wide * 2);
    return { x, y: (back + front) / 2, angle: Math.max(-0.7, Math.min(0.7, lean)) };
  };
}

export function topOf({ surface, box }: Mark): number {
  return surface ?? box.top;
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}
