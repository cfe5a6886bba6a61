import { Type } from 'typebox';
import { defineTool, LOOKS } from '../tool.ts';
import { videoResult } from '../video.ts';
import { VideoId } from './video-id.ts';

/** Most clients give a call a minute. */
const DEFAULT_SECONDS = 50;
const MOST_SECONDS = 300;

export const waitForVideo = defineTool({
  name: 'wait_for_video',
  title: 'Wait for a video',
  description:
    'Waits until a video has ended, reporting its progress, and gives the link to it. If it takes longer than `seconds`, answers with the state so far: call again. Cancelling this call ends the waiting, not the video.',
  annotations: LOOKS,
  input: Type.Object(
    {
      id: VideoId,
      seconds: Type.Optional(
        Type.Number({
          minimum: 1,
          maximum: MOST_SECONDS,
          description: `The longest time to wait; ${DEFAULT_SECONDS} unless given.`,
        }),
      ),
    },
    { additionalProperties: false },
  ),
  run: async ({ id, seconds = DEFAULT_SECONDS }, { service, signal, stopping, progress }) => {
    const enough = AbortSignal.any([AbortSignal.timeout(seconds * 1000), stopping]);
    await service
      .waitForVideo(id, {
        signal: AbortSignal.any([signal, enough]),
        onProgress: ({ status, progress: percent }) => progress(percent, `The video ${id} is ${status}.`),
      })
      .catch((error: unknown) => {
        signal.throwIfAborted();
        if (!enough.aborted) throw error;
      });
    return videoResult(await service.readVideo(id, signal));
  },
});
