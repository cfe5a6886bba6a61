import type { Account, Key } from '../../domain/account.ts';
import type { Micros } from '../../domain/money.ts';
import { overrunBy } from '../budgets/budget-overrun.ts';

/** The most that a hold could get now. The same conditions as those of the hold, which decides (`tables/money.ts`). */
export function moneyLeft(account: Account, key: Key, now: number): Micros {
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
