import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Mouth, Mouths } from '../cast/mouth.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { inWhole, seenOf, type View } from './picture-view.ts';

/** How far a mouth is open in each of the shapes that are painted; at rest there is nothing to lay over. */
export const MOUTH_SHAPES = [0.4, 1] as const;

export interface MouthPainter {
  readonly width: number;
  readonly height: number;
  /** Clears the canvas and paints a view of the figure on it. */
  paint(target: Canvas, mouths: Mouths, view: View): void;
  sprite(picture: Canvas): Sprite;
}

/**
 * Only what an open mouth changes in a picture, for each of its shapes. Laid over the picture with the mouth at rest it
 * gives the open one, whatever is in front of the face. Nothing where no mouth can be seen.
 */
export function mouthPatches(painter: MouthPainter, mouth: Mouth, atRest: Mouths): (Sprite | null)[] {
  const { width, height } = painter;
  const area = seenOf(
    { left: 0, top: 0, width, height, zoom: 1 },
    0.25,
    8,
    (small, view) => painter.paint(small, { ...atRest, [mouth]: 1 }, view),
    (small, view) => painter.paint(small, atRest, view),
  );
  if (!area) return [];
  const canvas = createCanvas(area.width, area.height);
  return MOUTH_SHAPES.map((opening) => {
    painter.paint(canvas, { ...atRest, [mouth]: opening }, area);
    return inWhole(painter.sprite(canvas), area, painter);
  });
}
