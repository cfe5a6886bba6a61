import { amountOf } from './amount.ts';

/** A budget as the API has it, and as the fields of a form. */
export interface Budget {
  readonly day: number | null;
  readonly month: number | null;
  readonly hard: boolean;
}

export interface BudgetTexts {
  day: string;
  month: string;
  hard: boolean;
}

const textOf = (amount: number | null | undefined) => (typeof amount === 'number' ? String(amount) : '');

export function budgetTexts(budget: Budget | null): BudgetTexts {
  return { day: textOf(budget?.day), month: textOf(budget?.month), hard: budget?.hard ?? true };
}

export function budgetOf({ day, month, hard }: BudgetTexts): Budget | null {
  const budget = { day: amountOf(day, 'budget.day'), month: amountOf(month, 'budget.month'), hard };
  return budget.day === null && budget.month === null ? null : budget;
}
