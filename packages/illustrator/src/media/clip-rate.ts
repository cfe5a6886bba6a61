/** Characters move at half the film's rate: smooth enough, and half the memory. */
export const CLIP_FRAMES_PER_SECOND = 12;
