import { createCanvas, type Image } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { cropWindow } from '../media/crop-window.ts';
import { enlarge } from '../media/enlarge.ts';
import type { Box } from '../media/picture-study.ts';
import { even } from '../painting/shapes.ts';
import type { Camera } from '../scene-description.ts';

/** Pictures are kept a little larger than the frame, so that a slow zoom stays sharp. */
const RESERVE = 1.15;
const ZOOM = 0.15;
/** Below this, the canvas stretches a picture as well. */
const LEAST_STRETCH = 1.4;

/** The picture so that it fills the frame, with all faces in it where that is possible; and the part of it that is seen, in fractions. */
export function coverFrame(compositor: Compositor, image: Image, faces: readonly Box[] = []) {
  const width = even(compositor.width * RESERVE);
  const height = even(compositor.height * RESERVE);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.fillStyle = '#000000';
  brush.fillRect(0, 0, width, height);
  const part = cropWindow(image, width / height, faces);
  if (width > part.width * LEAST_STRETCH) brush.drawImage(enlarge(image, part, width, height), 0, 0);
  else brush.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return {
    canvas,
    window: {
      x: part.x / image.width,
      y: part.y / image.height,
      width: part.width / image.width,
      height: part.height / image.height,
    },
  };
}

/** What the camera sees of a covering picture, the middle and the scale; `amount` is how much of the camera's way is done, 0 to 1. */
export function viewOf(
  compositor: Compositor,
  picture: { readonly width: number; readonly height: number },
  amount: number,
  move: Camera['move'],
) {
  const { width, height } = picture;
  const out = move === 'zoom-out';
  const scale = (1 / RESERVE) * (1 + ZOOM * (out ? 1 - amount : move === 'still' ? 0 : amount));
  const slackX = width - compositor.width / scale;
  const slackY = height - compositor.height / scale;
  const direction = move.endsWith('-left') ? -0.5 : move.endsWith('-right') || move === 'track' ? 0.5 : 0;
  const rise = move === 'rise' ? -0.5 : 0;
  return { scale, x: width / 2 + slackX * direction, y: height / 2 + slackY * rise };
}

export const ease = (share: number) => share * share * (3 - 2 * share);
