import type { Logger } from 'pino';
import { ServiceError } from '../../domain/errors.ts';
import type { PricedCatalogue, Routing } from '../../gateway/routes/routing.ts';
import { type Config, ConfigError, loadConfig } from '../../settings/config.ts';
import type { Settings } from '../../settings/settings.ts';

/** Paths of the settings that differ, by when they apply. */
export interface Reloaded {
  readonly changed: readonly string[];
  readonly restartNeeded: readonly string[];
  /** Of settings that apply and that the operator may not want. */
  readonly warnings: readonly string[];
}

export type ReloadSettings = () => Promise<Reloaded>;

export interface ReloadDeps {
  /** The settings in force: all who need one of those that may change ask this object for it. */
  readonly config: Config;
  /** Null: this process has no engines. */
  readonly routing: Pick<Routing, 'useSettings' | 'namePricesBelowCost'> | null;
  readonly catalogue: PricedCatalogue & { configure(models: Config['models']): void };
  readonly log: Logger;
}

/** What applies at once when the file is read again. Everything else is used while the service starts. */
const LIVE: readonly RegExp[] = [
  /^models\./,
  /^policy\./,
  /^limits\.(reads|creations|audio)_per_minute$/,
  /^limits\.waiting_tasks$/,
  // The places of an upstream are made when it is first used.
  /^upstreams\.[^.]+\.(?!concurrency$)/,
];

/**
 * Reads the settings file again. A mistake leaves all as it is, and rejects with what is wrong. One reading at a time: a
 * second waits for the first.
 */
export function reloadSettingsWith({ config, routing, catalogue, log }: ReloadDeps): ReloadSettings {
  let last: Promise<unknown> = Promise.resolve();
  const reload: ReloadSettings = async () => {
    try {
      const fresh = loadConfig(config.environment);
      await routing?.useSettings(fresh);
      catalogue.configure(fresh.models);
      const paths = differences(config.settings, fresh.settings);
      const isLive = (path: string) => LIVE.some((pattern) => pattern.test(path));
      takeOver(config, fresh);
      const reloaded = {
        changed: paths.filter(isLive),
        restartNeeded: paths.filter((path) => !isLive(path)),
        warnings: routing?.namePricesBelowCost(catalogue) ?? [],
      };
      log.info(reloaded, 'the settings were read again');
      return reloaded;
    } catch (error) {
      log.error({ err: error }, 'the settings were not read again: those in force stay');
      if (!(error instanceof ConfigError)) throw error;
      throw new ServiceError('invalid_request', `The settings in force stay: ${error.message}`, {
        cause: error,
      });
    }
  };
  return async () => {
    const mine = last.then(reload);
    last = mine.catch(() => {});
    return await mine;
  };
}

/** The one place that changes settings; whatever needs a restart stays what it was. */
function takeOver(config: Config, fresh: Config): void {
  const { models, upstreams, policy, maxWaitingTasks, settings } = fresh;
  Object.assign(config, { models, upstreams, policy, maxWaitingTasks, settings });
  // Handed on as it is, and asked for each bucket.
  Object.assign(config.rateLimits, fresh.rateLimits);
}

/** The paths of values that are not the same in both. */
function differences(one: Settings, other: Settings): string[] {
  const [before, after] = [leavesOf(one), leavesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}

function leavesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap) return new Map([[path.join('.'), JSON.stringify(value)]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, [...path, key])]));
}
