import {
  type Delivery,
  type EventType,
  LANES,
  type WebhookEventType,
  type WebhookLane,
} from '../../domain/webhook.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { integer, text, word } from '../../platform/storage/read-column.ts';
import { deliveryResource } from './webhook.ts';

/** An event of an account. */
export interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  readonly accountId: string;
  readonly subjectId: string;
  readonly createdAt: number;
}

/** To webhooks that are enabled: the database knows their lane and account. */
const deliver = (id: string, which: string) =>
  `INSERT INTO deliveries (id, webhook_id, account_id, event_id, event_type, event_created_at, subject_id,
      lane, status, next_at, created_at)
    SELECT ${id}, id, account_id, $2, CAST($3 AS TEXT), CAST($4 AS BIGINT), $5, lane, 'pending',
      CAST($6 AS BIGINT), CAST($6 AS BIGINT)
    FROM webhooks WHERE enabled = 1 AND ${which}`;

const TO_ALL = deliver(
  '$1 || SUBSTR(id, 4)',
  `account_id = $7 AND events LIKE '%"' || CAST($3 AS TEXT) || '"%'`,
);
const TO_ONE = deliver('$1', 'id = $7');

const valuesOf = (
  deliveryId: string,
  event: { id: string; type: WebhookEventType; createdAt: number; subjectId: string },
  at: number,
) => [deliveryId, event.id, event.type, event.createdAt, event.subjectId, at];

/** A delivery of the event to every webhook of the account that wants it. */
export function deliverEvent(event: NewEvent, deliveryId: string): Write {
  const values = [...valuesOf(deliveryId, event, event.createdAt), event.accountId];
  return { sql: TO_ALL, values, rows: 'any' };
}

/** A delivery on request: a test, or an event that is sent again. Refused while the webhook is disabled. */
export function insertDelivery({ id, webhookId, event, createdAt }: Delivery): Write {
  const values = [...valuesOf(id, event, createdAt), webhookId];
  return { sql: TO_ONE, values, rows: 1, expectation: 'enabled' };
}

/** How many webhooks, and how many accounts, a search for due deliveries can leave out. */
export const MOST_LEFT_OUT = 256;

/**
 * Which deliveries of a lane come first. `newest`: those not yet tried, the latest first; only recent ones are searched,
 * because looking through a long line of retries would take too long.
 */
export type LineEnd = 'oldest' | 'newest';

const NEWEST_MS = 10_000;

export interface DueDeliveries {
  readonly lane: WebhookLane;
  readonly end: LineEnd;
  readonly now: number;
  readonly withoutWebhooks: readonly string[];
  readonly withoutAccounts: readonly string[];
  readonly limit: number;
}

/** The due deliveries of a lane, without webhooks and accounts that use all of their places. `NOT IN` has a fixed number of values. */
export function dueDeliveries({
  lane,
  end,
  now,
  withoutWebhooks,
  withoutAccounts,
  limit,
}: DueDeliveries): Read {
  const since = end === 'newest' ? now - NEWEST_MS : 0;
  return {
    sql: DUE[end],
    values: [lane, since, now, ...padded(withoutWebhooks), ...padded(withoutAccounts), limit],
  };
}

const parameters = (first: number) =>
  Array.from({ length: MOST_LEFT_OUT }, (_, index) => `$${first + index}`);
const due = (also: string) => `SELECT deliveries.*, webhooks.url, webhooks.secret FROM deliveries
  JOIN webhooks ON webhooks.id = deliveries.webhook_id
  WHERE deliveries.lane = $1 AND deliveries.next_at IS NOT NULL AND deliveries.next_at > $2 AND deliveries.next_at <= $3
    AND deliveries.webhook_id NOT IN (${parameters(4)}) AND deliveries.account_id NOT IN (${parameters(4 + MOST_LEFT_OUT)})
  ${also} LIMIT $${4 + 2 * MOST_LEFT_OUT}`;
const DUE: Readonly<Record<LineEnd, string>> = {
  oldest: due('ORDER BY deliveries.next_at'),
  newest: due('AND deliveries.attempts = 0 ORDER BY deliveries.next_at DESC'),
};

function padded(values: readonly string[]): string[] {
  return Array.from({ length: MOST_LEFT_OUT }, (_, index) => values[index] ?? '');
}

