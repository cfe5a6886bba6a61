import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { allModels, type CatalogueEntry, type Model } from '../../domain/catalogue.ts';
import { ENDPOINT_PATHS } from '../../domain/model.ts';
import { type Micros, toMicros } from '../../domain/money.ts';
import type { Parameters } from '../../domain/parameters.ts';
import { priceOfVideo } from '../../domain/price.ts';
import type { PricedVideo } from '../../domain/price-table.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { Json } from '../../engines/video-engine.ts';
import type { HostNames } from '../../platform/fetching/host-names.ts';
import { UPSTREAMS_LANE } from '../../platform/queue/lanes.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { type Config, ConfigError, type RouteConfig } from '../../settings/config.ts';
import { type RouteSettings, toPrice } from '../../settings/settings.ts';
import { AUDIO_PROTOCOLS, type AudioProtocol } from '../audio/audio-dialect.ts';
import { type AudioEngines, createAudioEngines } from '../audio/create-audio-engines.ts';
import { mergeMaps } from '../description/merge-maps.ts';
import { checkTemplate } from '../description/parse-call.ts';
import { parseDescription } from '../description/parse-description.ts';
import { assertPrepared } from '../description/parse-prepare.ts';
import { type AnswerSettings, HttpUpstream } from '../http-upstream.ts';
import type { RoutesOfModels } from '../outages/model-outages.ts';
import type { UpstreamEvents } from '../upstream-events.ts';
import type { ProbeVideo } from '../videos/probe-video.ts';
import type { ServedModel } from '../videos/requests/describe-request.ts';
import { UpstreamVideoEngine } from '../videos/upstream-video-engine.ts';
import { asConfigError, readUpstream, type UpstreamEntry } from './read-upstream.ts';

export interface OpenUpstreamsDeps {
  readonly config: Config;
  readonly engines: EngineRegistry;
  readonly probeVideo: ProbeVideo;
  readonly names: HostNames;
  readonly seen: UpstreamEvents;
  readonly tracing: Tracing | null;
  readonly log: Logger;
  readonly now: () => number;
  /** Those that are in force where these are to replace them: what has not changed is kept, with all that it knows. */
  readonly former?: Upstreams;
}

export interface OpenUpstream {
  readonly entry: UpstreamEntry;
  readonly upstream: HttpUpstream;
}

/** A model of ours at an upstream. */
export interface UpstreamRoute {
  readonly name: string;
  readonly model: string;
  readonly ours: Model;
  readonly upstreamModel: string;
  readonly upstream: string;
  readonly settings: RouteSettings;
  /** What is known of the model: by the contract if it is one of the contract's there, else by our own row. */
  readonly serves: ServedModel | undefined;
  /** What our row lets callers set, with where it goes. */
  readonly parameters: Parameters;
  readonly path: string;
}

const CONCURRENCY = 100;
const WAIT_SECONDS = 2;

/** The engine of a route: a local one by its name, or a model of an upstream. */
export function engineNameOf(route: RouteConfig, model: string): string {
  return typeof route === 'string' ? route : `upstream/${route.upstream}/${model}/${route.model ?? model}`;
}

/** The hosted services of the settings, and the engines for their models that work for ours. */
export class Upstreams {
  #all: ReadonlyMap<string, OpenUpstream>;
  #deps: OpenUpstreamsDeps;
  /** Replaced ones are closed at the end: videos may still be fetched through them. */
  #replaced: readonly OpenUpstream[] = [];
  /** By model, those of this machine too. */
  #routesOf: ReadonlyMap<string, readonly RouteConfig[]> = new Map();
  #routes: readonly UpstreamRoute[] = [];
  /** By the route that they were made for: as long as it stays what it is, so does its engine. */
  #videoEngines = new Map<string, { readonly madeFor: string; readonly engine: UpstreamVideoEngine }>();

