import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { Layer } from '../compositor/pictures.ts';
import type { StudiedPicture } from '../photographs/studied-picture.ts';
import type { Camera } from '../scene-description.ts';
import type { Moment } from '../scenery/stage.ts';
import { coverFrame, ease, viewOf } from './cover-frame.ts';

/**
 * Draws reference pictures instead of scenery. The film begins exactly on the first picture and, when there is a
 * second, ends exactly on it; in between the camera moves over them.
 */
export function pictureBackdrop(
  compositor: Compositor,
  pictures: { readonly first: StudiedPicture; readonly last: StudiedPicture | null },
  { move }: Camera,
  grade: ColourMatrix,
): (moment: Moment) => void {
  const layer = ({ image, study }: StudiedPicture) =>
    compositor.layer(coverFrame(compositor, image, study?.faces).canvas, { grade });
  const view = (picture: Layer, amount: number, by: Camera['move']) => {
    const { scale, x, y } = viewOf(compositor, picture, amount, by);
    compositor.drawScaled(picture, scale, x, y);
  };
  const first = layer(pictures.first);
  const last = pictures.last && layer(pictures.last);
  if (!last) return ({ progress }) => view(first, ease(progress), move);
  return ({ progress }) => {
    const blend = ease(Math.max(0, Math.min(1, (progress - 0.36) / 0.3)));
    // Away from the first picture, and towards the last: both ends are the whole picture.
    const drawLast = () => view(last, 1 - ease(progress), 'zoom-in');
    if (blend < 1) view(first, ease(Math.min(1, progress * 1.5)), 'zoom-in');
    if (blend === 1) drawLast();
    else if (blend > 0) compositor.dissolve(blend, drawLast);
  };
}
