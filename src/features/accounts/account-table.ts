import type { Account } from '../../domain/account.ts';
import type { Micros } from '../../domain/money.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { liveOnly } from '../../platform/storage/live-only.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';
import { accountResource } from './account.ts';

export const insertAccount = (account: Account): Write => accountResource.insert(account);

/** Everything but the balance, which changes only together with a ledger entry (`setBalance`). */
export const updateAccount = (id: string, change: Partial<Omit<Account, 'balance'>>): Write =>
  accountResource.update(id, change);

/**
 * For a batch that inserts one more of them: it locks the account first, or else two at once could both be the last.
 * Refused, by the expectation `room`, where the account has `most` already.
 */
export function lockWithRoom(accountId: string, table: 'webhooks' | 'characters', most: number): Write[] {
  return [
    updateAccount(accountId, {}),
    {
      sql: `UPDATE accounts SET name = name
        WHERE id = $1 AND (SELECT COUNT(*) FROM ${table} WHERE account_id = $1) < $2`,
      values: [accountId, most],
      rows: 1,
      expectation: 'room',
    },
  ];
}

export const toAccount = (row: Row): Account => accountResource.fromRow(row);

export function accountById(id: string): Read {
  return { sql: 'SELECT * FROM accounts WHERE id = $1', values: [id] };
}

export function firstAccount(): Read {
  return { sql: 'SELECT * FROM accounts ORDER BY created_at, id LIMIT 1', values: [] };
}

export function pageOfAccounts(page: Page): Read {
  return pageOf('accounts', page, () => [liveOnly('id')]);
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
