import { setImmediate } from 'node:timers/promises';
import type { Micros } from '../../domain/money.ts';
import type { Database } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';
import { chargesWithin, usageWithin } from './charges-table.ts';

export type UsageGrouping = 'day' | 'model' | 'key';

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
  /** What hosted services took, as far as it is known. */
  readonly cost: Micros;
}

export interface UsageSums {
  /** By day (UTC, `2026-01-31`), model or key id, in this order. */
  readonly groups: ReadonlyMap<string, UsageSum>;
  readonly total: UsageSum;
}

/** What was used in a part of a day, by key and model. */
type Slice = readonly (UsageSum & { readonly key: string; readonly model: string })[];

const DAY_MS = 86_400_000;

/** After this time nothing more is entered in a day that is over, whichever node's clock is behind. */
const SETTLED_MS = 60_000;

/** A page that reads its usage again and again has the day that is not over counted this often. */
const FRESH_MS = 3000;

const MOST_KEPT = 10_000;

const NOTHING: UsageSum = { requests: 0, failed: 0, captured: 0, cost: 0 };

/**
 * What was used. It is counted a day at a time, with a pause in between: reading a year at once would block every other
 * request. Days that are over are remembered for callers: one who asks again and again costs the service little.
 */
export class Usage {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #kept = new Map<string, { readonly slice: Slice; readonly until: number }>();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async read(scope: UsageScope, { from, to, by }: UsageRequest): Promise<UsageSums> {
    const groups = new Map<string, UsageSum>();
    let total = NOTHING;
    for (let start = from; start < to; start = nextDay(start)) {
      const end = Math.min(to, nextDay(start));
      const slice =
        scope.kind === 'charges'
          ? await this.#remembered(scope.accountId, start, end)
          : await this.#count(usageWithin({ from: start, to: end, accountId: scope.accountId }));
      for (const sum of slice) {
        const group = by === 'day' ? new Date(start).toISOString().slice(0, 10) : sum[by];
        groups.set(group, plus(groups.get(group) ?? NOTHING, sum));
        total = plus(total, sum);
      }
    }
    return { groups: new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1))), total };
  }

  async #remembered(accountId: string, from: number, to: number): Promise<Slice> {
    const now = this.#now();
    // Every request that says nothing ends now: what is not over yet is kept by the day.
    const name = `${accountId} ${from} ${to > now ? 'now' : to}`;
    const kept = this.#kept.get(name);
    if (kept && kept.until > now) return kept.slice;
    const slice = await this.#count(chargesWithin({ from, to, accountId }));
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(name, { slice, until: to < now - SETTLED_MS ? now + DAY_MS : now + FRESH_MS });
    return slice;
  }

  async #count(statement: ReturnType<typeof usageWithin>): Promise<Slice> {
    const rows = await this.#database.read(statement);
    await setImmediate();
    return rows.map((row) => ({
      key: text(row, 'key_id'),
      model: text(row, 'model'),
      requests: integer(row, 'requests'),
      failed: integer(row, 'failed'),
      captured: integer(row, 'captured'),
      cost: integer(row, 'cost'),
    }));
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
