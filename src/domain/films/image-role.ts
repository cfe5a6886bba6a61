import type { VideoModel } from '../model.ts';
import type { FilmInputRole } from './film.ts';

/** What the image with this index in a request is to the model's film. */
export function imageRole(model: Pick<VideoModel, 'imageUse'>, index: number): FilmInputRole {
  switch (model.imageUse) {
    case 'frames':
      return index === 0 ? 'first-frame' : 'last-frame';
    case 'components':
      return 'component';
    case 'reference':
      return 'reference';
  }
}
