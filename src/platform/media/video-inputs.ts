import type { ErrorCode } from '../../domain/errors.ts';
import type { FileRole } from '../../domain/videos/video.ts';
import type { Turn } from '../turns/fair-gate.ts';
import { MAX_AUDIO_BYTES } from './audio/audio-limits.ts';
import { inspectAudio } from './audio/inspect-audio.ts';
import { inspectImage, MAX_IMAGE_BYTES } from './images/inspect-image.ts';
import { inspectVideo, MAX_VIDEO_BYTES } from './videos/inspect-video.ts';

/** What files a video can be made from. Characters are clips of their own kind, which are cut. */
export type InputKind = 'image' | 'video' | 'audio';

export interface InputLimits {
  readonly noun: string;
  readonly mostBytes: number;
  readonly megabytes: string;
  /** The code for a file that is none, or cannot be fetched. */
  readonly unusable: ErrorCode;
}

export const INPUT_KINDS: Readonly<Record<InputKind, InputLimits>> = {
  image: { noun: 'an image', mostBytes: MAX_IMAGE_BYTES, megabytes: '20 MB', unusable: 'invalid_image' },
  video: {
    noun: 'a video',
    mostBytes: MAX_VIDEO_BYTES,
    megabytes: '100 MB',
    unusable: 'invalid_file_format',
  },
  audio: {
    noun: 'a recording',
    mostBytes: MAX_AUDIO_BYTES,
    megabytes: '25 MB',
    unusable: 'invalid_file_format',
  },
};

export function kindOfInput(role: FileRole): InputKind {
  if (role === 'clip' || role === 'source') return 'video';
  return role === 'sound' ? 'audio' : 'image';
}

/** Decodes a file, in its account's turn. Rejects with a `ServiceError` when it is not what it should be. */
export type InspectInput = (
  kind: InputKind,
  file: string,
  turn: Turn,
  signal: AbortSignal,
  options?: { readonly param: string },
) => Promise<unknown>;

export const inspectInput: InspectInput = async (kind, file, turn, signal, options) => {
  if (kind === 'image') return await inspectImage(file, turn, signal, options);
  if (kind === 'video') return await inspectVideo(file, turn, signal, options);
  await using _audio = await inspectAudio(file, turn, signal, options);
  return undefined;
};
