import { ServiceError } from '../domain/errors.ts';
import type { Micros } from '../domain/money.ts';
import { toDecimal } from '../domain/money.ts';
import { type Database, mustWrite, readOne, type Write } from '../storage/database.ts';
import { accountById, toAccount } from '../storage/tables/accounts.ts';
import { keyById, toKey } from '../storage/tables/keys.ts';
import { capture, expiredHolds, hold, release } from '../storage/tables/money.ts';
import type { Caller } from './caller.ts';
import { newId } from './identifiers.ts';

/** No synchronous request lasts longer; a hold older than this belongs to a process that died. */
const REQUEST_HOLD_MS = 60 * 60 * 1000;

/** Money set aside for a request that is answered while the caller waits. */
export interface RequestHold {
  capture(amount?: Micros): Promise<void>;
  release(): Promise<void>;
}

/** Holds before work starts, captures after it, releases when it failed. Each exactly once. */
export class Billing {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The statements that hold a task's price, for the batch that creates the task. */
  holdForTask(taskId: string, caller: Caller, model: string, amount: Micros, now: number): Write[] {
    const { id: keyId, type: source } = caller.key;
    return hold({
      id: taskId,
      accountId: caller.account.id,
      keyId,
      source,
      model,
      amount,
      now,
      expiresAt: null,
    });
  }

  async holdForRequest(caller: Caller, model: string, amount: Micros): Promise<RequestHold> {
    const id = newId('hold');
    const now = this.#now();
    const { id: keyId, type: source } = caller.key;
    const outcome = await this.#database.write(
      hold({
        id,
        accountId: caller.account.id,
        keyId,
        source,
        model,
        amount,
        now,
        expiresAt: now + REQUEST_HOLD_MS,
      }),
    );
    if (!outcome.ok) throw await this.explainRefusal(caller, amount);
    return {
      capture: (captured) => mustWrite(this.#database, capture(id, this.#now(), captured)),
      release: () => mustWrite(this.#database, release(id, this.#now())),
    };
  }

  /** Throws the 402 that a hold would meet, without holding anything. */
  async assertFunds(caller: Caller, amount: Micros): Promise<void> {
    const refusal = await this.#refusal(caller, amount);
    if (refusal) throw refusal;
  }

  async explainRefusal(caller: Caller, amount: Micros): Promise<ServiceError> {
    // The balance may have been topped up between the refusal and this look at it: the refusal stands.
    return (
      (await this.#refusal(caller, amount)) ??
      new ServiceError('insufficient_balance', 'The account balance was too low for this request. Try again.')
    );
  }

  /** Gives back what requests of a process that died had held. `alone`: no other process can be alive. */
  async releaseOrphans(alone: boolean): Promise<number> {
    const before = alone ? Number.MAX_SAFE_INTEGER : this.#now();
    let released = 0;
    for (;;) {
      const rows = await this.#database.read(expiredHolds(before));
      if (rows.length === 0) return released;
      const outcomes = await Promise.all(
        rows.map((row) => this.#database.write(release(row['id'] as string, this.#now()))),
      );
      released += outcomes.filter((outcome) => outcome.ok).length;
    }
  }

  /** The order of decision 39. */
  async #refusal(caller: Caller, amount: Micros): Promise<ServiceError | null> {
    const accountRow = await readOne(this.#database, accountById(caller.account.id));
    const keyRow = await readOne(this.#database, keyById(caller.key.id));
    if (!accountRow || !keyRow) return new ServiceError('invalid_api_key', 'This API key has been deleted.');
    const account = toAccount(accountRow);
    const key = toKey(keyRow);
    if (account.paymentFailed) {
      return new ServiceError(
        'payment_failed',
        "The account's last payment failed. Settle it with the operator to go on.",
      );
    }
    const needed = `This request costs ${toDecimal(amount)}`;
    if (key.type === 'subscription') {
      if (account.subscription === null || account.subscription.expiresAt <= this.#now()) {
        return new ServiceError(
          'subscription_expired',
          "The account's subscription has expired. Renew it to go on.",
        );
      }
    } else if (account.balance !== null && account.balance - account.held < amount) {
      const left = toDecimal(Math.max(0, account.balance - account.held));
      return new ServiceError(
        'insufficient_balance',
        `${needed}, and the account has ${left} left. Top it up to go on.`,
      );
    }
    if (key.quota !== null && key.quota - key.used - key.held < amount) {
      const left = toDecimal(Math.max(0, key.quota - key.used - key.held));
      return new ServiceError('quota_exceeded', `${needed}, and this key has ${left} of its quota left.`);
    }
    const quota = account.subscription?.quota ?? null;
    const used = account.subscriptionUsed + account.subscriptionHeld;
    if (key.type === 'subscription' && quota !== null && quota - used < amount) {
      const left = toDecimal(Math.max(0, quota - used));
      return new ServiceError(
        'quota_exceeded',
        `${needed}, and the subscription has ${left} of its quota left.`,
      );
    }
    return null;
  }
}
