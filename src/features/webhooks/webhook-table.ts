import type { DisabledReason, Webhook, WebhookLane } from '../../domain/webhook.ts';
import type { Write } from '../../platform/storage/database.ts';
import { webhookResource } from './webhook.ts';

/** A webhook that has not been tried, or not since it was changed, is in the lane `new`. */
const ANEW = { lane: 'new', failing_since: null } as const;

export const insertWebhook = (webhook: Webhook, secret: string): Write =>
  webhookResource.insert(webhook, { secret, ...ANEW });

export type WebhookChange = ReturnType<typeof webhookResource.changed>;

/** Another address, or a webhook that is enabled again, begins anew. */
export function updateWebhook(id: string, change: WebhookChange): Write {
  const reason = change.enabled === undefined ? {} : { disabledReason: null };
  const beginsAnew = change.url !== undefined || change.enabled === true;
  return webhookResource.update(id, { ...change, ...reason }, () => [], beginsAnew ? ANEW : {});
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
