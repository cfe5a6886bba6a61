import type { Logger } from 'pino';
import { Catalogue, type CatalogueEntry, type Model, type Price } from '../../domain/catalogue.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { type Config, ConfigError } from '../../settings/config.ts';
import type { RouteOutages } from '../outages/route-outages.ts';
import { type OpenUpstreamsDeps, Upstreams } from './open-upstreams.ts';
import { pricesBelowCost } from './prices-below-cost.ts';
import { type RouteModelsDeps, routeModels, wrongRoutesOf } from './route-models.ts';

/** What all upstreams of a process share, whatever the settings say. */
export type UpstreamDeps = Omit<OpenUpstreamsDeps, 'config' | 'engines' | 'former'>;

/** Throws `ConfigError` when a model of the settings has a wrong route. Changes nothing of `engines`. */
export function assertRoutable(
  deps: UpstreamDeps,
  config: Config,
  engines: EngineRegistry,
  former?: Upstreams,
): Upstreams {
  const trial = engines.copy();
  const upstreams = new Upstreams({ ...deps, config, engines: trial, ...(former && { former }) });
  const costs = { waitMs: () => 0 };
  const [problem] = routeModels(
    { engines: trial, upstreams, costs, log: deps.log },
    new Catalogue(config.models),
  );
  if (problem) throw new ConfigError(problem.message);
  return upstreams;
}

export interface RoutingDeps extends RouteModelsDeps {
  readonly upstreamDeps: UpstreamDeps;
  readonly outages: Pick<RouteOutages, 'forget'>;
  readonly log: Logger;
}

/** The models that are offered, and what callers pay for them. */
export interface PricedCatalogue {
  readonly current: Catalogue;
  priceOf(model: Model): Price;
}

/** Leads models to their engines, as the settings and the operator's rows say. */
export class Routing {
  readonly #deps: RoutingDeps;

  constructor(deps: RoutingDeps) {
    this.#deps = deps;
  }

  /** A mistake in what an operator has added is for the log: the rest goes on. */
  route(catalogue: Catalogue): void {
    const { log } = this.#deps;
    for (const { id, fact, message } of catalogue.problems)
      log.error({ model: id, fact, why: message }, 'a model that was added cannot be used');
    for (const { entry, message } of routeModels(this.#deps, catalogue))
      log.error({ model: entry.model.id, why: message }, 'a model that was added has no engine');
  }

  /** What is wrong with the routes of a model that is about to be added; null: nothing. */
  wrongRoutes(entry: CatalogueEntry): string | null {
    return wrongRoutesOf(this.#deps, entry);
  }

  /** Takes over the upstreams of other settings; the catalogue brings their routes. Throws `ConfigError`, and then changes nothing. */
  async useSettings(fresh: Config): Promise<void> {
    const { upstreamDeps, engines, upstreams, outages } = this.#deps;
    const opened = assertRoutable(upstreamDeps, fresh, engines, upstreams);
    for (const name of upstreams.replaceBy(opened)) await outages.forget(name);
  }

  /** Requests for these get 503: that should not surprise the operator. */
  nameModelsWithoutEngine(catalogue: Catalogue): void {
    const { engines, log } = this.#deps;
    const idle = catalogue.models.filter((model) => !engines.serves(model)).map(({ id }) => id);
    if (idle.length > 0)
      log.warn({ models: idle }, 'models without an engine; requests for them are answered 503');
  }

  /** Work that is sold below its cost is served, and the operator is told. */
  namePricesBelowCost(catalogue: PricedCatalogue): string[] {
    const { upstreams, log } = this.#deps;
    const below = pricesBelowCost(upstreams, catalogue.current, (model) => catalogue.priceOf(model));
    for (const why of below) log.warn({ why }, 'a price is below the cost of its route');
    return below;
  }
}
