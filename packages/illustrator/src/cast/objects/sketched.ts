import type { ThingDrawing, ThingSize, Wheel } from '../../catalogue/thing-data.ts';
import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';
import { type Brush, placed, TURN } from '../../painting/shapes.ts';
import { drawSketch, isMoving, type Sketch, type SketchColours } from '../../painting/sketch.ts';
import type { Rig } from '../rig.ts';
import { transformed } from '../transformed.ts';

/** A pace at which what has wheels, a keel or wings gets about. */
const SPEED = 100;
/** Wheels reach a little below the ground they stand on. */
const BELOW_WHEELS = 8;
/** Seconds of a round in which wheels turn by one spoke, and of one in which something sways. */
const SPOKE = 0.25;
const SWAY = 3;

/** A thing as its file says, in the colour asked for. */
export function sketched(drawing: ThingDrawing, colour: string | null): Rig {
  const { cabin, front, glows, inside, mouth, moves, seat, surface, tall, wheels, wide } = drawing;
  const scale = drawing.size / tall;
  const colours = { main: colour ?? undefined, own: drawing.colour };
  const { below = (wheels ? BELOW_WHEELS : 0.5) / scale } = drawing;
  const draw = (brush: Brush, phase: number) => drawThing(brush, drawing, phase, colours);
  const before = mouth
    ? belowMouth(wide, mouth, draw)
    : front && ((brush: Brush) => drawSketch(brush, front, colours));
  // Nobody rides on the roof of what has wheels.
  const sits = seat ?? (wheels ? null : { x: 0, y: -tall });
  return transformed(
    {
      box: { left: -wide / 2, right: wide / 2, top: -tall, bottom: below },
      ...roundOf(drawing),
      speed: moves ? (drawing.speed ?? SPEED) : 0,
      medium: moves ?? 'ground',
      draw,
      ...(before && { drawFront: before }),
      ...(surface !== undefined && { surface }),
      ...(inside && { inside }),
      ...(mouth && { mouth: { left: mouth.x - mouth.radiusX, right: mouth.x + mouth.radiusX, at: mouth.y } }),
      ...(glows && { glows }),
      ...(cabin && { cabin }),
      ...(seat?.posture && { posture: seat.posture }),
      ...(sits && { seat: () => ({ x: sits.x, y: sits.y, angle: 0 }) }),
    },
    { wide: scale, high: scale },
  );
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

const wheelSketches = once(() => wordTable<Readonly<Record<'plain' | 'thin', Sketch>>>('wheels'));

function drawWheel(brush: Brush, { radius, rim: main = '#cfd6de', thin, x, y }: Wheel, phase: number): void {
  placed(brush, { x, y, scale: radius / 100 }, () =>
    drawSketch(brush, wheelSketches()[thin ? 'thin' : 'plain'], { main, phase }),
  );
}

/** The part of it that is in front of a subject that looks out of its mouth. */
function belowMouth(
  wide: number,
  { x, y, radiusX, radiusY }: NonNullable<ThingSize['mouth']>,
  draw: Rig['draw'],
): Rig['draw'] {
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
