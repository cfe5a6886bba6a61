import {
  ACCOUNT_STATUSES,
  type Account,
  type AccountStatus,
  PRIORITIES,
  type Priority,
} from '../../domain/account.ts';
import type { Micros } from '../../domain/money.ts';
import type { Budget } from '../../domain/spending.ts';
import type { Read, Row, SqlValue, Write } from '../database.ts';
import { flag, integer, integerOrNull, text, word } from '../read-column.ts';
import { type Page, pageOf } from './page.ts';
import { budgetColumns, toBudget, toSpending } from './spending.ts';

export function insertAccount(account: Account): Write {
  return {
    sql: `INSERT INTO accounts (id, name, status, priority, balance, payment_failed, subscription_expires_at,
        subscription_quota, created_at, budget_day, budget_month, budget_hard)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      account.id,
      account.name,
      account.status,
      account.priority,
      account.balance,
      account.paymentFailed ? 1 : 0,
      account.subscription?.expiresAt ?? null,
      account.subscription?.quota ?? null,
      account.createdAt,
      ...Object.values(budgetColumns(account.budget)),
    ],
    rows: 1,
    expectation: 'account',
  };
}

export function accountById(id: string): Read {
  return { sql: 'SELECT * FROM accounts WHERE id = $1', values: [id] };
}

export function firstAccount(): Read {
  return { sql: 'SELECT * FROM accounts ORDER BY created_at, id LIMIT 1', values: [] };
}

export function pageOfAccounts(page: Page): Read {
  return pageOf('accounts', page, () => []);
}

/** Everything but the balance, which changes only together with a ledger entry (`setBalance`). */
export interface AccountChange {
  readonly name?: string;
  readonly status?: AccountStatus;
  readonly priority?: Priority;
  readonly paymentFailed?: boolean;
  readonly subscription?: Account['subscription'];
  readonly budget?: Budget;
}

export function updateAccount(id: string, change: AccountChange): Write {
  const values: SqlValue[] = [];
  const sets: string[] = [];
  const set = (column: string, value: SqlValue) => sets.push(`${column} = $${values.push(value)}`);
  if (change.name !== undefined) set('name', change.name);
  if (change.status !== undefined) set('status', change.status);
  if (change.priority !== undefined) set('priority', change.priority);
  if (change.paymentFailed !== undefined) set('payment_failed', change.paymentFailed ? 1 : 0);
  if (change.subscription !== undefined) {
    set('subscription_expires_at', change.subscription?.expiresAt ?? null);
    set('subscription_quota', change.subscription?.quota ?? null);
    // A new subscription is a new period with no usage yet.
    set('subscription_used', 0);
  }
  for (const [column, value] of Object.entries(change.budget ? budgetColumns(change.budget) : {}))
    set(column, value);
  // An empty change still checks that the account exists, and locks it for the rest of the batch.
  if (sets.length === 0) sets.push('name = name');
  return {
    sql: `UPDATE accounts SET ${sets.join(', ')} WHERE id = $${values.push(id)}`,
    values,
    rows: 1,
    expectation: 'account',
  };
}

const LEDGER_OF_BALANCE = `
  INSERT INTO ledger (id, account_id, kind, amount, balance, created_at)
  SELECT $1, id, 'adjustment', COALESCE(CAST($2 AS BIGINT), 0) - COALESCE(balance, 0), CAST($2 AS BIGINT),
    CAST($3 AS BIGINT) FROM accounts
  WHERE id = $4 AND balance IS DISTINCT FROM CAST($2 AS BIGINT)`;

/**
 * The database computes the difference from the current balance, so that a concurrent capture is neither lost nor
 * counted twice. No limit (null) counts as zero in the ledger. The batch must already lock the account, with
 * `updateAccount`.
 */
export function setBalance(
  id: string,
  balance: Micros | null,
  ledgerId: string,
  now: number,
  /** Refused, by the expectation `balance`, when the balance is another by now; undefined: whatever it is. */
  expected?: Micros | null,
): Write[] {
  const unmoved: Write = {
    sql: 'UPDATE accounts SET name = name WHERE id = $1 AND balance IS NOT DISTINCT FROM CAST($2 AS BIGINT)',
    values: [id, expected ?? null],
    rows: 1,
    expectation: 'balance',
  };
  return [
    ...(expected === undefined ? [] : [unmoved]),
    { sql: LEDGER_OF_BALANCE, values: [ledgerId, balance, now, id], rows: 'any' },
    { sql: 'UPDATE accounts SET balance = $1 WHERE id = $2', values: [balance, id], rows: 1 },
  ];
}

/** What an operator adds, or takes with a negative amount, and why. */
export interface Credits {
  readonly accountId: string;
  readonly ledgerId: string;
  readonly amount: Micros;
  readonly note: string | null;
  readonly now: number;
}

/** So much that sums stay exact. */
const MAX_BALANCE: Micros = 1_000_000_000_000_000;

/** Refused, by the expectation `balance`, where there is no limit, and for more than is there and not held. */
export function addCredits({ accountId, ledgerId, amount, note, now }: Credits): Write[] {
  return [
    {
      sql: `UPDATE accounts SET balance = balance + $1
        WHERE id = $2 AND balance + $1 <= $3 AND ($1 > 0 OR balance + $1 >= held)`,
      values: [amount, accountId, MAX_BALANCE],
      rows: 1,
      expectation: 'balance',
    },
    {
      sql: `INSERT INTO ledger (id, account_id, kind, amount, note, balance, created_at)
        SELECT $1, id, 'adjustment', CAST($3 AS BIGINT), $4, balance, CAST($5 AS BIGINT) FROM accounts WHERE id = $2`,
      values: [ledgerId, accountId, amount, note, now],
      rows: 1,
    },
  ];
}

export function ledgerEntryById(id: string): Read {
  return { sql: 'SELECT id FROM ledger WHERE id = $1', values: [id] };
}

export function toAccount(row: Row): Account {
  const expiresAt = integerOrNull(row, 'subscription_expires_at');
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    status: word(row, 'status', ACCOUNT_STATUSES),
    priority: word(row, 'priority', PRIORITIES),
    balance: integerOrNull(row, 'balance'),
    held: integer(row, 'held'),
    paymentFailed: flag(row, 'payment_failed'),
    subscription: expiresAt === null ? null : { expiresAt, quota: integerOrNull(row, 'subscription_quota') },
    subscriptionUsed: integer(row, 'subscription_used'),
    subscriptionHeld: integer(row, 'subscription_held'),
    spending: toSpending(row),
    budget: toBudget(row),
    createdAt: integer(row, 'created_at'),
  };
}
