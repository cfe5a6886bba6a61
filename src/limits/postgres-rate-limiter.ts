import type { Logger } from 'pino';
import type { RateLimit } from '../domain/account.ts';
import type { PostgresServer } from '../storage/postgres/postgres-server.ts';
import { real } from '../storage/read-column.ts';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';

/** A node takes so much of a limit at a time and spends it alone: two nodes exceed a limit by 5 % at most. */
const SLICE = 1 / 40;

/** What is left of a slice after this time is forgone, so that slices of idle nodes do not add up. */
const SLICE_MS = 5000;

/** Sums of fractions must not refuse the last request of a burst. */
const SLACK_MS = 0.5;

/**
 * GCRA as in memory: one number a bucket, the time at which it is full again. Of the `n` requests asked for, as many
 * are granted as fit; the row always comes back, so that a refusal knows how long to wait.
 * $1 bucket, $2 now, $3 cost of a request, $4 requests asked for, $5 period, all times in milliseconds.
 */
const FITTING = `GREATEST(0, LEAST($4, FLOOR(
    (CAST($5 AS double precision) + ${SLACK_MS} - (GREATEST(bucket.full_at, $2) - $2)) / $3)))`;
const TAKE = `
  INSERT INTO rate_buckets AS bucket (bucket, full_at, granted)
  VALUES ($1, CAST($2 AS double precision) + CAST($3 AS double precision) * CAST($4 AS double precision), $4)
  ON CONFLICT (bucket) DO UPDATE SET
    granted = ${FITTING},
    full_at = GREATEST(bucket.full_at, $2) + $3 * ${FITTING}
  RETURNING full_at, granted`;

const FORGET = 'DELETE FROM rate_buckets WHERE full_at < $1';
const FORGET_EVERY_MS = 300_000;

interface Slice {
  readonly granted: number;
  left: number;
  /** When the bucket is full again, as of the last look at it, in milliseconds. */
  fullAt: number;
  until: number;
}

/** One limit for all nodes: slices are taken from PostgreSQL, requests are counted here. */
export class PostgresRateLimiter implements RateLimiter {
  readonly #server: PostgresServer;
  readonly #log: Logger;
  readonly #slices = new Map<string, Slice>();
  readonly #asking = new Map<string, Promise<Slice>>();
  /** While the server cannot be asked, each node keeps the limit for itself. */
  readonly #alone: RateLimiter;
  #nextSweep = 0;

  constructor(server: PostgresServer, alone: RateLimiter, log: Logger) {
    this.#server = server;
    this.#alone = alone;
    this.#log = log;
  }

  take(bucket: string, limit: RateLimit, now: number): RateDecision | Promise<RateDecision> {
    return this.#spend(bucket, limit, now) ?? this.#askAndSpend(bucket, limit, now);
  }

  /** From the slice at hand; null when the server must be asked. */
  #spend(bucket: string, limit: RateLimit, now: number): RateDecision | null {
    const slice = this.#slices.get(bucket);
    if (!slice) return null;
    const period = limit.perSeconds * 1000;
    const cost = period / limit.requests;
    if (slice.left > 0 && now < slice.until) {
      slice.left -= 1;
      return decide(true, slice, limit, now);
    }
    // Nothing was left at the last look, and nothing can have come free since.
    const freeAt = slice.fullAt + cost - period;
    if (slice.left === 0 && now < freeAt - 0.5) return decide(false, slice, limit, now);
    return null;
  }

  async #askAndSpend(bucket: string, limit: RateLimit, now: number): Promise<RateDecision> {
    for (;;) {
      let asking = this.#asking.get(bucket);
      if (!asking) {
        asking = this.#ask(bucket, limit, now).finally(() => this.#asking.delete(bucket));
        this.#asking.set(bucket, asking);
      }
      let slice: Slice;
      try {
        slice = await asking;
      } catch (error) {
        this.#log.warn({ err: error }, 'rate limits are kept by this node alone for now');
        return await this.#alone.take(bucket, limit, now);
      }
      if (slice.granted === 0) return decide(false, slice, limit, now);
      // Others waited for the same slice and may have spent it.
      const decision = this.#spend(bucket, limit, now);
      if (decision) return decision;
    }
  }

  async #ask(bucket: string, limit: RateLimit, now: number): Promise<Slice> {
    this.#sweep(now);
    const period = limit.perSeconds * 1000;
    const wanted = Math.max(1, Math.floor(limit.requests * SLICE));
    const [row] = await this.#server.query({
      sql: TAKE,
      values: [bucket, now, period / limit.requests, wanted, period],
    });
    if (!row) throw new Error('the server answered no bucket');
    const granted = real(row, 'granted');
    const slice = {
      granted,
      left: granted,
      fullAt: real(row, 'full_at'),
      until: now + SLICE_MS,
    };
    this.#slices.set(bucket, slice);
    return slice;
  }

  /** Full buckets say nothing that an absent one does not, here and on the server. */
  #sweep(now: number): void {
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + FORGET_EVERY_MS;
    for (const [bucket, slice] of this.#slices) {
      if (slice.until <= now && slice.fullAt <= now) this.#slices.delete(bucket);
    }
    this.#server
      .query({ sql: FORGET, values: [now - FORGET_EVERY_MS] })
      .catch((error: unknown) => this.#log.debug({ err: error }, 'old rate limits were not forgotten'));
  }
}

function decide(allowed: boolean, slice: Slice, limit: RateLimit, now: number): RateDecision {
  const period = limit.perSeconds * 1000;
  const cost = period / limit.requests;
  // As if what is left of the slice had not been taken yet.
  const fullAt = Math.max(now, slice.fullAt - slice.left * cost);
  return {
    allowed,
    limit: limit.requests,
    remaining: Math.max(0, Math.min(limit.requests, Math.floor((period - (fullAt - now)) / cost + 1e-6))),
    resetAt: fullAt,
    retryAfterMs: allowed ? 0 : Math.max(1, fullAt + cost - now - period),
  };
}
