import type { Micros } from '../../domain/money.ts';
import { amount, orNull, text, time } from '../../platform/resource/kind.ts';
import { defineResource, kept } from '../../platform/resource/resource.ts';
import type { Read } from '../../platform/storage/database.ts';
import type { Page } from '../../platform/storage/page.ts';

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
  task_id: kept(maybe, 'The film; null: a request that was answered at once.', { json: 'task' }),
  key_prefix: kept(maybe, 'The first characters of the key that was used.', { json: 'key' }),
  created_at: kept(time),
});

const CHARGES = `FROM ledger JOIN holds ON holds.id = ledger.hold_id
  WHERE ledger.account_id = $1 AND ledger.kind = 'capture'`;

export function pageOfCharges(accountId: string, { after, order, limit }: Page): Read {
  const past = order === 'asc' ? '>' : '<';
  const next =
    after === null
      ? ''
      : `AND (ledger.created_at ${past} $3 OR (ledger.created_at = $3 AND ledger.id ${past} $4))`;
  return {
    // A request's hold expires, a film's does not.
    sql: `SELECT ledger.id, CASE WHEN holds.expires_at IS NULL THEN holds.id END AS task_id, holds.model,
        (SELECT prefix FROM keys WHERE keys.id = ledger.key_id) AS key_prefix, ledger.amount, ledger.created_at
      ${CHARGES} ${next} ORDER BY ledger.created_at ${order}, ledger.id ${order} LIMIT $2`,
    values: after === null ? [accountId, limit] : [accountId, limit, after.createdAt, after.id],
  };
}

export function chargeById(accountId: string, id: string): Read {
  return {
    sql: `SELECT id, created_at FROM ledger WHERE id = $1 AND account_id = $2 AND kind = 'capture'`,
    values: [id, accountId],
  };
}

export interface UsageSlice {
  /** Milliseconds: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly accountId: string | null;
}

/** What an account was charged in a period, by model. Its owner is not told of keys, failures and costs. */
export function chargesWithin({ from, to, accountId }: UsageSlice): Read {
  return {
    sql: `SELECT '' AS key_id, holds.model, COUNT(*) AS requests, 0 AS failed,
        CAST(SUM(ledger.amount) AS BIGINT) AS captured, 0 AS cost ${CHARGES}
      AND ledger.created_at >= $2 AND ledger.created_at < $3 GROUP BY holds.model`,
    values: [accountId, from, to],
  };
}

/** What test keys used is no part of what the service did. */
const IS_LIVE = `account_id NOT LIKE '%#_test' ESCAPE '#'`;

/** What was settled in a period, by key and model: every other grouping is a sum of these. */
export function usageWithin({ from, to, accountId }: UsageSlice): Read {
  return {
    sql: `SELECT key_id, model, COUNT(*) AS requests,
        CAST(SUM(CASE WHEN state = 'released' THEN 1 ELSE 0 END) AS BIGINT) AS failed,
        CAST(SUM(captured) AS BIGINT) AS captured, CAST(COALESCE(SUM(cost), 0) AS BIGINT) AS cost
      FROM holds WHERE settled_at >= $1 AND settled_at < $2 AND ${accountId === null ? IS_LIVE : 'account_id = $3'}
      GROUP BY key_id, model`,
    values: accountId === null ? [from, to] : [from, to, accountId],
  };
}
