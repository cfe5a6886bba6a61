import type { Micros } from '../domain/money.ts';
import type { NewHold } from '../storage/tables/money.ts';
import type { HeldMoney } from './request-money.ts';

/** How a request that is answered while the caller waits was settled. */
export interface SettledRequest {
  readonly model: string;
  readonly outcome: 'captured' | 'released';
  readonly amount: Micros;
}

export interface RequestHoldParts {
  readonly held: NewHold;
  readonly money: HeldMoney;
  /** Stops the request: when the caller disconnects, or when it exceeds the longest possible duration. */
  readonly stop: AbortController;
  readonly now: () => number;
  /** This process was stalled so long that another one released the hold: the money is held again. */
  readonly chargeAnew: (amount: Micros) => Promise<void>;
  readonly onSettled: (settled: SettledRequest) => void;
  /** In whatever way. */
  readonly onEnd: (id: string) => void;
  readonly onNotReleased: (id: string, error: unknown) => void;
}

/** Money reserved for a request that is answered while the caller waits. Renewed until it is captured or released. */
export class RequestHold {
  readonly #parts: RequestHoldParts;

  constructor(parts: RequestHoldParts) {
    this.#parts = parts;
  }

  /** Fires when the caller disconnects, or when the request exceeds the longest possible duration. */
  get signal(): AbortSignal {
    return this.#parts.stop.signal;
  }

  /** Charges `amount` of the held money, or all of it. */
  async capture(amount: Micros = this.#parts.held.amount): Promise<void> {
    const { held, money, now, chargeAnew, onSettled, onEnd } = this.#parts;
    try {
      if (!(await money.capture(amount, now()))) await chargeAnew(amount);
      onSettled({ model: held.model, outcome: 'captured', amount });
    } finally {
      onEnd(held.id);
    }
  }

  /** Returns all of it. Never rejects, so that it cannot mask another error: a hold that stays expires by itself. */
  async release(): Promise<void> {
    const { held, money, now, onSettled, onEnd, onNotReleased } = this.#parts;
    try {
      await money.release(now());
    } catch (error) {
      onNotReleased(held.id, error);
    }
    onSettled({ model: held.model, outcome: 'released', amount: 0 });
    onEnd(held.id);
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
