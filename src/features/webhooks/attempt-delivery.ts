import type { Logger } from 'pino';
import { isTestAccount } from '../../domain/account.ts';
import { type AttemptResult, type DeliveryError, eventBody, waitBeforeRetry } from '../../domain/webhook.ts';
import { FetchRefused } from '../../platform/fetching/fetch-refused.ts';
import type { SafePost } from '../../platform/fetching/safe-post.ts';
import { shownUrl } from '../../platform/fetching/shown-url.ts';
import type { Database } from '../../platform/storage/database.ts';
import type { Place } from './delivery-places.ts';
import {
  type AttemptEnd,
  type DueDelivery,
  endAttempt,
  endPendingDeliveries,
  moveToLane,
  slowDown,
} from './delivery-table.ts';
import { signedHeaders } from './signed-headers.ts';
import { disableWebhook, noteFailure, noteSuccess } from './webhook.ts';

export interface AttemptDeps {
  readonly database: Database;
  readonly post: SafePost;
  /** Waits between attempts; as many retries as it is long. */
  readonly retrySeconds: readonly number[];
  /** Called when an attempt has ended, for the metrics. */
  readonly onEnd: (how: AttemptResult) => void;
  readonly log: Logger;
  readonly now: () => number;
}

const TIMEOUT_MS = 10_000;

/** An endpoint that has not answered by then is slow: the attempt continues, but no longer takes a place in its lane. */
const SLOW_AFTER_MS = 1000;

/** An endpoint that has failed for this long without one success is disabled. */
const DISABLE_AFTER_MS = 3 * 86_400_000;

const GONE = 410;

interface Outcome {
  readonly httpStatus: number | null;
  readonly error: DeliveryError | null;
}

/** Tries a claimed delivery once and records the result. `attempts` includes this one. */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: DueDelivery & { readonly attempts: number },
  place: Place,
  stopping: AbortSignal,
): Promise<void> {
  const { database, now } = deps;
  const began = performance.now();
  let slow: Promise<void> | null = null;
  const timer = setTimeout(() => {
    slow = noteSlowness(deps, delivery);
    place.stepAside();
  }, SLOW_AFTER_MS);
  const outcome = await send(deps, delivery, AbortSignal.any([stopping, place.crowdedOut]));
  clearTimeout(timer);
  const latencyMs = Math.round(performance.now() - began);
  // The writes below also set the webhook's lane.
  await slow;
  const end = { id: delivery.id, attempts: delivery.attempts, latencyMs };
  if (stopping.aborted && outcome.httpStatus === null) {
    const again = { ...end, httpStatus: null, error: null, latencyMs: null, finishedAt: null };
    await database.write([endAttempt({ ...again, status: 'pending', nextAt: now() })]);
  } else if (outcome.error === null) {
    const delivered = { ...end, ...outcome, status: 'delivered', nextAt: null, finishedAt: now() } as const;
    await noteDelivery(deps, delivery, delivered, slow !== null);
  } else {
    await noteFailedAttempt(deps, delivery, { ...end, ...outcome });
  }
}

async function send(
  { post, now }: AttemptDeps,
  { event, url, secret, accountId }: DueDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const body = eventBody(event, { livemode: !isTestAccount(accountId) });
  // The number of deliveries under way is bounded by their places.
  const turn = { account: accountId, patient: true };
  const headers = signedHeaders(secret, event.id, now(), body);
  try {
    const httpStatus = await post({ url, headers, body, turn, timeoutMs: TIMEOUT_MS }, signal);
    return { httpStatus, error: statusError(httpStatus) };
  } catch (error) {
    return { httpStatus: null, error: signal.aborted ? 'timeout' : errorClass(error) };
  }
}

function statusError(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function errorClass(error: unknown): DeliveryError {
  if (!(error instanceof FetchRefused)) return 'network';
  return error.reason === 'address' || error.reason === 'timeout' ? error.reason : 'network';
}

/*
 * Rows are locked in one order, or nodes would wait for each other: first the webhook's, then that of the delivery at
 * hand; what concerns several deliveries is a write of its own.
 */

async function noteSlowness({ database, log }: AttemptDeps, delivery: DueDelivery): Promise<void> {
  const { webhookId, accountId } = delivery;
  try {
    for (const write of slowDown(webhookId, accountId)) await database.write([write]);
  } catch (error) {
    log.warn({ err: error, webhook: webhookId }, 'could not record that a webhook is slow');
  }
}

async function noteDelivery(
  { database, onEnd }: AttemptDeps,
  { webhookId, accountId, lane }: DueDelivery,
  end: AttemptEnd,
  slow: boolean,
): Promise<void> {
  const nextLane = slow ? 'slow' : 'proven';
  await database.write([noteSuccess(webhookId, nextLane), endAttempt(end)]);
  onEnd('delivered');
  if (lane !== nextLane) await database.write([moveToLane(webhookId, accountId, nextLane)]);
}

async function noteFailedAttempt(
  { database, retrySeconds, onEnd, log, now }: AttemptDeps,
  { webhookId, accountId, event, url }: DueDelivery,
  end: Pick<AttemptEnd, 'id' | 'attempts' | 'latencyMs' | 'httpStatus' | 'error'>,
): Promise<void> {
  const at = now();
  const isTest = event.type === 'webhook.test';
  const wait = isTest ? null : waitBeforeRetry(retrySeconds, end.attempts, Math.random());
  const outcome = await database.write([
    ...(isTest ? [] : [noteFailure(webhookId, at)]),
    endAttempt({
      ...end,
      status: wait === null ? 'failed' : 'pending',
      nextAt: wait === null ? null : at + wait,
      finishedAt: wait === null ? at : null,
    }),
  ]);
  onEnd(wait === null ? 'given_up' : 'failed');
  if (!outcome.ok || isTest) return;
  const gone = end.httpStatus === GONE;
  // Only a delivery that failed all of its attempts shows that an endpoint is down permanently.
  if (!gone && wait !== null) return;
  const reason = gone ? 'gone' : 'failing';
  const disabled = await database.write([
    disableWebhook(webhookId, reason, gone ? null : at - DISABLE_AFTER_MS),
    endPendingDeliveries(webhookId, accountId, at),
  ]);
  if (disabled.ok) {
    log.warn(
      { webhook: webhookId, account: accountId, url: shownUrl(url), reason },
      'a webhook was disabled',
    );
  }
}
