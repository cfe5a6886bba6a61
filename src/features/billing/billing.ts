import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Account, isTestAccount, type Key } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import { type Micros, toDecimal } from '../../domain/money.ts';
import type { SettledRequest } from '../../domain/settled-request.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newOrderedId } from '../../platform/identity/identifiers.ts';
import { type Database, mustWrite, readOne, type Write } from '../../platform/storage/database.ts';
import { text } from '../../platform/storage/read-column.ts';
import { accountById, toAccount } from '../accounts/account-table.ts';
import { budgetRefusal, overrunBy } from '../budgets/budget-overrun.ts';
import type { BudgetNews, BudgetWatch } from '../budgets/budget-watch.ts';
import { keyById, toKey } from '../keys/key-table.ts';
import { expiredHolds, hold, type NewHold, release, renewHold } from './money-table.ts';
import { type LiveRequest, RequestHold, type RequestHoldDeps, SURVIVES_A_CRASH } from './request-hold.ts';

/** A hold that was not renewed for this time belongs to a process that has crashed. */
const LEASE_MS = 5 * 60 * 1000;
/** Several renewals may fail before a hold expires. */
const RENEW_MS = 60 * 1000;
/** At a stop: what was read for callers who have left is charged. */
const MOST_SETTLING_MS = 5000;
const SETTLING_STEP_MS = 10;
/** The longest audio takes two and a half hours to recognise on the slowest machine that was measured. */
const LONGEST_REQUEST_MS = 4 * 60 * 60 * 1000;

export interface BillingOptions {
  /** Counts what was charged or released, but that of tests. */
  readonly count?: (settled: SettledRequest) => void;
  readonly budgets?: Pick<BudgetWatch, 'notifySoon' | 'lookSoon'> | null;
}

/** Holds money before work starts, captures it afterwards, releases it when the work failed. Each exactly once. */
export class Billing {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #live = new Set<LiveRequest>();
  readonly #holdDeps: RequestHoldDeps;
  readonly #budgets: BillingOptions['budgets'];
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(
    database: Database,
    now: () => number,
    log: Pick<Logger, 'warn'>,
    { count = () => {}, budgets = null }: BillingOptions = {},
  ) {
    this.#budgets = budgets;
    this.#database = database;
    this.#now = now;
    this.#log = log;
    this.#holdDeps = {
      database,
      live: this.#live,
      now,
      explainRefusal: (caller, amount) => this.explainRefusal(caller, amount),
      moneyLeft: (caller) => this.#moneyLeft(caller),
      onSettled: (settled, accountId) => {
        if (!isTestAccount(accountId)) count(settled);
        if (settled.amount > 0) budgets?.lookSoon();
      },
      onNotReleased: (hold, err) =>
        log.warn({ hold, err }, 'could not release a hold; it expires in a few minutes'),
      onNotPaid: ({ id: hold, accountId: account, model }, missing) =>
        log.warn(
          { hold, account, model, missing: toDecimal(missing) },
          'a request cost more than was held, and its account could not pay the rest',
        ),
    };
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

