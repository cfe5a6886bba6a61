import type { Account, Key, KeyType } from '../domain/account.ts';
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
import { chargeAnew, type HeldMoney, type RequestMoney } from './request-money.ts';

/** What an account or a key can still hold. */
interface Purse {
  free: Micros;
  /** The end of a subscription. */
  readonly until: number;
}

const MOST_PURSES = 10_000;

/**
 * Where only this process writes: holds and settlements are decided on the balances as they were read and have moved since,
 * and written in groups, before anybody else reads or writes. So the database is never behind for whoever looks at it. A
 * request that is over before its hold was written becomes four statements instead of seven. Once anything else was
 * written, the balances are read anew; while it is being written, holds wait.
 */
export class GatheredMoney implements RequestMoney {
  readonly #deferred: DeferredWrites;
  /** Of accounts, by where their money comes from, and of keys. */
  readonly #purses = {
    payg: new Map<string, Purse>(),
    subscription: new Map<string, Purse>(),
    key: new Map<string, Purse>(),
  };
  /** The version of the database that the purses belong to. */
  #version: number | null = null;

  constructor(deferred: DeferredWrites) {
    this.#deferred = deferred;
  }

  hold(held: NewHold): HeldMoney | null | Promise<HeldMoney | null> {
    return this.#deferred.version === null ? this.#holdLater(held) : this.#decide(held);
  }

  /**
   * A hold that went through the writer thread would wait for the same writes, and the next hold would wait for it: under
   * load, all would go that way and none would be gathered.
   */
  #holdLater(held: NewHold): Promise<HeldMoney | null> {
    return new Promise((resolve, reject) => {
      this.#deferred.whenIdle((refusal) => {
        if (refusal) return reject(refusal);
        try {
          resolve(this.#decide(held));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  #decide(held: NewHold): HeldMoney | null {
    const { version } = this.#deferred;
    if (version !== this.#version || this.#purses.key.size > MOST_PURSES) this.#forgetPurses();
    this.#version = version;
    const account = this.#accountPurse(held);
    const key = this.#keyPurse(held);
    if (!canPay(account, held) || !canPay(key, held)) return null;
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
    this.#giveBack(held, held.amount - Math.min(amount, held.amount));
    return this.#deferred.keep(captureKnown(held, now, amount), null, () => chargeAnew(held, now, amount));
  }

  async #release(held: NewHold, written: DeferredBatch, now: number): Promise<void> {
    if (!written.isWritten) {
      this.#giveBack(held, held.amount);
      await this.#deferred.keep(releaseUnwritten(held, now), written);
      return;
    }
    this.#giveBack(held, held.amount);
    this.#deferred.add(() => releaseKnown(held, now));
  }

  #giveBack({ accountId, keyId, source }: NewHold, amount: Micros): void {
    if (this.#deferred.version !== this.#version) return;
    const account = this.#purses[source].get(accountId);
    if (account) account.free += amount;
    const key = this.#purses.key.get(keyId);
    if (key) key.free += amount;
  }

  #forgetPurses(): void {
    for (const purses of Object.values(this.#purses)) purses.clear();
  }

  #accountPurse({ accountId, source }: NewHold): Purse {
    const known = this.#purses[source].get(accountId);
    if (known) return known;
    const row = this.#deferred.readNow(accountById(accountId));
    const purse = row ? accountPurse(toAccount(row), source) : empty();
    this.#purses[source].set(accountId, purse);
    return purse;
  }

  #keyPurse({ keyId }: NewHold): Purse {
    const known = this.#purses.key.get(keyId);
    if (known) return known;
    const row = this.#deferred.readNow(keyById(keyId));
    const purse = row ? keyPurse(toKey(row)) : empty();
    this.#purses.key.set(keyId, purse);
    return purse;
  }
}

function canPay({ free, until }: Purse, { amount, now }: NewHold): boolean {
  return free >= amount && until > now;
}

function accountPurse(account: Account, source: KeyType): Purse {
  const { balance, held, subscription, subscriptionUsed, subscriptionHeld } = account;
  if (account.paymentFailed) return empty();
  if (source === 'payg') return { free: left(balance, held), until: Infinity };
  if (subscription === null) return empty();
  const free = left(subscription.quota, subscriptionUsed + subscriptionHeld);
  return { free, until: subscription.expiresAt };
}

function keyPurse({ quota, used, held }: Key): Purse {
  return { free: left(quota, used + held), until: Infinity };
}

function empty(): Purse {
  return { free: Number.NEGATIVE_INFINITY, until: 0 };
}

function left(limit: Micros | null, spent: Micros): Micros {
  return limit === null ? Infinity : limit - spent;
}
