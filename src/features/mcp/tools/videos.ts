import { Type } from 'typebox';
import type { ListedVideo } from '../../../../client/src/index.ts';
import { defineTool, LOOKS, type ToolCall, textResult } from '../tool.ts';
import { cancelVideo as cancel, videoResult } from '../video.ts';
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

const PROMPT_SHOWN = 120;

export const listVideos = defineTool({
  name: 'list_videos',
  title: 'List videos',
  description: 'The videos of the account, newest first. show_video gives the link to one.',
  annotations: LOOKS,
  input: Type.Object(
    {
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, description: 'How many; 20 unless given.' }),
      ),
      after: Type.Optional(
        Type.String({ description: 'Goes on after the video with this id, the last of the page before.' }),
      ),
    },
    { additionalProperties: false },
  ),
  run: async ({ limit = 20, after }, { service, signal }) => {
    const list = await service.listVideos({ limit, ...(after !== undefined && { after }) }, signal);
    const { data: videos, has_more, last_id } = list;
    const lines = videos.map(line);
    if (videos.length === 0) lines.push('There are no videos.');
    if (has_more) lines.push(`There are more: call again with after ${last_id}.`);
    return textResult(lines.join('\n'), { videos, has_more });
  },
});

function line({ id, status, progress, model, seconds, size, prompt = '' }: ListedVideo): string {
  const shown = prompt.length > PROMPT_SHOWN ? `${prompt.slice(0, PROMPT_SHOWN)}…` : prompt;
  return `${id}: ${status}, ${progress} %, ${model}, ${seconds} s, ${size}: ${JSON.stringify(shown)}`;
}

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
