import type { Canvas } from '@napi-rs/canvas';
import type { Subject } from '../media/picture-study.ts';

/** A character's clip, decoded. */
export interface ShownCharacter {
  readonly name: string | undefined;
  readonly frames: readonly Canvas[];
  /** Cut out of some of the frames, when that can be trusted; then the frames are whole. */
  readonly subjects: readonly Subject[] | null;
}
