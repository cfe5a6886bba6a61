import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../../painting/shapes.ts';
import type { Material } from '../../scene-description.ts';
import type { Box, Rig } from '../rig.ts';

type Texture = (brush: Brush, box: Box, side?: number) => void;

/** What shows at first sight what something is made of, laid over the figure. Other stuff is told by colour alone. */
const TEXTURES: Partial<Record<Material, Texture>> = {
  paper: (brush, box, side) => {
    veil(brush, box, 'rgba(255,255,255,0.24)');
    folds(brush, box, side);
  },
  lego: studs,
  wool: stitches,
};

/** What covers somebody who is of it from head to foot: a lion of stone, a knight of gold. */
const SOLID: Partial<Record<Material, string>> = {
  stone: 'rgba(150,150,146,0.78)',
  metal: 'rgba(140,150,162,0.76)',
  gold: 'rgba(228,180,60,0.72)',
  silver: 'rgba(190,197,206,0.76)',
  ice: 'rgba(184,226,246,0.7)',
};

export function ofStuff(rig: Rig, material: Material, isStatue = false): Rig {
  const solid = isStatue ? SOLID[material] : undefined;
  const texture = solid ? (brush: Brush, box: Box) => veil(brush, box, solid) : TEXTURES[material];
  if (!texture) return rig;
  return {
    ...rig,
    draw(brush, phase) {
      brush.save();
      rig.draw(brush, phase);
      brush.restore();
      brush.save();
      // Only over what is already painted.
      brush.globalCompositeOperation = 'source-atop';
      texture(brush, rig.box);
      brush.restore();
    },
  };
}

/** Pixels (of a frame of 720 lines) of one fold, brick or stitch of scenery. */
const SIDES: Partial<Record<Material, number>> = { paper: 90, lego: 30, wool: 16 };

/** Shows what a painted layer of scenery is made of. */
export function paintStuff(brush: Brush, box: Box, material: Material, unit: number): void {
  const texture = TEXTURES[material];
  if (!texture) return;
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  if (material === 'paper') brush.globalAlpha = 0.3;
  texture(brush, box, (SIDES[material] ?? 30) * unit);
  brush.restore();
  if (material === 'paper') cutEdges(brush, unit);
}

/** White edges and a shadow behind whatever is cut out: layers of paper. */
function cutEdges(brush: Brush, unit: number): void {
  const { canvas } = brush;
  const white = silhouette(canvas, '#ffffff');
  const shade = silhouette(canvas, '#2a1f3a');
  brush.save();
  brush.resetTransform();
  brush.globalCompositeOperation = 'destination-over';
  for (const [x, y] of EDGES) brush.drawImage(white, x * 3 * unit, y * 3 * unit);
  brush.globalAlpha = 0.35;
  brush.drawImage(shade, 7 * unit, -5 * unit);
  brush.restore();
}

const EDGES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [-0.7, -0.7],
  [0.7, -0.7],
] as const;

function silhouette(canvas: Canvas, colour: string): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const brush = copy.getContext('2d');
  brush.drawImage(canvas, 0, 0);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return copy;
}

function veil(brush: Brush, { left, top, right, bottom }: Box, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(left, top, right - left, bottom - top);
}

/** Facets, every other one in the shade of a fold. */
function folds(
  brush: Brush,
  { left, top, right, bottom }: Box,
  side = Math.max(right - left, bottom - top) / 7,
): void {
  for (let row = 0; top + row * side < bottom; row++) {
    for (let column = 0; left + column * side < right; column++) {
      const [x, y] = [left + column * side, top + row * side];
      const turned = (row + column) % 2 === 0;
      brush.fillStyle = turned ? 'rgba(40,30,60,0.24)' : 'rgba(255,255,255,0.22)';
      brush.beginPath();
      brush.moveTo(x, turned ? y : y + side);
      brush.lineTo(x + side, turned ? y + side : y);
      brush.lineTo(turned ? x : x + side, y + side);
      brush.closePath();
      brush.fill();
      brush.strokeStyle = 'rgba(255,255,255,0.6)';
      brush.lineWidth = side * 0.03;
      brush.stroke();
    }
  }
}

/** Bricks with a stud on each. */
function studs(
  brush: Brush,
  { left, top, right, bottom }: Box,
  side = Math.max(right - left, bottom - top) / 20,
): void {
  for (let y = top; y < bottom; y += side) {
    for (let x = left; x < right; x += side) {
      brush.strokeStyle = 'rgba(20,10,30,0.38)';
      brush.lineWidth = side * 0.08;
      brush.strokeRect(x, y, side, side);
      brush.fillStyle = 'rgba(255,255,255,0.3)';
      brush.beginPath();
      brush.arc(x + side / 2, y + side / 2, side * 0.28, 0, Math.PI * 2);
      brush.fill();
    }
  }
}

/** Rows of short stitches. */
function stitches(
  brush: Brush,
  { left, top, right, bottom }: Box,
  side = Math.max(right - left, bottom - top) / 34,
): void {
  brush.lineWidth = side * 0.24;
  brush.lineCap = 'round';
  for (let row = 0; top + row * side < bottom; row++) {
    brush.strokeStyle = row % 2 ? 'rgba(255,255,255,0.3)' : 'rgba(40,20,30,0.2)';
    for (let x = left + (row % 2) * side * 0.5; x < right; x += side) {
      const y = top + row * side;
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(x + side * 0.25, y + side * 0.6);
      brush.lineTo(x + side * 0.5, y);
      brush.stroke();
    }
  }
}
