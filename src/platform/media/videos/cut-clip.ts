import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '../../../domain/errors.ts';
import type { TimeRange } from '../../../domain/videos/video.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { fileTypeOf } from '../file-type-of.ts';
import { describeCrash } from '../media-pool.ts';
import { MEDIA_POOLS } from '../media-pools.ts';
import type { CutClipJobInput, CutClipOutcome } from './cut-clip.child.ts';
import { VIDEO_DEMUXERS } from './video-demuxer.ts';

export interface CutClipInput {
  /** A local video file. */
  readonly source: string;
  /** In seconds from the start of the source. Null takes its first three seconds. */
  readonly cut: TimeRange | null;
  /** An existing directory for the three files. */
  readonly directory: string;
  /** The request parameter of the source, for error messages; default `url`. */
  readonly param?: string;
  /** The request parameter of the cut; default `timestamps`. */
  readonly cutParam?: string;
}

export interface Clip {
  /** An H.264 mp4 without sound, its longer side at most 720. */
  readonly clip: string;
  /** A square JPEG, 512x512. */
  readonly picture: string;
  /** A JPEG of the same moment in the clip's aspect ratio, its longer side at most 1280. */
  readonly portrait: string;
  readonly durationSeconds: number;
  /** Of the clip. */
  readonly width: number;
  readonly height: number;
}

const CUT_TIMEOUT_MS = 30_000;

const ALLOWED = 'mp4, mov, webm, mkv, avi, mpeg and ogv are supported';

/**
 * Cuts the clip of a character and takes its picture. Throws `invalid_parameter` for a source that is no video, is
 * shorter than a second, or ends before the cut does.
 */
export async function cutClip(input: CutClipInput, turn: Turn, signal: AbortSignal): Promise<Clip> {
  const { source, cut, directory, param = 'url', cutParam = 'timestamps' } = input;
  const refuse = (message: string, blamed = param): ServiceError =>
    new ServiceError('invalid_parameter', message, { param: blamed });
  const files = {
    clip: join(directory, 'clip.mp4'),
    picture: join(directory, 'picture.jpg'),
    portrait: join(directory, 'portrait.jpg'),
  };
  const jobInput: CutClipJobInput = { source, demuxer: await findDemuxer(source, refuse), cut, ...files };
  try {
    const outcome = await MEDIA_POOLS.clip.run<CutClipOutcome>(
      { turn, input: jobInput, timeoutMs: CUT_TIMEOUT_MS },
      signal,
      (reason) => refuse(`The video ${describeCrash(reason)}.`),
    );
    switch (outcome.outcome) {
      case 'unreadable':
        throw refuse('The video cannot be decoded: it is damaged or incomplete.');
      case 'no-video':
        throw refuse('The file has no video track.');
      case 'too-large':
        throw refuse(
          `The video is ${outcome.width}x${outcome.height}; at most ${outcome.allowed} is supported.`,
        );
      case 'too-much':
        throw refuse(
          `The video takes too much to decode: at ${outcome.width}x${outcome.height}, at most ${outcome.frames} ` +
            'frames may be read, from the key frame before the part that is used to its end.',
        );
      case 'too-short':
        throw refuse(`The video lasts ${seconds(outcome.duration)}; a character needs at least 1 second.`);
      case 'ends-early':
        throw refuse(
          `The range ends after the video does, which lasts ${seconds(outcome.duration)}.`,
          cutParam,
        );
      case 'cut': {
        const { durationSeconds, width, height } = outcome;
        return { ...files, durationSeconds, width, height };
      }
    }
  } catch (error) {
    await Promise.all(Object.values(files).map((file) => rm(file, { force: true })));
    throw error;
  }
}

async function findDemuxer(source: string, refuse: (message: string) => ServiceError): Promise<string> {
  if ((await stat(source)).size === 0) throw refuse('The video is empty.');
  const type = await fileTypeOf(source);
  const demuxer = type && VIDEO_DEMUXERS[type.ext];
  if (!demuxer) throw refuse(`The file is ${type ? type.mime : 'no known kind of video'}; ${ALLOWED}.`);
  return demuxer;
}

function seconds(value: number): string {
  return `${value.toFixed(2)} seconds`;
}
