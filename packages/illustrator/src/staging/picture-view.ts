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

/** Large enough to be seen, small enough to cost nothing. */
const SMALL = 0.125;

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
 * The part of the whole in which anything is seen, with `margin` pixels around it. A person's box leaves room for every
 * movement and is four fifths empty: clearing, copying and searching that was more work than drawing all pictures once
 * more in small to find what is not.
 */
export function seenOf(whole: View, margin: number, paintAll: (small: Canvas, view: View) => void): View {
  const [across, down] = [Math.ceil(whole.width * SMALL), Math.ceil(whole.height * SMALL)];
  const small = createCanvas(across, down);
  paintAll(small, { ...whole, zoom: SMALL });
  const pixels = small.data();
  let [left, top, right, bottom] = [across, down, -1, -1];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      if (pixels[(y * across + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return whole;
  // What is thinner than a small pixel may begin in the next.
  const room = margin + 1 / SMALL;
  const from = {
    left: Math.max(0, Math.floor(left / SMALL - room)),
    top: Math.max(0, Math.floor(top / SMALL - room)),
  };
  return {
    ...from,
    width: Math.min(whole.width, Math.ceil((right + 1) / SMALL + room)) - from.left,
    height: Math.min(whole.height, Math.ceil((bottom + 1) / SMALL + room)) - from.top,
    zoom: 1,
  };
}
