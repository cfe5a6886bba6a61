import {
  DISABLED_REASONS,
  type DisabledReason,
  EVENT_TYPES,
  type Webhook,
  type WebhookLane,
} from '../../domain/webhook.ts';
import type { Read, Row, SqlValue, Write } from '../../platform/storage/database.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';
import { flag, integer, json, text, word } from '../../platform/storage/read-column.ts';

/**
 * Refused when the account has `most` webhooks already. For a batch that has the account locked, by `updateAccount`: else
 * two at once could both be the last.
 */
export function insertWebhook(webhook: Webhook, secret: string, most: number): Write {
  return {
    sql: `INSERT INTO webhooks (id, account_id, url, events, secret, enabled, lane, created_at)
      SELECT $1, $2, $3, $4, $5, 1, 'new', CAST($6 AS BIGINT)
      WHERE (SELECT COUNT(*) FROM webhooks WHERE account_id = $2) < CAST($7 AS BIGINT)`,
    values: [
      webhook.id,
      webhook.accountId,
      webhook.url,
      JSON.stringify(webhook.events),
      secret,
      webhook.createdAt,
      most,
    ],
    rows: 1,
    expectation: 'webhook',
  };
}

export function webhookById(id: string): Read {
  return { sql: 'SELECT * FROM webhooks WHERE id = $1', values: [id] };
}

/** Null: of all accounts. */
export function pageOfWebhooks(accountId: string | null, page: Page): Read {
  return pageOf('webhooks', page, (bind) => (accountId === null ? [] : [`account_id = ${bind(accountId)}`]));
}

export interface WebhookChange {
  readonly url?: string;
  readonly events?: Webhook['events'];
  readonly enabled?: boolean;
}

/** Another address, or a webhook that is enabled again, begins anew. */
export function updateWebhook(id: string, { url, events, enabled }: WebhookChange): Write {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const sets = [
    ...(url === undefined ? [] : [`url = ${bind(url)}`]),
    ...(events === undefined ? [] : [`events = ${bind(JSON.stringify(events))}`]),
    ...(enabled === undefined ? [] : [`enabled = ${bind(enabled ? 1 : 0)}`, 'disabled_reason = NULL']),
    ...(url === undefined && enabled !== true ? [] : ["lane = 'new'", 'failing_since = NULL']),
  ];
  const changed = sets.length === 0 ? 'id = id' : sets.join(', ');
  return { sql: `UPDATE webhooks SET ${changed} WHERE id = ${bind(id)}`, values, rows: 1, expectation: 'id' };
}

export function deleteWebhook(id: string): Write[] {
  return [
    { sql: 'DELETE FROM webhooks WHERE id = $1', values: [id], rows: 1, expectation: 'id' },
    { sql: 'DELETE FROM deliveries WHERE webhook_id = $1', values: [id], rows: 'any' },
  ];
}

/** Written only where it changes something: an endpoint with much to do would else be a row that everybody waits for. */
export function noteSuccess(id: string, lane: WebhookLane): Write {
  return {
    sql: `UPDATE webhooks SET failing_since = NULL, lane = $1
      WHERE id = $2 AND (failing_since IS NOT NULL OR lane <> $1)`,
    values: [lane, id],
    rows: 'any',
  };
}

export function noteFailure(id: string, now: number): Write {
  return {
    sql: 'UPDATE webhooks SET failing_since = $1 WHERE id = $2 AND failing_since IS NULL',
    values: [now, id],
    rows: 'any',
  };
}

/** Changes a row only where the endpoint has failed ever since, or where it does not matter how long: null. */
export function disableWebhook(id: string, reason: DisabledReason, failingBefore: number | null): Write {
  return {
    sql: `UPDATE webhooks SET enabled = 0, disabled_reason = $1
      WHERE id = $2 AND enabled = 1 AND (CAST($3 AS BIGINT) IS NULL OR failing_since <= CAST($3 AS BIGINT))`,
    values: [reason, id, failingBefore],
    rows: 1,
    expectation: 'failing',
  };
}

export function toWebhook(row: Row): Webhook {
  const reason = row['disabled_reason'];
  return {
    id: text(row, 'id'),
    accountId: text(row, 'account_id'),
    url: text(row, 'url'),
    events: json<string[]>(row, 'events').flatMap((name) => EVENT_TYPES.filter((type) => type === name)),
    enabled: flag(row, 'enabled'),
    disabledReason: reason === null ? null : word(row, 'disabled_reason', DISABLED_REASONS),
    createdAt: integer(row, 'created_at'),
  };
}
