import type { Micros } from './money.ts';

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
