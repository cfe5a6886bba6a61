import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { BodiesUnderWay } from './api/bodies/bodies-under-way.ts';
import { Metrics } from './api/observation/metrics.ts';
import { createServer } from './api/server.ts';
import { LinkSigner } from './artifacts/link-signer.ts';
import { applyRoutes } from './compose/apply-routes.ts';
import { createFilmWorker } from './compose/create-film-worker.ts';
import { createNodeRecord } from './compose/create-node-record.ts';
import { FilmRuns } from './compose/film-runs.ts';
import type { Role } from './compose/foundation.ts';
import { createGates, linesOf } from './compose/gates.ts';
import { laneOfWith } from './compose/lanes.ts';
import { openArtifacts, watchedFolders } from './compose/open-artifacts.ts';
import { openFoundation } from './compose/open-foundation.ts';
import { applyAudioRoutes } from './compose/upstreams/apply-audio-routes.ts';
import { Upstreams } from './compose/upstreams/open-upstreams.ts';
import { probeFilm } from './compose/upstreams/probe-film.ts';
import { upstreamsHere } from './compose/upstreams/upstreams-here.ts';
import type { Config } from './config.ts';
import { EngineRegistry } from './engines/engine-registry.ts';
import { callbackTopic } from './events/task-events.ts';
import { InboundFiles } from './fetching/inbound-files.ts';
import type { Reach } from './fetching/resolve-safely.ts';
import { createSafeFetch } from './fetching/safe-fetch.ts';
import { createSafePost } from './fetching/safe-post.ts';
import { StrangersNames } from './fetching/strangers-names.ts';
import { CallbackTokens } from './identity/callback-token.ts';
import { keptSecret } from './identity/kept-secrets.ts';
import { ReplyIds } from './identity/reply-ids.ts';
import { SignInLinks } from './identity/sign-in-links.ts';
import { DiskSpace } from './machine/disk-space.ts';
import { Scratch } from './machine/scratch.ts';
import { cutClip } from './media/cut-clip.ts';
import { inspectAudio } from './media/inspect-audio.ts';
import { inspectImage } from './media/inspect-image.ts';
import { mediaLines } from './media/media-pools.ts';
import { appraiseSpeechWith, speakService } from './services/audio/speak.ts';
import { appraiseTranscriptionWith, transcribeService } from './services/audio/transcribe.ts';
import { Authenticator } from './services/authenticate.ts';
import { Billing } from './services/billing/billing.ts';
import { CharacterLibrary } from './services/character-library.ts';
import { appraiseChatWith } from './services/chat/appraise-chat.ts';
import { Chat } from './services/chat/chat.ts';
import { Files } from './services/files.ts';
import { appraiseFilmWith } from './services/films/appraise-film.ts';
import { createFilmService } from './services/films/create-film.ts';
import { filmCapabilitiesWith } from './services/films/film-capabilities.ts';
import { PublicGallery } from './services/films/public-gallery.ts';
import { remixedFilmWith, remixFilmService } from './services/films/remix-film.ts';
import { createFirstKey, sharedSecret } from './services/first-start.ts';
import { Idempotency } from './services/idempotency.ts';
import { ModelCatalogue } from './services/model-catalogue.ts';
import { Operator } from './services/operator/operator.ts';
import { resolveTaskWith } from './services/operator/resolve-task.ts';
import { Quotes } from './services/quotes.ts';
import { endTaskService } from './services/tasks/end-task.ts';
import { observeEndings } from './services/tasks/observe-endings.ts';
import { Retention } from './services/tasks/retention.ts';
import { Tasks } from './services/tasks/tasks.ts';
import { UpstreamCallbacks } from './services/tasks/upstream-callbacks.ts';
import { WebhookDeliverer } from './services/webhooks/webhook-deliverer.ts';
import { Webhooks } from './services/webhooks/webhooks.ts';
import { ContentPolicy } from './texts/content-policy.ts';

export interface Service {
  readonly app: FastifyInstance;
  /** The first key's value, if this start created it. */
  readonly firstKey: string | null;
  /** Signs in to the console once. */
  newSignInToken(): string;
  /** Resumes unfinished tasks and starts the periodic cleanup. The caller starts listening. */
  start(): Promise<void>;
  /** Deletes expired data now; otherwise every minute. */
  sweep(): Promise<void>;
  /** Stops accepting requests, finishes short work, and returns long work to the queue. */
  stop(): Promise<void>;
}

