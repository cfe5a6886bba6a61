/** A count may be this old, unless the line is nearly full. */
const FRESH_MS = 2000;
const FRESH_WHEN_NEARLY_FULL_MS = 100;

/** A long line takes long to count: no more of the time than one part in so many. */
const PAUSE_FACTOR = 20;

/** Nearly full: what other nodes create between two counts may fill it. */
const NEARLY = { places: 1000, part: 0.1 };

/**
 * How many tasks of all nodes wait for a worker. They are counted now and then, and in between this node adds its own,
 * so that one node alone never passes a limit; several may, by what the others create between two counts.
 */
export class WaitingCount {
  readonly #countUpTo: (limit: number) => Promise<number>;
  #waiting = 0;
  #reserved = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #tookMs = 0;
  #addedWhileCounting = 0;
  #counting: Promise<void> | null = null;

  constructor(countUpTo: (limit: number) => Promise<number>) {
    this.#countUpTo = countUpTo;
  }

  async reserve(limit: number): Promise<Disposable | null> {
    if (!this.#isFresh(limit)) {
      this.#counting ??= this.#count(limit).finally(() => {
        this.#counting = null;
      });
      await this.#counting;
    }
    if (this.#waiting + this.#reserved >= limit) return null;
    this.#reserved += 1;
    return {
      [Symbol.dispose]: () => {
        this.#reserved -= 1;
      },
    };
  }

  add(): void {
    this.#waiting += 1;
    this.#addedWhileCounting += 1;
  }

  /** A count that is under way may have seen them still: rather one too many until the next. */
  take(tasks: number): void {
    this.#waiting = Math.max(0, this.#waiting - tasks);
  }

  #isFresh(limit: number): boolean {
    const free = limit - this.#waiting - this.#reserved;
    const nearlyFull = free <= Math.max(NEARLY.places, limit * NEARLY.part);
    const freshMs = nearlyFull ? Math.max(FRESH_WHEN_NEARLY_FULL_MS, this.#tookMs * PAUSE_FACTOR) : FRESH_MS;
    return performance.now() - this.#countedAt < freshMs;
  }

  async #count(limit: number): Promise<void> {
    const began = performance.now();
    this.#addedWhileCounting = 0;
    const counted = await this.#countUpTo(limit);
    this.#waiting = counted + this.#addedWhileCounting;
    this.#countedAt = performance.now();
    this.#tookMs = this.#countedAt - began;
  }
}
