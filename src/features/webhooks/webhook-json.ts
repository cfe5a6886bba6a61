import { Type } from 'typebox';
import {
  DELIVERY_ERRORS,
  DELIVERY_STATUSES,
  type Delivery,
  DISABLED_REASONS,
  EVENT_TYPES,
  type Webhook,
} from '../../domain/webhook.ts';
import { Choice, FilledText, NullableString } from '../../platform/http/bodies/schema-types.ts';

/** Webhooks and their deliveries as callers and the operator see them. */

const MAX_URL = 2048;

const Url = FilledText({
  description: 'http or https; must lead to the public internet.',
  maxLength: MAX_URL,
});

const Events = Type.Array(Choice(EVENT_TYPES, ''), {
  minItems: 1,
  maxItems: 10,
  description: 'The events to deliver; by default those of films.',
});

export const NewWebhookBody = Type.Object({ url: Url, events: Type.Optional(Events) });

export const WebhookPatchBody = Type.Object({
  url: Type.Optional(Url),
  events: Type.Optional(Events),
  enabled: Type.Optional(Type.Boolean({ description: 'False cancels deliveries that are still pending.' })),
});

const UnixSeconds = Type.Integer({ description: 'Unix seconds.' });
const NullableInteger = (description: string) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description });

const webhookFields = {
  id: Type.String(),
  object: Type.String({ description: '`webhook`' }),
  url: Type.String(),
  events: Type.Array(Type.String()),
  enabled: Type.Boolean(),
  disabled_reason: NullableString(`Why the service disabled it: ${DISABLED_REASONS.join(' or ')}.`),
  created_at: UnixSeconds,
};

const secret = Type.String({ description: '`whsec_…`, to verify signatures. Shown only once.' });
const account = Type.String();

export const WebhookSchema = Type.Object(webhookFields);
export const CreatedWebhookSchema = Type.Object({ ...webhookFields, secret });
export const AdminWebhookSchema = Type.Object({ ...webhookFields, account });
export const CreatedAdminWebhookSchema = Type.Object({ ...webhookFields, account, secret });

export const DeletedWebhookSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`webhook.deleted`' }),
  deleted: Type.Boolean(),
});

export const DeliverySchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`webhook.delivery`' }),
  webhook: Type.String(),
  event: Type.Object({
    id: Type.String({ description: 'The header `webhook-id`, the same in every attempt.' }),
    type: Type.String(),
    created_at: UnixSeconds,
    data: Type.Object({ id: Type.String({ description: 'The task; of a budget the account or key.' }) }),
  }),
  status: Type.String({ description: DELIVERY_STATUSES.join(', ') }),
  attempts: Type.Integer(),
  next_attempt_at: NullableInteger('Unix seconds; null once it has ended.'),
  http_status: NullableInteger('Of the last answer.'),
  latency_ms: NullableInteger('How long the last attempt took.'),
  error: NullableString(`Why the last attempt failed: ${DELIVERY_ERRORS.join(', ')}.`),
  created_at: UnixSeconds,
  finished_at: NullableInteger('Unix seconds.'),
});

export function webhookJson(webhook: Webhook) {
  return {
    id: webhook.id,
    object: 'webhook',
    url: webhook.url,
    events: webhook.events,
    enabled: webhook.enabled,
    disabled_reason: webhook.disabledReason,
    created_at: toSeconds(webhook.createdAt),
  };
}

export function deletedWebhookJson(id: string) {
  return { id, object: 'webhook.deleted', deleted: true };
}

export function deliveryJson(delivery: Delivery) {
  const { event } = delivery;
  return {
    id: delivery.id,
    object: 'webhook.delivery',
    webhook: delivery.webhookId,
    event: {
      id: event.id,
      type: event.type,
      created_at: toSeconds(event.createdAt),
      data: { id: event.subjectId },
    },
    status: delivery.status,
    attempts: delivery.attempts,
    next_attempt_at: toSecondsOrNull(delivery.nextAt),
    http_status: delivery.httpStatus,
    latency_ms: delivery.latencyMs,
    error: delivery.error,
    created_at: toSeconds(delivery.createdAt),
    finished_at: toSecondsOrNull(delivery.finishedAt),
  };
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

function toSecondsOrNull(milliseconds: number | null): number | null {
  return milliseconds === null ? null : toSeconds(milliseconds);
}
