import type { WebSocket } from 'undici';
import type { Json } from '../../engines/video-engine.ts';
import type { ListenForm } from '../description/description.ts';
import { readPath, readWord } from '../description/reply-path.ts';
import { renderUrl } from '../description/url-template.ts';
import type { Upstream } from '../upstream.ts';
import { type Operation, operationVariables } from './operation.ts';

/** A service that could not be listened to is tried again after this pause, and left when nobody has asked for so long. */
const AGAIN_MS = 60_000;
const IDLE_MS = 60_000;
/** Longer news is none: previews come this way, too. */
const LONGEST = 100_000;
const MOST_JOBS = 1000;

/** What a service tells of its jobs over a websocket. It may break off at any time: polls go on without it. */
class JobNews {
  readonly #heard = new Map<string, number>();
  #socket: WebSocket | null = null;
  #triedAt = Number.NEGATIVE_INFINITY;
  #idle: NodeJS.Timeout | undefined;

  /** Percent, as far as it was told. */
  progressOf(upstream: Upstream, operation: Operation, form: ListenForm): number | undefined {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#socket?.close(), IDLE_MS);
    this.#idle.unref();
    if (this.#socket === null && Date.now() - this.#triedAt > AGAIN_MS) {
      this.#triedAt = Date.now();
      void this.#open(upstream, operation, form);
    }
    return this.#heard.get(operation.id);
  }

  async #open(upstream: Upstream, operation: Operation, form: ListenForm): Promise<void> {
    try {
      const url = renderUrl(form.url, operationVariables(operation), operation.baseUrl);
      const socket = await upstream.openSocket?.(url, operation.credential);
      if (!socket) return;
      this.#socket = socket;
      socket.addEventListener('message', ({ data }) => this.#hear(data, form));
      socket.addEventListener('error', () => {});
      socket.addEventListener('close', () => {
        this.#socket = null;
      });
    } catch {
      // Polls tell what there is.
    }
  }

  #hear(data: unknown, form: ListenForm): void {
    if (typeof data !== 'string' || data.length > LONGEST) return;
    let news: Json;
    try {
      news = JSON.parse(data) as Json;
    } catch {
      return;
    }
    const id = readWord(news, form.id);
    const share = Number(readPath(news, form.value)) / Number(readPath(news, form.of));
    if (id === undefined || !(share >= 0 && share <= 1)) return;
    this.#heard.delete(id);
    this.#heard.set(id, share * 100);
    const [oldest] = this.#heard.keys();
    if (this.#heard.size > MOST_JOBS && oldest !== undefined) this.#heard.delete(oldest);
  }
}

/** One socket for all models of a service: it tells them apart by the id of the job. */
const NEWS = new WeakMap<Upstream, JobNews>();

export function progressOf(upstream: Upstream, operation: Operation): number | undefined {
  const { listen } = operation.description.poll;
  if (!listen) return undefined;
  const news = NEWS.get(upstream) ?? new JobNews();
  NEWS.set(upstream, news);
  return news.progressOf(upstream, operation, listen);
}
