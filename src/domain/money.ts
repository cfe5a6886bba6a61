/** Money is an integer number of micro-units inside (a millionth of the account's unit), decimal outside. */
export type Micros = number;

export const MICROS_PER_UNIT = 1_000_000;

/** Half a micro-unit rounds up, so that a small price does not become zero. */
export function toMicros(decimal: number): Micros {
  return Math.round(decimal * MICROS_PER_UNIT);
}

/** Whether nothing is lost by `toMicros`: a price finer than a micro-unit could become zero. */
export function isWholeMicros(decimal: number): boolean {
  const micros = decimal * MICROS_PER_UNIT;
  // Six decimals of a large amount are not exact as floating-point numbers.
  return Math.abs(micros - Math.round(micros)) < 0.001;
}

export function toDecimal(micros: Micros): number {
  return micros / MICROS_PER_UNIT;
}

/** `null` means no limit, on both sides. */
export function toDecimalOrNull(micros: Micros | null): number | null {
  return micros === null ? null : toDecimal(micros);
}

export function toMicrosOrNull(decimal: number | null): Micros | null {
  return decimal === null ? null : toMicros(decimal);
}

/** What a hosted service takes for a piece of work. */
export interface UpstreamCost {
  /** Its name in the settings. */
  readonly upstream: string;
  readonly amount: Micros;
}

/** Routes to hosted services are named `upstream/<name>/<our model>/<model there>`. Null: an engine of this machine. */
export function upstreamOfRoute(route: string | null): string | null {
  const [kind, upstream] = route?.split('/') ?? [];
  return kind === 'upstream' && upstream ? upstream : null;
}

/** One for each service, always in the same order: two batches that count them must not wait for each other. */
export function costsByUpstream(costs: readonly UpstreamCost[]): UpstreamCost[] {
  const sums = new Map<string, Micros>();
  for (const { upstream, amount } of costs) sums.set(upstream, (sums.get(upstream) ?? 0) + amount);
  return [...sums]
    .map(([upstream, amount]) => ({ upstream, amount }))
    .sort((a, b) => (a.upstream < b.upstream ? -1 : 1));
}
