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
  return {
    y: take(stride * height),
    a: take(stride * height),
    u: take((stride * height) / 4),
    v: take((stride * height) / 4),
    c: take((stride * height) / 4),
    rowKindsY: take(height),
    rowKindsC: take(height / 2),
    kindsY: take(((stride >> 4) + 1) * height),
    kindsC: take(((stride >> 5) + 1) * (height / 2)),
  };
}

/** The remainder, never negative. */
export function modulo(value: number, period: number): number {
  return ((value % period) + period) % period;
}
