import type { Micros } from '../../domain/money.ts';
import type { Read, Write } from '../../platform/storage/database.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';

/** The book of an account: every change of its balance, and the holds of its videos. */

export const INSERT_LEDGER = `
  INSERT INTO ledger (id, account_id, key_id, hold_id, kind, amount, balance, created_at)
  SELECT $1, id, $3, $4, $5, CAST($6 AS BIGINT), balance, CAST($7 AS BIGINT) FROM accounts WHERE id = $2`;

/** The operator set the balance: the ledger records the difference. */
export function recordAdjustment(id: string, accountId: string, amount: Micros, now: number): Write {
  return { sql: INSERT_LEDGER, values: [id, accountId, null, null, 'adjustment', amount, now], rows: 1 };
}

export function pageOfLedger(accountId: string, page: Page): Read {
  const { sql, values } = pageOf('ledger', page, (bind) => [`account_id = ${bind(accountId)}`]);
  return {
    sql: `SELECT page.*, holds.model, holds.source, holds.cost,
        CASE WHEN holds.expires_at IS NULL THEN holds.id END AS task_id
      FROM (${sql}) AS page LEFT JOIN holds ON holds.id = page.hold_id
      ORDER BY page.created_at ${page.order}, page.id ${page.order}`,
    values,
  };
}
