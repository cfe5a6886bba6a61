import { untrack } from 'svelte';
import { api, take } from '../api/client.ts';
import { server } from '../api/server-state.svelte.ts';
import { goneVideos } from './gone-videos.ts';

export interface ListedVideo {
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

const PAGE = 100;
/** While a video is being made; and otherwise, for videos of other programs. */
const READ_EVERY_MS = 3000;
const READ_AT_REST_EVERY_MS = 10_000;

/** The account's videos, newest first: page by page, and kept as they are now while somebody looks. */
class Videos {
  list = $state.raw<readonly ListedVideo[]>([]);
  isComplete = $state(false);
  isLoading = $state(false);
  error = $state<unknown>(null);
  /** The last video of the last page. */
  #cursor: string | null = null;
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isReading = false;
  #readAt = 0;

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
      const next = (data as ListedVideo[]).filter(({ id }) => !known.has(id) && !goneVideos.has(id));
      // Videos that were heard of meanwhile may be older than some of the page.
      this.list = [...this.list, ...next].sort((one, other) => other.created_at - one.created_at);
      this.#cursor = data.at(-1)?.id ?? this.#cursor;
      this.isComplete = !has_more;
    } catch (thrown) {
      this.error = thrown;
    } finally {
      this.isLoading = false;
    }
  }

  /** A search looks at every video, so it needs them all. */
  async all(signal: AbortSignal): Promise<void> {
    while (!this.isComplete && this.error === null && !signal.aborted) {
      // Somebody else may be loading: then this waits for the next page.
      if (this.isLoading) await new Promise((resolve) => setTimeout(resolve, 50));
      else await this.more();
    }
  }

  byId(id: string | null): ListedVideo | undefined {
    return id === null ? undefined : this.list.find((video) => video.id === id);
  }

  /** Reads a video again, which may have gone on since it was listed. */
  async reread(id: string): Promise<ListedVideo> {
    const read = await take(api.GET('/v1/videos/{id}', { params: { path: { id } } }));
    this.note(id, read as Pick<ListedVideo, 'status' | 'progress' | 'error'>);
    return this.byId(id) as ListedVideo;
  }

  /** What somebody else has learned of a video, which may be a new one. */
  note(id: string, { status, progress, error }: Pick<ListedVideo, 'status' | 'progress' | 'error'>): void {
    if (!this.byId(id)) void this.#readNewest();
    this.list = this.list.map((video) =>
      video.id === id ? { ...video, status, progress, ...(error && { error }) } : video,
    );
  }

  hide(id: string): void {
    this.list = this.list.filter((video) => video.id !== id);
  }

  /** Reads the newest videos now and then until the answer is called: a new one appears, a finished one is seen to be. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      untrack(() => void this.#readNewest());
      this.#timer = setInterval(() => {
        const isDue = this.list.some(isUnfinished) || Date.now() - this.#readAt >= READ_AT_REST_EVERY_MS;
        if (isDue && document.visibilityState === 'visible' && !server.isAway) void this.#readNewest();
      }, READ_EVERY_MS);
    }
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) clearInterval(this.#timer);
    };
  }

  async #readNewest(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#readAt = Date.now();
    try {
      const query = { limit: PAGE, include: 'prompt' as const };
      const { data, has_more } = await take(api.GET('/v1/videos', { params: { query } }));
      this.#takeList(data as ListedVideo[], has_more);
    } catch {
      // The next time may do better, and the next page that is loaded shows the error.
    } finally {
      this.#isReading = false;
    }
  }

  /** The newest videos as they are now: of those that were known, what is not among them and not older is gone. */
  #takeList(data: readonly ListedVideo[], hasMore: boolean): void {
    const listed = new Set(data.map(({ id }) => id));
    const oldest = hasMore ? (data.at(-1)?.created_at ?? 0) : -Infinity;
    const older = this.list.filter(({ id, created_at }) => !listed.has(id) && created_at <= oldest);
    this.list = [
      ...data.filter(({ id }) => !goneVideos.has(id)).map((video) => this.#newer(video)),
      ...older,
    ];
    this.#cursor ??= data.at(-1)?.id ?? null;
    if (!hasMore) this.isComplete = true;
  }

  /** What was read may be older than what is known: a video that has ended stays so. */
  #newer(video: ListedVideo): ListedVideo {
    const known = this.byId(video.id);
    if (known === undefined) return video;
    const isSame = known.status === video.status && known.progress === video.progress;
    return isSame || !isUnfinished(known) ? known : video;
  }
}

export const videos = new Videos();

export const isUnfinished = ({ status }: { status: string }) => status !== 'completed' && status !== 'failed';
export const isCancelled = ({ error }: { error?: { code: string } | undefined }) =>
  error?.code === 'cancelled';
