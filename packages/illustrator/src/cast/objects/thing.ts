import type { Brush } from '../../painting/shapes.ts';
import type { Box, Rig } from '../rig.ts';

export interface ThingSize {
  /** The drawing's own measures; its foot is at y 0, its middle at x 0. */
  readonly wide: number;
  readonly tall: number;
  /** How tall it is in life, in hundredths of a person's height. */
  readonly size: number;
  /** In the drawing's own measures: see `Rig`. */
  readonly surface?: number;
  readonly inside?: Box;
  /** Drawn over what is inside. */
  readonly front?: (brush: Brush) => void;
}

/** A thing that stands still, drawn in measures of its own. */
export function thing(size: ThingSize, draw: (brush: Brush) => void): Rig {
  const scale = size.size / size.tall;
  const scaled = (paint: (brush: Brush) => void) => (brush: Brush) => {
    brush.save();
    brush.scale(scale, scale);
    paint(brush);
    brush.restore();
  };
  const { inside, front } = size;
  return {
    box: { left: (-size.wide / 2) * scale, right: (size.wide / 2) * scale, top: -size.size, bottom: 0.5 },
    cycle: 3,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw: scaled(draw),
    ...(size.surface === undefined ? {} : { surface: size.surface * scale }),
    ...(inside
      ? {
          inside: {
            left: inside.left * scale,
            right: inside.right * scale,
            top: inside.top * scale,
            bottom: inside.bottom * scale,
          },
        }
      : {}),
    ...(front ? { drawFront: scaled(front) } : {}),
    seat: () => ({ x: 0, y: -size.size, angle: 0 }),
  };
}
