import type { RouteAttempt } from './logged-request.ts';
import type { Micros } from './money.ts';

/** How a request that is answered while the caller waits was settled. */
export interface SettledRequest {
  readonly model: string;
  readonly outcome: 'captured' | 'released';
  readonly amount: Micros;
}

/** Stops a request in progress; what was done for it and how it was settled is noted on it, for the log of requests. */
export interface StopOfRequest extends AbortController {
  /** The routes that were tried, in order. */
  attempts?: RouteAttempt[];
  settled?: SettledRequest;
}
