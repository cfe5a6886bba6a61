import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Phonofilm, Video } from '../../../client/src/index.ts';
import type { ToolCall } from './tool.ts';

export function hasEnded({ status }: Pick<Video, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}

/** In words, as a link to the video once there is one, and as data. */
export function videoResult(video: Video): CallToolResult {
  const link = video.video_url;
  return {
    content: [
      { type: 'text', text: describe(video) },
      ...(link === null
        ? []
        : [{ type: 'resource_link' as const, uri: link, name: `${video.id}.mp4`, mimeType: 'video/mp4' }]),
    ],
    structuredContent: { ...video },
  };
}

function describe({ id, status, progress, video_url: link, error }: Video): string {
  if (status === 'failed') {
    const why = error === undefined ? '' : `: ${error.message} (code: ${error.code})`;
    return `The video ${id} failed${why}. Nothing was charged for it.`;
  }
  if (status !== 'completed')
    return `The video ${id} is ${status}, ${progress} % done. Call wait_for_video with this id to wait for it, or cancel_video to stop it.`;
  if (link === null) return `The video ${id} is completed, but its file is no longer kept.`;
  return `The video ${id} is completed: ${link}\nThe link opens without a key and expires after an hour; show_video gives a fresh one.`;
}

/**
 * Orders a video. The order is not aborted when the client cancels: without the video's id it could not be stopped, and
 * somebody would pay for a video that nobody knows of. It is cancelled as soon as the id is known, and so refunded.
 */
export async function orderVideo(
  { service, signal }: Pick<ToolCall, 'service' | 'signal'>,
  order: () => Promise<{ readonly id: string }>,
): Promise<string> {
  signal.throwIfAborted();
  const { id } = await order();
  if (!signal.aborted) return id;
  await cancelVideo(service, id);
  throw signal.reason;
}

/** Time for the requests of a cancellation, which nobody cancels. */
const CANCEL_LIMIT_MS = 30_000;

/** The video before it was cancelled, and whether it was: one that has ended is left as it is. */
export async function cancelVideo(
  service: Phonofilm,
  id: string,
): Promise<{ readonly video: Video; readonly cancelled: boolean }> {
  const video = await service.readVideo(id, AbortSignal.timeout(CANCEL_LIMIT_MS));
  if (hasEnded(video)) return { video, cancelled: false };
  await service.deleteVideo(id);
  return { video, cancelled: true };
}
