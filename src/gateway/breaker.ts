import type { Admission, FaultClass } from './upstream.ts';

/** A request's place at a service. The first report counts, and gives the place to the next request. */
export class Admitted implements Admission {
  readonly #breaker: Breaker;
  readonly #place: Disposable;
  readonly #onFault: (fault: FaultClass) => void;
  #isOpen = true;

  constructor(breaker: Breaker, place: Disposable, onFault: (fault: FaultClass) => void) {
    this.#breaker = breaker;
    this.#place = place;
    this.#onFault = onFault;
  }

  succeeded(): void {
    if (this.#leaves()) this.#breaker.succeeded();
  }

  failed(fault: FaultClass, words?: string): void {
    if (!this.#leaves()) return;
    this.#breaker.failed(fault, words);
    this.#onFault(fault);
  }

  abandoned(): void {
    if (this.#leaves()) this.#breaker.abandoned();
  }

  #leaves(): boolean {
    if (!this.#isOpen) return false;
    this.#isOpen = false;
    this.#place[Symbol.dispose]();
    return true;
  }
}

/** Faults of the service itself. A refusal, a wrong parameter or a lack of money of ours says nothing about its health. */
const COUNTED: ReadonlySet<FaultClass> = new Set(['auth', 'funds', 'busy', 'retry', 'gone', 'ambiguous']);

/** One of these is enough: the next request would fail in the same way, until somebody mends it. */
const LASTING = ['auth', 'funds', 'gone'] as const satisfies readonly FaultClass[];
export type LastingFault = (typeof LASTING)[number];

const FAULTS_TO_OPEN = 5;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Why something is out of service until somebody mends it. */
export interface LastingOutage {
  readonly reason: LastingFault;
  /** What the service said, without our keys. */
  readonly words: string | null;
  /** After this time a request is let through to find out whether it has been mended. */
  readonly pauseMs: number;
}

/** Null: it works again. */
export type OnOutage = (outage: LastingOutage | null) => void;

/**
 * Stops requests to something that keeps failing. After a pause one request is let through as a probe: if it succeeds,
 * all are, and if it fails, the pause doubles.
 */
export class Breaker {
  readonly #now: () => number;
  readonly #onOutage: OnOutage;
  #faultsInARow = 0;
  #pauseMs = FIRST_PAUSE_MS;
  #opensAgainAt = 0;
  #open = false;
  #probing = false;
  #lasting: Omit<LastingOutage, 'pauseMs'> | null = null;

  constructor(now: () => number, onOutage: OnOutage = () => {}) {
    this.#now = now;
    this.#onOutage = onOutage;
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
    if (this.#lasting === null) return;
    this.#lasting = null;
    this.#onOutage(null);
  }

  /** `words`: what the service said, for the operator. */
  failed(fault: FaultClass, words: string | null = null): void {
    if (!COUNTED.has(fault)) {
      // It answered, so it works.
      if (fault !== 'rate') this.succeeded();
      else this.#probing = false;
      return;
    }
    const reason = LASTING.find((one) => one === fault);
    this.#faultsInARow += 1;
    if (this.#open) this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    if (this.#open || reason !== undefined || this.#faultsInARow >= FAULTS_TO_OPEN) {
      this.#open = true;
      this.#opensAgainAt = this.#now() + this.#pauseMs;
    }
    this.#probing = false;
    // A passing fault does not say that what was to be mended has been.
    if (reason !== undefined) this.#lasting = { reason, words };
    if (this.#lasting) this.#onOutage({ ...this.#lasting, pauseMs: this.#pauseMs });
  }

  abandoned(): void {
    this.#probing = false;
  }

  /** The operator says that it works again. */
  reset(): void {
    this.succeeded();
  }
}
