import type { FramePlanes } from './pictures.ts';

/** How far beyond a layer's visible part a blit may read: one SIMD step and the waves' shifts. */
export const LAYER_MARGIN = 64;

export function planesOf(frame: number, width: number, height: number): FramePlanes {
  const luma = width * height;
  return [frame, frame + luma, frame + luma + luma / 4];
}

/** The remainder, never negative. */
export function modulo(value: number, period: number): number {
  return ((value % period) + period) % period;
}
