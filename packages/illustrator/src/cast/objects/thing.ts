import type { ThingSize } from '../../catalogue/thing-data.ts';
import { type Brush, placed } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

type Draw = (brush: Brush, phase: number) => void;

/** A thing that stands still, drawn in measures of its own; `before` is drawn over what is inside. */
export function thing(size: ThingSize, draw: Draw, before?: Draw): Rig {
  const scale = size.size / size.tall;
  const scaled = (paint: Draw) => (brush: Brush, phase: number) => {
    placed(brush, { scale }, () => paint(brush, phase));
  };
  const { inside, mouth } = size;
  const front = mouth ? belowMouth(size, mouth, draw) : before;
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
