import type { Micros } from '../domain/money.ts';
import type { DeferredBatch, DeferredWrites } from '../storage/database.ts';
import { accountById, toAccount } from '../storage/tables/accounts.ts';
import { keyById, toKey } from '../storage/tables/keys.ts';
import {
  captureKnown,
  captureUnwritten,
  hold,
  type NewHold,
  releaseKnown,
  releaseUnwritten,
} from '../storage/tables/money.ts';
import { chargeAnew, type HeldMoney, type RequestMoney, type StoredMoney } from './request-money.ts';

/** What an account or a key can still hold. */
interface Purse {
  free: Micros;
  /** The end of a subscription. */
  readonly until: number;
}

const EMPTY: Purse = { free: Number.NEGATIVE_INFINITY, until: 0 };
const MOST_PURSES = 10_000;

/**
 * Where only this process writes: holds and settlements are decided on the balances as they were read and have moved since,
 * and written in groups, before anybody else reads or writes. So the database is never behind for whoever looks at it. A
 * request that is over before its hold was written becomes four statements instead of seven. As soon as anything else is
 * written, the balances are read anew; while it is being written, the database decides.
 */
export class GatheredMoney implements RequestMoney {
  readonly #deferred: DeferredWrites;
  readonly #stored: StoredMoney;
  readonly #purses = new Map<string, Purse>();
  /** The version of the database that the purses belong to. */
  #version: number | null = null;

  constructor(deferred: DeferredWrites, stored: StoredMoney) {
    this.#deferred = deferred;
    this.#stored = stored;
  }

  hold(held: NewHold): HeldMoney | null | Promise<HeldMoney | null> {
    const { version } = this.#deferred;
    if (version === null) return this.#stored.hold(held);
    if (version !== this.#version || this.#purses.size > MOST_PURSES) this.#purses.clear();
    this.#version = version;
    const account = this.#accountPurse(held);
    const key = this.#keyPurse(held);
    for (const { free, until } of [account, key]) if (free < held.amount || until <= held.now) return null;
    account.free -= held.amount;
    key.free -= held.amount;
    const written = this.#deferred.add(() => hold(held));
    return {
      capture: (amount, now) => this.#capture(held, written, amount, now),
      release: (now) => this.#release(held, written, now),
    };
  }

  #capture(held: NewHold, written: DeferredBatch, amount: Micros, now: number): Promise<boolean> {
    if (!written.isWritten) {
      this.#giveBack(held, held.amount - Math.min(amount, held.amount));
      return this.#deferred.keep(captureUnwritten(held, now, amount), written);
    }
    if (this.#deferred.version === null) return this.#stored.stored(held).capture(amount, now);
    this.#giveBack(held, held.amount - Math.min(amount, held.amount));
    return this.#deferred.keep(captureKnown(held, now, amount), null, () => chargeAnew(held, now, amount));
  }

  async #release(held: NewHold, written: DeferredBatch, now: number): Promise<void> {
    if (!written.isWritten) {
      this.#giveBack(held, held.amount);
      await this.#deferred.keep(releaseUnwritten(held, now), written);
      return;
    }
    if (this.#deferred.version === null) return await this.#stored.stored(held).release(now);
    this.#giveBack(held, held.amount);
    this.#deferred.add(() => releaseKnown(held, now));
  }

  #giveBack({ accountId, keyId, source }: NewHold, amount: Micros): void {
    if (this.#deferred.version !== this.#version) return;
    for (const name of [nameOf(source, accountId), nameOf('key', keyId)]) {
      const purse = this.#purses.get(name);
      if (purse) purse.free += amount;
    }
  }

  #accountPurse({ accountId, source }: NewHold): Purse {
    return this.#purse(nameOf(source, accountId), () => {
      const row = this.#deferred.readNow(accountById(accountId));
      const account = row && toAccount(row);
      if (!account || account.paymentFailed) return EMPTY;
      const { balance, held, subscription, subscriptionUsed, subscriptionHeld } = account;
      if (source === 'payg') return { free: left(balance, held), until: Infinity };
      if (subscription === null) return EMPTY;
      const free = left(subscription.quota, subscriptionUsed + subscriptionHeld);
      return { free, until: subscription.expiresAt };
    });
  }

  #keyPurse({ keyId }: NewHold): Purse {
    return this.#purse(nameOf('key', keyId), () => {
      const row = this.#deferred.readNow(keyById(keyId));
      if (!row) return EMPTY;
      const { quota, used, held } = toKey(row);
      return { free: left(quota, used + held), until: Infinity };
    });
  }

  #purse(name: string, open: () => Purse): Purse {
    const known = this.#purses.get(name);
    if (known) return known;
    const purse = open();
    this.#purses.set(name, purse);
    return purse;
  }
}

function left(limit: Micros | null, spent: Micros): Micros {
  return limit === null ? Infinity : limit - spent;
}

function nameOf(kind: string, id: string): string {
  return `${kind} ${id}`;
}
