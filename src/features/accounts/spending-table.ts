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
