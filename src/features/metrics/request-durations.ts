import { Histogram, type Registry } from 'prom-client';
import type { ObservedResponse } from '../../platform/http/observation/request-facts.ts';

export interface Measured {
  readonly count: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

export interface RouteSum extends Measured {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

export interface MinuteSum extends Measured {
  /** Milliseconds, at the start of the minute. */
  readonly time: number;
  readonly failed: number;
}

/** Upper bounds in seconds. A percentile is the bound of its bucket: near enough to see what is slow. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Shown for what took longer than all of them. */
const LONGER = 120;

const MINUTE_MS = 60_000;
export const KEPT_MINUTES = 180;

/** How many requests took up to each bound, how many have a duration, and how many there were. */
type Counts = readonly number[];
const NONE: Counts = new Array<number>(BUCKETS.length + 2).fill(0);

/** By method, route and status, as JSON. */
type CountsByRoute = ReadonlyMap<string, Counts>;

/** A histogram of request durations by method, route and status, and what it counted in each of the last minutes. */
export class RequestDurations {
  readonly #histogram: Histogram<'method' | 'route' | 'status' | 'stream'>;
  /** What was counted until the end of a minute, oldest first. */
  #ends: { readonly minute: number; readonly counts: CountsByRoute }[] = [];

  constructor(registry: Registry) {
    this.#histogram = new Histogram({
      name: 'phonofilm_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['method', 'route', 'status', 'stream'],
      buckets: BUCKETS,
      registers: [registry],
    });
    this.#keepNextMinute();
  }

  observe({ method, route, status, isStream, seconds }: ObservedResponse): void {
    this.#histogram.observe({ method, route, status, stream: isStream ? 'yes' : 'no' }, seconds);
  }

  /** One entry for each of the last minutes, also those without a request; and all of them by route. */
  async lastMinutes(
    minutes: number,
    isWanted: (route: string) => boolean,
  ): Promise<{ byMinute: MinuteSum[]; byRoute: RouteSum[] }> {
    const last = thisMinute();
    const now = await this.#counts();
    const until = (minute: number): CountsByRoute =>
      minute >= last ? now : (this.#ends.findLast((end) => end.minute <= minute)?.counts ?? new Map());
    const wanted = ([name]: readonly [string, unknown]) => isWanted(JSON.parse(name).route);
    const byMinute = Array.from({ length: minutes }, (_, index) => {
      const minute = last - minutes + 1 + index;
      const counted = [...difference(until(minute), until(minute - 1))].filter(wanted);
      const failed = counted.filter(([name]) => JSON.parse(name).status >= 500);
      const sum = (some: typeof counted) => some.reduce((total, [, counts]) => add(total, counts), NONE);
      return { time: minute * MINUTE_MS, failed: sum(failed).at(-1) ?? 0, ...measured(sum(counted)) };
    });
    const byRoute = [...difference(now, until(last - minutes))]
      .filter(wanted)
      .map(([name, counts]): RouteSum => ({ ...JSON.parse(name), ...measured(counts) }))
      .sort((one, other) => other.count - one.count);
    return { byMinute, byRoute };
  }

  #keepNextMinute(): void {
    const keep = async () => {
      this.#ends.push({ minute: thisMinute() - 1, counts: await this.#counts() });
      this.#ends = this.#ends.slice(-KEPT_MINUTES);
      this.#keepNextMinute();
    };
    setTimeout(() => void keep(), MINUTE_MS - (Date.now() % MINUTE_MS)).unref();
  }

  async #counts(): Promise<CountsByRoute> {
    const byRoute = new Map<string, number[]>();
    for (const { labels, metricName = '', value } of (await this.#histogram.get()).values) {
      const { method, route, status, stream } = labels;
      const name = JSON.stringify({ method, route, status });
      const counts = byRoute.get(name) ?? [...NONE];
      byRoute.set(name, counts);
      const bound = BUCKETS.indexOf(Number((labels as { le?: number | string }).le));
      if (metricName.endsWith('_count')) counts.push((counts.pop() ?? 0) + value);
      else if (metricName.endsWith('_bucket') && stream === 'no')
        counts[bound < 0 ? BUCKETS.length : bound] = value;
    }
    return byRoute;
  }
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function difference(later: CountsByRoute, earlier: CountsByRoute): CountsByRoute {
  const counted = [...later].map(
    ([name, counts]) => [name, add(counts, earlier.get(name) ?? NONE, -1)] as const,
  );
  return new Map(counted.filter(([, counts]) => counts.at(-1) !== 0));
}

function add(one: Counts, other: Counts, times = 1): Counts {
  return one.map((count, index) => count + times * (other[index] ?? 0));
}

function measured(counts: Counts): Measured {
  const timed = counts[BUCKETS.length] ?? 0;
  const within = (share: number) =>
    timed === 0 ? 0 : (BUCKETS[counts.findIndex((upTo) => upTo >= timed * share)] ?? LONGER) * 1000;
  return { count: counts.at(-1) ?? 0, p50: within(0.5), p95: within(0.95) };
}
