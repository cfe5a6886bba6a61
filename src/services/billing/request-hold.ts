import type { ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import type { Caller } from '../../identity/caller.ts';
import { newOrderedId } from '../../identity/identifiers.ts';
import { type Database, readOne } from '../../storage/database.ts';
import { capture, hold, holdById, type NewHold, release, toHold } from '../../storage/tables/money.ts';

/** How a request that is answered while the caller waits was settled. */
export interface SettledRequest {
  readonly model: string;
  readonly outcome: 'captured' | 'released';
  readonly amount: Micros;
}

/** Stops a request in progress; how the request was settled is noted on it, for the log of requests. */
export interface StopOfRequest extends AbortController {
  settled?: SettledRequest;
}

/** A request in progress, with the money that is held for it. */
export interface LiveRequest {
  readonly caller: Caller;
  readonly held: NewHold;
  /** Fires when the caller disconnects, or when the request exceeds the longest possible duration. */
  readonly stop: StopOfRequest;
}

export interface RequestHoldParts {
  readonly database: Database;
  /** The requests in progress in this process. */
  readonly live: Set<LiveRequest>;
  readonly now: () => number;
  /** The 402 for money that is no longer there. */
  readonly explainRefusal: (caller: Caller, amount: Micros) => Promise<ServiceError>;
  readonly onSettled: (settled: SettledRequest) => void;
  readonly onNotReleased: (id: string, error: unknown) => void;
}

/** The money of direct requests survives the process; a power cut may forget the last moment, in the caller's favour. */
export const SURVIVES_A_CRASH = { survives: 'crash' } as const;

/** Money reserved for a request that is answered while the caller waits. Renewed until it is captured or released. */
export class RequestHold {
  readonly #request: LiveRequest;
  readonly #parts: RequestHoldParts;

  /** For a hold that is in the database. */
  constructor(request: LiveRequest, parts: RequestHoldParts) {
    this.#request = request;
    this.#parts = parts;
    parts.live.add(request);
  }

  /** Fires when the caller disconnects, or when the request exceeds the longest possible duration. */
  get signal(): AbortSignal {
    return this.#request.stop.signal;
  }

  /** Charges `wanted` of the held money, or all of it: never more, and never less than nothing, whatever was counted. */
  async capture(wanted: Micros = this.#request.held.amount): Promise<void> {
    const { database, live, now, onSettled } = this.#parts;
    const { id, model } = this.#request.held;
    const amount = Math.max(0, Math.min(wanted, this.#request.held.amount));
    try {
      const outcome = await database.write(capture(id, now(), amount), SURVIVES_A_CRASH);
      if (!outcome.ok) await this.#chargeAnew(amount);
      this.#request.stop.settled = { model, outcome: 'captured', amount };
      onSettled(this.#request.stop.settled);
    } finally {
      live.delete(this.#request);
    }
  }

  /** Returns all of it. Never rejects, so that it cannot mask another error: a hold that stays expires by itself. */
  async release(): Promise<void> {
    const { database, live, now, onSettled, onNotReleased } = this.#parts;
    const { id, model } = this.#request.held;
    try {
      await database.write(release(id, now()), SURVIVES_A_CRASH);
    } catch (error) {
      onNotReleased(id, error);
    }
    this.#request.stop.settled = { model, outcome: 'released', amount: 0 };
    onSettled(this.#request.stop.settled);
    live.delete(this.#request);
  }

  /** This process was stalled so long that another one released the hold: the money is held again and charged at once. */
  async #chargeAnew(amount: Micros): Promise<void> {
    const { database, now, explainRefusal } = this.#parts;
    const { caller, held } = this.#request;
    const row = await readOne(database, holdById(held.id));
    if (row && toHold(row).state === 'captured') return;
    const again = { ...held, id: newOrderedId('hold', now()), amount, now: now() };
    const outcome = await database.write([...hold(again), ...capture(again.id, now())], SURVIVES_A_CRASH);
    if (!outcome.ok) throw await explainRefusal(caller, amount);
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
