import { EventEmitter } from 'node:events';
import { type Logger, pino } from 'pino';
import { Catalogue } from '../domain/catalogue.ts';
import type { Line } from '../domain/line.ts';
import { EngineRegistry } from '../engines/engine-registry.ts';
import { sharedSecret } from '../features/keys/first-start.ts';
import { Metrics } from '../features/metrics/metrics.ts';
import { laneOfWith } from '../features/videos/video-lanes.ts';
import { UpstreamCosts } from '../gateway/costs/upstream-costs.ts';
import { ModelOutages } from '../gateway/outages/model-outages.ts';
import { RouteOutages } from '../gateway/outages/route-outages.ts';
import { Upstreams } from '../gateway/routes/open-upstreams.ts';
import { probeVideo } from '../gateway/routes/probe-video.ts';
import { assertRoutable, Routing } from '../gateway/routes/routing.ts';
import { upstreamsHere } from '../gateway/routes/upstreams-here.ts';
import type { UpstreamEvents } from '../gateway/upstream-events.ts';
import { LinkSigner } from '../platform/artifacts/link-signer.ts';
import { StoreWatch } from '../platform/artifacts/store-watch.ts';
import { HostNames } from '../platform/fetching/host-names.ts';
import type { Reach } from '../platform/fetching/resolve-safely.ts';
import { BodiesUnderWay } from '../platform/http/bodies/bodies-under-way.ts';
import { CallbackTokens } from '../platform/identity/callback-token.ts';
import { ReplyIds } from '../platform/identity/reply-ids.ts';
import { DiskSpace } from '../platform/machine/disk-space.ts';
import { Scratch } from '../platform/machine/scratch.ts';
import { mediaLines } from '../platform/media/media-pools.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { FairGate } from '../platform/turns/fair-gate.ts';
import type { Config } from '../settings/config.ts';
import { EmbeddedFoundation } from './embedded-foundation.ts';
import type { Foundation, FoundationDeps, Role } from './foundation.ts';
import { openArtifacts, watchedFolders } from './open-artifacts.ts';

export interface AdapterOptions {
  /** The engines of the models; default: none, for commands that need none. */
  readonly engines?: EngineRegistry;
  /** Default: everything. */
  readonly role?: Role;
  readonly log?: Logger;
  /** Default: no traces. */
  readonly tracing?: Tracing | null;
  readonly now?: () => number;
}

export type Adapters = Awaited<ReturnType<typeof openAdapters>>;

