import { setImmediate } from 'node:timers/promises';
import type { Micros } from '../../domain/money.ts';
import type { Database } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';
import { chargesWithin } from '../usage/charges-table.ts';

export interface UsageSum {
  readonly requests: number;
  readonly spent: Micros;
}

export interface UsageRequest {
  /** Milliseconds: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly by: 'day' | 'model';
}

export interface AccountUsageSums {
  /** By day (UTC, `2026-01-31`) or model, in this order. */
  readonly groups: ReadonlyMap<string, UsageSum>;
  readonly total: UsageSum;
}

/** What was charged in a part of a day, by model. */
type Slice = ReadonlyMap<string, UsageSum>;

const DAY_MS = 86_400_000;

/** After this time nothing more is entered in a day that is over, whichever node's clock is behind. */
const SETTLED_MS = 60_000;

/** A page that reads its usage again and again has the day that is not over counted this often. */
const FRESH_MS = 3000;

const MOST_KEPT = 10_000;

const NOTHING: UsageSum = { requests: 0, spent: 0 };

/**
 * What an account used. It is counted a day at a time, with a pause in between, and days that are over are remembered:
 * a caller who asks again and again costs the service little.
 */
export class AccountUsage {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #kept = new Map<string, { readonly slice: Slice; readonly until: number }>();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async read(accountId: string, { from, to, by }: UsageRequest): Promise<AccountUsageSums> {
    const groups = new Map<string, UsageSum>();
    let total = NOTHING;
    for (let start = from; start < to; start = nextDay(start)) {
      const slice = await this.#slice(accountId, start, Math.min(to, nextDay(start)));
      for (const [model, sum] of slice) {
        const group = by === 'day' ? new Date(start).toISOString().slice(0, 10) : model;
        groups.set(group, plus(groups.get(group) ?? NOTHING, sum));
        total = plus(total, sum);
      }
    }
    return { groups: new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1))), total };
  }

  async #slice(accountId: string, from: number, to: number): Promise<Slice> {
    const now = this.#now();
    // Every request that says nothing ends now: what is not over yet is kept by the day.
    const name = `${accountId} ${from} ${to > now ? 'now' : to}`;
    const kept = this.#kept.get(name);
    if (kept && kept.until > now) return kept.slice;
    const rows = await this.#database.read(chargesWithin(accountId, from, to));
    await setImmediate();
    const slice = new Map(
      rows.map((row) => [
        text(row, 'model'),
        { requests: integer(row, 'requests'), spent: integer(row, 'spent') },
      ]),
    );
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(name, { slice, until: to < now - SETTLED_MS ? now + DAY_MS : now + FRESH_MS });
    return slice;
  }
}

function plus(a: UsageSum, b: UsageSum): UsageSum {
  return { requests: a.requests + b.requests, spent: a.spent + b.spent };
}

function nextDay(time: number): number {
  return (Math.floor(time / DAY_MS) + 1) * DAY_MS;
}
