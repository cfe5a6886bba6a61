import type { VideoJob } from '../../src/engines/video-engine.ts';

/** A short, small video without inputs, unless told otherwise. */
export function videoJob(scratchDirectory: string, more: Partial<VideoJob> = {}): VideoJob {
  return {
    taskId: 'task',
    attempt: 1,
    model: 'vidB-2',
    prompt: 'a dog running on the beach',
    edits: [],
    seconds: 1,
    width: 480,
    height: 480,
    framesPerSecond: 24,
    watermark: false,
    style: null,
    inputs: [],
    remixOf: null,
    scratchDirectory,
    ...more,
  };
}
