import { createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import type { Brush } from '../painting/shapes.ts';
import type { Moment } from '../scenery/stage.ts';

export interface Overlay {
  draw(moment: Moment): void;
}

export interface OverlayContext {
  readonly compositor: Compositor;
  readonly unit: number;
  readonly seed: number;
  /** What the film shows, in English, for headlines. */
  readonly caption: string;
}

/** A layer over the whole frame that does not change. */
export function still(
  { compositor }: OverlayContext,
  paint: (brush: Brush, width: number, height: number) => void,
): Overlay {
  const { width, height } = compositor;
  const canvas = createCanvas(width + 34, height);
  paint(canvas.getContext('2d'), width, height);
  const layer = compositor.layer(canvas);
  return { draw: () => compositor.drawLayer(layer, 0, 0) };
}
