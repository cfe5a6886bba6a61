import type { Compositor } from '../compositor/compositor.ts';
import type { Camera } from '../scene-description.ts';
import { ease } from '../staging/cover-frame.ts';

const ZOOM = 0.3;
const RISE_ZOOM = 1.14;
const HANDHELD_ZOOM = 1.07;
/** How much nearer a camera comes that has nothing to pan along, and how far beside the middle it aims. */
const PUSH = 0.1;
const PUSH_ASIDE = 0.1;

/** The part of the camera's movement that changes the picture as a whole; travel is done by the layers. */
export function applyZoom(
  compositor: Compositor,
  { move }: Camera,
  time: number,
  progress: number,
  ground: number,
): void {
  const { width, height } = compositor;
  const eased = ease(progress);
  if (move === 'zoom-in' || move === 'zoom-out') {
    const near = move === 'zoom-in' ? eased : 1 - eased;
    const focus = Math.min(ground - height * 0.12, height * 0.58);
    if (near > 0) compositor.zoom(1 + ZOOM * near, width * 0.48, focus);
  }
  if (move === 'rise') compositor.zoom(RISE_ZOOM, width / 2, height * (1 - eased));
  // A hand is never still.
  if (move === 'handheld')
    compositor.zoom(
      HANDHELD_ZOOM,
      width * (0.5 + 0.3 * Math.sin(time * 2.3) + 0.2 * Math.sin(time * 7.1)),
      height * (0.5 + 0.3 * Math.sin(time * 3.1) + 0.2 * Math.sin(time * 8.7)),
    );
}

/**
 * Past things on a table, or in a room, no camera pans that leaves all of them in the frame: it comes slowly nearer instead, so that
 * a still life is seen to be filmed. Everything stays in the frame: what is arranged leaves a margin that is wider than what is lost.
 */
export function pushIn(compositor: Compositor, { move }: Camera, progress: number): void {
  const aside = move === 'pan-right' ? PUSH_ASIDE : move === 'pan-left' ? -PUSH_ASIDE : null;
  const { width, height } = compositor;
  if (aside !== null && progress > 0)
    compositor.zoom(1 + PUSH * progress, width * (0.5 + aside), height * 0.58);
}
