import { createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { alpha } from '../painting/colour.ts';
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

export function vignette(
  brush: Brush,
  width: number,
  height: number,
  colour: string,
  strength: number,
): void {
  const gradient = brush.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.35,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  );
  gradient.addColorStop(0, alpha(colour, 0));
  gradient.addColorStop(1, alpha(colour, strength));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
}
