import { setImmediate } from 'node:timers/promises';
import type { Micros } from '../../domain/money.ts';
import type { Database } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';
import { usageWithin } from './charges-table.ts';

export type UsageGrouping = 'day' | 'model' | 'key';

export interface UsageRequest {
  /** Milliseconds: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly by: UsageGrouping;
  readonly accountId: string | null;
}

export interface UsageSum {
  /** Paid requests that ended in this period, including failed ones. */
  readonly requests: number;
  readonly failed: number;
  readonly captured: Micros;
  /** What hosted services took, as far as it is known. */
  readonly cost: Micros;
}

export interface Usage {
  /** By day (UTC, `2026-01-31`), model or key id, in this order. */
  readonly groups: ReadonlyMap<string, UsageSum>;
  readonly total: UsageSum;
}

const DAY_MS = 86_400_000;

const NOTHING: UsageSum = { requests: 0, failed: 0, captured: 0, cost: 0 };

/** Usage and revenue, from the holds that were settled in a period. */
export class OperatorUsage {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Reads day by day with a pause in between: reading a year of holds at once would block every other request. */
  async read({ from, to, by, accountId }: UsageRequest): Promise<Usage> {
    const groups = new Map<string, UsageSum>();
    let total = NOTHING;
    for (let start = from; start < to; start = nextDay(start)) {
      const rows = await this.#database.read(
        usageWithin({ from: start, to: Math.min(to, nextDay(start)), accountId }),
      );
      for (const row of rows) {
        const sum: UsageSum = {
          requests: integer(row, 'requests'),
          failed: integer(row, 'failed'),
          captured: integer(row, 'captured'),
          cost: integer(row, 'cost'),
        };
        const group = by === 'day' ? dayOf(start) : text(row, by === 'key' ? 'key_id' : 'model');
        groups.set(group, plus(groups.get(group) ?? NOTHING, sum));
        total = plus(total, sum);
      }
      await setImmediate();
    }
    return { groups: new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1))), total };
  }
}

function plus(a: UsageSum, b: UsageSum): UsageSum {
  return {
    requests: a.requests + b.requests,
    failed: a.failed + b.failed,
    captured: a.captured + b.captured,
    cost: a.cost + b.cost,
  };
}

function nextDay(time: number): number {
  return (Math.floor(time / DAY_MS) + 1) * DAY_MS;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
