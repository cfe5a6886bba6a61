import type { Logger } from 'pino';
import type { Catalogue, CatalogueEntry, Model } from '../../domain/catalogue.ts';
import type { ChatEngine, SpeechEngine, Transcriber } from '../../engines/engine.ts';
import type { EngineRegistry, EnginesOfModels, RoutedVideo } from '../../engines/engine-registry.ts';
import type { VideoEngine } from '../../engines/video-engine.ts';
import { ConfigError, type RouteConfig } from '../../settings/config.ts';
import { toPrice } from '../../settings/settings.ts';
import type { AudioEngines } from '../audio/create-audio-engines.ts';
import type { AudioRoute } from '../audio/routed.ts';
import { RoutedChat, RoutedSpeech, RoutedTranscriber } from '../audio/routed-engines.ts';
import { assertCostIsKnown, assertPriceIsWhole } from './assert-cost-is-known.ts';
import { engineNameOf, type Upstreams } from './open-upstreams.ts';

/** What a model is routed to, by its kind. */
interface Routed {
  readonly video: Map<string, readonly RoutedVideo[]>;
  readonly speech: Map<string, SpeechEngine>;
  readonly transcribers: Map<string, Transcriber>;
  readonly chat: Map<string, ChatEngine>;
}

export interface RouteModelsDeps {
  readonly engines: EngineRegistry;
  readonly upstreams: Upstreams;
  /** Whether a hosted service may have more requests, for what it has cost today. */
  readonly costs: { waitMs(upstream: string): number };
  readonly log: Logger;
}

/** A row whose routes cannot be used, and why. */
export interface RouteProblem {
  readonly entry: CatalogueEntry;
  readonly message: string;
}

/**
 * Leads every model to its engines: those of its routes, else those of the model that it is like, else the engine of this
 * machine that was made for it. Replaces what was routed before; a row whose routes are wrong is left without an engine.
 */
export function routeModels(deps: RouteModelsDeps, catalogue: Catalogue): readonly RouteProblem[] {
  const { engines, upstreams } = deps;
  const routed: Routed = { video: new Map(), speech: new Map(), transcribers: new Map(), chat: new Map() };
  const problems: RouteProblem[] = [];
  const entries = [...catalogue.entries.values()];
  upstreams.replaceRoutes(entries);
  for (const entry of entries) {
    if (entry.routes === null) continue;
    try {
      routeByRow(deps, entry, entry.routes as readonly RouteConfig[], routed);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push({ entry, message: error.message });
    }
  }
  for (const entry of entries) followLike(engines.own, catalogue, entry, routed);
  engines.replaceRouted(routed);
  return problems;
}

