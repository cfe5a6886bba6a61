import { Type } from 'typebox';
import { defineTool, LOOKS, type ToolCall } from '../tool.ts';
import { videoResult } from '../video.ts';
import { VideoId } from './video-id.ts';

export const showVideo = defineTool({
  name: 'show_video',
  title: 'Show a video',
  description:
    'The state of a video now, with a fresh link to it once it is completed, and on request a still picture of it.',
  annotations: LOOKS,
  input: Type.Object(
    {
      id: VideoId,
      picture: Type.Optional(
        Type.Boolean({ description: 'Also answers with a picture of the completed video. Default false.' }),
      ),
    },
    { additionalProperties: false },
  ),
  run: async ({ id, picture = false }, call) => {
    const video = await call.service.readVideo(id, call.signal);
    const result = videoResult(video);
    if (!picture || video.video_url === null) return result;
    return { ...result, content: [...result.content, await still(id, call)] };
  },
});

async function still(id: string, { service, signal }: ToolCall) {
  const response = await service.videoContent(id, 'thumbnail', signal);
  const data = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { type: 'image' as const, data, mimeType: response.headers.get('content-type') ?? 'image/jpeg' };
}
