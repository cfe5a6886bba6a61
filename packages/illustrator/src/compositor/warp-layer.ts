import type { Kernel } from './kernel.ts';
import type { FramePlanes, Layer, Relief } from './pictures.ts';

/** The frame that is drawn on. */
export interface WarpTarget {
  readonly planes: FramePlanes;
  readonly width: number;
  readonly height: number;
}

/** Draws a layer plane by plane, each part of it moved by its share of the relief. */
export function warpLayer(
  kernel: Kernel,
  { planes, width, height }: WarpTarget,
  layer: Layer,
  view: { readonly scale: number; readonly x: number; readonly y: number },
  relief: Relief,
  moveX: number,
  moveY: number,
): void {
  const left = Math.round((view.x - width / 2 / view.scale) * 65536);
  const top = Math.round((view.y - height / 2 / view.scale) * 65536);
  const { y, u, v } = layer.planes;
  for (const [plane, source] of [y, u, v].entries()) {
    const half = plane === 0 ? 0 : 1;
    kernel.warpPlane(
      planes[plane]!,
      width >> half,
      height >> half,
      source,
      layer.width >> half,
      layer.height >> half,
      left >> half,
      top >> half,
      Math.round(65536 / view.scale),
      relief.address,
      relief.width,
      relief.height,
      18 - half,
      Math.round((moveX * 65536) / 127) >> half,
      Math.round((moveY * 65536) / 127) >> half,
    );
  }
}