/** When the next delivery is due; null: there is none. By lane, as their index has them. */
export function nextDue(): Read {
  const parts = LANES.map(
    (lane) => `SELECT MIN(next_at) AS next_at FROM deliveries WHERE lane = '${lane}' AND next_at IS NOT NULL`,
  );
  return { sql: `SELECT MIN(next_at) AS next_at FROM (${parts.join(' UNION ALL ')}) AS lanes`, values: [] };
}

/** The node that changes the row makes the attempt. No other node tries the delivery until `leaseUntil`. */
export function claimDelivery(id: string, attempts: number, nextAt: number, leaseUntil: number): Write {
  return {
    sql: `UPDATE deliveries SET attempts = attempts + 1, claimed = 1, next_at = $1
      WHERE id = $2 AND attempts = $3 AND next_at = $4`,
    values: [leaseUntil, id, attempts, nextAt],
    rows: 1,
    expectation: 'claim',
  };
}

/** After a crash of a single process: no attempt is in progress any more. */
export function releaseClaims(now: number): Write {
  return {
    sql: 'UPDATE deliveries SET claimed = 0, next_at = $1 WHERE next_at IS NOT NULL AND claimed = 1',
    values: [now],
    rows: 'any',
  };
}

/** `attempts` is the number of this attempt: once the lease has expired and another node has begun the next, nothing is written. */
export type AttemptEnd = Pick<
  Delivery,
  'id' | 'attempts' | 'status' | 'nextAt' | 'httpStatus' | 'latencyMs' | 'error' | 'finishedAt'
>;

export function endAttempt({ id, attempts, ...end }: AttemptEnd): Write {
  const isCurrent = (bind: (value: number) => string) => [
    `attempts = ${bind(attempts)}`,
    'next_at IS NOT NULL',
  ];
  return deliveryResource.update(id, end, isCurrent, { claimed: 0 });
}

export function moveToLane(webhookId: string, accountId: string, lane: WebhookLane): Write {
  return {
    sql: `UPDATE deliveries SET lane = $1 WHERE account_id = $2 AND webhook_id = $3 AND next_at IS NOT NULL`,
    values: [lane, accountId, webhookId],
    rows: 'any',
  };
}

/** With this many slow endpoints, an account's new ones count as slow too until they have answered quickly. */
const MANY_SLOW = 3;

/** The endpoint was slow. */
export function slowDown(webhookId: string, accountId: string): Write[] {
  const values = [accountId, webhookId];
  const alike = `lane = 'new' AND
    (SELECT COUNT(*) FROM webhooks AS slow WHERE slow.account_id = $1 AND slow.lane = 'slow') >= ${MANY_SLOW}`;
  return [
    {
      sql: `UPDATE webhooks SET lane = 'slow' WHERE account_id = $1 AND id = $2`,
      values,
      rows: 'any',
    },
    {
      sql: `UPDATE webhooks SET lane = 'slow' WHERE account_id = $1 AND ${alike}`,
      values: [accountId],
      rows: 'any',
    },
    {
      sql: `UPDATE deliveries SET lane = 'slow'
        WHERE account_id = $1 AND next_at IS NOT NULL AND lane <> 'slow' AND (webhook_id = $2 OR (${alike}))`,
      values,
      rows: 'any',
    },
  ];
}

/** Nothing is delivered to a disabled webhook. */
export function endPendingDeliveries(webhookId: string, accountId: string, now: number): Write {
  return {
    sql: `UPDATE deliveries SET status = 'failed', next_at = NULL, claimed = 0, error = 'disabled', finished_at = $1
      WHERE account_id = $2 AND webhook_id = $3 AND next_at IS NOT NULL`,
    values: [now, accountId, webhookId],
    rows: 'any',
  };
}

export function deleteOldDeliveries(createdBefore: number): Write {
  return { sql: 'DELETE FROM deliveries WHERE created_at < $1', values: [createdBefore], rows: 'any' };
}

/** A due delivery, with everything that an attempt needs. */
export interface DueDelivery extends Delivery {
  readonly nextAt: number;
  readonly accountId: string;
  readonly lane: WebhookLane;
  readonly url: string;
  readonly secret: string;
}

export function toDueDelivery(row: Row): DueDelivery {
  return {
    ...deliveryResource.fromRow(row),
    nextAt: integer(row, 'next_at'),
    accountId: text(row, 'account_id'),
    lane: word(row, 'lane', LANES),
    url: text(row, 'url'),
    secret: text(row, 'secret'),
  };
}
