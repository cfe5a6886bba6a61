/** Odd answers about one operation, one after the other. */
export interface Tally {
  /** Replies that say the job is unknown. */
  gone: number;
  /** When the first of them came, in milliseconds. */
  goneSince: number;
  /** Finished, but there was no video, or none that plays. */
  withoutVideo: number;
  /** Replies that go beyond their limits. */
  excessive: number;
}

const MOST = 20_000;

/**
 * Counts odd answers per operation, in memory: after a restart they are counted anew, so a job is given up later, never
 * sooner.
 */
export class Tallies {
  readonly #tallies = new Map<string, Tally>();

  of(operation: string): Tally {
    const known = this.#tallies.get(operation);
    if (known) return known;
    const [oldest] = this.#tallies.keys();
    if (this.#tallies.size >= MOST && oldest !== undefined) this.#tallies.delete(oldest);
    const fresh = { gone: 0, goneSince: 0, withoutVideo: 0, excessive: 0 };
    this.#tallies.set(operation, fresh);
    return fresh;
  }

  forget(operation: string): void {
    this.#tallies.delete(operation);
  }
}
