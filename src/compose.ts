import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { createServer } from './api/server.ts';
import { DiskArtifactStore } from './artifacts/disk-artifact-store.ts';
import { LinkSigner } from './artifacts/link-signer.ts';
import type { Config } from './config.ts';
import { EngineRegistry } from './engines/engine-registry.ts';
import { InProcessTaskEvents } from './events/task-events.ts';
import { createSafeFetch } from './fetching/safe-fetch.ts';
import { MemoryRateLimiter } from './limits/memory-rate-limiter.ts';
import { cutClip } from './media/cut-clip.ts';
import { inspectAudio } from './media/inspect-audio.ts';
import { inspectImage } from './media/inspect-image.ts';
import { InProcessQueue } from './queue/in-process-queue.ts';
import { Authenticator } from './services/authenticate.ts';
import { Billing } from './services/billing.ts';
import { CharacterLibrary } from './services/character-library.ts';
import { Chat } from './services/chat.ts';
import { ContentPolicy } from './services/content-policy.ts';
import { createFilmService } from './services/create-film.ts';
import { Files } from './services/files.ts';
import { createFirstKey, sharedSecret } from './services/first-start.ts';
import { Idempotency } from './services/idempotency.ts';
import { InboundFiles } from './services/inbound-files.ts';
import { ModelCatalogue } from './services/model-catalogue.ts';
import { Operator } from './services/operator.ts';
import { remixFilmService } from './services/remix-film.ts';
import { Retention } from './services/retention.ts';
import { Scratch } from './services/scratch.ts';
import { speakService } from './services/speak.ts';
import { Tasks } from './services/tasks.ts';
import { transcribeService } from './services/transcribe.ts';
import { lockDataFolder } from './storage/sqlite/data-folder-lock.ts';
import { migrateSqlite } from './storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from './storage/sqlite/sqlite-database.ts';
import { FilmWorker } from './worker/film-worker.ts';
import { prepareInputsWith } from './worker/prepare-inputs.ts';

export interface Service {
  readonly app: FastifyInstance;
  /** The first key's value, when this start made it. */
  readonly firstKey: string | null;
  /** Takes up unfinished tasks and begins the housekeeping. Listening is the caller's affair. */
  start(): Promise<void>;
  /** Stops accepting, finishes what is short, hands back what is long. */
  stop(): Promise<void>;
}

export interface ComposeOptions {
  /** What serves the models; the local engines unless told otherwise. */
  readonly engines?: EngineRegistry;
  readonly adminKey: string;
  readonly log?: Logger;
  readonly now?: () => number;
}

/** Answers under way get so long to finish at a stop; streams that wait for a film are cut then. */
const GRACE_MS = 10_000;

/** The only place that constructs adapters. */
export async function compose(config: Config, options: ComposeOptions): Promise<Service> {
  const now = options.now ?? Date.now;
  const log = options.log ?? pino({ level: config.logLevel });
  const lock = lockDataFolder(config.dataDirectory);
  mkdirSync(join(config.dataDirectory, 'artifacts'), { recursive: true });
  const databaseFile = join(config.dataDirectory, 'phonofilm.db');
  migrateSqlite(databaseFile);
  const database = new SqliteDatabase(databaseFile);
  const signer = new LinkSigner(await sharedSecret(database, 'links'));
  const artifacts = new DiskArtifactStore(join(config.dataDirectory, 'artifacts'), signer);
  const scratch = new Scratch(join(config.dataDirectory, 'scratch'));
  const events = new InProcessTaskEvents();
  const engines = options.engines ?? new EngineRegistry();

  const laneOf = (model: string) => {
    const engine = engines.video(model);
    return { name: engine?.name ?? 'none', concurrency: engine?.concurrency ?? 1 };
  };
  const queue = new InProcessQueue(database, laneOf, (task, error) =>
    log.error({ task, err: error }, 'task could not be carried on; it is tried again'),
  );

  const authenticator = new Authenticator(database, now);
  const billing = new Billing(database, now);
  const policy = new ContentPolicy(config.policy);
  const idempotency = new Idempotency(database, now);
  const catalogue = new ModelCatalogue(database, config.prices, now);
  const tasks = new Tasks(database, events, artifacts, now);
  const files = new Files(artifacts, signer, config.retention.linkMs, now);
  const fetch = createSafeFetch({ allowLoopback: config.allowLoopbackFetch });
  const inbound = new InboundFiles(fetch, artifacts, signer, now);
  const characters = new CharacterLibrary({
    database,
    artifacts,
    inbound,
    scratch,
    tasks,
    idempotency,
    cutClip,
    now,
  });
  const createFilm = createFilmService({
    database,
    queue,
    engines,
    catalogue,
    billing,
    policy,
    idempotency,
    characters,
    artifacts,
    maxWaitingTasks: config.maxWaitingTasks,
    now,
  });
  const audio = { engines, catalogue, billing, policy, inspectAudio };
  const retention = new Retention({ ...config.retention, database, artifacts, billing, log, now });
  const worker = new FilmWorker({
    database,
    engines,
    artifacts,
    events,
    prepareInputs: prepareInputsWith({
      artifacts,
      bring: (url, destination, limits, signal) => inbound.bring(url, destination, limits, signal),
      inspectImage,
      cutClip,
      keepCharacter: async (task, clip) => {
        const once = { key: `character of ${task.id}`, fields: null };
        const earlier = await idempotency.earlierAnswer(task.accountId, once);
        if (earlier === null) await characters.keep(task.accountId, clip, once);
      },
    }),
    scratchFolder: (purpose) => scratch.folder(purpose),
    taskTimeoutMs: config.taskTimeoutMs,
    log,
    now,
  });

  let ready = false;
  const app = await createServer({
    authenticator,
    limiter: new MemoryRateLimiter(),
    catalogue,
    createFilm,
    remixFilm: remixFilmService(tasks, catalogue, createFilm),
    tasks,
    files,
    characters,
    transcribe: transcribeService(audio),
    speak: speakService(audio),
    chat: new Chat(audio),
    operator: new Operator({ database, authenticator, catalogue, now }),
    scratch,
    inspectImage,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    rateLimits: config.rateLimits,
    adminKey: options.adminKey,
    ready: async () => ready,
    log,
    now,
  });
  const firstKey = await createFirstKey(database, config.firstApiKey, now());

  return {
    app,
    firstKey,
    start: async () => {
      await billing.releaseOrphans(true);
      await queue.start((taskId, signal) => worker.run(taskId, signal));
      retention.start();
      ready = true;
    },
    stop: async () => {
      ready = false;
      const force = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
      await app.close();
      clearTimeout(force);
      await queue.stop();
      await retention.stop();
      await database.close();
      lock.release();
    },
  };
}
