import type { Micros } from '../../domain/money.ts';
import { amount, orNull, text, time } from '../../platform/resource/kind.ts';
import { defineResource, kept } from '../../platform/resource/resource.ts';
import type { Read } from '../../platform/storage/database.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';

/** What an account was charged, from its entries in the ledger: they are found by account and time. */
export interface Charge {
  readonly id: string;
  readonly model: string;
  readonly amount: Micros;
  readonly taskId: string | null;
  readonly keyPrefix: string | null;
  readonly createdAt: number;
}

const maybe = orNull(text());

export const chargeResource = defineResource<Charge>()('charge', 'ledger', {
  id: kept(text()),
  model: kept(text()),
  amount: kept(amount),
  task_id: kept(maybe, 'The video; null: a request that was answered at once.', { json: 'task' }),
  key_prefix: kept(maybe, 'The first characters of the key that was used.', { json: 'key' }),
  created_at: kept(time),
});

export function pageOfCharges(accountId: string, page: Page): Read {
  const { sql, values } = pageOf('ledger', page, (bind) => [
    `account_id = ${bind(accountId)}`,
    "kind = 'capture'",
  ]);
  return {
    // A request's hold expires, a video's does not.
    sql: `SELECT page.id, CASE WHEN holds.expires_at IS NULL THEN holds.id END AS task_id, holds.model,
        (SELECT prefix FROM keys WHERE keys.id = page.key_id) AS key_prefix, page.amount, page.created_at
      FROM (${sql}) AS page JOIN holds ON holds.id = page.hold_id
      ORDER BY page.created_at ${page.order}, page.id ${page.order}`,
    values,
  };
}

export function chargeById(accountId: string, id: string): Read {
  return {
    sql: `SELECT id, created_at FROM ledger WHERE id = $1 AND account_id = $2 AND kind = 'capture'`,
    values: [id, accountId],
  };
}
