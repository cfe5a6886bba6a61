import type { Micros } from '../domain/money.ts';
import type { LiveRequest, LiveRequests } from './live-requests.ts';
import type { HeldMoney } from './request-money.ts';

/** How a request that is answered while the caller waits was settled. */
export interface SettledRequest {
  readonly model: string;
  readonly outcome: 'captured' | 'released';
  readonly amount: Micros;
}

/** What happens to the holds of all requests. */
export interface RequestHoldParts {
  readonly live: LiveRequests;
  readonly now: () => number;
  /** This process was stalled so long that another one released the hold: the money is held again. */
  readonly chargeAnew: (request: LiveRequest, amount: Micros) => Promise<void>;
  readonly onSettled: (settled: SettledRequest) => void;
  readonly onNotReleased: (id: string, error: unknown) => void;
}

/** Money reserved for a request that is answered while the caller waits. Renewed until it is captured or released. */
export class RequestHold {
  readonly #request: LiveRequest;
  readonly #money: HeldMoney;
  readonly #parts: RequestHoldParts;
  /** Among the requests in progress; null once it is settled. */
  #slot: number | null;

  constructor(request: LiveRequest, money: HeldMoney, parts: RequestHoldParts) {
    this.#request = request;
    this.#money = money;
    this.#parts = parts;
    this.#slot = parts.live.add(request);
  }

  /** Fires when the caller disconnects, or when the request exceeds the longest possible duration. */
  get signal(): AbortSignal {
    return this.#request.stop.signal;
  }

  /** Charges `amount` of the held money, or all of it. */
  async capture(amount: Micros = this.#request.held.amount): Promise<void> {
    const { now, chargeAnew, onSettled } = this.#parts;
    try {
      if (!(await this.#money.capture(amount, now()))) await chargeAnew(this.#request, amount);
      onSettled({ model: this.#request.held.model, outcome: 'captured', amount });
    } finally {
      this.#end();
    }
  }

  /** Returns all of it. Never rejects, so that it cannot mask another error: a hold that stays expires by itself. */
  async release(): Promise<void> {
    const { now, onSettled, onNotReleased } = this.#parts;
    const { id, model } = this.#request.held;
    try {
      await this.#money.release(now());
    } catch (error) {
      onNotReleased(id, error);
    }
    onSettled({ model, outcome: 'released', amount: 0 });
    this.#end();
  }

  #end(): void {
    if (this.#slot !== null) this.#parts.live.remove(this.#slot);
    this.#slot = null;
  }
}

/** The result of `work`; when it fails, the hold is released. */
export async function releasedOnFailure<Result>(
  hold: RequestHold,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await hold.release();
    throw error;
  }
}
