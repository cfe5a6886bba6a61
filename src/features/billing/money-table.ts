import { type KeyType, periodsAt } from '../../domain/account.ts';
import type { Micros } from '../../domain/money.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { integer, word } from '../../platform/storage/read-column.ts';
import { INSERT_LEDGER } from '../accounts/ledger-table.ts';

/**
 * Money moves only through these batches. The hold's row is the guard: its state leaves `held` only once, so a capture
 * or release happens exactly once in any crash or race.
 */
export interface NewHold {
  /** The task's id, or one for the request. */
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly source: KeyType;
  readonly model: string;
  readonly amount: Micros;
  readonly now: number;
  /** A request's hold is released at this time unless it is renewed; a task's hold (null) stays until the task ends. */
  readonly expiresAt: number | null;
}

const HOLD_FROM_BALANCE = `
  UPDATE accounts SET held = held + $1
  WHERE id = $2 AND payment_failed = 0 AND (balance IS NULL OR balance - held >= $1)
    AND ${withinBudget('$1', 'held + subscription_held', '$3', '$4')}`;

const HOLD_FROM_SUBSCRIPTION = `
  UPDATE accounts SET subscription_held = subscription_held + $1
  WHERE id = $2 AND payment_failed = 0 AND subscription_expires_at > $5
    AND (subscription_quota IS NULL OR subscription_quota - subscription_used - subscription_held >= $1)
    AND ${withinBudget('$1', 'held + subscription_held', '$3', '$4')}`;

const HOLD_FROM_KEY = `
  UPDATE keys SET held = held + $1
  WHERE id = $2 AND (quota IS NULL OR quota - used - held >= $1)
    AND ${withinBudget('$1', 'held', '$3', '$4')}`;

const INSERT_HOLD = `
  INSERT INTO holds (id, account_id, key_id, source, model, amount, state, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'held', $7, $8)`;

type Reservation = Pick<NewHold, 'accountId' | 'keyId' | 'source' | 'amount' | 'now'>;

/** Expectation `funds` fails when account or key cannot pay; the caller then looks up why. */
function reserve({ accountId, keyId, source, amount, now }: Reservation): Write[] {
  const { day, month } = periodsAt(now);
  return [
    source === 'payg'
      ? { sql: HOLD_FROM_BALANCE, values: [amount, accountId, day, month], rows: 1, expectation: 'funds' }
      : {
          sql: HOLD_FROM_SUBSCRIPTION,
          values: [amount, accountId, day, month, now],
          rows: 1,
          expectation: 'funds',
        },
    { sql: HOLD_FROM_KEY, values: [amount, keyId, day, month], rows: 1, expectation: 'funds' },
  ];
}

/**
 * Fails with `funds` as `reserve` does. The ledger lists the holds of videos. Of a request that is answered while the
 * caller waits it lists only what was charged: its hold is over with the answer, and two more entries would make hold and
 * capture cost 37 instead of 19 µs (SQLite, thirty in one commit).
 */
export function hold(hold: NewHold): Write[] {
  const { id, accountId, keyId, source, model, amount, now, expiresAt } = hold;
  return [
    ...reserve(hold),
    {
      sql: INSERT_HOLD,
      values: [id, accountId, keyId, source, model, amount, now, expiresAt],
      rows: 1,
      expectation: 'hold',
    },
    ...(expiresAt === null
      ? [{ sql: INSERT_LEDGER, values: [`${id}/hold`, accountId, keyId, id, 'hold', amount, now], rows: 1 }]
      : []),
  ];
}

/** Adds to the hold of a request that turns out to cost more. Fails with `held` when already settled, and with `funds`. */
export function raiseHold(held: NewHold, by: Micros, now: number): Write[] {
  return [
    // The hold comes first, as it does when it is settled: two batches must not wait for each other.
    {
      sql: `UPDATE holds SET amount = amount + $1 WHERE id = $2 AND state = 'held'`,
      values: [by, held.id],
      rows: 1,
      expectation: 'held',
    },
    ...reserve({ ...held, amount: by, now }),
  ];
}

const SETTLE_HOLD = `
  UPDATE holds SET state = $1, captured = CASE WHEN $2 < amount THEN $2 ELSE amount END, settled_at = $3, cost = $5,
    counted = 1
  WHERE id = $4 AND state = 'held'`;

