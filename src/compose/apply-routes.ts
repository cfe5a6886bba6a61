import { ConfigError, type RouteConfig } from '../config.ts';
import { modelById } from '../domain/catalogue.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';

/** The engine of a route: a local one by its name, or a model of an upstream. */
export function engineNameOf(route: RouteConfig, model: string): string {
  return typeof route === 'string' ? route : `upstream/${route.upstream}/${model}/${route.model ?? model}`;
}

/** Applies the routes of the video models. An unknown route is a configuration error that prevents the start. */
export function applyRoutes(
  engines: EngineRegistry,
  routes: ReadonlyMap<string, readonly RouteConfig[]>,
): void {
  const known = engines.videoEngines().map((engine) => engine.name);
  for (const [model, configured] of routes) {
    if (modelById(model)?.kind !== 'video') continue;
    const named = configured.map((route) => ({
      name: engineNameOf(route, model),
      ...(typeof route === 'object' && route.weight !== undefined && { weight: route.weight }),
    }));
    const missing = named.findIndex(({ name }) => !known.includes(name));
    if (missing >= 0) {
      throw new ConfigError(
        `models.${model}.routes[${missing}]: there is no route ${named[missing]?.name}; there is ${known.join(', ') || 'none'}.`,
      );
    }
    engines.routeVideo([model], named);
  }
}
