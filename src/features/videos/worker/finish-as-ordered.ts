import type { TaskInFull } from '../../../domain/task.ts';
import type { VideoResult } from '../../../engines/video-engine.ts';
import type { FinishedVideo, finishVideo } from '../../../platform/media/videos/finish-video.ts';
import type { VideoMark } from '../../../platform/media/videos/video-filter.ts';
import { turnOf } from './turn-of.ts';

export interface FinishAsOrderedDeps {
  readonly finishVideo: typeof finishVideo;
  /** The service's watermark for a video of this size. */
  readonly markFor: (size: { readonly width: number; readonly height: number }) => Promise<VideoMark>;
}

export type FinishAsOrdered = (
  task: TaskInFull,
  result: VideoResult,
  folder: string,
  signal: AbortSignal,
) => Promise<FinishedVideo>;

/** Post-processing: adds the watermark, converts the format. */
export function finishAsOrderedWith({ finishVideo: finish, markFor }: FinishAsOrderedDeps): FinishAsOrdered {
  return async (task, { video, made, postProcess = [] }, folder, signal) => {
    if (postProcess.length === 0) return { video, postProcessed: [] };
    const wishes = {
      mark: postProcess.includes('watermark') ? await markFor(made ?? task.request) : null,
      format: postProcess.includes('format'),
    };
    return await finish(video, wishes, folder, turnOf(task), signal);
  };
}