  constructor(deps: OpenUpstreamsDeps) {
    this.#deps = deps;
    const { config } = deps;
    this.#all = new Map(
      [...config.upstreams].map(([name, settings]) => [
        name,
        this.#open(readUpstream(name, settings, config)),
      ]),
    );
    deps.engines.findFormerVideoBy((name) => this.#formerEngine(name));
  }

  /** Forgets the routes of before; engines of those that stay go on. */
  replaceRoutes(entries: readonly CatalogueEntry[]): void {
    this.#routesOf = new Map(
      entries.flatMap(({ model, routes }) =>
        routes ? [[model.id, routes as readonly RouteConfig[]] as const] : [],
      ),
    );
    this.#routes = entries.flatMap(({ model }) =>
      (this.#routesOf.get(model.id) ?? []).flatMap((route, index) =>
        typeof route === 'string' ? [] : [routeOf(model, route, index)],
      ),
    );
    const names = new Set(this.#routes.map(({ name }) => name));
    for (const name of this.#videoEngines.keys()) if (!names.has(name)) this.#videoEngines.delete(name);
  }

  /** Throws `ConfigError` when its route is wrong. */
  videoEngine(name: string): UpstreamVideoEngine | undefined {
    const route = this.#routes.findLast((known) => known.name === name);
    if (!route) return undefined;
    const madeFor = JSON.stringify([route.settings, route.serves, route.parameters]);
    const made = this.#videoEngines.get(name);
    if (made?.madeFor === madeFor) return made.engine;
    const engine = this.#videoEngine(route);
    this.#videoEngines.set(name, { madeFor, engine });
    return engine;
  }

  /** The engine of a route, for nothing but a look at it. Throws `ConfigError` when the route is wrong. */
  checkRoute(model: Model, route: RouteSettings, index: number): UpstreamVideoEngine {
    return this.#videoEngine(routeOf(model, route, index));
  }

  /** What an upstream has for a model there. Throws `ConfigError` where its description is wrong. */
  audioEngines(name: string, model: string, pass: RouteSettings['pass']): AudioEngines {
    const open = this.all.get(name);
    if (!open) throw new ConfigError(`there is no ${name} under upstreams.`);
    const { entry, upstream } = open;
    const protocol = AUDIO_PROTOCOLS.find((known): known is AudioProtocol => known === entry.protocol);
    if (protocol === undefined) return { speech: null, transcriber: null, chat: null };
    try {
      return createAudioEngines({
        upstream,
        protocol,
        entry: entry.written,
        path: entry.path,
        model,
        pass: Array.isArray(pass) ? pass : [],
      });
    } catch (error) {
      throw new ConfigError(`${(error as Error).message}.`);
    }
  }

  get all(): ReadonlyMap<string, OpenUpstream> {
    return this.#all;
  }

  get routes(): readonly UpstreamRoute[] {
    return this.#routes;
  }

  /** Puts others in the place of those in force. Returns the names of those that have changed. */
  replaceBy(next: Upstreams): string[] {
    const changed = [...this.#all].filter(([name, open]) => next.#all.get(name) !== open);
    const added = [...next.#all.keys()].filter((name) => !this.#all.has(name));
    this.#replaced = [...this.#replaced, ...changed.map(([, open]) => open)];
    this.#all = next.#all;
    this.#videoEngines.clear();
    this.#deps = { ...this.#deps, config: next.#deps.config };
    return [...changed.map(([name]) => name), ...added];
  }

  /** What an upstream takes for a video of a route, by the settings; null: unknown. */
  costOf(route: string | null, video: PricedVideo): Micros | null {
    const price = this.routes.find(({ name }) => name === route)?.settings.price;
    return price ? priceOfVideo(toPrice(price), video) : null;
  }

  /** What an upstream may cost in a day; null: as much as it does. */
  mostPerDay(upstream: string): Micros | null {
    const most = this.#all.get(upstream)?.entry.settings.most_per_day;
    return most === undefined ? null : toMicros(most);
  }

  /** The models that have routes. */
  hostedModels(): RoutesOfModels {
    return [...this.#routesOf].map(([model, routes]) => {
      const hosted = routes.map((route) =>
        typeof route === 'string' ? null : { upstream: route.upstream, model: route.model ?? model },
      );
      return [model, hosted] as const;
    });
  }

  /** As a mistake in the settings where there is none. */
  of(route: UpstreamRoute): OpenUpstream {
    const found = this.all.get(route.upstream);
    if (found) return found;
    throw new ConfigError(`${route.path}.upstream: there is no ${route.upstream} under upstreams.`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all.values(), ...this.#replaced].map(({ upstream }) => upstream.close()));
  }

  #open(entry: UpstreamEntry): OpenUpstream {
    const { names, seen, tracing, now, former } = this.#deps;
    const { name, settings } = entry;
    const known = former?.all.get(name);
    if (known && isDeepStrictEqual(known.entry.written, entry.written)) return known;
    const upstream = new HttpUpstream({
      name,
      baseUrl: entry.baseUrl,
      credentials: entry.credentials,
      headers: settings.headers ?? {},
      concurrency: settings.concurrency ?? CONCURRENCY,
      waitMs: (settings.wait_seconds ?? WAIT_SECONDS) * 1000,
      pollsPerSecond: settings.polls_per_second ?? null,
      // The names in its links: a fair share for each upstream, beside the accounts.
      lookupLink: names.lookupFor({ account: `upstream ${name}`, patient: true }),
      limits: answerLimits(settings),
      secrets: otherSecrets(entry),
      onCall: (call) => seen.emit('call', name, call),
      onFault: (fault) => seen.emit('fault', name, fault),
      onOutage: (model, outage) => seen.emit('outage', name, model, outage),
      tracing,
      now,
    });
    return { entry, upstream };
  }

  #videoEngine(route: UpstreamRoute): UpstreamVideoEngine {
    const { entry, upstream } = this.of(route);
    const { settings } = route;
    const pass = settings.pass === true;
    const input = mergeMaps(inputOf(route.parameters), settings.input ?? {}) as Record<string, Json>;
    const description = asConfigError(() => {
      const own = parseDescription(entry.written, entry.path);
      checkTemplate(input, `${route.path}.input`);
      assertPrepared([input], own.prepare, `${route.path}.input`);
      const more = ofRoute(entry, settings);
      return Object.keys(more).length > 0 ? parseDescription({ ...entry.written, ...more }, route.path) : own;
    });
    return this.#engine(route.name, entry, upstream, description, {
      model: route.upstreamModel,
      input,
      pass,
      serves: route.serves,
      makesFormat: [entry.settings, settings].some((one) => one.post_process?.includes('format')),
    });
  }

  /** For tasks of a route that the settings no longer have: all it needs is stored with the task, but for the key. */
  #formerEngine(name: string): UpstreamVideoEngine | undefined {
    const [kind, upstreamName = '', , model = ''] = name.split('/');
    if (kind !== 'upstream') return undefined;
    const open = this.all.get(upstreamName) ?? this.#open(gone(upstreamName));
    return this.#engine(name, open.entry, open.upstream, parseDescription(NOTHING, 'a removed route'), {
      model,
      input: {},
    });
  }

  #engine(
    name: string,
    entry: UpstreamEntry,
    upstream: HttpUpstream,
    description: ReturnType<typeof parseDescription>,
    route: {
      readonly model: string;
      readonly input: Readonly<Record<string, Json>>;
      readonly pass?: boolean;
      readonly serves?: ServedModel | undefined;
      readonly makesFormat?: boolean;
    },
  ): UpstreamVideoEngine {
    const { log, now, probeVideo } = this.#deps;
    return new UpstreamVideoEngine({
      upstream,
      // Of a job that has begun: with the key that is in force now.
      upstreams: (wanted) => (this.#deps.former ?? this).all.get(wanted)?.upstream,
      description,
      route: { ...route, accepts: null, drop: [] },
      name,
      concurrency: entry.settings.concurrency ?? CONCURRENCY,
      lane: UPSTREAMS_LANE,
      placeWaitMs: (entry.settings.wait_seconds ?? WAIT_SECONDS) * 1000,
      log,
      now,
      probeVideo,
      onOddWord: (word) => upstream.record.unknownWord(word),
    });
  }
}

