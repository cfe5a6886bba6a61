import type { Budget, Spending } from '../../domain/spending.ts';
import type { Row, SqlValue } from '../database.ts';
import { flag, integer, integerOrNull } from '../read-column.ts';

/** The columns that accounts and keys have in common: what was spent in a day and a month, and what may be. */

/** For `SET`: counts what the hold has captured. Periods never go back, whichever node's clock is behind. */
export function countCaptured(day: string, month: string): string {
  return `day_spent = CASE WHEN day_number >= ${day} THEN day_spent ELSE 0 END + holds.captured,
    day_number = CASE WHEN day_number >= ${day} THEN day_number ELSE ${day} END,
    month_spent = CASE WHEN month_number >= ${month} THEN month_spent ELSE 0 END + holds.captured,
    month_number = CASE WHEN month_number >= ${month} THEN month_number ELSE ${month} END`;
}

/**
 * For `WHERE`: `amount` more than what is spent and held is within the budget, or the budget is not a hard one. What is
 * held counts for the period of now: that is when it will have been charged.
 */
export function withinBudget(amount: string, held: string, day: string, month: string): string {
  return `(budget_hard = 0 OR (
    (budget_day IS NULL OR CASE WHEN day_number >= ${day} THEN day_spent ELSE 0 END + ${held} + ${amount} <= budget_day)
    AND (budget_month IS NULL
      OR CASE WHEN month_number >= ${month} THEN month_spent ELSE 0 END + ${held} + ${amount} <= budget_month)))`;
}

/** For `SET`, where a budget is changed; for `VALUES` in this order. */
export function budgetColumns({ day, month, hard }: Budget): Readonly<Record<string, SqlValue>> {
  return { budget_day: day, budget_month: month, budget_hard: hard ? 1 : 0 };
}

export function toSpending(row: Row): Spending {
  return {
    periods: { day: integer(row, 'day_number'), month: integer(row, 'month_number') },
    day: integer(row, 'day_spent'),
    month: integer(row, 'month_spent'),
  };
}

export function toBudget(row: Row): Budget {
  return {
    day: integerOrNull(row, 'budget_day'),
    month: integerOrNull(row, 'budget_month'),
    hard: flag(row, 'budget_hard'),
  };
}
