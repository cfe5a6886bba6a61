import type { Http } from './http.ts';
import { PhonofilmError } from './phonofilm-error.ts';
import { readEvents } from './read-events.ts';
import type { QueriedVideo, VideoProgress } from './types.ts';

export interface WaitOptions {
  readonly signal?: AbortSignal;
  /** Called with each change. */
  readonly onProgress?: (progress: VideoProgress) => void;
}

/** Time a long poll may take; the service answers sooner when something changes. */
const LONG_POLL_SECONDS = 30;
const RETRY_MS = 1000;

/**
 * The task once it has ended. Listens to its events; where they cannot be had (a proxy that holds streams back, a
 * connection that breaks) it asks instead, and goes on asking while the service is away for a moment.
 */
export async function waitForVideo(http: Http, id: string, options: WaitOptions = {}): Promise<QueriedVideo> {
  const { signal } = options;
  await listen(http, id, options).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (isFinal(error)) throw error;
  });
  for (;;) {
    signal?.throwIfAborted();
    try {
      const task = await http.json<QueriedVideo>({
        method: 'GET',
        path: '/v1/video/query',
        query: { id, wait: LONG_POLL_SECONDS },
        signal,
      });
      if (hasEnded(task)) return task;
    } catch (error) {
      signal?.throwIfAborted();
      if (isFinal(error)) throw error;
      await pause(waitOf(error), signal);
    }
  }
}

/** The events of a task, until it has ended. */
export async function* videoEvents(
  http: Http,
  id: string,
  signal?: AbortSignal,
): AsyncGenerator<VideoProgress> {
  const response = await http.send({
    method: 'GET',
    path: `/v1/videos/${encodeURIComponent(id)}/events`,
    headers: { accept: 'text/event-stream' },
    signal,
  });
  if (!response.body) return;
  for await (const data of readEvents(response.body)) {
    const event = JSON.parse(data) as VideoProgress;
    // An event without an id is the service's word that the stream broke.
    if (event.id === undefined) return;
    yield event;
  }
}

async function listen(http: Http, id: string, { signal, onProgress }: WaitOptions): Promise<void> {
  for await (const event of videoEvents(http, id, signal)) {
    onProgress?.(event);
    if (hasEnded(event)) return;
  }
}

function hasEnded({ status }: { readonly status: string }): boolean {
  return status === 'completed' || status === 'failed';
}

/** A wrong key or an unknown id stays so; a server that is away, busy or asks to wait does not. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof PhonofilmError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

function waitOf(error: unknown): number {
  const seconds = error instanceof PhonofilmError ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? RETRY_MS : seconds * 1000;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
