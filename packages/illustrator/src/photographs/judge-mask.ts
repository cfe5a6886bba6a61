import type { Box, Edges } from '../media/picture-study.ts';

const SMALLEST_AREA = 0.02;
const LARGEST_AREA = 0.8;
/** A clear mask is black and white: grey pixels for each white one. */
const MOST_UNDECIDED = 0.3;
/** A subject that reaches so much of the upper or both side edges is the whole picture, or its ground. */
const WIDEST_TOUCH = 0.6;
/** Of each face; a hand or a hat may cover some. */
const LEAST_FACE = 0.75;

/** What speaks against a mask (square, 0 to 1), or null when it can be trusted. */
export function doubtMask(mask: Float32Array, faces: readonly Box[], touches: Edges): string | null {
  let sum = 0;
  let undecided = 0;
  for (const value of mask) {
    sum += value;
    if (value > 0.1 && value < 0.9) undecided++;
  }
  const area = sum / mask.length;
  if (area < SMALLEST_AREA) return 'there is no subject';
  if (area > LARGEST_AREA) return 'the subject fills the picture';
  if (undecided / sum > MOST_UNDECIDED) return 'the subject has no clear outline';
  if (touches.top > WIDEST_TOUCH || Math.min(touches.left, touches.right) > WIDEST_TOUCH)
    return 'the subject reaches beyond the picture';
  if (faces.some((face) => meanInside(mask, face) < LEAST_FACE)) return 'the subject lacks a face';
  return null;
}

export function edgesTouched(mask: Float32Array): Edges {
  const size = Math.round(Math.sqrt(mask.length));
  const share = (at: (step: number) => number) => {
    let touched = 0;
    for (let step = 0; step < size; step++) if (mask[at(step)]! > 0.5) touched++;
    return touched / size;
  };
  // A little inside: models are unsure at the very edge.
  const [near, far] = [2, size - 3];
  return {
    left: share((y) => y * size + near),
    top: share((x) => near * size + x),
    right: share((y) => y * size + far),
    bottom: share((x) => far * size + x),
  };
}

function meanInside(mask: Float32Array, box: Box): number {
  const size = Math.round(Math.sqrt(mask.length));
  const clamp = (value: number) => Math.max(0, Math.min(size, Math.round(value * size)));
  let sum = 0;
  let count = 0;
  for (let y = clamp(box.y); y < clamp(box.y + box.height); y++) {
    for (let x = clamp(box.x); x < clamp(box.x + box.width); x++, count++) sum += mask[y * size + x]!;
  }
  return count === 0 ? 1 : sum / count;
}
