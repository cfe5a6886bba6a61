import {
  type Account,
  type Budget,
  type Key,
  periodsAt,
  type Spending,
  spentAt,
} from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import { type Micros, toDecimal } from '../../domain/money.ts';
import type { BudgetNews } from './budget-watch.ts';

/** A hard budget that a request would go beyond. */
export interface BudgetOverrun {
  readonly whose: 'account' | 'key';
  readonly period: 'day' | 'month';
  readonly budget: Micros;
  readonly left: Micros;
  readonly news: BudgetNews;
}

/** The same condition as that of the hold, which decides (`withinBudget`); this says which budget it was. */
export function overrunBy(account: Account, key: Key, amount: Micros, now: number): BudgetOverrun | null {
  const periods = periodsAt(now);
  const find = (
    whose: BudgetOverrun['whose'],
    { id, budget, spending }: { id: string; budget: Budget; spending: Spending },
    held: Micros,
  ): BudgetOverrun | null => {
    if (!budget.hard) return null;
    const spent = spentAt(spending, now);
    for (const period of ['day', 'month'] as const) {
      const most = budget[period];
      const left = (most ?? 0) - spent[period] - held;
      if (most === null || left >= amount) continue;
      const subject = { subjectId: id, accountId: account.id, period: periods[period] };
      const news: BudgetNews = { ...subject, type: 'budget.reached' };
      return { whose, period, budget: most, left: Math.max(0, left), news };
    }
    return null;
  };
  return find('account', account, account.held + account.subscriptionHeld) ?? find('key', key, key.held);
}

export function budgetRefusal(needed: string, { whose, period, budget, left }: BudgetOverrun): ServiceError {
  const name = `the ${whose}'s budget of ${toDecimal(budget)} a ${period}`;
  const until = period === 'day' ? 'midnight' : 'the first of the month';
  return new ServiceError(
    'insufficient_balance',
    `${needed}, and of ${name} there is ${toDecimal(left)} left until ${until} (UTC).`,
  );
}
