import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Mouth, Mouths } from '../cast/mouth.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { inWhole, type View } from './picture-view.ts';

/** How far a mouth is open in each of the shapes that are painted; at rest there is nothing to lay over. */
export const MOUTH_SHAPES = [0.4, 1] as const;

export interface MouthPainter {
  readonly width: number;
  readonly height: number;
  /** Clears the canvas and paints a view of the figure on it. */
  paint(target: Canvas, mouths: Mouths, view: View): void;
  sprite(picture: Canvas): Sprite;
}

/** Where the mouth is, is looked for in a small picture: whole ones of all moments would fill the memory. */
const SMALL = 0.25;
const MARGIN = 2;

/**
 * Only what an open mouth changes in a picture, for each of its shapes. Laid over the picture with the mouth at rest it
 * gives the open one, whatever is in front of the face. Nothing where no mouth can be seen.
 */
export function mouthPatches(painter: MouthPainter, mouth: Mouth, atRest: Mouths): (Sprite | null)[] {
  const area = mouthArea(painter, mouth, atRest);
  if (!area) return [];
  const canvas = createCanvas(area.width, area.height);
  return MOUTH_SHAPES.map((opening) => {
    painter.paint(canvas, { ...atRest, [mouth]: opening }, area);
    return inWhole(painter.sprite(canvas), area, painter);
  });
}

function mouthArea(painter: MouthPainter, mouth: Mouth, atRest: Mouths): View | null {
  const width = Math.ceil(painter.width * SMALL);
  const height = Math.ceil(painter.height * SMALL);
  const whole = { left: 0, top: 0, width: painter.width, height: painter.height, zoom: SMALL };
  const shut = createCanvas(width, height);
  const open = createCanvas(width, height);
  painter.paint(shut, atRest, whole);
  painter.paint(open, { ...atRest, [mouth]: 1 }, whole);
  const found = differingArea(shut, open);
  if (!found) return null;
  const left = Math.max(0, Math.floor((found.left - MARGIN) / SMALL));
  const top = Math.max(0, Math.floor((found.top - MARGIN) / SMALL));
  return {
    left,
    top,
    width: Math.min(painter.width, Math.ceil((found.right + 1 + MARGIN) / SMALL)) - left,
    height: Math.min(painter.height, Math.ceil((found.bottom + 1 + MARGIN) / SMALL)) - top,
    zoom: 1,
  };
}

function differingArea(a: Canvas, b: Canvas) {
  const { width, height } = a;
  const [bytesA, bytesB] = [a.data(), b.data()];
  const pixelsA = new Uint32Array(bytesA.buffer, bytesA.byteOffset, width * height);
  const pixelsB = new Uint32Array(bytesB.buffer, bytesB.byteOffset, width * height);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let pixel = 0; pixel < pixelsA.length; pixel++) {
    if (pixelsA[pixel] === pixelsB[pixel]) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { left, right, top, bottom };
}
