import { SvelteMap } from 'svelte/reactivity';
import { explain, noAnswer } from '../api/api-error.ts';
import { api, sendOk, take } from '../api/client.ts';
import { say } from '../shell/toasts.svelte.ts';

export interface Marks {
  readonly favourite: boolean;
  readonly tags: readonly string[];
}

const NONE: Marks = { favourite: false, tags: [] };

/** Favourites and tags of the account's films. What is changed is shown at once, and taken back where it is refused. */
class FilmMarks {
  readonly #marks = new SvelteMap<string, Marks>();
  #reading: Promise<void> | null = null;

  of(id: string): Marks {
    return this.#marks.get(id) ?? NONE;
  }

  /** Every tag that some film has, by the alphabet. */
  get tags(): readonly string[] {
    return [...new Set([...this.#marks.values()].flatMap(({ tags }) => tags))].sort((one, other) =>
      one.localeCompare(other),
    );
  }

  /** Without an answer a library is still a library. */
  read(): Promise<void> {
    this.#reading ??= take(api.GET('/v1/videos/marks')).then(
      ({ data }) => {
        for (const { id, favourite, tags } of data) this.#marks.set(id, { favourite, tags });
      },
      () => {
        this.#reading = null;
      },
    );
    return this.#reading;
  }

  async set(id: string, change: Partial<Marks>): Promise<void> {
    // What is not changed stays as the service has it.
    await this.read();
    if (this.#reading === null) return say(explain(noAnswer()).message);
    const before = this.of(id);
    const marks = { ...before, ...change };
    this.#marks.set(id, marks);
    try {
      const path = `/v1/videos/${encodeURIComponent(id)}/marks`;
      const headers = { 'content-type': 'application/json' };
      await sendOk(path, { method: 'PUT', headers, body: JSON.stringify(marks) });
    } catch (error) {
      this.#marks.set(id, before);
      say(explain(error).message);
    }
  }
}

export const filmMarks = new FilmMarks();
