/** Whether an account may be served now. */
export type MayServe = (account: string) => boolean;

/** A queue that serves accounts round-robin: a thousand tasks of one account do not starve another account. */
export class FairLine<Item> {
  readonly #byAccount = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(account: string, item: Item): void {
    const items = this.#byAccount.get(account);
    if (items) items.push(item);
    else this.#byAccount.set(account, [item]);
    this.#size += 1;
  }

  /** The item that `shift` would return. */
  peek(mayServe: MayServe): Item | undefined {
    return this.#next(mayServe)?.[1][0];
  }

  /** The oldest item of the next account; that account then goes to the end. */
  shift(mayServe: MayServe): Item | undefined {
    const next = this.#next(mayServe);
    if (!next) return undefined;
    const [account, items] = next;
    const item = items.shift();
    this.#byAccount.delete(account);
    if (items.length > 0) this.#byAccount.set(account, items);
    this.#size -= 1;
    return item;
  }

  #next(mayServe: MayServe): [string, Item[]] | undefined {
    for (const entry of this.#byAccount) if (mayServe(entry[0])) return entry;
    return undefined;
  }
}