const SETTLE_ACCOUNT = `
  UPDATE accounts SET
    balance = CASE WHEN holds.source = 'payg' THEN balance - holds.captured ELSE balance END,
    held = CASE WHEN holds.source = 'payg' THEN held - holds.amount ELSE held END,
    subscription_used =
      CASE WHEN holds.source = 'subscription' THEN subscription_used + holds.captured ELSE subscription_used END,
    subscription_held =
      CASE WHEN holds.source = 'subscription' THEN subscription_held - holds.amount ELSE subscription_held END,
    ${countCaptured('$2', '$3')}
  FROM holds WHERE holds.id = $1 AND accounts.id = holds.account_id`;

const SETTLE_KEY = `
  UPDATE keys SET used = used + holds.captured, held = held - holds.amount,
    ${countCaptured('$2', '$3')}
  FROM holds WHERE holds.id = $1 AND keys.id = holds.key_id`;

/** What was charged; and of a video, what was returned. */
const LEDGER_OF_SETTLEMENT = `
  INSERT INTO ledger (id, account_id, key_id, hold_id, kind, amount, balance, created_at)
  SELECT holds.id || '/' || entry.kind, account_id, key_id, holds.id, entry.kind,
    CASE entry.kind WHEN 'capture' THEN captured ELSE amount - captured END, accounts.balance, settled_at
  FROM holds JOIN accounts ON accounts.id = holds.account_id
    JOIN (SELECT 'capture' AS kind UNION ALL SELECT 'release') AS entry
      ON CASE entry.kind WHEN 'capture' THEN state = 'captured'
        ELSE expires_at IS NULL AND (state = 'released' OR captured < amount) END
  WHERE holds.id = $1`;

/**
 * The hold has changed its state, so it is counted once. The route of a video is known by its task, which has the hold's id. A
 * video that its caller cancelled is no request that failed, and none that was paid.
 */
const COUNT_USAGE = `
  INSERT INTO usage_days (day, account_id, key_id, model, route, requests, failed, captured, cost, with_cost)
  SELECT settled_at / 86400000, account_id, key_id, model,
    COALESCE((SELECT route FROM tasks WHERE tasks.id = holds.id), ''), 1, CASE WHEN state = 'released' THEN 1 ELSE 0 END,
    captured, COALESCE(cost, 0), CASE WHEN cost IS NULL THEN 0 ELSE 1 END
  FROM holds WHERE id = $1 AND NOT EXISTS
    (SELECT 1 FROM tasks WHERE tasks.id = holds.id AND failure_code = 'cancelled')
  ON CONFLICT (day, account_id, key_id, model, route) DO UPDATE SET requests = usage_days.requests + 1,
    failed = usage_days.failed + excluded.failed, captured = usage_days.captured + excluded.captured,
    cost = usage_days.cost + excluded.cost, with_cost = usage_days.with_cost + excluded.with_cost`;

/**
 * Charges `amount` of the held money, or all of it, and returns the rest. Fails with `held` when already settled. `cost` is
 * what hosted services took for the work; null: nothing, or it is not known.
 */
export function capture(
  holdId: string,
  now: number,
  amount: Micros = Number.MAX_SAFE_INTEGER,
  cost: Micros | null = null,
): Write[] {
  return settle(holdId, 'captured', amount, now, cost);
}

/** Extends the hold of a request in progress. A settled hold stays as it is. */
export function renewHold(holdId: string, expiresAt: number): Write {
  return {
    sql: `UPDATE holds SET expires_at = $1 WHERE id = $2 AND state = 'held'`,
    values: [expiresAt, holdId],
    rows: 'any',
  };
}

/** Returns all of the held money. */
export function release(holdId: string, now: number, cost: Micros | null = null): Write[] {
  return settle(holdId, 'released', 0, now, cost);
}

