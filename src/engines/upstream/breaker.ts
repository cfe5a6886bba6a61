import type { FaultClass } from './upstream.ts';

/** Faults of the service itself. A refusal, a wrong parameter or a lack of money of ours says nothing about its health. */
const COUNTED: ReadonlySet<FaultClass> = new Set(['auth', 'funds', 'busy', 'retry', 'gone', 'ambiguous']);

/** One of these is enough: the next request would fail in the same way. */
const CONCLUSIVE: ReadonlySet<FaultClass> = new Set(['auth', 'funds', 'gone']);

const FAULTS_TO_OPEN = 5;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * Stops requests to something that keeps failing. After a pause one request is let through as a probe: if it succeeds,
 * all are, and if it fails, the pause doubles.
 */
export class Breaker {
  readonly #now: () => number;
  #faultsInARow = 0;
  #pauseMs = FIRST_PAUSE_MS;
  #opensAgainAt = 0;
  #open = false;
  #probing = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  get state(): BreakerState {
    if (!this.#open) return 'closed';
    return this.#probing || this.#now() >= this.#opensAgainAt ? 'half-open' : 'open';
  }

  /** How long to wait before asking again; 0: come in. A caller that comes in reports by `succeeded`, `failed` or `abandoned`. */
  enter(): number {
    if (!this.#open) return 0;
    const left = this.#opensAgainAt - this.#now();
    if (left > 0) return left;
    if (this.#probing) return FIRST_PAUSE_MS;
    this.#probing = true;
    return 0;
  }

  succeeded(): void {
    this.#open = false;
    this.#probing = false;
    this.#faultsInARow = 0;
    this.#pauseMs = FIRST_PAUSE_MS;
  }

  failed(fault: FaultClass): void {
    if (!COUNTED.has(fault)) {
      // It answered, so it works.
      if (fault !== 'rate') this.succeeded();
      else this.#probing = false;
      return;
    }
    this.#faultsInARow += 1;
    if (this.#open) this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    if (this.#open || CONCLUSIVE.has(fault) || this.#faultsInARow >= FAULTS_TO_OPEN) {
      this.#open = true;
      this.#opensAgainAt = this.#now() + this.#pauseMs;
    }
    this.#probing = false;
  }

  abandoned(): void {
    this.#probing = false;
  }

  /** The operator says that it works again. */
  reset(): void {
    this.succeeded();
  }
}
