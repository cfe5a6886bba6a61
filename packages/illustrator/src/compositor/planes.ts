import type { FramePlanes, LayerPlanes } from './pictures.ts';

/** How far beyond a layer's visible part a blit may read: one SIMD step and the waves' shifts. */
export const LAYER_MARGIN = 64;

export function planesOf(frame: number, width: number, height: number): FramePlanes {
  const luma = width * height;
  return [frame, frame + luma, frame + luma + luma / 4];
}

/** Memory for a layer whose rows are `stride` long. */
export function takeLayerPlanes(
  stride: number,
  height: number,
  take: (bytes: number) => number,
): LayerPlanes {
  const quarter = (stride * height) / 4;
  return [
    take(stride * height),
    take(stride * height),
    take(quarter),
    take(quarter),
    take(quarter),
    take(height),
    take(height / 2),
    take(((stride >> 4) + 1) * height),
    take(((stride >> 5) + 1) * (height / 2)),
  ];
}

/** The remainder, never negative. */
export function modulo(value: number, period: number): number {
  return ((value % period) + period) % period;
}
