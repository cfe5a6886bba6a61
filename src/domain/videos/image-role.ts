import type { VideoModel } from '../model.ts';
import type { InputRole, PictureRole } from './video.ts';

const PICTURES: readonly InputRole[] = ['first-frame', 'last-frame', 'component', 'reference'];

export function isPicture(role: InputRole): boolean {
  return PICTURES.includes(role);
}

/** What the image with this index in a request is to the model's video. */
export function imageRole(model: Pick<VideoModel, 'imageUse'>, index: number): PictureRole {
  switch (model.imageUse) {
    case 'frames':
      return index === 0 ? 'first-frame' : 'last-frame';
    case 'components':
      return 'component';
    case 'reference':
      return 'reference';
  }
}
