import type { Micros } from '../domain/money.ts';
import { newOrderedId } from '../identity/identifiers.ts';
import type { Database, Write } from '../storage/database.ts';
import { captureKnown, hold, type NewHold, releaseKnown } from '../storage/tables/money.ts';

/** Money that is held for a request; settled once. */
export interface HeldMoney {
  /** Charges `amount` or all that is held. False: somebody else has released it. */
  capture(amount: Micros, now: number): Promise<boolean>;
  release(now: number): Promise<void>;
}

/** Holds money for requests that are answered while the caller waits. */
export interface RequestMoney {
  /** Null: account or key cannot pay. */
  hold(held: NewHold): HeldMoney | null | Promise<HeldMoney | null>;
}

/** A hold, or that it was given back, is worth nothing without the process that works for it. */
const HELD = { survives: 'nothing' } as const;

/** A power cut can at worst forget what was charged in the last moment. Nothing is ever charged twice. */
const SETTLED = { survives: 'crash' } as const;

/** Each hold and each settlement is a batch, and the database decides. */
export class StoredMoney implements RequestMoney {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async hold(held: NewHold): Promise<HeldMoney | null> {
    const outcome = await this.#database.write(hold(held), HELD);
    return outcome.ok ? this.stored(held) : null;
  }

  /** For a hold that is in the database. */
  stored(held: NewHold): HeldMoney {
    return {
      capture: async (amount, now) =>
        (await this.#database.write(captureKnown(held, now, amount), SETTLED)).ok,
      release: async (now) => {
        await this.#database.write(releaseKnown(held, now), HELD);
      },
    };
  }
}

/** Holds and charges at once, for a request whose hold is gone. */
export function chargeAnew(held: NewHold, now: number, amount: Micros): Write[] {
  const again = { ...held, id: newOrderedId('hold', now), amount, now };
  return [...hold(again), ...captureKnown(again, now, amount)];
}
