import { periodsAt } from '../../domain/account.ts';
import type { ServiceError } from '../../domain/errors.ts';
import type { RouteAttempt } from '../../domain/logged-request.ts';
import type { Micros } from '../../domain/money.ts';
import type { SettledRequest, StopOfRequest } from '../../domain/settled-request.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newOrderedId } from '../../platform/identity/identifiers.ts';
import { type Database, readOne, type Write } from '../../platform/storage/database.ts';
import { capture, hold, holdById, type NewHold, raiseHold, release, toHold } from './money-table.ts';
import { countUpstreamCosts } from './upstream-cost-table.ts';

/** A request in progress, with the money that is held for it. */
export interface LiveRequest {
  readonly caller: Caller;
  readonly held: NewHold;
  /** Fires when the caller disconnects, or when the request exceeds the longest possible duration. */
  readonly stop: StopOfRequest;
}

export interface RequestHoldDeps {
  readonly database: Database;
  /** The requests in progress in this process. */
  readonly live: Set<LiveRequest>;
  readonly now: () => number;
  /** The 402 for money that is no longer there. */
  readonly explainRefusal: (caller: Caller, amount: Micros) => Promise<ServiceError>;
  /** What the caller could pay beyond all that is held. */
  readonly moneyLeft: (caller: Caller) => Promise<Micros>;
  readonly onSettled: (settled: SettledRequest, accountId: string) => void;
  readonly onNotReleased: (id: string, error: unknown) => void;
  /** The work cost more than was held, and there was no money for `missing` of it. */
  readonly onNotPaid: (held: NewHold, missing: Micros) => void;
}

/** The money of direct requests survives the process; a power cut may forget the last moment, in the caller's favour. */
export const SURVIVES_A_CRASH = { survives: 'crash' } as const;

/** Others may spend what was left a moment ago. */
const MOST_ATTEMPTS = 5;

/** Money reserved for a request that is answered while the caller waits. Renewed until it is captured or released. */
export class RequestHold {
  readonly #request: LiveRequest;
  readonly #deps: RequestHoldDeps;

  /** For a hold that is in the database. */
  constructor(request: LiveRequest, deps: RequestHoldDeps) {
    this.#request = request;
    this.#deps = deps;
    deps.live.add(request);
  }

  /** Fires when the caller disconnects, or when the request exceeds the longest possible duration. */
  get signal(): AbortSignal {
    return this.#request.stop.signal;
  }

  /** Notes a route that was tried: what its service takes is a cost of this request. */
  readonly report = (attempt: RouteAttempt): void => {
    const { stop } = this.#request;
    stop.attempts = [...(stop.attempts ?? []), attempt];
  };

  /** Charges `wanted`: of the held money, and beyond it what the account and the key can pay now. */
  async capture(wanted: Micros = this.#request.held.amount): Promise<void> {
    const { live, onSettled, onNotPaid } = this.#deps;
    const { held, stop } = this.#request;
    try {
      const more = wanted > held.amount ? await this.#raised(wanted - held.amount) : 0;
      const amount = Math.max(0, Math.min(wanted, held.amount + more));
      if (more === 0) await this.#captureHeld(amount);
      if (amount < wanted) onNotPaid(held, wanted - amount);
      stop.settled = { model: held.model, outcome: 'captured', amount };
      onSettled(stop.settled, held.accountId);
    } finally {
      live.delete(this.#request);
    }
  }

  async #captureHeld(amount: Micros): Promise<void> {
    const { database, now } = this.#deps;
    const at = now();
    const { cost, counted } = this.#costs(at);
    const writes = [...capture(this.#request.held.id, at, amount, cost), ...counted];
    const outcome = await database.write(writes, SURVIVES_A_CRASH);
    if (!outcome.ok) await this.#chargeAnew(amount);
  }

  /**
   * Charges all that is held and up to `wanted` more, as far as there is money for it; resolves with how much more. 0: nothing
   * was charged. Conditions in the database decide, so that others may spend at the same time.
   */
  async #raised(wanted: Micros): Promise<Micros> {
    const { database, now, moneyLeft } = this.#deps;
    const { held, caller } = this.#request;
    let more = wanted;
    for (let attempt = 0; attempt < MOST_ATTEMPTS && more > 0; attempt += 1) {
      const at = now();
      const { cost, counted } = this.#costs(at);
      const outcome = await database.write(
        [...raiseHold(held, more, at), ...capture(held.id, at, held.amount + more, cost), ...counted],
        SURVIVES_A_CRASH,
      );
      if (outcome.ok) return more;
      if (outcome.expectation !== 'funds') return 0;
      more = Math.min(more, await moneyLeft(caller));
    }
    return 0;
  }

  /** Returns all of it. Never rejects, so that it cannot mask another error: a hold that stays expires by itself. */
  async release(): Promise<void> {
    const { database, live, now, onSettled, onNotReleased } = this.#deps;
    const { id, model, accountId } = this.#request.held;
    try {
      const at = now();
      const { cost, counted } = this.#costs(at);
      await database.write([...release(id, at, cost), ...counted], SURVIVES_A_CRASH);
    } catch (error) {
      onNotReleased(id, error);
    }
    this.#request.stop.settled = { model, outcome: 'released', amount: 0 };
    onSettled(this.#request.stop.settled, accountId);
    live.delete(this.#request);
  }

  /** What the work took, for the hold and for the day of each service. */
  #costs(at: number): { readonly cost: Micros | null; readonly counted: Write[] } {
    const costs = (this.#request.stop.attempts ?? []).flatMap(({ route, cost }) =>
      cost === undefined ? [] : [{ upstream: route, amount: cost }],
    );
    if (costs.length === 0) return { cost: null, counted: [] };
    const cost = costs.reduce((sum, { amount }) => sum + amount, 0);
    return { cost, counted: countUpstreamCosts(costs, periodsAt(at).day) };
  }

  /** This process was stalled so long that another one released the hold: the money is held again and charged at once. */
  async #chargeAnew(amount: Micros): Promise<void> {
    const { database, now, explainRefusal } = this.#deps;
    const { caller, held } = this.#request;
    const row = await readOne(database, holdById(held.id));
    if (row && toHold(row).state === 'captured') return;
    const at = now();
    const again = { ...held, id: newOrderedId('hold', at), amount, now: at };
    const { cost, counted } = this.#costs(at);
    const outcome = await database.write(
      [...hold(again), ...capture(again.id, at, amount, cost), ...counted],
      SURVIVES_A_CRASH,
    );
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
