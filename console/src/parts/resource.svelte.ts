import { untrack } from 'svelte';
import { server } from '../api/server-state.svelte.ts';

/** Something read from the service: what came, or why not. Read again when the service was away. */
export class Resource<Data> {
  data = $state.raw<Data | null>(null);
  error = $state<unknown>(null);
  readonly #load: () => Promise<Data>;

  constructor(load: () => Promise<Data>) {
    this.#load = load;
    $effect(() => {
      void server.returns;
      void untrack(() => this.reload());
    });
  }

  reload = async (): Promise<void> => {
    try {
      this.data = await this.#load();
      this.error = null;
    } catch (thrown) {
      this.error = thrown;
    }
  };
}

/** Reads it again and again while the page is open and in sight, and it is wanted: what is being deleted is not. */
export function keepFresh(
  resource: { reload: () => Promise<void> },
  everyMs: number,
  isWanted: () => boolean = () => true,
): void {
  $effect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !server.isAway && isWanted()) void resource.reload();
    }, everyMs);
    return () => clearInterval(timer);
  });
}