/** The outside world behind ports: storage, queue, artifacts, engines, disks, names, and the measures of all that. */
export async function openAdapters(config: Config, options: AdapterOptions) {
  // Only for what stays in this process: everything that is stored goes by the foundation's clock.
  const ownClock = options.now ?? Date.now;
  const log = options.log ?? pino({ level: config.logLevel });
  const role = options.role ?? 'serve';
  const tracing = options.tracing ?? null;
  const engines = options.engines ?? new EngineRegistry();
  const gates = createGates(config);
  const names = new HostNames({ servers: config.dnsServers, gate: gates.names, now: ownClock });
  const seen: UpstreamEvents = new EventEmitter();
  const upstreamDeps = { probeVideo, names, seen, tracing, log, now: ownClock };
  // A mistake in the settings is told before anything is opened.
  if (options.engines) assertRoutable(upstreamDeps, config, engines);
  const upstreams = new Upstreams({ ...upstreamDeps, config, engines });
  const disk = new DiskSpace({
    folders: watchedFolders(config),
    minFreeBytes: config.minFreeDiskBytes,
    log,
  });
  const foundation = await openFoundation({ config, role, engines, disk, log, now: options.now });
  const { database, queue, events, limiter, now } = foundation;
  const costs = new UpstreamCosts({
    database,
    limitOf: (upstream) => upstreams.mostPerDay(upstream),
    routes: () => upstreams.routes,
    costOf: (route, video) => upstreams.costOf(route, video),
    log,
    now,
  });
  const outages = new RouteOutages({ database, spent: () => costs.outages(), seen, log, now });
  const modelOutages = new ModelOutages(outages, upstreams);
  /** Null: this process has no engines. */
  const routing = options.engines
    ? new Routing({ engines, upstreams, upstreamDeps, costs, outages, log })
    : null;
  routing?.route(new Catalogue(config.models));
  const secret = await sharedSecret(database, 'links');
  const signer = new LinkSigner(secret);
  const artifacts = await openArtifacts(config, signer, now);
  const storeWatch = new StoreWatch({ artifacts, log });
  const scratch = new Scratch(foundation.scratchFolder);
  const bodies = new BodiesUnderWay({ bytes: config.bodyBytes, stalledMs: config.connections.stalledMs });
  const lines = () => [...linesOf(gates), ...mediaLines(), ...engines.audioLines()];
  const metrics = new Metrics({
    lanes: () => queue.lines(),
    lines,
    freeBytes: () => disk.freeBytes(),
    bodyBytes: () => bodies.bytes,
    upstreams: () => upstreamsHere(upstreams).states(),
    outages: () => modelOutages.all(),
    seen,
  });
  const reach: Reach = {
    allowLoopback: config.allowLoopbackFetch,
    resolve: (hostname, turn, signal) => names.resolve(hostname, turn, signal),
  };
  return {
    config,
    role,
    foundation,
    database,
    queue,
    events,
    limiter,
    artifacts,
    storeWatch,
    signer,
    scratch,
    disk,
    reach,
    engines,
    laneOf: laneOfWith(engines),
    upstreams,
    outages,
    modelOutages,
    costs,
    routing,
    callbackTokens: new CallbackTokens(secret),
    replyIds: new ReplyIds(secret),
    gates,
    bodies,
    lines,
    metrics,
    tracing,
    log,
    now,
    close: async () => {
      await disk.stop();
      await storeWatch.stop();
      await scratch.remove();
      await foundation.close();
    },
  };
}

async function openFoundation(deps: FoundationDeps): Promise<Foundation> {
  const { databaseUrl } = deps.config;
  if (databaseUrl === null) return EmbeddedFoundation.open(deps);
  // Loaded only where it is used: it would slow every start.
  const { PostgresFoundation } = await import('./postgres-foundation.ts');
  return await PostgresFoundation.open(deps, databaseUrl);
}

/** Shared resources besides decoding, each shared fairly. `docs/decisions/2026-11-15-turns.md` has the table. */
interface Gates {
  /** Fetches of callers' URLs: each uses a socket, and the server may be slow. */
  readonly fetches: FairGate;
  /** Names in URLs of strangers that are being looked up: each uses a socket, and the name's server may be silent. */
  readonly names: FairGate;
  /** Characters being made. A source has up to 200 MB, so the scratch folder needs at most 800 MB for them. */
  readonly characters: FairGate;
  /** Downloads, by address. Each uses two descriptors, and a process often has no more than a thousand. */
  readonly downloads: FairGate;
}

/** How busy each of them is. */
function linesOf(gates: Gates): Line[] {
  return Object.entries<FairGate>({ ...gates }).map(([name, { running, waiting }]) => ({
    name,
    running,
    waiting,
  }));
}

function createGates(config: Pick<Config, 'downloadsPerAddress'>): Gates {
  return {
    fetches: new FairGate({ what: 'URLs to fetch', atOnce: 16, perAccount: 4, waiting: 64 }),
    names: new FairGate({ what: 'names to look up', atOnce: 64, perAccount: 8, waiting: 256 }),
    characters: new FairGate({ what: 'characters in the making', atOnce: 4, perAccount: 1, waiting: 32 }),
    downloads: new FairGate({
      what: 'downloads',
      atOnce: 256,
      perAccount: config.downloadsPerAddress,
      waiting: 0,
    }),
  };
}
