import type { Logger } from 'pino';
import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import type { Line } from '../../domain/line.ts';
import type { Price } from '../../domain/model.ts';
import type { Micros } from '../../domain/money.ts';
import { outOfService } from '../../domain/out-of-service.ts';
import { drawByWeight } from '../../engines/draw-by-weight.ts';
import type { EngineRequest } from '../../engines/engine.ts';

/** An engine of a model. Neighbours with a weight share the requests by it; each stands in for the other. */
export interface AudioRoute<Engine> {
  readonly engine: Engine;
  readonly weight?: number | undefined;
  /** What its service takes for its work; absent: nothing, or it is not known. */
  readonly price?: Price | undefined;
  /** How long its service may have no more work, for what it has cost today; 0: it may. Absent: there is no limit. */
  readonly waitMs?: (() => number) | undefined;
}

export interface RoutedOptions {
  readonly log: Pick<Logger, 'warn'>;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Failures after which another engine may succeed. A request that is invalid or refused is so everywhere. */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set([
  'model_overloaded',
  'service_unavailable',
  'upstream_error',
  'internal_error',
]);

interface Named {
  readonly name: string;
  lines?(): Line[];
}

/** Tries engines in order until one begins to answer; from then on the answer is its own. */
export abstract class Routed<Engine extends Named> {
  readonly name: string;
  protected readonly routes: readonly AudioRoute<Engine>[];
  readonly #log: RoutedOptions['log'];
  readonly #random: () => number;
  /** Where there is nothing to draw. */
  readonly #only: readonly [AudioRoute<Engine>] | null;

  constructor(routes: readonly AudioRoute<Engine>[], { log, random = Math.random }: RoutedOptions) {
    this.name = routes.map(({ engine }) => engine.name).join(', ');
    this.routes = routes;
    const [first, ...others] = routes;
    this.#only = first && others.length === 0 ? [first] : null;
    this.#log = log;
    this.#random = random;
  }

  lines(): Line[] {
    return this.routes.flatMap(({ engine }) => engine.lines?.() ?? []);
  }

  /** The routes that may have work, as they are to be tried. Throws `service_unavailable` when none may. */
  #inOrder({ report }: EngineRequest): readonly AudioRoute<Engine>[] {
    const routes = this.#only ?? drawByWeight(this.routes, ({ weight }) => weight, this.#random);
    if (routes.every(({ waitMs }) => !waitMs?.())) return routes;
    const open = routes.filter((route) => {
      const isOpen = !route.waitMs?.();
      if (!isOpen) report?.({ route: route.engine.name, failure: 'service_unavailable' });
      return isOpen;
    });
    if (open.length > 0) return open;
    throw outOfService(Math.min(...routes.map(({ waitMs }) => waitMs?.() ?? 0)));
  }

  /** The answer of the first route that has one; null: it cannot answer this request. `costOfBegun`: it has begun to. */
  protected async firstAnswer<Answer>(
    request: EngineRequest,
    signal: AbortSignal,
    attempt: (route: AudioRoute<Engine>) => Promise<Answer | null>,
    costOfBegun: () => CostAt | null = () => null,
  ): Promise<Answer> {
    let last: unknown;
    for (const route of this.#inOrder(request)) {
      try {
        const answer = await attempt(route);
        if (answer !== null) return answer;
      } catch (error) {
        this.tryNext(error, route, request, signal, costOfBegun());
        last = error;
      }
    }
    // The failure of the last route tells the caller most: it was the last hope.
    throw last ?? new ServiceError('service_unavailable', 'The model has no engine at the moment.');
  }

  protected answered({ engine, price }: AudioRoute<Engine>, { report }: EngineRequest, costAt: CostAt): void {
    report?.({ route: engine.name, failure: null, ...(price && { cost: costAt(price) }) });
  }

  /** Returns when the next route is to be tried, and throws otherwise. `costAt`: it has begun to answer. */
  protected tryNext(
    error: unknown,
    { engine, price }: AudioRoute<Engine>,
    { report }: EngineRequest,
    signal: AbortSignal,
    costAt: CostAt | null = null,
  ): void {
    const isOurs = error instanceof ServiceError;
    const failure = isOurs ? error.code : 'internal_error';
    report?.({ route: engine.name, failure, ...(price && costAt && { cost: costAt(price) }) });
    if (costAt || signal.aborted || (isOurs && !PASSED_ON.has(error.code))) throw error;
    this.#log.warn({ route: engine.name, err: error }, 'a route failed; the next one is tried');
  }
}

/** What a service takes for what it did, by the price of its route. */
type CostAt = (price: Price) => Micros;
