import type { Image } from '@napi-rs/canvas';
import type { PictureStudy } from '../media/picture-study.ts';

/** A picture with what models found in it; null where none has looked. */
export interface StudiedPicture {
  readonly image: Image;
  readonly study: PictureStudy | null;
}
