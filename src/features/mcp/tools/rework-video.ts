import { Type } from 'typebox';
import { defineQuote, defineTool, given, type Tool } from '../tool.ts';
import { orderVideo, videoResult } from '../video.ts';
import { VideoId } from './video-id.ts';

/** Videos that are changed, or that go on. */

const annotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

const model = Type.Optional(
  Type.String({ description: 'Another model than that of the video. list_models shows which can do this.' }),
);

const Edit = Type.Object(
  {
    id: VideoId,
    prompt: Type.String({ minLength: 1, description: 'What is to be different, such as "it rains".' }),
    model,
  },
  { additionalProperties: false },
);

export const editVideo: Tool = defineTool({
  name: 'edit_video',
  title: 'Edit a video',
  description:
    'Orders a video like a completed one with a change, where the model can edit videos, and answers at once with the new id. Costs as much as a new video. Call wait_for_video with the id afterwards.',
  annotations,
  input: Edit,
  quote: defineQuote(Edit, async ({ id, ...request }) => ({
    endpoint: '/v1/videos/edits',
    body: { ...given(request), video: { id } },
  })),
  run: async ({ id: source, prompt, model: wanted }, call) => {
    const request = { prompt, ...(wanted !== undefined && { model: wanted }) };
    const id = await orderVideo(call, () => call.service.editVideo(source, request));
    return videoResult(await call.service.readVideo(id, call.signal));
  },
});

const Extend = Type.Object(
  {
    id: VideoId,
    prompt: Type.String({ minLength: 1, description: 'What happens next, such as "she sits down".' }),
    seconds: Type.Integer({ minimum: 1, maximum: 60, description: 'How much longer the video becomes.' }),
    model,
  },
  { additionalProperties: false },
);

export const extendVideo: Tool = defineTool({
  name: 'extend_video',
  title: 'Extend a video',
  description:
    'Orders a video that begins with a completed one and goes on, where the model can extend videos, and answers at once with the new id. Costs the seconds that are added. Call wait_for_video with the id afterwards.',
  annotations,
  input: Extend,
  quote: defineQuote(Extend, async ({ id, ...request }) => ({
    endpoint: '/v1/videos/extensions',
    body: { ...given(request), video: { id } },
  })),
  run: async ({ id: source, prompt, seconds, model: wanted }, call) => {
    const request = { prompt, seconds, ...(wanted !== undefined && { model: wanted }) };
    const id = await orderVideo(call, () => call.service.extendVideo(source, request));
    return videoResult(await call.service.readVideo(id, call.signal));
  },
});

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
