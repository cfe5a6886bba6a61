import type { TaskInFull } from '../../../domain/task.ts';
import { FRAMES_PER_SECOND } from '../../../domain/videos/video.ts';
import type { VideoJob } from '../../../engines/video-engine.ts';

/** What an engine is asked to make for a task. */
export function jobOfTask(
  task: TaskInFull,
  attempt: number,
  more: Pick<VideoJob, 'inputs' | 'remixOf' | 'callbackUrl' | 'scratchDirectory'>,
): VideoJob {
  const {
    enhancedPrompt,
    edits,
    seconds,
    width,
    height,
    watermark,
    style,
    rehearsal,
    parameters,
    passed,
    reworks,
  } = task.request;
  return {
    taskId: task.id,
    attempt,
    model: task.model,
    prompt: enhancedPrompt,
    edits,
    seconds,
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    watermark,
    style,
    ...(parameters && { parameters }),
    ...(typeof parameters?.['seed'] === 'number' && { seed: parameters['seed'] }),
    ...(passed && { passed }),
    ...(reworks && { reworks }),
    callbackId: task.callbackId,
    ...(rehearsal && { testMode: rehearsal }),
    ...more,
  };
}
