/** How many accounts are remembered before those that wait for nothing are forgotten. */
const REMEMBERED = 1024;

/**
 * What waits, in a fair order by account: an account with a thousand items delays another account's item by a single one.
 *
 * The order is start-time fair queueing: each item has a tag, one above that of its account's item before, but not below
 * the tag of the item served last; the lowest tag is served first. Of an account, only the first item's tag is kept.
 */
export class FairLine<Item> {
  readonly #waiting = new Map<string, Item[]>();
  readonly #tags = new Map<string, number>();
  #lastTag = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** By account; those of an account in order of arrival. */
  *[Symbol.iterator](): Generator<Item> {
    for (const items of this.#waiting.values()) yield* items;
  }

  push(account: string, item: Item): void {
    const items = this.#waiting.get(account);
    this.#size += 1;
    if (items) {
      items.push(item);
      return;
    }
    this.#tags.set(account, this.#tagOf(account));
    this.#waiting.set(account, [item]);
  }

  remove(account: string, item: Item): void {
    const items = this.#waiting.get(account) ?? [];
    const index = items.indexOf(item);
    if (index < 0) return;
    items.splice(index, 1);
    this.#size -= 1;
    if (items.length === 0) this.#waiting.delete(account);
  }

  /** The item that `shift` would return. */
  peek(mayServe: (item: Item) => boolean): Item | undefined {
    return this.#next(mayServe)?.items[0];
  }

  /** The first item of the next account; only the first of each is asked about. */
  shift(mayServe: (item: Item) => boolean): Item | undefined {
    const next = this.#next(mayServe);
    if (!next) return undefined;
    const { account, items } = next;
    const tag = this.#tagOf(account);
    const item = items.shift();
    this.#size -= 1;
    // Among equal tags, those who were served longest ago come first.
    this.#waiting.delete(account);
    if (items.length > 0) this.#waiting.set(account, items);
    this.#serve(account, tag);
    return item;
  }

  /** Counts an item of this account that is served without having waited. */
  serveNow(account: string): void {
    this.#serve(account, this.#tagOf(account));
  }

  #serve(account: string, tag: number): void {
    this.#lastTag = Math.max(this.#lastTag, tag);
    this.#tags.set(account, tag + 1);
    // The tag of one who waits for nothing is at most one above the last: to forget it gives away a single turn.
    if (this.#tags.size <= REMEMBERED + this.#waiting.size) return;
    for (const known of this.#tags.keys()) if (!this.#waiting.has(known)) this.#tags.delete(known);
  }

  #tagOf(account: string): number {
    const tag = this.#tags.get(account) ?? 0;
    return this.#waiting.has(account) ? tag : Math.max(this.#lastTag, tag);
  }

  #next(mayServe: (item: Item) => boolean): { account: string; items: Item[] } | undefined {
    let next: { account: string; items: Item[] } | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const [account, items] of this.#waiting) {
      const tag = this.#tags.get(account) ?? 0;
      const [first] = items;
      if (tag >= lowest || first === undefined || !mayServe(first)) continue;
      next = { account, items };
      lowest = tag;
    }
    return next;
  }
}