function routeOf(model: Model, settings: RouteSettings, index: number): UpstreamRoute {
  const { id } = model;
  const upstreamModel = settings.model ?? id;
  return {
    name: engineNameOf(settings, id),
    model: id,
    ours: model,
    upstreamModel,
    upstream: settings.upstream,
    settings,
    serves: servedBy(allModels().find((known) => known.id === upstreamModel) ?? model),
    parameters: model.kind === 'video' ? model.parameters : {},
    path: `models.${id}.routes[${index}]`,
  };
}

/** Parameters that say where they go, as a part of the request's template: `input.seed` is `{ input: { seed: $parameters.seed? } }`. */
function inputOf(parameters: Parameters): Record<string, unknown> {
  return Object.entries(parameters).reduce<Record<string, unknown>>((input, [name, { to }]) => {
    if (to === undefined) return input;
    const nested = to
      .split('.')
      .reduceRight<unknown>((below, key) => ({ [key]: below }), `$parameters.${name}?`);
    return mergeMaps(input, nested) as Record<string, unknown>;
  }, {});
}

function servedBy(model: Model): ServedModel | undefined {
  if (model.kind !== 'video') return undefined;
  const endpoints = model.endpoints.map((endpoint) => ENDPOINT_PATHS[endpoint]);
  return { requestStyle: model.family, endpoints };
}

