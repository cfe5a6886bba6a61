import type { PictureStudy, Subject } from './picture-study.ts';

/** A subject that is cut off by an edge of its picture shows a straight cut wherever else it stands. */
const MOST_CUT = 0.05;
/** Somebody seen to the waist is cut off below, and perhaps at the shoulders: that can be faded out. */
const MOST_CUT_SHOULDER = 0.45;

/** The subjects of a picture or clip, where they can stand in another picture; null where they cannot. */
export function freeStanding(study: PictureStudy | null | undefined): readonly Subject[] | null {
  if (!study || study.subjects.length === 0) return null;
  return study.subjects.every(canStand) ? study.subjects : null;
}

function canStand({ touches }: Subject): boolean {
  const sides = Math.max(touches.left, touches.right);
  return touches.top <= MOST_CUT && sides <= (isCutBelow(touches) ? MOST_CUT_SHOULDER : MOST_CUT);
}

export function isCutBelow(touches: Subject['touches']): boolean {
  return touches.bottom > MOST_CUT;
}