/** What is wrong with the routes of a model that is about to be added; null: nothing. Changes nothing. */
export function wrongRoutesOf(deps: RouteModelsDeps, entry: CatalogueEntry): string | null {
  const routed: Routed = { video: new Map(), speech: new Map(), transcribers: new Map(), chat: new Map() };
  const routes = (entry.routes ?? []) as readonly RouteConfig[];
  try {
    if (entry.model.kind !== 'video') routeByRow(deps, entry, routes, routed);
    assertCostsAreKnown(deps, entry, routes);
    for (const [index, route] of entry.model.kind === 'video' ? routes.entries() : []) {
      if (typeof route === 'object') {
        const { capabilities } = deps.upstreams.checkRoute(entry.model, route, index);
        assertPriceIsWhole(entry.model, route, pathOf(entry.model, index), capabilities);
      } else if (!deps.engines.ownVideo(route)) throw noRoute(deps.engines, entry.model.id, index, route);
    }
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

const pathOf = ({ id }: Model, index: number) => `models.${id}.routes[${index}]`;

function noRoute(engines: EngineRegistry, model: string, index: number, name: string): ConfigError {
  const known = engines.ownVideoNames().join(', ') || 'none';
  return new ConfigError(`models.${model}.routes[${index}]: there is no route ${name}; there is ${known}.`);
}

function routeByRow(
  deps: RouteModelsDeps,
  entry: CatalogueEntry,
  routes: readonly RouteConfig[],
  routed: Routed,
): void {
  const { engines, upstreams, log } = deps;
  const { model } = entry;
  const { id } = model;
  assertCostsAreKnown(deps, entry, routes);
  const { own } = engines;
  const resolve = <Engine>(all: ReadonlyMap<string, Engine>, pick: (made: AudioEngines) => Engine | null) =>
    audioRoutes(deps, model, routes, all.get(id) ?? [...all.values()][0], pick);
  switch (model.kind) {
    case 'video':
      routed.video.set(id, videoRoutes(engines, upstreams, model, routes));
      break;
    case 'speech':
      routed.speech.set(
        id,
        new RoutedSpeech(
          resolve(own.speech, (made) => made.speech),
          { log },
        ),
      );
      break;
    case 'transcription':
      routed.transcribers.set(
        id,
        new RoutedTranscriber(
          resolve(own.transcribers, (made) => made.transcriber),
          { log },
        ),
      );
      break;
    case 'chat':
      routed.chat.set(
        id,
        new RoutedChat(
          resolve(own.chat, (made) => made.chat),
          { log },
        ),
      );
      break;
  }
}

/** A model without routes of its own works as the one that it is like. */
function followLike(
  own: EnginesOfModels,
  catalogue: Catalogue,
  { model: { id }, worksLike }: CatalogueEntry,
  routed: Routed,
): void {
  let base = worksLike;
  for (let next = base; next !== null; next = catalogue.entries.get(next)?.worksLike ?? null) base = next;
  if (base === null) return;
  const copy = <Engine>(to: Map<string, Engine>, machine: ReadonlyMap<string, Engine>) => {
    const engine = to.get(base) ?? machine.get(base);
    if (engine !== undefined) to.set(id, engine);
  };
  copy(routed.video, own.video);
  copy(routed.speech, own.speech);
  copy(routed.transcribers, own.transcribers);
  copy(routed.chat, own.chat);
}

function videoRoutes(
  engines: EngineRegistry,
  upstreams: Upstreams,
  model: Model,
  routes: readonly RouteConfig[],
): RoutedVideo[] {
  return routes.map((route, index) => {
    const name = engineNameOf(route, model.id);
    const engine: VideoEngine | undefined =
      typeof route === 'string' ? engines.ownVideo(name) : upstreams.videoEngine(name);
    if (!engine) throw noRoute(engines, model.id, index, name);
    if (typeof route === 'string') return { engine };
    assertPriceIsWhole(model, route, pathOf(model, index), engine.capabilities);
    return { engine, weight: route.weight };
  });
}

function assertCostsAreKnown(
  { upstreams }: RouteModelsDeps,
  { model }: CatalogueEntry,
  routes: readonly RouteConfig[],
): void {
  for (const [index, route] of routes.entries()) {
    if (typeof route === 'string') continue;
    const entry = upstreams.all.get(route.upstream)?.entry;
    if (entry) assertCostIsKnown(entry, model.kind, route, pathOf(model, index));
  }
}

function audioRoutes<Engine>(
  { upstreams, costs }: RouteModelsDeps,
  model: Model,
  routes: readonly RouteConfig[],
  local: Engine | undefined,
  pick: (made: AudioEngines) => Engine | null,
): AudioRoute<Engine>[] {
  return routes.map((route, index) => {
    const path = pathOf(model, index);
    if (typeof route === 'string') {
      if (route === 'local' && local !== undefined) return { engine: local };
      throw new ConfigError(
        `${path}: there is no route ${route}; there is local, or a model of an upstream.`,
      );
    }
    const engine = pick(upstreams.audioEngines(route.upstream, route.model ?? model.id, route.pass));
    if (engine !== null) {
      assertPriceIsWhole(model, route, path);
      const price = route.price && toPrice(route.price);
      return { engine, weight: route.weight, price, waitMs: () => costs.waitMs(route.upstream) };
    }
    throw new ConfigError(`${path}: the protocol of ${route.upstream} has nothing for ${model.id}.`);
  });
}
