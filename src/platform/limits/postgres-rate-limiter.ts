import type { Logger } from 'pino';
import type { RateLimit } from '../../domain/account.ts';
import type { PostgresServer } from '../storage/postgres/postgres-server.ts';
import { real } from '../storage/read-column.ts';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';

/** A node reserves this share of a limit at a time and counts it locally: two nodes exceed a limit by at most 5 %. */
const SLICE = 1 / 40;

/** The rest of a slice expires after this time, so that slices of idle nodes do not add up. */
const SLICE_MS = 5000;

/** Rounding must not refuse the last request of a burst. */
const SLACK_MS = 0.5;

/**
 * GCRA as in memory: one number per bucket, the time at which it is full again. Of the `n` requests asked for, as many
 * are granted as fit; the row is always returned, so that a refusal knows how long to wait.
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
  /** When the bucket is full again, as of the last query, in milliseconds. */
  fullAt: number;
  until: number;
}

/** One limit for all nodes: slices are reserved in PostgreSQL, requests are counted locally. */
export class PostgresRateLimiter implements RateLimiter {
  readonly #server: PostgresServer;
  readonly #log: Logger;
  readonly #slices = new Map<string, Slice>();
  readonly #asking = new Map<string, Promise<Slice>>();
  /** While PostgreSQL is unavailable, each node applies the limit by itself. */
  readonly #fallback: RateLimiter;
  #nextSweep = 0;

  constructor(server: PostgresServer, fallback: RateLimiter, log: Logger) {
    this.#server = server;
    this.#fallback = fallback;
    this.#log = log;
  }

  async take(bucket: string, limit: RateLimit, now: number): Promise<RateDecision> {
    return this.#spend(bucket, limit, now) ?? (await this.#askAndSpend(bucket, limit, now));
  }

  /** Spends from the current slice; null when the server must be asked. */
  #spend(bucket: string, limit: RateLimit, now: number): RateDecision | null {
    const slice = this.#slices.get(bucket);
    if (!slice) return null;
    const period = limit.perSeconds * 1000;
    const cost = period / limit.requests;
    if (slice.left > 0 && now < slice.until) {
      slice.left -= 1;
      return decide(true, slice, limit, now);
    }
    // Nothing was left at the last query, and nothing can have become free since.
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
        this.#log.warn({ err: error }, 'PostgreSQL is unavailable: this node applies rate limits by itself');
        return await this.#fallback.take(bucket, limit, now);
      }
      if (slice.granted === 0) return decide(false, slice, limit, now);
      // Other requests waited for the same slice and may have spent it.
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

  /** Full buckets are the same as absent ones, here and on the server. */
  #sweep(now: number): void {
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + FORGET_EVERY_MS;
    for (const [bucket, slice] of this.#slices) {
      if (slice.until <= now && slice.fullAt <= now) this.#slices.delete(bucket);
    }
    this.#server
      .query({ sql: FORGET, values: [now - FORGET_EVERY_MS] })
      .catch((error: unknown) => this.#log.debug({ err: error }, 'could not delete old rate limits'));
  }
}

function decide(allowed: boolean, slice: Slice, limit: RateLimit, now: number): RateDecision {
  const period = limit.perSeconds * 1000;
  const cost = period / limit.requests;
  // As if the rest of the slice had not been reserved yet.
  const fullAt = Math.max(now, slice.fullAt - slice.left * cost);
  return {
    allowed,
    limit: limit.requests,
    remaining: Math.max(0, Math.min(limit.requests, Math.floor((period - (fullAt - now)) / cost + 1e-6))),
    resetAt: fullAt,
    retryAfterMs: allowed ? 0 : Math.max(1, fullAt + cost - now - period),
  };
}
