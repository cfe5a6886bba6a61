import { untrack } from 'svelte';
import { readEvents } from '../../../client/src/read-events.ts';
import { ApiError } from '../api/api-error.ts';
import { api, sendOk, take } from '../api/client.ts';
import { noteAway, untilBack } from '../api/server-state.svelte.ts';
import { goneFilms } from './gone-films.ts';

export interface ListedFilm {
  readonly id: string;
  readonly model: string;
  readonly status: string;
  readonly progress: number;
  readonly created_at: number;
  readonly seconds: number;
  readonly size: string;
  readonly prompt?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

type FilmEvent =
  | ListedFilm
  | { readonly id: string; readonly deleted: true }
  | { readonly object: 'list'; readonly data: readonly ListedFilm[]; readonly has_more: boolean };

const PAGE = 100;
const AGAIN_MS = 1000;

/** The account's films, newest first: page by page, and kept as they are now while somebody looks. */
class Films {
  list = $state.raw<readonly ListedFilm[]>([]);
  isComplete = $state(false);
  isLoading = $state(false);
  error = $state<unknown>(null);
  /** The last film of the last page. */
  #cursor: string | null = null;
  #watchers = 0;
  #leaving = new AbortController();

  async more(): Promise<void> {
    if (this.isLoading || this.isComplete) return;
    this.isLoading = true;
    this.error = null;
    try {
      const query = {
        limit: PAGE,
        include: 'prompt' as const,
        ...(this.#cursor !== null && { after: this.#cursor }),
      };
      const { data, has_more } = await take(api.GET('/v1/videos', { params: { query } }));
      const known = new Set(this.list.map(({ id }) => id));
      const next = (data as ListedFilm[]).filter(({ id }) => !known.has(id) && !goneFilms.has(id));
      // Films that were heard of meanwhile may be older than some of the page.
      this.list = [...this.list, ...next].sort((one, other) => other.created_at - one.created_at);
      this.#cursor = data.at(-1)?.id ?? this.#cursor;
      this.isComplete = !has_more;
    } catch (thrown) {
      this.error = thrown;
    } finally {
      this.isLoading = false;
    }
  }

  /** A search looks at every film, so it needs them all. */
  async all(signal: AbortSignal): Promise<void> {
    while (!this.isComplete && this.error === null && !signal.aborted) {
      // Somebody else may be loading: then this waits for the next page.
      if (this.isLoading) await new Promise((resolve) => setTimeout(resolve, 50));
      else await this.more();
    }
  }

  byId(id: string | null): ListedFilm | undefined {
    return id === null ? undefined : this.list.find((film) => film.id === id);
  }

  /** Reads a film again, which may have gone on since it was listed. */
  async reread(id: string): Promise<ListedFilm> {
    const read = await take(api.GET('/v1/videos/{id}', { params: { path: { id } } }));
    this.note(id, read as Pick<ListedFilm, 'status' | 'progress' | 'error'>);
    return this.byId(id) as ListedFilm;
  }

  /** What somebody else has learned of a film. */
  note(id: string, { status, progress, error }: Pick<ListedFilm, 'status' | 'progress' | 'error'>): void {
    const known = this.byId(id);
    if (known) this.#take({ ...known, status, progress, ...(error && { error }) });
  }

  hide(id: string): void {
    this.list = this.list.filter((film) => film.id !== id);
  }

  /** Follows all films by events until the answer is called: a new one appears, a finished one is seen to be. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      untrack(() => void this.#listen(signal));
    }
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#leaving.abort();
    };
  }

  async #listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await untilSeen(signal);
      // Browsers open few connections to a service: a page that nobody sees keeps none.
      const hidden = new AbortController();
      const hide = () => document.visibilityState === 'hidden' && hidden.abort();
      document.addEventListener('visibilitychange', hide);
      try {
        const end = AbortSignal.any([signal, hidden.signal]);
        const { body } = await sendOk('/v1/videos/events', { signal: end });
        if (body) for await (const data of readEvents(body)) this.#hear(JSON.parse(data));
      } catch (error) {
        // A key that is refused will be refused again. The next request of the page shows the error.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) return;
        if (!signal.aborted && !hidden.signal.aborted) noteAway();
      } finally {
        document.removeEventListener('visibilitychange', hide);
      }
      await untilBack(signal);
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  #hear(event: FilmEvent): void {
    if ('data' in event) this.#takeList(event.data, event.has_more);
    else if ('deleted' in event) this.hide(event.id);
    else if (typeof event.id === 'string' && !goneFilms.has(event.id)) this.#take(event);
  }

  /** The newest films as they are now: of those that were known, what is not among them and not older is gone. */
  #takeList(data: readonly ListedFilm[], hasMore: boolean): void {
    const listed = new Set(data.map(({ id }) => id));
    const oldest = hasMore ? (data.at(-1)?.created_at ?? 0) : -Infinity;
    const older = this.list.filter(({ id, created_at }) => !listed.has(id) && created_at <= oldest);
    this.list = [...data.filter(({ id }) => !goneFilms.has(id)), ...older];
    this.#cursor ??= data.at(-1)?.id ?? null;
    if (!hasMore) this.isComplete = true;
  }

  #take(film: ListedFilm): void {
    const at = this.list.findIndex(({ id }) => id === film.id);
    const known = this.list[at];
    if (known?.status === film.status && known.progress === film.progress) return;
    if (known) {
      this.list = this.list.with(at, film);
      return;
    }
    const place = this.list.findIndex(({ created_at }) => created_at <= film.created_at);
    // What is older than all that was loaded comes with its page.
    if (place < 0 && this.list.length > 0 && !this.isComplete) return;
    this.list = this.list.toSpliced(place < 0 ? this.list.length : place, 0, film);
  }
}

export const films = new Films();

async function untilSeen(signal: AbortSignal): Promise<void> {
  while (document.visibilityState === 'hidden' && !signal.aborted) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
}

export const isUnfinished = ({ status }: { status: string }) => status !== 'completed' && status !== 'failed';
export const isCancelled = ({ error }: { error?: { code: string } | undefined }) =>
  error?.code === 'cancelled';
