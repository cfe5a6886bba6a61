import type { RateLimit } from '../domain/account.ts';

/** The rate limit port: one bucket per name; `take` spends one request of it. */
export interface RateLimiter {
  /** At once where the decision is made in this process, later where other nodes have a say. */
  take(bucket: string, limit: RateLimit, now: number): RateDecision | Promise<RateDecision>;
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
