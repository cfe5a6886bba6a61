import type { Periods } from '../../domain/account.ts';
import type { Micros } from '../../domain/money.ts';
import type { BudgetEventType } from '../../domain/webhook.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';

/** A budget of an account or a key that is nearly or wholly spent. */
export interface SpentBudget {
  readonly subjectId: string;
  readonly accountId: string;
  /** The number of the day or the month. */
  readonly period: number;
  readonly budget: Micros;
  readonly spent: Micros;
}

const spentOf = (table: string, account: string, period: 'day' | 'month', number: string) =>
  `SELECT id AS subject_id, ${account} AS account_id, ${period}_number AS period, budget_${period} AS budget,
    ${period}_spent AS spent
  FROM ${table}
  WHERE (budget_day IS NOT NULL OR budget_month IS NOT NULL) AND budget_${period} IS NOT NULL
    AND ${period}_number >= ${number} AND ${period}_spent * 5 >= budget_${period} * 4`;

/** Those of which four fifths or more are spent. Only rows with a budget are looked at: they have an index. */
export function spentBudgets({ day, month }: Periods): Read {
  const parts = [
    spentOf('accounts', 'id', 'day', '$1'),
    spentOf('accounts', 'id', 'month', '$2'),
    spentOf('keys', 'account_id', 'day', '$1'),
    spentOf('keys', 'account_id', 'month', '$2'),
  ];
  return { sql: parts.join(' UNION ALL '), values: [day, month] };
}

export function toSpentBudget(row: Row): SpentBudget {
  return {
    subjectId: text(row, 'subject_id'),
    accountId: text(row, 'account_id'),
    period: integer(row, 'period'),
    budget: integer(row, 'budget'),
    spent: integer(row, 'spent'),
  };
}

export interface BudgetEvent {
  readonly subjectId: string;
  readonly period: number;
  readonly type: BudgetEventType;
}

/** Refused, by the expectation `told`, where it was told already. */
export function insertBudgetEvent({ subjectId, period, type }: BudgetEvent, now: number): Write {
  return {
    sql: 'INSERT INTO budget_events (subject_id, period, type, created_at) VALUES ($1, $2, $3, $4)',
    values: [subjectId, period, type, now],
    rows: 1,
    expectation: 'told',
  };
}

export function deleteOldBudgetEvents(createdBefore: number): Write {
  return { sql: 'DELETE FROM budget_events WHERE created_at < $1', values: [createdBefore], rows: 'any' };
}
