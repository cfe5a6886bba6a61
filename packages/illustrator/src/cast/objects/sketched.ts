import type { ThingDrawing } from '../../catalogue/thing-data.ts';
import { type Brush, TURN } from '../../painting/shapes.ts';
import { drawSketch, isMoving, type SketchColours } from '../../painting/sketch.ts';
import type { Rig } from '../rig.ts';
import { drawWheel } from './draw-wheel.ts';
import { thing } from './thing.ts';

/** A pace at which what has wheels, a keel or wings gets about. */
const SPEED = 100;
/** Wheels reach a little below the ground they stand on. */
const BELOW_WHEELS = 8;
/** Seconds of a round in which wheels turn by one spoke, and of one in which something sways. */
const SPOKE = 0.25;
const SWAY = 3;

/** A thing as its file says, in the colour asked for. */
export function sketched(drawing: ThingDrawing, colour: string | null): Rig {
  const { cabin, colour: own, front, glows, moves, seat, speed = SPEED, wheels, ...size } = drawing;
  const scale = size.size / size.tall;
  const colours = { main: colour ?? undefined, own };
  const { seat: top, ...rig } = thing(
    size,
    (brush, phase) => drawThing(brush, drawing, phase, colours),
    front ? (brush) => drawSketch(brush, front, colours) : undefined,
  );
  const { below = wheels ? BELOW_WHEELS / scale : 0.5 / scale } = drawing;
  const sits = seat && { x: seat.x * scale, y: seat.y * scale, angle: 0 };
  return {
    ...rig,
    ...roundOf(drawing),
    box: { ...rig.box, bottom: below * scale },
    ...(glows ? { glows } : {}),
    ...(cabin ? { cabin: { x: cabin.x * scale, y: cabin.y * scale, scale: cabin.scale * scale } } : {}),
    ...(seat?.posture ? { posture: seat.posture } : {}),
    // Nobody rides on the roof of what has wheels.
    ...(sits ? { seat: () => sits } : top && !wheels ? { seat: top } : {}),
    ...(moves ? { speed, medium: moves } : {}),
  };
}

/** How long a round of its movement is, and how many pictures it takes. */
function roundOf({ cycle, sketch, sways, wheels }: ThingDrawing): Pick<Rig, 'cycle' | 'frames'> {
  const round = cycle ?? (wheels ? SPOKE : SWAY);
  const moves = wheels || sways || isMoving(sketch);
  return { cycle: round, frames: moves ? Math.max(6, Math.min(30, Math.round(round * 20))) : 1 };
}

/** One moment of it, in the measures of its sketch. */
export function drawThing(brush: Brush, drawing: ThingDrawing, phase: number, colours: SketchColours): void {
  const { sketch, sways = 0, wheels = [] } = drawing;
  if (sways > 0) brush.rotate(Math.sin(phase * TURN) * sways);
  for (const wheel of wheels) if (wheel.behind) drawWheel(brush, wheel, phase);
  drawSketch(brush, sketch, { ...colours, phase });
  for (const wheel of wheels) if (!wheel.behind) drawWheel(brush, wheel, phase);
}
