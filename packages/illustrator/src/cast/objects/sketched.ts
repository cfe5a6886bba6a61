import type { ThingDrawing, Wheel } from '../../catalogue/thing-data.ts';
import { type Brush, disc } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Rig } from '../rig.ts';
import { drawWheel } from '../vehicles/wheel.ts';
import { thing } from './thing.ts';

/** A pace at which what has wheels, a keel or wings gets about. */
const SPEED = 100;
/** One round is one fifth of a turn of a wheel with five spokes: the wheel spins smoothly with few pictures. */
export const ROUND = { cycle: 0.25, frames: 6 } as const;

/** A thing as its sketch says, in the colour asked for; its wheels turn. */
export function sketched(drawing: ThingDrawing, colour: string | null): Rig {
  const { colour: own, front, moves, seat, sketch, speed = SPEED, wheels = [], ...size } = drawing;
  const scale = size.size / size.tall;
  const colours = { main: colour ?? undefined, own };
  const rig = thing(
    { ...size, ...(front ? { front: (brush) => drawSketch(brush, front, colours) } : {}) },
    (brush, phase) => {
      for (const wheel of wheels) drawArch(brush, wheel);
      drawSketch(brush, sketch, colours);
      for (const { radius, x, y } of wheels) drawWheel(brush, x, y, radius, phase);
    },
  );
  return {
    ...rig,
    ...(wheels.length > 0 ? ROUND : {}),
    ...(seat ? { seat: () => ({ x: seat.x * scale, y: seat.y * scale, angle: 0 }) } : {}),
    ...(moves ? { speed, medium: moves } : {}),
  };
}

/** The dark above a wheel. */
function drawArch(brush: Brush, { radius, x, y }: Wheel): void {
  disc(brush, x, y, radius * 1.2, '#23222a');
}
