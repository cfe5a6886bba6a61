import type { Micros } from './money.ts';

/** Days and months of UTC as numbers that sort: 20261117 and 202611. */
export interface Periods {
  readonly day: number;
  readonly month: number;
}

export function periodsAt(time: number): Periods {
  const date = new Date(time);
  const month = date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
  return { day: month * 100 + date.getUTCDate(), month };
}

/** What an account or a key was charged in the last day and month in which it was charged anything. */
export interface Spending {
  readonly periods: Periods;
  readonly day: Micros;
  readonly month: Micros;
}

export const NOTHING_SPENT: Spending = { periods: { day: 0, month: 0 }, day: 0, month: 0 };

/** Charged today and in this month. */
export interface Spent {
  readonly day: Micros;
  readonly month: Micros;
}

export function spentAt({ periods, day, month }: Spending, time: number): Spent {
  const now = periodsAt(time);
  return { day: periods.day >= now.day ? day : 0, month: periods.month >= now.month ? month : 0 };
}

/** What may be spent in a day and in a month; null: no limit. */
export interface Budget {
  readonly day: Micros | null;
  readonly month: Micros | null;
  /** Refuses what would go beyond it; else it only tells of it. */
  readonly hard: boolean;
}

export const NO_BUDGET: Budget = { day: null, month: null, hard: true };
