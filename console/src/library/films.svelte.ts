import { api, take } from '../api/client.ts';

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

const PAGE = 100;

/** The account's films, newest first, page by page. */
export class Films {
  list = $state.raw<readonly ListedFilm[]>([]);
  isComplete = $state(false);
  error = $state<unknown>(null);
  #loading = false;

  async more(): Promise<void> {
    if (this.#loading || this.isComplete) return;
    this.#loading = true;
    this.error = null;
    try {
      const after = this.list.at(-1)?.id;
      const query = {
        limit: String(PAGE),
        include: 'prompt' as const,
        ...(after !== undefined && { after }),
      };
      const { data, has_more } = await take(api.GET('/v1/videos', { params: { query } }));
      this.list = [...this.list, ...(data as ListedFilm[])];
      this.isComplete = !has_more;
    } catch (thrown) {
      this.error = thrown;
    } finally {
      this.#loading = false;
    }
  }

  /** A search looks at every film, so it needs them all. */
  async all(signal: AbortSignal): Promise<void> {
    while (!this.isComplete && this.error === null && !signal.aborted) await this.more();
  }

  async refresh(): Promise<void> {
    this.list = [];
    this.isComplete = false;
    await this.more();
  }

  /** Reads a film again, which may have gone on since it was listed. */
  async reread(id: string): Promise<ListedFilm> {
    const read = await take(api.GET('/v1/videos/{id}', { params: { path: { id } } }));
    const { status, progress, error } = read as Pick<ListedFilm, 'status' | 'progress' | 'error'>;
    this.list = this.list.map((film) =>
      film.id === id ? { ...film, status, progress, ...(error && { error }) } : film,
    );
    return this.list.find((film) => film.id === id) as ListedFilm;
  }

  hide(id: string): void {
    this.list = this.list.filter((film) => film.id !== id);
  }
}

export const isUnfinished = ({ status }: { status: string }) => status !== 'completed' && status !== 'failed';
