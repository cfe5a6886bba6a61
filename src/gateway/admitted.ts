import type { Breaker } from './breaker.ts';
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
