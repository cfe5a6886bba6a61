import { setTimeout as delay } from 'node:timers/promises';
import { type AttemptResult, LANES, type WebhookLane } from '../../domain/webhook.ts';
import { DELIVERIES_TOPIC, type TaskEvents } from '../../platform/events/task-events.ts';
import { mustWrite, readOne } from '../../platform/storage/database.ts';
import { integerOrNull } from '../../platform/storage/read-column.ts';
import { type AttemptDeps, attemptDelivery } from './attempt-delivery.ts';
import { DeliveryPlaces } from './delivery-places.ts';
import {
  claimDelivery,
  type DueDelivery,
  dueDeliveries,
  type LineEnd,
  nextDue,
  releaseClaims,
  toDueDelivery,
} from './delivery-table.ts';

export interface WebhookDelivererDeps extends Omit<AttemptDeps, 'onEnd'> {
  /** No other process works on the same data. */
  readonly isSingleProcess: boolean;
  readonly events: TaskEvents;
}

const LOOK_EVERY_MS = 1000;

/** Of many nodes, those that have had nothing to do look this seldom: who has an event delivers it, or tells them. */
const LOOK_SELDOM_MS = 10_000;

/** So long after something was due, a node may be needed for what is too much for another. */
const BUSY_MS = 60_000;

/** Nodes that wait for the same delivery do not all look at once. */
const SPREAD_MS = 500;

/** Longer than an attempt and its writes, so that a node that takes over never overlaps with the first one. */
const LEASE_MS = 30_000;

/** At shutdown, attempts in progress may take this long to end. */
const GRACE_MS = 2000;

/**
 * Delivers what is due, on every node that makes videos. Each attempt is claimed by a compare-and-swap first, so it is made
 * by one node; a claim is a lease, so what a dead node had is tried again by another, or by the next start.
 */
export class WebhookDeliverer {
  readonly #deps: WebhookDelivererDeps;
  /** Attempts of this process by how they ended. */
  readonly attempts: Record<AttemptResult, number> = { delivered: 0, failed: 0, given_up: 0 };
  readonly #places = new DeliveryPlaces(() => this.wake());
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /**
   * Lanes whose next look begins with what came last, as every other look does: behind ten thousand endpoints that hang,
   * a delivery would else wait until each of them was tried.
   */
  readonly #newestFirst = new Set<WebhookLane>();
  #leaving = false;
  #busyUntil = 0;
  #running: Promise<void> | null = null;
  #woken = Promise.withResolvers<void>();

  constructor(deps: WebhookDelivererDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    const { database, events, isSingleProcess, now } = this.#deps;
    if (isSingleProcess) await mustWrite(database, [releaseClaims(now())]);
    const unsubscribe = events.subscribe(DELIVERIES_TOPIC, () => this.wake());
    this.#running = this.#run().finally(unsubscribe);
  }

  /** There may be something to deliver: here, or on nodes that do. */
  wake(): void {
    if (this.#running) this.#woken.resolve();
    else this.#deps.events.publish(DELIVERIES_TOPIC);
  }

  async stop(): Promise<void> {
    this.#leaving = true;
    this.wake();
    await this.#running;
    const force = setTimeout(() => this.#stopping.abort(), GRACE_MS);
    await Promise.all(this.#underWay);
    clearTimeout(force);
  }

  async #run(): Promise<void> {
    while (!this.#leaving) {
      this.#woken = Promise.withResolvers();
      let pauseMs: number | null = LOOK_EVERY_MS;
      try {
        let next = await this.#nextDue();
        if (next !== null && next <= this.#deps.now()) {
          this.#busyUntil = performance.now() + BUSY_MS;
          for (const lane of LANES) await this.#serve(lane);
          next = await this.#nextDue();
        }
        pauseMs = this.#pauseFor(next);
      } catch (error) {
        this.#deps.log.warn({ err: error }, 'could not deliver webhooks; retrying');
      }
      await this.#wait(pauseMs);
    }
  }

  async #nextDue(): Promise<number | null> {
    const row = await readOne(this.#deps.database, nextDue());
    return row ? integerOrNull(row, 'next_at') : null;
  }

  /** Until the next look; null: not before this process is woken. */
  #pauseFor(next: number | null): number | null {
    const { isSingleProcess, now } = this.#deps;
    if (isSingleProcess && next === null) return null;
    if (isSingleProcess || performance.now() < this.#busyUntil) return LOOK_EVERY_MS;
    const left = next === null ? LOOK_SELDOM_MS : next - now() + Math.random() * SPREAD_MS;
    return Math.min(Math.max(left, 0), LOOK_SELDOM_MS);
  }

  async #wait(pauseMs: number | null): Promise<void> {
    if (pauseMs === null) return await this.#woken.promise;
    const timer = new AbortController();
    const look = delay(pauseMs, undefined, { signal: timer.signal, ref: false }).catch(() => {});
    await Promise.race([this.#woken.promise, look]);
    timer.abort();
  }

  /** Begins as many attempts of a lane as it has places for. */
  async #serve(lane: WebhookLane): Promise<void> {
    for (;;) {
      if (this.#places.free(lane) <= 0 || this.#leaving) return;
      if (this.#newestFirst.delete(lane)) await this.#serveEnd(lane, 'newest');
      else this.#newestFirst.add(lane);
      if (!(await this.#serveEnd(lane, 'oldest'))) return;
    }
  }

  /** Whether there may be more. */
  async #serveEnd(lane: WebhookLane, end: LineEnd): Promise<boolean> {
    const room = this.#places.free(lane);
    if (room <= 0) return true;
    const due = dueDeliveries({
      lane,
      end,
      now: this.#deps.now(),
      withoutWebhooks: this.#places.fullWebhooks(lane),
      withoutAccounts: this.#places.fullAccounts(lane),
      limit: room,
    });
    const rows = await this.#deps.database.read(due);
    const begun = await Promise.all(rows.map((row) => this.#begin(toDueDelivery(row))));
    // A page may hold more of one webhook than it has places; the next look leaves that one out.
    return rows.length >= room && begun.includes(true);
  }

  async #begin(delivery: DueDelivery): Promise<boolean> {
    const { database, log, now } = this.#deps;
    const place = this.#places.take(delivery);
    if (place === null) return false;
    const { id, attempts, nextAt } = delivery;
    let claimed = false;
    try {
      claimed = (await database.write([claimDelivery(id, attempts, nextAt, now() + LEASE_MS)])).ok;
    } finally {
      if (!claimed) place[Symbol.dispose]();
    }
    if (!claimed) return false;
    const onEnd = (how: AttemptResult) => {
      this.attempts[how] += 1;
    };
    const work = attemptDelivery(
      { ...this.#deps, onEnd },
      { ...delivery, attempts: attempts + 1 },
      place,
      this.#stopping.signal,
    )
      // The lease ends, and it is tried again.
      .catch((error: unknown) => log.warn({ err: error, delivery: id }, 'could not record a delivery'))
      .finally(() => {
        this.#underWay.delete(work);
        place[Symbol.dispose]();
      });
    this.#underWay.add(work);
    return true;
  }
}
