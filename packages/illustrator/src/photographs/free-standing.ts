import type { Edges } from '../media/picture-study.ts';

/** A subject that is cut off by an edge of its picture shows a straight cut wherever else it stands. */
const MOST_CUT = 0.05;
/** Somebody seen to the waist is cut off below, and perhaps at the shoulders: that can be faded out. */
const MOST_CUT_SHOULDER = 0.45;

/**
 * Whether a subject can be taken out of its picture and stand in another one. Of a clip, what its frames show on
 * average: single masks waver, and differ a little between kinds of processor.
 */
export function canStand(frames: readonly Edges[]): boolean {
  const mean = (edge: keyof Edges) => frames.reduce((sum, touches) => sum + touches[edge], 0) / frames.length;
  const sides = Math.max(mean('left'), mean('right'));
  const mostCut = mean('bottom') > MOST_CUT ? MOST_CUT_SHOULDER : MOST_CUT;
  return mean('top') <= MOST_CUT && sides <= mostCut;
}

export function isCutBelow(touches: Edges): boolean {
  return touches.bottom > MOST_CUT;
}