  /**
   * A hold is refused, or the money is there. `stop` fires when the caller disconnects; it is fired here when the request
   * exceeds the longest possible duration.
   */
  async holdForRequest(
    caller: Caller,
    model: string,
    amount: Micros,
    stop: AbortController,
  ): Promise<RequestHold> {
    const { id: keyId, type: source } = caller.key;
    const accountId = caller.account.id;
    const now = this.#now();
    const id = newOrderedId('hold', now);
    const held: NewHold = { id, accountId, keyId, source, model, amount, now, expiresAt: now + LEASE_MS };
    const outcome = await this.#database.write(hold(held), SURVIVES_A_CRASH);
    if (!outcome.ok) throw await this.explainRefusal(caller, amount);
    this.#keepAlive();
    return new RequestHold({ caller, held, stop }, this.#holdDeps);
  }

  #keepAlive(): void {
    this.#heartbeat ??= setInterval(() => {
      if (this.#live.size === 0) {
        clearInterval(this.#heartbeat);
        this.#heartbeat = undefined;
        return;
      }
      this.#stopOldest();
      this.renew().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'could not renew holds; retrying in a minute'),
      );
    }, RENEW_MS).unref();
  }

  /** A timer for each of them would cost more than the look once a minute. */
  #stopOldest(): void {
    for (const { held, stop } of this.#live) {
      if (this.#now() - held.now >= LONGEST_REQUEST_MS) stop.abort(tookTooLong());
    }
  }

  /** Renews the holds of the requests in progress here; runs every minute. */
  async renew(): Promise<void> {
    if (this.#live.size === 0) return;
    const expiresAt = this.#now() + LEASE_MS;
    await mustWrite(
      this.#database,
      [...this.#live].map(({ held }) => renewHold(held.id, expiresAt)),
    );
  }

  /** Throws the 402 that a hold would get, without holding anything. */
  async assertFunds(caller: Caller, amount: Micros): Promise<void> {
    const refusal = await this.refusal(caller, amount);
    if (refusal) throw refusal;
  }

  async explainRefusal(caller: Caller, amount: Micros): Promise<ServiceError> {
    const notify = (news: BudgetNews) => this.#budgets?.notifySoon(news);
    // The balance may have been topped up since the refusal; the refusal stands.
    return (
      (await this.refusal(caller, amount, notify)) ??
      new ServiceError('insufficient_balance', 'The account balance was too low for this request. Try again.')
    );
  }

  async #moneyLeft(caller: Caller): Promise<Micros> {
    const accountRow = await readOne(this.#database, accountById(caller.account.id));
    const keyRow = await readOne(this.#database, keyById(caller.key.id));
    return accountRow && keyRow ? moneyLeft(toAccount(accountRow), toKey(keyRow), this.#now()) : 0;
  }

  /** Resolves when the requests in progress here are settled, or after some seconds. */
  async settled(): Promise<void> {
    const until = performance.now() + MOST_SETTLING_MS;
    while (this.#live.size > 0 && performance.now() < until) await delay(SETTLING_STEP_MS);
  }

  /**
   * Releases the holds of crashed processes. `isSingleProcess`: every hold that is not from this process is orphaned.
   */
  async releaseOrphans(isSingleProcess: boolean): Promise<number> {
    // After the whole machine was suspended, this may run before the regular renewal.
    await this.renew();
    const before = isSingleProcess ? Number.MAX_SAFE_INTEGER : this.#now();
    let released = 0;
    for (;;) {
      const rows = await this.#database.read(expiredHolds(before));
      if (rows.length === 0) return released;
      const outcomes = await Promise.all(
        rows.map((row) => this.#database.write(release(text(row, 'id'), this.#now()))),
      );
      released += outcomes.filter((outcome) => outcome.ok).length;
    }
  }

  /**
   * The error that a hold would get, checked in this order: payment failed, subscription expired, balance too low, budget
   * spent, quota used up. Null: a hold would succeed. `onBudget` hears of a budget that is the reason.
   */
  async refusal(
    caller: Caller,
    amount: Micros,
    onBudget: (news: BudgetNews) => void = () => {},
  ): Promise<ServiceError | null> {
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
    const overrun = overrunBy(account, key, amount, this.#now());
    if (overrun) {
      onBudget(overrun.news);
      return budgetRefusal(needed, overrun);
    }
    if (key.quota !== null && key.quota - key.used - key.held < amount) {
      const left = toDecimal(Math.max(0, key.quota - key.used - key.held));
      return new ServiceError('quota_exceeded', `${needed}, and this key has ${left} of its quota left.`);
    }
    const quota = account.subscription?.quota ?? null;
    const used = (account.subscription?.used ?? 0) + account.subscriptionHeld;
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

function tookTooLong(): ServiceError {
  const hours = LONGEST_REQUEST_MS / 3_600_000;
  return new ServiceError(
    'service_unavailable',
    `The request took longer than ${hours} hours and was stopped.`,
  );
}

/** The most that a hold could get now. The same conditions as those of the hold, which decides (`tables/money.ts`). */
function moneyLeft(account: Account, key: Key, now: number): Micros {
  if (account.paymentFailed) return 0;
  const { subscription } = account;
  if (key.type === 'subscription' && (subscription === null || subscription.expiresAt <= now)) return 0;
  const limits =
    key.type === 'subscription'
      ? [left(subscription?.quota ?? null, (account.subscription?.used ?? 0) + account.subscriptionHeld)]
      : [left(account.balance, account.held)];
  let most = Math.min(...limits, left(key.quota, key.used + key.held));
  for (let overrun = overrunBy(account, key, most, now); most > 0 && overrun; ) {
    most = overrun.left;
    overrun = overrunBy(account, key, most, now);
  }
  return Math.max(0, most);
}

function left(limit: Micros | null, taken: Micros): Micros {
  return limit === null ? Number.MAX_SAFE_INTEGER : limit - taken;
}
