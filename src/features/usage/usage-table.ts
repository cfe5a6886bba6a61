import type { Read, SqlValue, Write } from '../../platform/storage/database.ts';
import { liveOnly } from '../../platform/storage/live-only.ts';

export type UsageGrouping = 'day' | 'model' | 'key';

export interface UsageSlice {
  /** From inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  /** Null: those of all accounts, without their test accounts. */
  readonly accountId: string | null;
  readonly by: UsageGrouping;
}

const COLUMNS: Readonly<Record<UsageGrouping, string>> = { day: 'day', model: 'model', key: 'key_id' };

const sum = (name: string, of = name) => `CAST(SUM(${of}) AS BIGINT) AS ${name}`;

/** `rows` has what was settled, with a day. */
function sums(rows: string, time: string, { from, to, accountId, by }: UsageSlice): Read {
  const values: SqlValue[] = accountId === null ? [from, to] : [from, to, accountId];
  return {
    sql: `SELECT ${COLUMNS[by]} AS name, ${['requests', 'failed', 'captured', 'cost'].map((name) => sum(name))}
      FROM ${rows} WHERE ${time} >= $1 AND ${time} < $2
        AND ${accountId === null ? liveOnly('account_id') : 'account_id = $3'}
      GROUP BY ${COLUMNS[by]}`,
    values,
  };
}

/** What was settled on whole days of UTC, which are counted since 1970. */
export const usageOfDays = (slice: UsageSlice): Read => sums('usage_days', 'day', slice);

const SETTLED = `(SELECT settled_at, settled_at / 86400000 AS day, account_id, key_id, model, 1 AS requests,
    CASE WHEN state = 'released' THEN 1 ELSE 0 END AS failed, captured, COALESCE(cost, 0) AS cost
  FROM holds WHERE NOT EXISTS
    (SELECT 1 FROM tasks WHERE tasks.id = holds.id AND failure_code = 'cancelled')) AS settled`;

/** The same between two moments of a day, in milliseconds. */
export const usageWithin = (slice: UsageSlice): Read => sums(SETTLED, 'settled_at', slice);

const CHARGED = `(SELECT ledger.created_at, ledger.created_at / 86400000 AS day, ledger.account_id, ledger.key_id, holds.model,
    1 AS requests, 0 AS failed, ledger.amount AS captured, 0 AS cost
  FROM ledger JOIN holds ON holds.id = ledger.hold_id WHERE ledger.kind = 'capture') AS charged`;

/** What an account was charged then: its entries in the ledger have an index. */
export const chargesWithin = (slice: UsageSlice): Read => sums(CHARGED, 'created_at', slice);

const SPEND = `
  SELECT route, ${sum('tasks', 'requests - failed')}, ${['with_cost', 'cost', 'captured'].map((name) => sum(name))}
  FROM usage_days WHERE day >= $1 AND route LIKE 'upstream/%' GROUP BY route`;

/** What videos of hosted services cost and earned, by route, since the beginning of a day. */
export function spendByRoute(sinceDay: number): Read {
  return { sql: SPEND, values: [sinceDay] };
}

export function deleteOldUsage(before: number): Write {
  return { sql: 'DELETE FROM usage_days WHERE day < $1', values: [before], rows: 'any' };
}
