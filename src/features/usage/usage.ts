import type { Micros } from '../../domain/money.ts';
import { apart, type Database, type Read } from '../../platform/storage/database.ts';
import { integer } from '../../platform/storage/read-column.ts';
import {
  chargesWithin,
  type UsageGrouping,
  type UsageSlice,
  usageOfDays,
  usageWithin,
} from './usage-table.ts';

export type { UsageGrouping } from './usage-table.ts';

/** `charges`: what an account was charged, as its owner sees it. `settled`: all that ended, as the operator sees it. */
export type UsageScope =
  | { readonly kind: 'charges'; readonly accountId: string }
  | { readonly kind: 'settled'; readonly accountId: string | null };

export interface UsageRequest {
  /** Milliseconds: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly by: UsageGrouping;
}

export interface UsageSum {
  /** Paid requests that ended in this period, including failed ones where they are counted. */
  readonly requests: number;
  readonly failed: number;
  readonly captured: Micros;
  /** What hosted services charged, as far as it is known. */
  readonly cost: Micros;
}

export interface UsageSums {
  /** By day (UTC, `2026-01-31`), model or key id, in this order. */
  readonly groups: ReadonlyMap<string, UsageSum>;
  readonly total: UsageSum;
}

const DAY_MS = 86_400_000;

const NOTHING: UsageSum = { requests: 0, failed: 0, captured: 0, cost: 0 };

/** What was used: whole days from their sums, and where a period begins or ends within a day, that part from the books. */
export class Usage {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async read(scope: UsageScope, { from, to, by }: UsageRequest): Promise<UsageSums> {
    const first = Math.ceil(from / DAY_MS);
    // Today is whole for all who ask until now or later.
    const end = to > this.#now() ? Math.ceil(to / DAY_MS) : Math.floor(to / DAY_MS);
    const slice = (from: number, to: number): UsageSlice => ({ from, to, by, accountId: scope.accountId });
    const within = scope.kind === 'charges' ? chargesWithin : usageWithin;
    const parts: readonly Read[] =
      first > end
        ? [within(slice(from, to))]
        : [
            ...(from < first * DAY_MS ? [within(slice(from, first * DAY_MS))] : []),
            usageOfDays(slice(first, end)),
            ...(to > end * DAY_MS ? [within(slice(end * DAY_MS, to))] : []),
          ];
    const groups = new Map<string, UsageSum>();
    let total = NOTHING;
    for (const part of parts) {
      for (const row of await this.#database.read(apart(part))) {
        const sum = sumOf(row, scope);
        // An owner is not told of what was not charged.
        if (sum.requests === 0) continue;
        const name = by === 'day' ? dayName(integer(row, 'name')) : String(row['name']);
        groups.set(name, plus(groups.get(name) ?? NOTHING, sum));
        total = plus(total, sum);
      }
    }
    return { groups: new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1))), total };
  }
}

function sumOf(row: Parameters<typeof integer>[0], { kind }: UsageScope): UsageSum {
  const failed = integer(row, 'failed');
  const requests = integer(row, 'requests') - (kind === 'charges' ? failed : 0);
  return { requests, failed, captured: integer(row, 'captured'), cost: integer(row, 'cost') };
}

const dayName = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

function plus(a: UsageSum, b: UsageSum): UsageSum {
  return {
    requests: a.requests + b.requests,
    failed: a.failed + b.failed,
    captured: a.captured + b.captured,
    cost: a.cost + b.cost,
  };
}
