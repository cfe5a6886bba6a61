import { costsByUpstream, type UpstreamCost } from '../../domain/upstream-cost.ts';
import type { Read, Row, Write } from '../database.ts';
import { integer, text } from '../read-column.ts';

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

export function upstreamCostsOf(day: number): Read {
  return { sql: 'SELECT upstream, cost FROM upstream_costs WHERE day = $1', values: [day] };
}

export function toUpstreamCost(row: Row): UpstreamCost {
  return { upstream: text(row, 'upstream'), amount: integer(row, 'cost') };
}

export function deleteOldUpstreamCosts(before: number): Write {
  return { sql: 'DELETE FROM upstream_costs WHERE day < $1', values: [before], rows: 'any' };
}

/** Films that are alike to an engine. */
export interface FilmsAtEngine {
  readonly route: string;
  readonly seconds: number;
  /** As tasks have it. */
  readonly size: string;
  readonly films: number;
}

const AT_ENGINES = `
  SELECT route, seconds, size, COUNT(*) AS films FROM tasks
    WHERE finished_at IS NULL AND route IS NOT NULL AND id <> $1 GROUP BY route, seconds, size
  UNION ALL
  SELECT route, seconds, size, COUNT(*) AS films FROM tasks
    WHERE stopping_since IS NOT NULL AND stopping_since >= $2 AND route IS NOT NULL AND id <> $1
    GROUP BY route, seconds, size`;

/** Films that engines are at work on; also those that nobody waits for and that are to be stopped, since a time. */
export function filmsAtEngines(exceptTask: string, stoppingSince: number): Read {
  return { sql: AT_ENGINES, values: [exceptTask, stoppingSince] };
}

export function toFilmsAtEngine(row: Row): FilmsAtEngine {
  return {
    route: text(row, 'route'),
    seconds: integer(row, 'seconds'),
    size: text(row, 'size'),
    films: integer(row, 'films'),
  };
}
