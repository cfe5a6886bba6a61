import { drawSketch } from '../../painting/sketch.ts';
import type { Rig } from '../rig.ts';
import { thing } from './thing.ts';
import type { ThingDrawing } from './thing-data.ts';

/** A pace at which what has wheels, a keel or wings gets about. */
const SPEED = 100;

/** A thing as its sketch says, in the colour asked for. */
export function sketched(
  { colour: own, front, moves, sketch, ...size }: ThingDrawing,
  colour: string | null,
): Rig {
  const colours = { main: colour ?? undefined, own };
  const rig = thing(
    { ...size, ...(front ? { front: (brush) => drawSketch(brush, front, colours) } : {}) },
    (brush) => drawSketch(brush, sketch, colours),
  );
  return moves ? { ...rig, speed: SPEED, medium: moves } : rig;
}
