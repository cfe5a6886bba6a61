import { ConfigError } from '../config.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';

/** Applies the routes of the settings. An unknown route is a configuration error that prevents the start. */
export function applyRoutes(engines: EngineRegistry, routes: ReadonlyMap<string, readonly string[]>): void {
  const known = engines.videoEngines().map((engine) => engine.name);
  for (const [model, names] of routes) {
    const missing = names.findIndex((name) => !known.includes(name));
    if (missing >= 0) {
      throw new ConfigError(
        `models.${model}.routes[${missing}]: there is no route ${names[missing]}; there is ${known.join(', ') || 'none'}.`,
      );
    }
    engines.routeVideo([model], names);
  }
}
