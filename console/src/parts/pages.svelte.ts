/** A list that comes in pages, as the API gives it. */
interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly last_id: string | null;
}

export class Pages<Item extends { readonly id: string }> {
  list = $state.raw<readonly Item[]>([]);
  isComplete = $state(false);
  error = $state<unknown>(null);
  readonly #load: (after: string | null) => Promise<Page<Item>>;
  /** How often was asked: only the last answer counts. */
  #request = 0;

  constructor(load: (after: string | null) => Promise<Page<Item>>) {
    this.#load = load;
  }

  async more(): Promise<void> {
    this.error = null;
    this.#request += 1;
    const request = this.#request;
    try {
      const page = await this.#load(this.list.at(-1)?.id ?? null);
      if (request !== this.#request) return;
      this.list = [...this.list, ...page.data];
      this.isComplete = !page.has_more;
    } catch (thrown) {
      if (request === this.#request) this.error = thrown;
    }
  }

  async refresh(): Promise<void> {
    this.list = [];
    this.isComplete = false;
    await this.more();
  }

  remove(id: string): void {
    this.list = this.list.filter((item) => item.id !== id);
  }

  replace(changed: Item): void {
    this.list = this.list.map((item) => (item.id === changed.id ? changed : item));
  }
}