const MEGABYTE = 1e6;

function answerLimits(settings: UpstreamEntry['settings']): AnswerSettings {
  const { answer_megabytes, answer_seconds, video_megabytes, video_seconds } = settings;
  return {
    ...(answer_megabytes !== undefined && { answerBytes: answer_megabytes * MEGABYTE }),
    ...(answer_seconds !== undefined && { answerMs: answer_seconds * 1000 }),
    ...(video_megabytes !== undefined && { videoBytes: video_megabytes * MEGABYTE }),
    ...(video_seconds !== undefined && { videoMs: video_seconds * 1000 }),
  };
}

/** Keys outside of the credentials: in headers of the settings, and the secret of callbacks. */
function otherSecrets({ settings, written }: UpstreamEntry): string[] {
  const { secret } = (written['callback'] ?? {}) as { secret?: unknown };
  const headers = Object.entries(settings.headers ?? {})
    .filter(([name]) => /key|token|secret|auth|cookie|password/i.test(name))
    .map(([, value]) => value.split(' ').at(-1) ?? value);
  return typeof secret === 'string' ? [...headers, secret] : headers;
}

/** What a route says in place of, or beside, the description. */
function ofRoute({ written }: UpstreamEntry, { accepts, frames, drop }: RouteSettings) {
  const over = (key: string, own: object | undefined) => own && { [key]: mergeMaps(written[key] ?? {}, own) };
  const dropped = Array.isArray(written['drop']) ? written['drop'] : [];
  return {
    ...over('accepts', accepts),
    ...over('frames', frames),
    ...(drop && { drop: [...dropped, ...drop] }),
  };
}

/** A description that can begin nothing. */
const NOTHING = {
  protocol: 'task',
  create: { post: '/', id: 'id' },
  poll: { get: '/', status: 'status', map: { done: 'done' } },
  result: [{ video: 'video' }],
};

function gone(name: string): UpstreamEntry {
  return {
    name,
    protocol: 'task',
    baseUrl: 'http://127.0.0.1:1',
    credentials: new Map(),
    settings: {},
    written: {},
    path: `upstreams.${name}`,
  };
}
