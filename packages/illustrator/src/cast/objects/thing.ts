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
  /** The oval opening of a container; its front is all that is drawn below it. */
  readonly mouth?: {
    readonly x: number;
    readonly y: number;
    readonly radiusX: number;
    readonly radiusY: number;
  };
  /** Drawn over what is inside. */
  readonly front?: Draw;
}

type Draw = (brush: Brush, phase: number) => void;

/** A thing that stands still, drawn in measures of its own. */
export function thing(size: ThingSize, draw: Draw): Rig {
  const scale = size.size / size.tall;
  const scaled = (paint: Draw) => (brush: Brush, phase: number) => {
    brush.save();
    brush.scale(scale, scale);
    paint(brush, phase);
    brush.restore();
  };
  const { inside, mouth } = size;
  const front = mouth ? belowMouth(size, mouth, draw) : size.front;
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
    ...(mouth
      ? {
          mouth: {
            left: (mouth.x - mouth.radiusX) * scale,
            right: (mouth.x + mouth.radiusX) * scale,
            at: mouth.y * scale,
          },
        }
      : {}),
    ...(front ? { drawFront: scaled(front) } : {}),
    seat: () => ({ x: 0, y: -size.size, angle: 0 }),
  };
}

function belowMouth(
  { wide }: ThingSize,
  { x, y, radiusX, radiusY }: NonNullable<ThingSize['mouth']>,
  draw: Draw,
): Draw {
  return (brush, phase) => {
    brush.save();
    brush.beginPath();
    brush.moveTo(-wide, 20);
    brush.lineTo(-wide, y);
    brush.lineTo(x - radiusX, y);
    brush.ellipse(x, y, radiusX, radiusY, 0, Math.PI, 0, true);
    brush.lineTo(wide, y);
    brush.lineTo(wide, 20);
    brush.clip();
    draw(brush, phase);
    brush.restore();
  };
}
