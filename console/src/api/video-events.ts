import { readEvents } from '../../../client/src/read-events.ts';
import { sendOk } from './client.ts';
import { noteAway, untilBack } from './server-state.svelte.ts';

export interface VideoState {
  readonly id: string;
  readonly status: 'queued' | 'pending' | 'processing' | 'completed' | 'failed';
  readonly progress: number;
  readonly video_url: string | null;
  readonly model?: string;
  readonly seconds?: number;
  readonly size?: string;
  readonly enhanced_prompt?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

export const isOver = ({ status }: Pick<VideoState, 'status'>) =>
  status === 'completed' || status === 'failed';

/** Each change of a video until it has ended, also across a connection that breaks or a service that restarts. */
export async function* followVideo(id: string, signal: AbortSignal): AsyncGenerator<VideoState> {
  while (!signal.aborted) {
    try {
      const { body } = await sendOk(`/v1/videos/${encodeURIComponent(id)}/events`, { signal });
      if (body) {
        for await (const data of readEvents(body)) {
          const state: VideoState = JSON.parse(data);
          yield { ...state, video_url: ownAddress(state.video_url) };
          if (isOver(state)) return;
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      // A stream that breaks is no answer of the service: it is opened again.
      if (!(error instanceof TypeError) && !isNoAnswer(error)) throw error;
    }
    noteAway();
    await untilBack(signal);
  }
}

function isNoAnswer(error: unknown): boolean {
  return (error as { code?: string }).code === 'no_answer';
}

/** Links of the service itself are used at the address of this page, whatever public address it names. */
export function ownAddress(url: string | null): string | null {
  if (url === null) return null;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/files/') ? pathname + search : url;
}
