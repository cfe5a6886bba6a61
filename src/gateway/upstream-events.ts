import type { EventEmitter } from 'node:events';
import type { RouteOutage } from './outages/route-outage-table.ts';

export interface UpstreamCallSeen {
  readonly purpose: string;
  /** The HTTP status, or `none` without an answer. */
  readonly status: number | 'none';
  readonly seconds: number;
}

export type BegunOutage = Pick<RouteOutage, 'reason' | 'words'> & { readonly pauseMs: number };

/** What happens at hosted services, by the name of the upstream: for metrics and the list of outages. */
export type UpstreamEvents = EventEmitter<{
  call: [upstream: string, call: UpstreamCallSeen];
  fault: [upstream: string, faultClass: string];
  /** Null: the model is in service again. */
  outage: [upstream: string, model: string, outage: BegunOutage | null];
}>;
