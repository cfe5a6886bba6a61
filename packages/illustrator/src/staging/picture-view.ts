import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Sprite } from '../compositor/pictures.ts';

/** The part of a figure's picture to paint: in pixels of the whole picture, and how much smaller. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

/** Clears the canvas and paints a view of the figure on it. */
export type Paint = (target: Canvas, view: View) => void;

/** A sprite that was made of a part of a picture, as one of the whole. */
export function inWhole(sprite: Sprite, view: View, whole: Pick<View, 'width' | 'height'>): Sprite {
  return {
    ...sprite,
    left: sprite.left + view.left,
    top: sprite.top + view.top,
    fullWidth: whole.width,
    fullHeight: whole.height,
  };
}

/**
 * The part of the whole in which anything is seen, or anything else than `before`, with some pixels around it; null where
 * nothing is. It is looked for in small pictures: whole ones of all moments would fill the memory.
 */
export function seenOf(whole: View, zoom: number, room: number, paint: Paint, before?: Paint): View | null {
  const [across, down] = [Math.ceil(whole.width * zoom), Math.ceil(whole.height * zoom)];
  const [small, other] = [createCanvas(across, down), createCanvas(across, down)];
  paint(small, { ...whole, zoom });
  before?.(other, { ...whole, zoom });
  const [pixels, rest] = [small.data(), other.data()].map(
    ({ buffer, byteOffset }) => new Uint32Array(buffer, byteOffset, across * down),
  );
  let [left, top, right, bottom] = [across, down, -1, -1];
  for (let pixel = 0; pixel < across * down; pixel++) {
    if (pixels![pixel] === rest![pixel]) continue;
    const [x, y] = [pixel % across, Math.floor(pixel / across)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return null;
  const from = {
    left: Math.max(0, Math.floor(left / zoom - room)),
    top: Math.max(0, Math.floor(top / zoom - room)),
  };
  return {
    ...from,
    width: Math.min(whole.width, Math.ceil((right + 1) / zoom + room)) - from.left,
    height: Math.min(whole.height, Math.ceil((bottom + 1) / zoom + room)) - from.top,
    zoom: 1,
  };
}
