import { Type } from 'typebox';
import {
  DELIVERY_ERRORS,
  DELIVERY_STATUSES,
  type Delivery,
  DISABLED_REASONS,
  type DisabledReason,
  EVENT_TYPES,
  TASK_EVENT_TYPES,
  type Webhook,
  type WebhookLane,
} from '../../domain/webhook.ts';
import {
  count,
  filled,
  flag,
  group,
  type Kind,
  orNull,
  text,
  time,
  word,
  wordList,
} from '../../platform/resource/kind.ts';
import { changeable, defineResource, kept, settable } from '../../platform/resource/resource.ts';
import type { Write } from '../../platform/storage/database.ts';

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

/** Webhooks and their deliveries: their fields, each with how it is stored, told and checked. */

const MAX_URL = 2048;

export const webhookResource = defineResource<Webhook>()('webhook', 'webhooks', {
  id: kept(text()),
  account_id: kept(text(), '', { json: 'account', readBy: 'operator' }),
  url: settable(text(filled(MAX_URL)), 'http or https; must lead to the public internet.'),
  events: settable(wordList(EVENT_TYPES, 10), 'The events to deliver; by default those of videos.', {
    fallback: TASK_EVENT_TYPES,
  }),
  enabled: changeable(flag, 'False cancels deliveries that are still pending.', { fallback: true }),
  disabled_reason: kept(orNull(word(DISABLED_REASONS)), 'Why the service disabled it.', { fallback: null }),
  created_at: kept(time),
});

/** The task, the account or the key that an event is about. */
const subject: Kind<string> = {
  ...text(),
  columns: () => ['subject_id'],
  fromRow: (row) => text().fromRow(row, 'subject_id'),
  toJson: (id) => ({ id }),
  schema: Type.Object({
    id: Type.String({
      description: 'The id of the task, of or of the account or key with the budget.',
    }),
  }),
};

const event = group<Delivery['event']>({
  id: [text(), 'The header `webhook-id`, the same in every attempt.'],
  type: [word([...EVENT_TYPES, 'webhook.test'])],
  createdAt: [time],
  subjectId: [subject, '', 'data'],
});

const begins = { fallback: null };

export const deliveryResource = defineResource<Delivery>()('webhook.delivery', 'deliveries', {
  id: kept(text()),
  webhook_id: kept(text(), '', { json: 'webhook' }),
  event: kept(event),
  status: kept(word(DELIVERY_STATUSES), '', { fallback: 'pending' }),
  attempts: kept(count, '', { fallback: 0 }),
  next_at: kept(orNull(time), 'Unix seconds; null once it has ended.', { json: 'next_attempt_at' }),
  http_status: kept(orNull(count), 'Of the last response.', begins),
  latency_ms: kept(orNull(count), 'How long the last attempt took.', begins),
  error: kept(orNull(word(DELIVERY_ERRORS)), 'Why the last attempt failed.', begins),
  created_at: kept(time),
  finished_at: kept(orNull(time), 'Unix seconds.', begins),
});
