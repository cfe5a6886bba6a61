import type { Actor } from './actor.ts';
import type { Spot } from './arrange.ts';
import type { Leg } from './routes.ts';

/** How an arrangement is fitted into the frame. */
export interface Fit {
  readonly scale: number;
  /** Where in the frame the arrangement's origin is. */
  readonly centre: number;
  readonly ground: number;
}

/** Where a figure is on its stretch of the way; before and after that it is not drawn. */
export function pathOnLeg(spot: Spot, leg: Leg, { centre, ground, scale: fit }: Fit): Actor['path'] {
  const round = spot.route?.rolls ?? null;
  const start = leg.at(0).x;
  const x = leg.left ? -spot.x : spot.x;
  return ({ progress }) => {
    if (progress < leg.from || progress >= leg.until) return { x: centre, y: ground, opacity: 0 };
    const at = leg.at((progress - leg.from) / (leg.until - leg.from));
    const { angle = 0, opacity = 1, scale = 1 } = at;
    const place = (dx: number, dy: number) => ({
      x: centre + (at.x + dx * scale) * fit,
      y: ground + (at.y + dy * scale) * fit,
      opacity,
      scale,
    });
    if (round !== null) {
      const half = round / 2;
      const rolled = (at.x - start) / half;
      // Around its middle, and not around its foot.
      return {
        ...place(-Math.sin(rolled) * half, Math.cos(rolled) * half - half),
        rotation: rolled,
      };
    }
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return { ...place(x * cos - spot.y * sin, x * sin + spot.y * cos), rotation: angle };
  };
}
