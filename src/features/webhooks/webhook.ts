import { Type } from 'typebox';
import {
  DELIVERY_ERRORS,
  DELIVERY_STATUSES,
  type Delivery,
  DISABLED_REASONS,
  EVENT_TYPES,
  TASK_EVENT_TYPES,
  type Webhook,
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

/** Webhooks and their deliveries: their fields, each with how it is stored, told and checked. */

const MAX_URL = 2048;

export const webhookResource = defineResource<Webhook>()('webhook', 'webhooks', {
  id: kept(text()),
  account_id: kept(text(), '', { json: 'account', readBy: 'operator' }),
  url: settable(text(filled(MAX_URL)), 'http or https; must lead to the public internet.'),
  events: settable(wordList(EVENT_TYPES, 10), 'The events to deliver; by default those of films.', {
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
  schema: Type.Object({ id: Type.String({ description: 'The task; of a budget the account or key.' }) }),
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
  http_status: kept(orNull(count), 'Of the last answer.', begins),
  latency_ms: kept(orNull(count), 'How long the last attempt took.', begins),
  error: kept(orNull(word(DELIVERY_ERRORS)), 'Why the last attempt failed.', begins),
  created_at: kept(time),
  finished_at: kept(orNull(time), 'Unix seconds.', begins),
});
