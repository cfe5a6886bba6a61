/** How old a count may be, unless the queue is nearly full. */
const FRESH_MS = 2000;
const FRESH_WHEN_NEARLY_FULL_MS = 100;

/** Counting a long queue is slow: it may take at most one twentieth of the time. */
const PAUSE_FACTOR = 20;

/** Nearly full: other nodes may fill the rest between two counts. */
const NEARLY = { tasks: 1000, part: 0.1 };

/**
 * How many tasks of all nodes wait for a worker. They are counted now and then, and in between this node adds its own.
 * So a single node never exceeds a limit; several may, by what the others create between two counts.
 */
export class WaitingCount {
  readonly #countUpTo: (limit: number) => Promise<number>;
  #waiting = 0;
  #reserved = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #tookMs = 0;
  #addedWhileCounting = 0;
  /** Grows when a count begins and when it ends. */
  #generation = 0;
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

  /**
   * To be called before tasks are taken from the queue; the function that it returns, when they have been. A count in
   * between may have left them out already: subtracted once more, they would let the queue exceed its limit.
   */
  beginTaking(): (tasks: number) => void {
    const generation = this.#generation;
    return (tasks) => {
      if (generation === this.#generation) this.#waiting = Math.max(0, this.#waiting - tasks);
    };
  }

  #isFresh(limit: number): boolean {
    const free = limit - this.#waiting - this.#reserved;
    const nearlyFull = free <= Math.max(NEARLY.tasks, limit * NEARLY.part);
    const freshMs = nearlyFull ? Math.max(FRESH_WHEN_NEARLY_FULL_MS, this.#tookMs * PAUSE_FACTOR) : FRESH_MS;
    return performance.now() - this.#countedAt < freshMs;
  }

  async #count(limit: number): Promise<void> {
    const began = performance.now();
    this.#addedWhileCounting = 0;
    this.#generation += 1;
    const counted = await this.#countUpTo(limit);
    this.#generation += 1;
    this.#waiting = counted + this.#addedWhileCounting;
    this.#countedAt = performance.now();
    this.#tookMs = this.#countedAt - began;
  }
}
