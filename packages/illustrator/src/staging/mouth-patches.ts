import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Sprite } from '../compositor/pictures.ts';
import { inWhole, type Paint, seenOf, type View } from './picture-view.ts';

/** How far a mouth is open in each of the shapes that are painted; at rest there is nothing to lay over. */
export const MOUTH_SHAPES = [0.4, 1] as const;

/**
 * Only what an open mouth changes in a picture, for each of its shapes. Laid over the picture with the mouth at rest it
 * gives the open one, whatever is in front of the face. Nothing where no mouth can be seen.
 */
export function mouthPatches(
  whole: View,
  painted: (opening: number) => Paint,
  sprite: (picture: Canvas) => Sprite,
): (Sprite | null)[] {
  const area = seenOf(whole, 0.25, 8, painted(1), painted(0));
  if (!area) return [];
  const canvas = createCanvas(area.width, area.height);
  return MOUTH_SHAPES.map((opening) => {
    painted(opening)(canvas, area);
    return inWhole(sprite(canvas), area, whole);
  });
}
