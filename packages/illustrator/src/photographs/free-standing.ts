import type { Edges } from './picture-study.ts';

/** A subject that is cut off by an edge of its picture shows a straight cut wherever else it stands. */
const MOST_CUT = 0.05;
/** Somebody seen to the waist is cut off below, and perhaps at the shoulders: that can be faded out. */
const MOST_CUT_SHOULDER = 0.45;

/** Whether a subject can be taken out of its picture and stand in another one. */
export function canStand(touches: Edges): boolean {
  const sides = Math.max(touches.left, touches.right);
  return touches.top <= MOST_CUT && sides <= (isCutBelow(touches) ? MOST_CUT_SHOULDER : MOST_CUT);
}

export function isCutBelow(touches: Edges): boolean {
  return touches.bottom > MOST_CUT;
}
