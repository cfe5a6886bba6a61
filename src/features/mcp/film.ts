import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Phonofilm, Video } from '../../../client/src/index.ts';
import type { ToolCall } from './tool.ts';

export function hasEnded({ status }: Pick<Video, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}

/** In words, as a link to the film once there is one, and as data. */
export function filmResult(film: Video): CallToolResult {
  const link = film.video_url;
  return {
    content: [
      { type: 'text', text: describe(film) },
      ...(link === null
        ? []
        : [{ type: 'resource_link' as const, uri: link, name: `${film.id}.mp4`, mimeType: 'video/mp4' }]),
    ],
    structuredContent: { ...film },
  };
}

function describe({ id, status, progress, video_url: link, error }: Video): string {
  if (status === 'failed') {
    const why = error === undefined ? '' : `: ${error.message} (code: ${error.code})`;
    return `The film ${id} failed${why}. Nothing was charged for it.`;
  }
  if (status !== 'completed')
    return `The film ${id} is ${status}, ${progress} % done. Call wait_for_film with this id to wait for it, or cancel_film to stop it.`;
  if (link === null) return `The film ${id} is completed, but its file is no longer kept.`;
  return `The film ${id} is completed: ${link}\nThe link opens without a key and expires after an hour; show_film gives a fresh one.`;
}

/**
 * Orders a film. The order is not aborted when the client cancels: without the film's id it could not be stopped, and
 * somebody would pay for a film that nobody knows of. It is cancelled as soon as the id is known, and so refunded.
 */
export async function orderFilm(
  { service, signal }: Pick<ToolCall, 'service' | 'signal'>,
  order: () => Promise<{ readonly id: string }>,
): Promise<string> {
  signal.throwIfAborted();
  const { id } = await order();
  if (!signal.aborted) return id;
  await cancelFilm(service, id);
  throw signal.reason;
}

/** Time for the requests of a cancellation, which nobody cancels. */
const CANCEL_LIMIT_MS = 30_000;

/** The film before it was cancelled, and whether it was: one that has ended is left as it is. */
export async function cancelFilm(
  service: Phonofilm,
  id: string,
): Promise<{ readonly film: Video; readonly cancelled: boolean }> {
  const film = await service.readVideo(id, AbortSignal.timeout(CANCEL_LIMIT_MS));
  if (hasEnded(film)) return { film, cancelled: false };
  await service.deleteVideo(id);
  return { film, cancelled: true };
}