export interface ComposeOptions {
  /** The engines of the models; default: the local engines. */
  readonly engines?: EngineRegistry;
  readonly adminKey: string;
  /** Receives the value of the first key if this start creates it. */
  readonly keepFirstKey?: (value: string) => void;
  /** Default: everything. */
  readonly role?: Role;
  readonly log?: Logger;
  readonly now?: () => number;
}

/** How long requests in progress may take at a stop; streams that wait for a film are then closed. */
const GRACE_MS = 10_000;

/** The only place that constructs adapters, together with the folder `compose/`. */
export async function compose(config: Config, options: ComposeOptions): Promise<Service> {
  // Only for what stays in this process: everything that is stored goes by the foundation's clock.
  const ownClock = options.now ?? Date.now;
  const log = options.log ?? pino({ level: config.logLevel });
  const role = options.role ?? 'serve';
  const engines = options.engines ?? new EngineRegistry();
  const gates = createGates(config);
  const names = new StrangersNames({ servers: config.dnsServers, gate: gates.names, now: ownClock });
  const upstreams = new Upstreams({
    config,
    engines,
    probeFilm,
    lookupLink: (upstream) => names.lookupFor({ account: `upstream ${upstream}`, patient: true }),
    metrics: () => metrics,
    log,
    now: ownClock,
  });
  // Commands that need no engines run without them and their routes.
  if (options.engines) {
    applyRoutes(engines, config.routes);
    applyAudioRoutes(engines, upstreams, config, log);
  }
  const disk = new DiskSpace({
    folders: watchedFolders(config),
    minFreeBytes: config.minFreeDiskBytes,
    log,
  });
  const foundation = await openFoundation({ config, role, engines, disk, log, now: options.now });
  const { database, queue, events, limiter, now } = foundation;
  const signer = new LinkSigner(await sharedSecret(database, 'links'));
  const artifacts = await openArtifacts(config, signer, now);
  const callbackTokens = new CallbackTokens(await sharedSecret(database, 'links'));
  const scratch = new Scratch(foundation.scratchFolder);

  const authenticator = new Authenticator(database, now);
  const bodies = new BodiesUnderWay({ bytes: config.bodyBytes, stalledMs: config.connections.stalledMs });
  const lines = () => [...linesOf(gates), ...mediaLines(), ...engines.audioLines()];
  const metrics = new Metrics({
    lanes: () => queue.lines(),
    lines,
    freeBytes: () => disk.freeBytes(),
    bodyBytes: () => bodies.bytes,
    upstreams: () => upstreamsHere(upstreams).states(),
  });
  const billing = new Billing(database, now, log, (settled) => metrics.work.countSettled(settled));
  const policy = new ContentPolicy(config.policy);
  const idempotency = new Idempotency(database, now);
  const catalogue = new ModelCatalogue(database, config.prices, now);
  const reach: Reach = {
    allowLoopback: config.allowLoopbackFetch,
    resolve: (hostname, turn, signal) => names.resolve(hostname, turn, signal),
  };
  const deliverer = new WebhookDeliverer({
    database,
    post: createSafePost(reach),
    retrySeconds: config.webhooks.retrySeconds,
    isSingleProcess: foundation.isSingleProcess,
    log,
    now,
  });
  const webhooks = new Webhooks({
    ...reach,
    database,
    idempotency,
    mostPerAccount: config.webhooks.perAccount,
    wake: () => deliverer.wake(),
    now,
  });
  const endAndDeliver = endTaskService({
    database,
    artifacts,
    events,
    onEnd: () => deliverer.wake(),
    log,
    now,
  });
  const endTask = observeEndings(endAndDeliver, {
    database,
    log,
    onEnded: (ended) => metrics.work.countEnded(ended),
  });
  const tasks = new Tasks({ database, events, artifacts, endTask, now });
  const files = new Files(artifacts, signer, config.retention.linkMs, now);
  const fetch = createSafeFetch(reach);
  const inbound = new InboundFiles(fetch, artifacts, gates.fetches, now);
  const characters = new CharacterLibrary({
    database,
    artifacts,
    inbound,
    scratch,
    tasks,
    idempotency,
    cutClip,
    making: gates.characters,
    mostPerAccount: config.charactersPerAccount,
    now,
  });
  const laneOf = laneOfWith(engines);
  const appraiseFilm = appraiseFilmWith({ engines, catalogue, policy, characters });
  const makeTask = createFilmService({
    database,
    queue,
    laneOf,
    appraise: appraiseFilm,
    billing,
    idempotency,
    artifacts,
    maxWaitingTasks: config.maxWaitingTasks,
    now,
  });
  const createFilm: typeof makeTask = async (...order) => {
    disk.assertRoom();
    return await makeTask(...order);
  };
  const toRemixedFilm = remixedFilmWith({ tasks, catalogue, artifacts });
  const audio = { engines, catalogue, billing, policy, inspectAudio };
  const { taskTimeoutMs } = config;
  const retention = new Retention({
    ...config.retention,
    taskTimeoutMs,
    database,
    artifacts,
    billing,
    endTask,
    log,
    now,
  });
  const worker = createFilmWorker({
    config,
    database,
    artifacts,
    events,
    queue,
    laneOf,
    engines,
    upstreams,
    callbackTokens,
    inbound,
    characters,
    catalogue,
    endTask,
    scratch,
    log,
    now,
  });
  const films = new FilmRuns((taskId, signal, lane) => worker.run(taskId, signal, lane), disk);
  const nodes = createNodeRecord({ foundation, role, films, disk, log, now });

  let started = false;
  let leaving = false;
  const stopping = new AbortController();
  const trouble = async (): Promise<string | null> => {
    if (leaving) return 'it is about to stop';
    if (!started) return 'it has not started yet';
    if (role !== 'api' && !queue.running()) return 'it is not in touch with the queue';
    return disk.shortage() ?? (await foundation.trouble());
  };
  const signInLinks = new SignInLinks(
    () => ({ apiKey: keptSecret(config.dataDirectory, 'first-key'), adminKey: options.adminKey }),
    now,
  );
  const app = await createServer({
    authenticator,
    limiter,
    answersCallers: role !== 'worker',
    catalogue,
    idempotency,
    createFilm,
    remixFilm: remixFilmService(toRemixedFilm, createFilm),
    tasks,
    files,
    characters,
    webhooks,
    upstreamCallbacks: new UpstreamCallbacks({ database, engines, events, tokens: callbackTokens }),
    webhookAttempts: () => deliverer.attempts,
    transcribe: transcribeService(audio),
    speak: speakService(audio),
    chat: new Chat({ ...audio, now }),
    replyIds: new ReplyIds(await sharedSecret(database, 'links')),
    filmCapabilities: filmCapabilitiesWith(engines),
    quotes: new Quotes({
      appraiseFilm,
      toRemixedFilm,
      appraiseSpeech: appraiseSpeechWith(audio),
      appraiseTranscription: appraiseTranscriptionWith(audio),
      appraiseChat: appraiseChatWith(audio),
      characters,
      inspectAudio,
      billing,
    }),
    operator: new Operator({
      database,
      artifacts,
      authenticator,
      idempotency,
      catalogue,
      queue,
      nodes,
      upstreams: upstreamsHere(upstreams),
      engines,
      resolveTask: resolveTaskWith({
        database,
        endTask,
        wake: (taskId) => events.publish(callbackTopic(taskId)),
      }),
      createFilm,
      now,
    }),
    publicGallery: config.publicGallery ? new PublicGallery(database) : null,
    lines,
    scratch,
    inspectImage,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    bodies,
    connections: config.connections,
    downloads: gates.downloads,
    rateLimits: config.rateLimits,
    adminKey: options.adminKey,
    signInLinks,
    onlyThisMachine: config.onlyThisMachine,
    trouble,
    leaving: () => leaving,
    stopping: stopping.signal,
    metrics,
    log,
    now,
  });
  const keepFirstKey = options.keepFirstKey ?? (() => {});
  const firstKey = await foundation.oneAtATime(() =>
    createFirstKey(database, config.firstApiKey, keepFirstKey, now()),
  );

  return {
    app,
    firstKey,
    newSignInToken: () => signInLinks.newToken(),
    start: async () => {
      await disk.start();
      await billing.releaseOrphans(foundation.isSingleProcess);
      if (role !== 'api') {
        await queue.start(films.handle, disk);
        retention.start();
        await deliverer.start();
      }
      await nodes.start();
      started = true;
    },
    sweep: () => retention.sweep(),
    stop: async () => {
      leaving = true;
      // The load balancer sees /readyz fail and has this time to send requests elsewhere.
      if (role === 'api') await delay(config.drainMs);
      // Long polls are answered with the current state.
      stopping.abort();
      const force = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
      await app.close();
      clearTimeout(force);
      await queue.stop();
      await deliverer.stop();
      await retention.stop();
      await disk.stop();
      await nodes.stop();
      await scratch.remove();
      await upstreams.close();
      await foundation.close();
    },
  };
}
