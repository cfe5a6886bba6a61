import type { Micros } from './money.ts';

/** How a request that is answered while the caller waits was settled. */
export interface SettledRequest {
  readonly model: string;
  readonly outcome: 'captured' | 'released';
  readonly amount: Micros;
}

/** Stops a request in progress; how the request was settled is noted on it, for the log of requests. */
export interface StopOfRequest extends AbortController {
  settled?: SettledRequest;
}
