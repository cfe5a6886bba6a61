import { costsByUpstream, type Micros, type UpstreamCost } from '../../domain/money.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { flag, integer, text } from '../../platform/storage/read-column.ts';

/** What hosted services have cost, by day of UTC. */

const COUNT = `
  INSERT INTO upstream_costs (upstream, day, cost) VALUES ($1, $2, $3)
  ON CONFLICT (upstream, day) DO UPDATE SET cost = upstream_costs.cost + excluded.cost`;

/** For the end of the batch that records the cost: every node waits for the row while it is locked. */
export function countUpstreamCosts(costs: readonly UpstreamCost[], day: number): Write[] {
  return costsByUpstream(costs)
    .filter(({ amount }) => amount > 0)
    .map(({ upstream, amount }) => ({ sql: COUNT, values: [upstream, day, amount], rows: 1 }));
}

export function deleteOldUpstreamCosts(before: number): Write {
  return { sql: 'DELETE FROM upstream_costs WHERE day < $1', values: [before], rows: 'any' };
}

/** What the videos that an engine is at work on will cost. */
export interface ExpectedCost {
  readonly route: string;
  readonly expected: Micros;
}

const DAY = `
  SELECT upstream AS name, cost, 0 AS is_expected FROM upstream_costs WHERE day = $1
  UNION ALL
  SELECT route, SUM(route_cost), 1 FROM tasks
    WHERE finished_at IS NULL AND route IS NOT NULL AND route_cost > 0 AND id <> $2 GROUP BY route
  UNION ALL
  SELECT route, SUM(route_cost), 1 FROM tasks
    WHERE stopping_since IS NOT NULL AND stopping_since >= $3 AND route_cost > 0 AND id <> $2 GROUP BY route`;

/**
 * What was paid on a day, and the videos that engines are at work on; also those that nobody waits for and that are to be
 * stopped, since a time. One statement sees one state of the database, so that a video that ends meanwhile is in one of
 * them (PostgreSQL: "Transaction Isolation", 13.2.1; SQLite: "Isolation In SQLite").
 */
export function costsOfDay(day: number, exceptTask: string, stoppingSince: number): Read {
  return { sql: DAY, values: [day, exceptTask, stoppingSince] };
}

export function toCostOfDay(row: Row): UpstreamCost | ExpectedCost {
  const name = text(row, 'name');
  const amount = integer(row, 'cost');
  return flag(row, 'is_expected') ? { route: name, expected: amount } : { upstream: name, amount };
}
