import { Type } from 'typebox';
import { defineQuote, defineTool, given } from '../tool.ts';
import { orderVideo, videoResult } from '../video.ts';
import { VideoId } from './video-id.ts';

const input = Type.Object(
  {
    id: VideoId,
    prompt: Type.String({ minLength: 1, description: 'What is to be different, such as "at night".' }),
    size: Type.Optional(
      Type.String({ description: 'Another size: 720x1280, 1280x720, 480x480 or 1080x1080.' }),
    ),
  },
  { additionalProperties: false },
);

export const remixVideo = defineTool({
  name: 'remix_video',
  title: 'Remix a video',
  description:
    'Orders a new video from a completed one of a vidB model, with one thing changed, and answers at once with the new id. Costs as much as a new video. Call wait_for_video with the id afterwards.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input,
  quote: defineQuote(input, async ({ id, prompt, size }) => ({
    endpoint: `/v1/videos/${encodeURIComponent(id)}/remix`,
    body: { prompt, ...given({ size }) },
  })),
  run: async ({ id: source, prompt, size }, call) => {
    const request = { prompt, ...(size !== undefined && { size }) };
    const id = await orderVideo(call, () => call.service.remixVideo(source, request));
    return videoResult(await call.service.readVideo(id, call.signal));
  },
});
