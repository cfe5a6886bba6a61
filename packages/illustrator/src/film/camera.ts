import type { Compositor } from '../compositor/compositor.ts';
import type { Camera } from '../scene-description.ts';
import type { Moment } from '../scenery/stage.ts';

const ZOOM = 0.3;
const RISE_ZOOM = 1.14;
const HANDHELD_ZOOM = 1.07;

/** The part of the camera's movement that changes the picture as a whole; travel is done by the layers. */
export function applyZoom(
  compositor: Compositor,
  camera: Camera,
  { progress, time }: Moment,
  ground: number,
): void {
  const { width, height } = compositor;
  const eased = progress * progress * (3 - 2 * progress);
  const focus = Math.min(ground - height * 0.12, height * 0.58);
  switch (camera.move) {
    case 'zoom-in':
      if (eased > 0) compositor.zoom(1 + ZOOM * eased, width * 0.48, focus);
      return;
    case 'zoom-out':
      if (eased < 1) compositor.zoom(1 + ZOOM * (1 - eased), width * 0.48, focus);
      return;
    case 'rise':
      compositor.zoom(RISE_ZOOM, width / 2, height * (1 - eased));
      return;
    case 'handheld':
      // A hand is never still.
      compositor.zoom(
        HANDHELD_ZOOM,
        width * (0.5 + 0.3 * Math.sin(time * 2.3) + 0.2 * Math.sin(time * 7.1)),
        height * (0.5 + 0.3 * Math.sin(time * 3.1) + 0.2 * Math.sin(time * 8.7)),
      );
      return;
    case 'track':
    case 'pan-left':
    case 'pan-right':
    case 'still':
      return;
    default:
      camera.move satisfies never;
  }
}
