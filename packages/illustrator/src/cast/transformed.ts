import { type Brush, placed } from '../painting/shapes.ts';
import type { Box, Point, Rig } from './rig.ts';

interface Change {
  readonly x?: number;
  readonly y?: number;
  readonly wide?: number;
  readonly high?: number;
}

/** The same figure elsewhere, wider or taller, with all that is known of it. */
export function transformed(rig: Rig, { x = 0, y = 0, wide = 1, high = 1 }: Change): Rig {
  const to = <Place extends Point>(point: Place): Place => ({
    ...point,
    x: point.x * wide + x,
    y: point.y * high + y,
  });
  const boxTo = ({ left, right, top, bottom }: Box): Box => {
    const [across, down] = [
      [left * wide + x, right * wide + x],
      [top * high + y, bottom * high + y],
    ] as const;
    return {
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    };
  };
  const drawn = (draw: Rig['draw']) => (brush: Brush, phase: number) =>
    placed(brush, { x, y, scale: [wide, high] }, () => draw.call(rig, brush, phase));
  const { anatomy, cabin, drawFront, inside, mouth, muzzle, seat, surface } = rig;
  const angled = (angle: number) => (wide < 0 ? -angle : angle);
  return {
    ...rig,
    box: boxTo(rig.box),
    draw: drawn(rig.draw),
    ...(drawFront && { drawFront: drawn(drawFront) }),
    ...(seat && {
      seat(phase: number) {
        const at = seat.call(rig, phase);
        return { ...to(at), angle: angled(at.angle) };
      },
    }),
    ...(cabin && { cabin: { ...to(cabin), scale: cabin.scale * high } }),
    ...(muzzle && { muzzle: (phase: number) => to(muzzle.call(rig, phase)) }),
    ...(surface !== undefined && { surface: surface * high + y }),
    ...(inside && { inside: boxTo(inside) }),
    ...(mouth && {
      mouth: { ...boxTo({ ...mouth, top: mouth.at, bottom: mouth.at }), at: mouth.at * high + y },
    }),
    ...(anatomy && {
      anatomy: {
        ...anatomy,
        stature: anatomy.stature * high,
        at: (anchor, phase) => to(anatomy.at(anchor, phase)),
      },
    }),
  };
}

/** The same figure looking left. */
export const mirrored = (rig: Rig) => transformed(rig, { wide: -1 });

/** The same figure with the middle of its extent over its origin: as far to see on one side as on the other. */
export const centred = (rig: Rig) => transformed(rig, { x: -(rig.box.left + rig.box.right) / 2 });
