import { join } from 'node:path';
import { ServiceError } from '../../../domain/errors.ts';
import type { PostProcessing } from '../../../domain/post-processing.ts';
import type { Turn } from '../../turns/fair-gate.ts';
import { MEDIA_POOLS } from '../media-pools.ts';
import type { FinishVideoJobInput, FinishVideoOutcome, VideoWishes } from './finish-video.child.ts';
import { videoDemuxer } from './video-demuxer.ts';

export interface FinishedVideo {
  readonly video: string;
  readonly postProcessed: readonly PostProcessing[];
}

const TIMEOUT_MS = 900_000;

/** Makes a video what it was ordered to be, in one pass; a video that is so already is left as it is. */
export async function finishVideo(
  video: string,
  wishes: VideoWishes,
  directory: string,
  turn: Turn,
  signal: AbortSignal,
): Promise<FinishedVideo> {
  const finished = join(directory, 'finished.mp4');
  const demuxer = await videoDemuxer(video);
  if (demuxer === undefined) throw unusable();
  const input: FinishVideoJobInput = { video, demuxer, finished, wishes };
  const postProcessed = await MEDIA_POOLS.finish.run<FinishVideoOutcome>(
    { turn, input, timeoutMs: TIMEOUT_MS },
    signal,
    () => unusable(),
  );
  if (postProcessed === 'unreadable') throw unusable();
  return { video: postProcessed.length > 0 ? finished : video, postProcessed };
}

function unusable(): ServiceError {
  return new ServiceError('upstream_error', 'The engine made a video that cannot be played.');
}
