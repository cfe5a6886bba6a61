/** What the requests of one route with one status took, as a histogram. */
interface Tally {
  count: number;
  /** How many of them have a duration. */
  timed: number;
  readonly buckets: Uint32Array;
}

export interface RouteSum {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
}

export interface MinuteSum {
  /** Milliseconds, at the start of the minute. */
  readonly time: number;
  readonly count: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
}

const MINUTE_MS = 60_000;
export const KEPT_MINUTES = 180;

/** Upper bounds in milliseconds. A percentile is the bound of its bucket: near enough to see what is slow. */
const BOUNDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000];

/** The requests of this process in the last three hours, minute by minute. Fixed size, whatever arrives. */
export class RequestHistory {
  readonly #minutes = new Map<number, Map<string, Tally>>();

  observe(method: string, route: string, status: number, milliseconds: number | null, now: number): void {
    const minute = Math.floor(now / MINUTE_MS);
    let tallies = this.#minutes.get(minute);
    if (tallies === undefined) {
      tallies = new Map();
      this.#minutes.set(minute, tallies);
      for (const old of this.#minutes.keys()) if (old <= minute - KEPT_MINUTES) this.#minutes.delete(old);
    }
    const name = `${status} ${method} ${route}`;
    let tally = tallies.get(name);
    if (tally === undefined) {
      tally = newTally();
      tallies.set(name, tally);
    }
    add(tally, milliseconds);
  }

  /** One entry for each of the last minutes, also those without a request. */
  byMinute(minutes: number, now: number): MinuteSum[] {
    const last = Math.floor(now / MINUTE_MS);
    return Array.from({ length: minutes }, (_, index) => {
      const minute = last - minutes + 1 + index;
      const whole = newTally();
      let failed = 0;
      for (const [name, tally] of this.#minutes.get(minute) ?? []) {
        merge(whole, tally);
        if (name.startsWith('5')) failed += tally.count;
      }
      return { time: minute * MINUTE_MS, count: whole.count, failed, ...percentiles(whole) };
    });
  }

  byRoute(minutes: number, now: number): RouteSum[] {
    const first = Math.floor(now / MINUTE_MS) - minutes + 1;
    const sums = new Map<string, Tally>();
    for (const [minute, tallies] of this.#minutes) {
      if (minute < first) continue;
      for (const [name, tally] of tallies) {
        const sum = sums.get(name) ?? newTally();
        merge(sum, tally);
        sums.set(name, sum);
      }
    }
    return [...sums]
      .map(([name, sum]) => {
        const [status = '', method = '', route = ''] = name.split(' ');
        return { method, route, status: Number(status), count: sum.count, ...percentiles(sum) };
      })
      .sort((one, other) => other.count - one.count);
  }
}

function newTally(): Tally {
  return { count: 0, timed: 0, buckets: new Uint32Array(BOUNDS.length + 1) };
}

function add(tally: Tally, milliseconds: number | null): void {
  tally.count += 1;
  if (milliseconds === null) return;
  tally.timed += 1;
  const found = BOUNDS.findIndex((bound) => milliseconds <= bound);
  const index = found < 0 ? BOUNDS.length : found;
  tally.buckets[index] = (tally.buckets[index] ?? 0) + 1;
}

function merge(into: Tally, from: Tally): void {
  into.count += from.count;
  into.timed += from.timed;
  for (const [index, count] of from.buckets.entries())
    into.buckets[index] = (into.buckets[index] ?? 0) + count;
}

function percentiles(tally: Tally): { p50: number; p95: number } {
  return { p50: percentile(tally, 0.5), p95: percentile(tally, 0.95) };
}

function percentile({ timed, buckets }: Tally, share: number): number {
  let passed = 0;
  for (const [index, inBucket] of buckets.entries()) {
    passed += inBucket;
    if (timed > 0 && passed >= timed * share) return BOUNDS[index] ?? 128_000;
  }
  return 0;
}
