import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { Layer } from '../compositor/pictures.ts';
import type { StudiedPicture } from '../photographs/studied-picture.ts';
import type { Camera } from '../scene-description.ts';
import type { Moment } from '../scenery/stage.ts';
import { coverFrame, ease, viewOf } from './cover-frame.ts';

/**
 * Reference pictures instead of scenery. The film begins exactly on the first picture and, when there is a
 * second, ends exactly on it; in between the camera moves over them.
 */
export class PictureBackdrop {
  readonly #compositor: Compositor;
  readonly #first: Layer;
  readonly #last: Layer | null;
  readonly #camera: Camera;

  constructor(
    compositor: Compositor,
    first: StudiedPicture,
    last: StudiedPicture | null,
    camera: Camera,
    grade: ColourMatrix,
  ) {
    const layer = ({ image, study }: StudiedPicture) =>
      compositor.layer(coverFrame(compositor, image, study?.faces).canvas, { grade });
    this.#compositor = compositor;
    this.#first = layer(first);
    this.#last = last ? layer(last) : null;
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
    const { scale, x, y } = viewOf(this.#compositor, picture, amount, move);
    this.#compositor.drawScaled(picture, scale, x, y);
  }
}
