import type { Micros } from '../../domain/money.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';
import { integer, integerOrNull, text, textOrNull } from '../../platform/storage/read-column.ts';

/** The book of an account: every change of its balance, and the holds of its films. */

export const INSERT_LEDGER = `
  INSERT INTO ledger (id, account_id, key_id, hold_id, kind, amount, balance, created_at)
  SELECT $1, id, $3, $4, $5, CAST($6 AS BIGINT), balance, CAST($7 AS BIGINT) FROM accounts WHERE id = $2`;

/** The operator set the balance: the ledger records the difference. */
export function recordAdjustment(id: string, accountId: string, amount: Micros, now: number): Write {
  return { sql: INSERT_LEDGER, values: [id, accountId, null, null, 'adjustment', amount, now], rows: 1 };
}

export interface LedgerEntry {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string | null;
  readonly holdId: string | null;
  readonly kind: string;
  readonly amount: Micros;
  /** Why the operator adjusted the balance. */
  readonly note: string | null;
  readonly createdAt: number;
}

/** An entry with what is known of the work it was for. */
export interface LedgerRow extends LedgerEntry {
  /** By how much it changed the balance: only adjustments and what payg keys are charged do. */
  readonly change: Micros;
  /** The balance after it; null: no limit, or not recorded. */
  readonly balance: Micros | null;
  readonly model: string | null;
  /** What hosted services took for it; null: unknown, or nothing was charged. */
  readonly cost: Micros | null;
  /** The task; null: a request that was answered at once, or an adjustment. */
  readonly taskId: string | null;
}

/** Milliseconds: from inclusive, to exclusive. */
export interface LedgerSpan {
  readonly from: number;
  readonly to: number;
}

const ALWAYS: LedgerSpan = { from: 0, to: Number.MAX_SAFE_INTEGER };

export function pageOfLedger(accountId: string, page: Page, { from, to }: LedgerSpan = ALWAYS): Read {
  const { sql, values } = pageOf('ledger', page, (bind) => [
    `account_id = ${bind(accountId)}`,
    `created_at >= ${bind(from)}`,
    `created_at < ${bind(to)}`,
  ]);
  return {
    sql: `SELECT page.*, holds.model, holds.source, holds.cost,
        CASE WHEN holds.expires_at IS NULL THEN holds.id END AS task_id
      FROM (${sql}) AS page LEFT JOIN holds ON holds.id = page.hold_id
      ORDER BY page.created_at ${page.order}, page.id ${page.order}`,
    values,
  };
}

export function toLedgerRow(row: Row): LedgerRow {
  const entry = toLedgerEntry(row);
  const isCharge = entry.kind === 'capture';
  const isPaid = isCharge && row['source'] === 'payg';
  return {
    ...entry,
    change: entry.kind === 'adjustment' ? entry.amount : isPaid ? -entry.amount : 0,
    balance: integerOrNull(row, 'balance'),
    model: textOrNull(row, 'model'),
    cost: isCharge ? integerOrNull(row, 'cost') : null,
    taskId: textOrNull(row, 'task_id'),
  };
}

export function toLedgerEntry(row: Row): LedgerEntry {
  return {
    id: text(row, 'id'),
    accountId: text(row, 'account_id'),
    keyId: textOrNull(row, 'key_id'),
    holdId: textOrNull(row, 'hold_id'),
    kind: text(row, 'kind'),
    amount: integer(row, 'amount'),
    note: textOrNull(row, 'note'),
    createdAt: integer(row, 'created_at'),
  };
}
