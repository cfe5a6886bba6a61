import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../../painting/shapes.ts';
import type { Material } from '../../scene-description.ts';
import { SOLID, STUFF } from '../../vocabulary/looks.ts';
import { covered, paintCover } from '../covers.ts';
import type { Box, Rig } from '../rig.ts';

/** The same figure with what shows at first sight what it is made of; a statue is of it from head to foot. */
export function ofStuff(rig: Rig, material: Material, isStatue: boolean): Rig {
  const cover = (isStatue ? SOLID[material] : undefined) ?? STUFF[material];
  return cover ? covered(rig, [cover]) : rig;
}

/** Pixels (of a frame of 720 lines) over which the stuff of scenery is painted before it is repeated. */
const TILE = 600;

/** Shows what a painted layer of scenery is made of. */
export function paintStuff(brush: Brush, box: Box, material: Material, unit: number): void {
  const cover = STUFF[material];
  if (!cover) return;
  const side = TILE * unit;
  const isPaper = material === 'paper';
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  if (isPaper) brush.globalAlpha = 0.3;
  const patterns = { ...cover, veil: undefined };
  for (let { top } = box; top < box.bottom; top += side)
    for (let { left } = box; left < box.right; left += side)
      paintCover(brush, patterns, { left, right: left + side, top, bottom: top + side });
  brush.restore();
  if (isPaper) cutEdges(brush, unit);
}

/** White edges and a shadow behind whatever is cut out: layers of paper. */
function cutEdges(brush: Brush, unit: number): void {
  const white = silhouette(brush.canvas, '#ffffff');
  brush.save();
  brush.resetTransform();
  brush.globalCompositeOperation = 'destination-over';
  for (const x of [-3, 0, 3]) brush.drawImage(white, x * unit, (x === 0 ? -3 : -1) * unit);
  brush.globalAlpha = 0.35;
  brush.drawImage(silhouette(brush.canvas, '#2a1f3a'), 7 * unit, -5 * unit);
  brush.restore();
}

function silhouette(canvas: Canvas, colour: string): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const brush = copy.getContext('2d');
  brush.drawImage(canvas, 0, 0);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return copy;
}
