import type { Compositor } from '../compositor/compositor.ts';
import type { Camera } from '../scene-description.ts';
import type { Aims } from '../staging/aims.ts';
import { ease } from '../staging/cover-frame.ts';

/** How much nearer it comes, at least and at most, until what it comes to fills so much of the frame's height: seen in eight stills. */
const ZOOM = { least: 1.5, most: 2.2, filled: 0.85 };
/** It pans and tilts over a picture that is so much larger than the frame. */
const PAN_ZOOM = 1.6;
const TILT_ZOOM = 1.5;
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
  aims: Aims | null,
): void {
  const { width, height } = compositor;
  const eased = ease(progress);
  const [first, last] = aims ?? [WHOLE, WHOLE];
  /** Enlarges the frame so that a point of it is in the middle, as far as its edges allow. */
  const lookAt = (full: number, x: number, y: number, scale = full) => {
    const fixed = (at: number, length: number) =>
      limited((at * length - length / 2 / full) / (1 - 1 / full), length);
    if (scale > 1) compositor.zoom(scale, fixed(x, width), fixed(y, height));
  };
  if (move === 'zoom-in' || move === 'zoom-out') {
    const near = move === 'zoom-in' ? eased : 1 - eased;
    const full = Math.max(ZOOM.least, Math.min(ZOOM.most, ZOOM.filled / first.tall));
    lookAt(full, first.x, first.y, 1 + (full - 1) * near);
  }
  if (move === 'pan-left' || move === 'pan-right') {
    const isOfTwo = Math.abs(first.x - last.x) > 0.05;
    const turned = move === 'pan-left' && (!isOfTwo || first.x < last.x);
    const share = turned ? 1 - eased : eased;
    const [from, to] = isOfTwo
      ? [first, last]
      : [
          { ...first, x: 0 },
          { ...first, x: 1 },
        ];
    lookAt(PAN_ZOOM, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  }
  if (move === 'rise' || move === 'sink')
    compositor.zoom(TILT_ZOOM, width / 2, height * (move === 'rise' ? 1 - eased : eased));
  // A hand is never still.
  if (move === 'handheld')
    compositor.zoom(
      HANDHELD_ZOOM,
      width * (0.5 + 0.3 * Math.sin(time * 2.3) + 0.2 * Math.sin(time * 7.1)),
      height * (0.5 + 0.3 * Math.sin(time * 3.1) + 0.2 * Math.sin(time * 8.7)),
    );
}

const WHOLE = { x: 0.5, y: 0.5, tall: 0.5 };

const limited = (value: number, most: number) => Math.max(0, Math.min(most, value));

/**
 * Past things on a table, or in a room, no camera pans that leaves all of them in the frame: it comes slowly nearer instead, so that
 * a still life is seen to be filmed. Everything stays in the frame: what is arranged leaves a margin that is wider than what is lost.
 */
export function pushIn(compositor: Compositor, { move }: Camera, progress: number): void {
  const aside = move === 'drift-right' ? PUSH_ASIDE : move === 'drift-left' ? -PUSH_ASIDE : null;
  const { width, height } = compositor;
  if (aside !== null && progress > 0)
    compositor.zoom(1 + PUSH * progress, width * (0.5 + aside), height * 0.58);
}
