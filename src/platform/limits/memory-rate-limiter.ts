import type { RateLimit } from '../../domain/account.ts';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';

/**
 * GCRA in memory: one number per bucket, the time at which it is full again. A bucket allows a burst of `requests` and
 * refills evenly, so there is no window edge at which twice the limit fits.
 */
export class MemoryRateLimiter implements RateLimiter {
  /** In milliseconds since `#epoch`. */
  readonly #fullAt = new Map<string, number>();
  /** Fractions of a millisecond are exact enough only for small numbers, not for times since 1970. */
  #epoch: number | null = null;
  #nextSweep = 0;

  async take(bucket: string, limit: RateLimit, time: number): Promise<RateDecision> {
    this.#epoch ??= time;
    const now = time - this.#epoch;
    const period = limit.perSeconds * 1000;
    const cost = period / limit.requests;
    const fullAt = Math.max(this.#fullAt.get(bucket) ?? now, now);
    const after = fullAt + cost;
    // Half a millisecond of tolerance: rounding must not refuse the last request of a burst.
    const allowed = after - now <= period + 0.5;
    if (allowed) {
      this.#fullAt.set(bucket, after);
      this.#sweep(now);
    }
    const spentUntil = allowed ? after : fullAt;
    return {
      allowed,
      limit: limit.requests,
      remaining: Math.max(0, Math.floor((period - (spentUntil - now)) / cost + 1e-6)),
      resetAt: this.#epoch + spentUntil,
      retryAfterMs: allowed ? 0 : after - now - period,
    };
  }

  /** Full buckets are the same as absent ones. */
  #sweep(now: number): void {
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + 60_000;
    for (const [bucket, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(bucket);
  }
}
