import type { RateLimit } from '../../domain/account.ts';

/** The rate limit port: one bucket per name; `take` counts one request. */
export interface RateLimiter {
  take(bucket: string, limit: RateLimit, now: number): Promise<RateDecision>;
}

export interface RateDecision {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** When the bucket is full again, in Unix milliseconds. */
  readonly resetAt: number;
  /** How long until one request fits; 0 when allowed. */
  readonly retryAfterMs: number;
}

/** The largest number that every client can parse; never reached. */
const NO_LIMIT = 2 ** 31 - 1;

/** The decision for a key without a limit: nothing is counted, but the headers are present. */
export function unlimited(now: number): RateDecision {
  return { allowed: true, limit: NO_LIMIT, remaining: NO_LIMIT, resetAt: now, retryAfterMs: 0 };
}
