import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { integer, text, textOrNull } from '../../platform/storage/read-column.ts';

/** A model of a hosted service that is out of service until somebody mends it. */
export interface RouteOutage {
  readonly upstream: string;
  /** Its name there. */
  readonly model: string;
  /** `spent` is never stored: it follows from what the service has cost. */
  readonly reason: 'auth' | 'funds' | 'gone' | 'spent';
  /** What the service said. */
  readonly words: string | null;
  readonly since: number;
  readonly probeAt: number;
}

export function allRouteOutages(): Read {
  return { sql: 'SELECT * FROM route_outages ORDER BY since, upstream, model', values: [] };
}

/** Requests that wait look whether it is mended; a new video does so after `probeAt`, and in any case this often. */
const PROBE_EVERY_MS = 300_000;

export function recordRouteOutage(
  { upstream, model, reason, words, probeAt }: Omit<RouteOutage, 'since'>,
  now: number,
): Write {
  return {
    sql: `INSERT INTO route_outages (upstream, model, reason, words, since, probe_at, probed_at)
      VALUES ($1, $2, $3, $4, $5, $6, $5)
      ON CONFLICT (upstream, model) DO UPDATE SET reason = excluded.reason, words = excluded.words,
        probe_at = CASE WHEN route_outages.probed_at + $7 < excluded.probe_at
          THEN route_outages.probed_at + $7 ELSE excluded.probe_at END`,
    values: [upstream, model, reason, words, now, probeAt, PROBE_EVERY_MS],
    rows: 1,
  };
}

/** The request that changes the row is the probe. */
export function claimRouteProbe(
  { upstream, model, probeAt }: RouteOutage,
  nextAt: number,
  now: number,
): Write {
  return {
    sql: `UPDATE route_outages SET probe_at = $4, probed_at = $5
      WHERE upstream = $1 AND model = $2 AND probe_at = $3`,
    values: [upstream, model, probeAt, nextAt, now],
    rows: 1,
    expectation: 'probe',
  };
}

export function deleteRouteOutage(upstream: string, model: string): Write {
  return {
    sql: 'DELETE FROM route_outages WHERE upstream = $1 AND model = $2',
    values: [upstream, model],
    rows: 'any',
  };
}

/** Of one service, or all. */
export function deleteRouteOutages(upstream: string | null): Write {
  return upstream === null
    ? { sql: 'DELETE FROM route_outages', values: [], rows: 'any' }
    : { sql: 'DELETE FROM route_outages WHERE upstream = $1', values: [upstream], rows: 'any' };
}

export function toRouteOutage(row: Row): RouteOutage {
  return {
    upstream: text(row, 'upstream'),
    model: text(row, 'model'),
    reason: text(row, 'reason') as RouteOutage['reason'],
    words: textOrNull(row, 'words'),
    since: integer(row, 'since'),
    probeAt: integer(row, 'probe_at'),
  };
}
