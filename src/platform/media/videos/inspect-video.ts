import { mkdir } from 'node:fs/promises';
import { ServiceError } from '../../../domain/errors.ts';
import type { CrashReason } from '../../children/child-crash.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { describeCrash } from '../media-pool.ts';
import type { VideoFacts } from './make-video-stills.child.ts';
import { makeVideoStills } from './make-video-stills.ts';
import type { VideoLimits, VideoProblem } from './measure-video.ts';
import { videoDemuxer } from './video-demuxer.ts';

/** As much as a minute of the largest videos takes. */
export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;
export const MAX_VIDEO_SECONDS = 60;

/** 4K in every common format, landscape or portrait. */
const LIMITS: VideoLimits = {
  seconds: MAX_VIDEO_SECONDS,
  framesPerSecond: 120,
  side: 4096,
  pixels: 4096 * 2304,
};

/**
 * What a video is that a caller sent. Throws `invalid_file_format` unless it is one that decodes and whose header is true, and
 * `invalid_parameter` when it is too long, too large or has too many frames. Its stills stay in a folder beside it.
 */
export async function inspectVideo(
  video: string,
  turn: Turn,
  signal: AbortSignal,
  { param = 'video' }: { readonly param?: string } = {},
): Promise<VideoFacts> {
  const demuxer = await videoDemuxer(video);
  const refuse = (message: string) => new ServiceError('invalid_file_format', message, { param });
  if (demuxer === undefined)
    throw refuse('The file is not a video; mp4, mov, webm, mkv, avi, mpeg and ogv are supported.');
  const stills = `${video}.stills`;
  await mkdir(stills, { recursive: true });
  const { made } = await makeVideoStills({ video, demuxer, limits: LIMITS }, stills, turn, signal, (reason) =>
    refusalOf(reason, param),
  );
  if (made === null) throw refuse('The video was not looked at.');
  return made;
}

function refusalOf(reason: VideoProblem | CrashReason, param: string): ServiceError {
  const isUnusable = (message: string) => new ServiceError('invalid_file_format', message, { param });
  const isTooMuch = (message: string) => new ServiceError('invalid_parameter', message, { param });
  if (typeof reason === 'string') return isUnusable(`The video ${describeCrash(reason)}.`);
  switch (reason.problem) {
    case 'unreadable':
      return isUnusable('The video cannot be decoded: it is damaged or incomplete, or has no picture.');
    case 'contradictory':
      return isUnusable('The header of the video states another length or size than its frames have.');
    case 'too long':
      return isTooMuch(
        `The video lasts ${Math.ceil(reason.seconds)} seconds; at most ${LIMITS.seconds} are supported.`,
      );
    case 'too many frames':
      return isTooMuch(`The video has more than ${LIMITS.framesPerSecond} frames per second.`);
    case 'too large':
      return isTooMuch(
        `The video is ${reason.width}x${reason.height}; at most 4096x2304 pixels are supported, and ${LIMITS.side} a side.`,
      );
  }
}