function settle(
  holdId: string,
  state: 'captured' | 'released',
  amount: Micros,
  now: number,
  cost: Micros | null,
): Write[] {
  const { day, month } = periodsAt(now);
  return [
    { sql: SETTLE_HOLD, values: [state, amount, now, holdId, cost], rows: 1, expectation: 'held' },
    { sql: SETTLE_ACCOUNT, values: [holdId, day, month], rows: 1 },
    { sql: SETTLE_KEY, values: [holdId, day, month], rows: 1 },
    { sql: LEDGER_OF_SETTLEMENT, values: [holdId], rows: 'any' },
    { sql: COUNT_USAGE, values: [holdId], rows: state === 'captured' ? 1 : 'any' },
  ];
}

const HOLD_STATES = ['held', 'captured', 'released'] as const;

export interface Hold {
  readonly amount: Micros;
  readonly captured: Micros;
  readonly state: (typeof HOLD_STATES)[number];
}

export function holdById(id: string): Read {
  return { sql: 'SELECT amount, captured, state FROM holds WHERE id = $1', values: [id] };
}

/** Of at most as many tasks or requests as a list shows; `IN` has a fixed number of values. */
export function holdsByIds(ids: readonly string[]): Read {
  return {
    sql: HOLDS_BY_IDS,
    values: Array.from({ length: MOST_HOLDS }, (_, index) => ids[index] ?? ''),
  };
}

const MOST_HOLDS = 100;
const HOLDS_BY_IDS = `SELECT id, amount, captured, state FROM holds
  WHERE id IN (${Array.from({ length: MOST_HOLDS }, (_, index) => `$${index + 1}`)})`;

export function toHold(row: Row): Hold {
  return {
    amount: integer(row, 'amount'),
    captured: integer(row, 'captured'),
    state: word(row, 'state', HOLD_STATES),
  };
}

/** Holds of crashed processes: `before` is now, or the end of time when no other process can be running. */
export function expiredHolds(before: number): Read {
  return {
    sql: `SELECT id FROM holds WHERE state = 'held' AND expires_at IS NOT NULL AND expires_at < $1 LIMIT 1000`,
    values: [before],
  };
}

/** Settled holds that nothing refers to any more. The record of a task shows the money of its hold as long as it is kept. */
export function oldHolds(before: number, limit: number): Read {
  return {
    sql: `SELECT id FROM holds WHERE settled_at IS NOT NULL AND settled_at < $1
      AND NOT EXISTS (SELECT 1 FROM tasks WHERE tasks.id = holds.id) ORDER BY settled_at LIMIT $2`,
    values: [before, limit],
  };
}

/**
 * Deletes a hold and its entries in the ledger, which are found by their ids. Balances and quotas are numbers of their own
 * and stay; so do the operator's adjustments, which have no hold.
 */
export function deleteOldHold(id: string): Write[] {
  return [
    {
      sql: `DELETE FROM ledger WHERE id IN ($1, $2, $3)`,
      values: [`${id}/hold`, `${id}/capture`, `${id}/release`],
      rows: 'any',
    },
    { sql: 'DELETE FROM holds WHERE id = $1', values: [id], rows: 'any' },
  ];
}

/** The columns that accounts and keys have in common: what was spent in a day and a month, and what may be. */

/** For `SET`: counts what the hold has captured. Periods never go back, whichever node's clock is behind. */
function countCaptured(day: string, month: string): string {
  return `day_spent = CASE WHEN day_number >= ${day} THEN day_spent ELSE 0 END + holds.captured,
    day_number = CASE WHEN day_number >= ${day} THEN day_number ELSE ${day} END,
    month_spent = CASE WHEN month_number >= ${month} THEN month_spent ELSE 0 END + holds.captured,
    month_number = CASE WHEN month_number >= ${month} THEN month_number ELSE ${month} END`;
}

/**
 * For `WHERE`: `amount` more than what is spent and held is within the budget, or the budget is not a hard one. What is
 * held counts for the period of now: that is when it will have been charged.
 */
function withinBudget(amount: string, held: string, day: string, month: string): string {
  return `(budget_hard = 0 OR (
    (budget_day IS NULL OR CASE WHEN day_number >= ${day} THEN day_spent ELSE 0 END + ${held} + ${amount} <= budget_day)
    AND (budget_month IS NULL
      OR CASE WHEN month_number >= ${month} THEN month_spent ELSE 0 END + ${held} + ${amount} <= budget_month)))`;
}
