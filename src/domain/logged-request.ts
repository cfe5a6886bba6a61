import type { Micros } from './money.ts';
import type { ParameterValues } from './parameters.ts';

/** A route that was tried for a request, and why it did not answer; null: it did. */
export interface RouteAttempt {
  readonly route: string;
  readonly failure: string | null;
  /** What its service takes for what it did; absent: nothing, or it is not known. */
  readonly cost?: Micros;
}

/** What is kept of a request: no texts of its caller. */
export interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  /** The route, such as `/v1/videos/:id`. */
  readonly route: string;
  /** As it was asked for, without its query; null where it could be a secret. */
  readonly path: string | null;
  readonly status: number;
  readonly code: string | null;
  /** The error message that the caller received. */
  readonly message: string | null;
  /** The address that it came from. */
  readonly address: string | null;
  readonly accountId: string | null;
  readonly keyId: string | null;
  readonly model: string | null;
  /** The video that it made. */
  readonly taskId: string | null;
  /** Null for streams of events. */
  readonly milliseconds: number | null;
  /** Of a request that is answered while the caller waits; null: nothing was to be charged. */
  readonly charged: Micros | null;
  readonly attempts: readonly RouteAttempt[];
  /** What the caller said, without texts of its own; null: nothing. */
  readonly parameters: ParameterValues | null;
  readonly createdAt: number;
}
