import { join } from 'node:path';
import { ServiceError } from '../../../domain/errors.ts';
import type { CrashReason } from '../../children/child-crash.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { MEDIA_POOLS } from '../media-pools.ts';
import type { VideoFacts, VideoStillsJobInput, VideoStillsOutcome } from './make-video-stills.child.ts';
import type { VideoLimits, VideoProblem } from './measure-video.ts';

export interface VideoStills {
  /** A JPEG of one moment, its longer side at most 1280. */
  readonly thumbnail: string;
  /** A JPEG of sixteen evenly spaced moments, four by four. */
  readonly spritesheet: string;
  /** What the video is; null when the stills were there already, and the video was not looked at. */
  readonly made: VideoFacts | null;
}

/** What is known of a video before its stills are made. */
export type VideoToShow = {
  readonly video: string;
  /** Default: that of mp4. */
  readonly demuxer?: string;
  /** Of a caller's video, which is measured and refused beyond them. */
  readonly limits?: VideoLimits;
} & Partial<Pick<VideoStills, 'thumbnail' | 'spritesheet'>>;

const TIMEOUT_MS = 120_000;
/** A minute of 1080p at 60 frames per second takes half of it. */
const UPLOAD_TIMEOUT_MS = 20_000;

/**
 * Makes the thumbnail and spritesheet that the engine did not supply, in `directory`. `refusal` is the error for a video that
 * cannot be used, or that its decoder did not survive.
 */
export async function makeVideoStills(
  video: VideoToShow,
  directory: string,
  turn: Turn,
  signal: AbortSignal,
  refusal: (problem: VideoProblem | CrashReason) => ServiceError = unusable,
): Promise<VideoStills> {
  const { thumbnail, spritesheet } = video;
  if (thumbnail !== undefined && spritesheet !== undefined) return { thumbnail, spritesheet, made: null };
  const input: VideoStillsJobInput = {
    video: video.video,
    demuxer: video.demuxer ?? 'mov',
    ...(video.limits && { limits: video.limits }),
    thumbnail: join(directory, 'made-thumbnail.jpg'),
    spritesheet: join(directory, 'made-spritesheet.jpg'),
  };
  const [pool, timeoutMs] = video.limits
    ? [MEDIA_POOLS.upload, UPLOAD_TIMEOUT_MS]
    : [MEDIA_POOLS.video, TIMEOUT_MS];
  const outcome = await pool.run<VideoStillsOutcome>({ turn, input, timeoutMs }, signal, refusal);
  if ('problem' in outcome) throw refusal(outcome);
  return {
    thumbnail: thumbnail ?? input.thumbnail,
    spritesheet: spritesheet ?? input.spritesheet,
    made: outcome,
  };
}

/** The engine's result cannot be decoded. */
function unusable(): ServiceError {
  return new ServiceError('upstream_error', 'The engine made a video that cannot be played.');
}
