import type { Logger } from 'pino';
import { periodsAt } from '../../domain/account.ts';
import { type Micros, toDecimal, upstreamOfRoute } from '../../domain/money.ts';
import type { PricedVideo } from '../../domain/price-table.ts';
import { costsOfDay, toCostOfDay } from '../../features/billing/upstream-cost-table.ts';
import type { Database } from '../../platform/storage/database.ts';
import type { RouteOutage } from '../outages/route-outage-table.ts';

export interface UpstreamCostsDeps {
  readonly database: Pick<Database, 'read'>;
  /** What a hosted service may cost in a day; null: as much as it does. Asked each time: the settings may be read again. */
  readonly limitOf: (upstream: string) => Micros | null;
  /** The models of hosted services that routes lead to. */
  readonly routes: () => readonly { readonly upstream: string; readonly upstreamModel: string }[];
  /** What a video of a route costs by the settings; null: unknown. */
  readonly costOf: (route: string, video: PricedVideo) => Micros | null;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly now: () => number;
}

/** What a hosted service costs in a day. */
export interface DayCost {
  readonly spent: Micros;
  /** For videos that it is at work on. */
  readonly expected: Micros;
}

const NOTHING: DayCost = { spent: 0, expected: 0 };
const DAY_MS = 86_400_000;

/** What other nodes have spent counts here within this time, and so does what requests of this one have. */
const FRESH_MS = 1000;

/** A turn where there is no limit. */
const AT_ONCE: Disposable = { [Symbol.dispose]: () => {} };

/**
 * What hosted services cost in a day of UTC, and whether they may have more work. A limit is reached by what was paid and
 * what the videos under way will cost; then all models there are out of service until midnight.
 */
export class UpstreamCosts {
  readonly #deps: UpstreamCostsDeps;
  #known: ReadonlyMap<string, DayCost> = new Map();
  #knownDay = 0;
  #freshUntil = 0;
  #reading: Promise<void> | null = null;
  /** Since when services have reached their limits, by what this process has noticed. */
  readonly #spentSince = new Map<string, number>();
  /** By upstream, when the latest of those that start videos there has recorded its start. */
  readonly #lastStarts = new Map<string, Promise<void>>();

  constructor(deps: UpstreamCostsDeps) {
    this.#deps = deps;
  }

  /** What a video will cost at a route; null: unknown. */
  costOf(route: string, video: PricedVideo): Micros | null {
    return this.#deps.costOf(route, video);
  }

  /** Of all hosted services that have cost something today, or will. */
  async today(): Promise<ReadonlyMap<string, DayCost>> {
    if (this.#deps.now() >= this.#freshUntil) await this.#refresh();
    return this.#known;
  }

  /** The models of services that have reached their limits. */
  async outages(): Promise<RouteOutage[]> {
    const { limitOf, routes, now } = this.#deps;
    const limited = routes().filter(({ upstream }) => limitOf(upstream) !== null);
    if (limited.length === 0) return [];
    await this.today();
    return limited.flatMap(({ upstream, upstreamModel: model }) => {
      if (!this.#isSpent(upstream)) return [];
      const since = this.#spentSince.get(upstream) ?? now();
      const words = this.#words(upstream);
      return [{ upstream, model, reason: 'spent', words, since, probeAt: midnightAfter(now()) }];
    });
  }

  /** For how long a service gets no more requests; 0: it gets them. Answered from memory; a new sum is read for later requests. */
  waitMs(upstream: string): number {
    const { limitOf, now, log } = this.#deps;
    if (limitOf(upstream) === null) return 0;
    const at = now();
    if (at >= this.#freshUntil)
      void this.#refresh().catch((error: unknown) =>
        log.warn({ err: error }, 'could not read what hosted services have cost'),
      );
    return this.#isSpent(upstream) ? midnightAfter(at) - at : 0;
  }

  /** Whether a video may be started. A further attempt at it is not kept waiting by the first one. */
  async mayStart(upstream: string, taskId: string): Promise<boolean> {
    const limit = this.#deps.limitOf(upstream);
    if (limit === null) return true;
    const { spent, expected } = (await this.#read(taskId)).get(upstream) ?? NOTHING;
    return spent + expected < limit;
  }

  /**
   * A turn to record a start, which is counted once the turn ends: of many starts at once at a service no more are made than
   * its limit allows. Null: the service has reached its limit.
   */
  async turnToStart(upstream: string, taskId: string): Promise<Disposable | null> {
    if (this.#deps.limitOf(upstream) === null) return AT_ONCE;
    const before = this.#lastStarts.get(upstream);
    const mine = Promise.withResolvers<void>();
    this.#lastStarts.set(upstream, mine.promise);
    await before;
    let mayStart = false;
    try {
      mayStart = await this.mayStart(upstream, taskId);
      return mayStart ? { [Symbol.dispose]: mine.resolve } : null;
    } finally {
      if (!mayStart) mine.resolve();
    }
  }

  #isSpent(upstream: string): boolean {
    const limit = this.#deps.limitOf(upstream);
    if (limit === null) return false;
    const isToday = this.#knownDay === periodsAt(this.#deps.now()).day;
    const { spent, expected } = (isToday ? this.#known.get(upstream) : undefined) ?? NOTHING;
    return spent + expected >= limit;
  }

  async #refresh(): Promise<void> {
    this.#reading ??= (async () => {
      const at = this.#deps.now();
      this.#known = await this.#read();
      this.#knownDay = periodsAt(at).day;
      this.#freshUntil = at + FRESH_MS;
      this.#report(at);
    })().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #read(exceptTask = ''): Promise<ReadonlyMap<string, DayCost>> {
    const { database, now } = this.#deps;
    const at = now();
    const costs = new Map<string, DayCost>();
    const count = (upstream: string, more: DayCost) => {
      const { spent, expected } = costs.get(upstream) ?? NOTHING;
      costs.set(upstream, { spent: spent + more.spent, expected: expected + more.expected });
    };
    const today = costsOfDay(periodsAt(at).day, exceptTask, midnightAfter(at) - DAY_MS);
    for (const found of (await database.read(today)).map(toCostOfDay)) {
      if ('upstream' in found) {
        count(found.upstream, { spent: found.amount, expected: 0 });
        continue;
      }
      const upstream = upstreamOfRoute(found.route);
      if (upstream) count(upstream, { spent: 0, expected: found.expected });
    }
    return costs;
  }

  /** Each is reported once, when it begins and when it ends. */
  #report(at: number): void {
    const { routes, log } = this.#deps;
    for (const upstream of new Set(routes().map((route) => route.upstream))) {
      const isSpent = this.#isSpent(upstream);
      if (isSpent === this.#spentSince.has(upstream)) continue;
      if (isSpent) {
        this.#spentSince.set(upstream, at);
        log.warn(
          { upstream, why: this.#words(upstream) },
          `${upstream} has reached its cost limit for today`,
        );
      } else {
        this.#spentSince.delete(upstream);
        log.info({ upstream }, `${upstream} may have work again`);
      }
    }
  }

  #words(upstream: string): string {
    const { spent, expected } = this.#known.get(upstream) ?? NOTHING;
    const limit = toDecimal(this.#deps.limitOf(upstream) ?? 0);
    const videos = expected > 0 ? `, and ${toDecimal(expected)} for videos under way` : '';
    return `${toDecimal(spent)} of ${limit}${videos}; it ends at midnight (UTC)`;
  }
}

function midnightAfter(time: number): number {
  return (Math.floor(time / DAY_MS) + 1) * DAY_MS;
}
