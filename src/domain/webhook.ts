import type { TaskEventType } from './task.ts';

/** What a webhook receives unless it asks for something else. */
export const TASK_EVENT_TYPES = ['video.completed', 'video.failed'] as const satisfies TaskEventType[];

/** `warning`: four fifths of a budget are spent. `reached`: all of it is, or a request was refused because of it. */
export const BUDGET_EVENT_TYPES = ['budget.warning', 'budget.reached'] as const;
export type BudgetEventType = (typeof BUDGET_EVENT_TYPES)[number];

/** The events that a webhook can receive. */
export const EVENT_TYPES = [...TASK_EVENT_TYPES, ...BUDGET_EVENT_TYPES] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A test event is about the webhook itself, so that no receiver mistakes it for an event of a video. */
export type WebhookEventType = EventType | 'webhook.test';

/**
 * The lane of a webhook's deliveries, by how its endpoint answered lately. `proven`: quickly. `new`: it has not succeeded
 * yet, and was not slow. `slow`: it answered slowly or not at all; few of these are tried at the same time.
 */
export const LANES = ['proven', 'new', 'slow'] as const;
export type WebhookLane = (typeof LANES)[number];

export interface Webhook {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly enabled: boolean;
  /** Why it was disabled, when the service did it. */
  readonly disabledReason: DisabledReason | null;
  readonly createdAt: number;
}

/** `failing`: nothing arrived for days. `gone`: the endpoint answered 410. */
export const DISABLED_REASONS = ['failing', 'gone'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * Why an attempt failed. `status`: an answer other than 2xx; `redirect`: a 3xx, which is not followed; `address`: the URL
 * leads where deliveries may not go; `disabled`: the webhook was disabled before it arrived.
 */
export const DELIVERY_ERRORS = ['status', 'redirect', 'address', 'timeout', 'network', 'disabled'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** The result of one attempt: delivered, to be tried again, or failed for the last time. */
export type AttemptResult = 'delivered' | 'failed' | 'given_up';

export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: {
    /** The same however often it is delivered. */
    readonly id: string;
    readonly type: WebhookEventType;
    readonly createdAt: number;
    readonly subjectId: string;
  };
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly nextAt: number | null;
  readonly httpStatus: number | null;
  readonly latencyMs: number | null;
  readonly error: DeliveryError | null;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** The text that is sent and signed: no link inside, the receiver reads the task with its own key. */
export function eventBody(
  { id, type, createdAt, subjectId }: Delivery['event'],
  { livemode }: { readonly livemode: boolean },
): string {
  const created_at = Math.floor(createdAt / 1000);
  const event = { id, object: 'event', created_at, type, data: { id: subjectId } };
  return JSON.stringify(livemode ? event : { ...event, livemode });
}

/** Retries continue for a day, with growing waits. */
export const DEFAULT_RETRY_SECONDS: readonly number[] = [
  5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800,
];

/** Each wait varies by this part of it in either direction, so that deliveries that failed together are not retried together. */
const JITTER = 0.2;

/** When to try again after this number of attempts; null: never. `chance` is from 0 to 1. */
export function waitBeforeRetry(
  retrySeconds: readonly number[],
  attempts: number,
  chance: number,
): number | null {
  const seconds = retrySeconds[attempts - 1];
  if (seconds === undefined) return null;
  return Math.round(seconds * 1000 * (1 + JITTER * (2 * chance - 1)));
}
