import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { Layer } from '../compositor/pictures.ts';
import { even } from '../painting/shapes.ts';
import type { Camera } from '../scene-description.ts';
import type { Moment } from '../scenery/stage.ts';

/** Pictures are kept a little larger than the frame, so that a slow zoom stays sharp. */
const RESERVE = 1.15;
const ZOOM = 0.15;

/**
 * Reference pictures instead of scenery. The film begins exactly on the first picture and, when there is a
 * second, ends exactly on it; in between the camera moves over them.
 */
export class PictureBackdrop {
  readonly #compositor: Compositor;
  readonly #first: Layer;
  readonly #last: Layer | null;
  readonly #camera: Camera;

  constructor(compositor: Compositor, first: Image, last: Image | null, camera: Camera, grade: ColourMatrix) {
    this.#compositor = compositor;
    this.#first = compositor.layer(cover(compositor, first), { grade });
    this.#last = last ? compositor.layer(cover(compositor, last), { grade }) : null;
    this.#camera = camera;
  }

  draw(moment: Moment): void {
    const { progress } = moment;
    const last = this.#last;
    if (!last) {
      this.#view(this.#first, ease(progress), this.#camera.move);
      return;
    }
    const blend = ease(Math.max(0, Math.min(1, (progress - 0.36) / 0.3)));
    // Away from the first picture, and towards the last: both ends are the whole picture.
    if (blend < 1) this.#view(this.#first, ease(Math.min(1, progress * 1.5)), 'zoom-in');
    if (blend === 1) this.#view(last, 1 - ease(progress), 'zoom-in');
    else if (blend > 0)
      this.#compositor.dissolve(blend, () => this.#view(last, 1 - ease(progress), 'zoom-in'));
  }

  #view(picture: Layer, amount: number, move: Camera['move']): void {
    const { width, height } = picture;
    const out = move === 'zoom-out';
    const scale = (1 / RESERVE) * (1 + ZOOM * (out ? 1 - amount : move === 'still' ? 0 : amount));
    const slackX = width - this.#compositor.width / scale;
    const slackY = height - this.#compositor.height / scale;
    const direction = move === 'pan-left' ? -0.5 : move === 'pan-right' || move === 'track' ? 0.5 : 0;
    const rise = move === 'rise' ? -0.5 : 0;
    this.#compositor.drawScaled(picture, scale, width / 2 + slackX * direction, height / 2 + slackY * rise);
  }
}

function cover(compositor: Compositor, image: Image): Canvas {
  const width = even(compositor.width * RESERVE);
  const height = even(compositor.height * RESERVE);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.fillStyle = '#000000';
  brush.fillRect(0, 0, width, height);
  const zoom = Math.max(width / image.width, height / image.height);
  brush.drawImage(
    image,
    (width - image.width * zoom) / 2,
    (height - image.height * zoom) / 2,
    image.width * zoom,
    image.height * zoom,
  );
  return canvas;
}

const ease = (share: number) => share * share * (3 - 2 * share);
