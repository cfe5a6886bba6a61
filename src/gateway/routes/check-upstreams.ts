import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { Catalogue } from '../../domain/catalogue.ts';
import { EngineRegistry } from '../../engines/engine-registry.ts';
import { HostNames } from '../../platform/fetching/host-names.ts';
import { FairGate } from '../../platform/turns/fair-gate.ts';
import { type Config, ConfigError } from '../../settings/config.ts';
import { HttpUpstream } from '../http-upstream.ts';
import { Upstreams } from './open-upstreams.ts';
import { pricesBelowCost } from './prices-below-cost.ts';
import { probeVideo } from './probe-video.ts';
import { readUpstream } from './read-upstream.ts';
import { checkUpstream } from './upstreams-here.ts';

/** What is wrong with an upstream of the settings; null: nothing, as far as can be told for free. */
export interface CheckedUpstream {
  readonly name: string;
  readonly trouble: string | null;
}

/** Looks at every upstream of the settings without a service: its description, its address and its keys. */
export async function checkUpstreams(config: Config, signal: AbortSignal): Promise<CheckedUpstream[]> {
  return await Promise.all(
    [...config.upstreams.keys()].map(async (name) => ({
      name,
      trouble: await troubleOf(name, config, signal),
    })),
  );
}

/** The prices of the settings that lose money at a route; nothing is called. Throws `ConfigError`. */
export async function checkPrices(config: Config): Promise<string[]> {
  const gate = new FairGate({ what: 'names to look up', atOnce: 1, perAccount: 1, waiting: 0 });
  const upstreams = new Upstreams({
    config,
    engines: new EngineRegistry(),
    probeVideo,
    names: new HostNames({ servers: config.dnsServers, gate, now: Date.now }),
    seen: new EventEmitter(),
    tracing: null,
    log: pino({ level: 'silent' }),
    now: Date.now,
  });
  const below = pricesBelowCost(upstreams, new Catalogue(config.models), ({ price }) => price);
  await upstreams.close();
  return below;
}

async function troubleOf(name: string, config: Config, signal: AbortSignal): Promise<string | null> {
  const settings = config.upstreams.get(name) ?? {};
  try {
    const entry = readUpstream(name, settings, config);
    const { baseUrl, credentials } = entry;
    const headers = entry.settings.headers ?? {};
    const limits = { concurrency: 1, waitMs: 0, pollsPerSecond: null };
    const upstream = new HttpUpstream({ name, baseUrl, credentials, headers, ...limits, now: Date.now });
    const checks = await checkUpstream({ entry, upstream }, signal);
    await upstream.close();
    const failed = checks.filter(({ ok }) => !ok);
    return failed.length === 0
      ? null
      : failed.map(({ credential, message }) => `with ${credential}, ${message}`).join(' ');
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
