import type { Actor } from './actor.ts';
import type { Leg } from './leg.ts';
import type { Spot } from './spot.ts';

/** How an arrangement is fitted into the frame. */
export interface Fit {
  readonly scale: number;
  /** Where in the frame the arrangement's origin is. */
  readonly centre: number;
  readonly ground: number;
  readonly height: number;
}

/** Where a figure is on its stretch of the way; before and after that it is not drawn. */
export function pathOnLeg(spot: Spot, leg: Leg, { centre, ground, height, scale: fit }: Fit): Actor['path'] {
  const round = spot.route?.rolls ?? null;
  const start = leg.at(0).x;
  const x = leg.left ? -spot.x : spot.x;
  return ({ progress }) => {
    if (progress < leg.from || progress >= leg.until) return { x: centre, y: ground, opacity: 0 };
    const at = leg.at((progress - leg.from) / (leg.until - leg.from));
    const { angle = 0, far = 0, opacity = 1, scale = 1 } = at;
    const place = (dx: number, dy: number) => ({
      x: centre + (at.x + dx * scale) * fit,
      y: ground - far * height + (at.y + dy * scale) * fit,
      opacity,
      scale,
    });
    // What rolls turns around its middle, all else around its foot.
    const turned = round === null ? angle : (at.x - start) / round.radius;
    const middle = round ?? { x: 0, y: 0 };
    const [dx, dy] = [x - middle.x, spot.y - middle.y];
    const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
    return {
      ...place(middle.x + dx * cos - dy * sin, middle.y + dx * sin + dy * cos),
      rotation: turned,
    };
  };
}
