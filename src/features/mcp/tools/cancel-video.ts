import { Type } from 'typebox';
import { defineTool, textResult } from '../tool.ts';
import { cancelVideo as cancel, videoResult } from '../video.ts';
import { VideoId } from './video-id.ts';

export const cancelVideo = defineTool({
  name: 'cancel_video',
  title: 'Cancel a video',
  description:
    'Stops a video that is not finished, which is then refunded. A video that has ended is left as it is.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: Type.Object({ id: VideoId }, { additionalProperties: false }),
  run: async ({ id }, { service }) => {
    const { video, cancelled } = await cancel(service, id);
    if (!cancelled) return videoResult(video);
    return textResult(`The video ${id} is cancelled and refunded.`, { id, cancelled });
  },
});
