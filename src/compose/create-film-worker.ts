import type { Logger } from 'pino';
import { CALLBACKS } from '../api/endpoints/upstream-callbacks.ts';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { Config } from '../config.ts';
import { priceOfFilm } from '../domain/price.ts';
import type { EndTask } from '../domain/task.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import type { TaskEvents } from '../events/task-events.ts';
import type { InboundFiles } from '../fetching/inbound-files.ts';
import type { CallbackTokens } from '../identity/callback-token.ts';
import type { Scratch } from '../machine/scratch.ts';
import { cutClip } from '../media/cut-clip.ts';
import { inspectImage } from '../media/inspect-image.ts';
import { makeFilmStills } from '../media/make-film-stills.ts';
import type { LaneOf } from '../queue/lanes.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { CharacterLibrary } from '../services/character-library.ts';
import { priceAsMade } from '../services/films/price-as-made.ts';
import type { ModelCatalogue } from '../services/model-catalogue.ts';
import type { Database } from '../storage/database.ts';
import { EngineDriver } from '../worker/engine-driver.ts';
import { EnginePlaces } from '../worker/engine-places.ts';
import { enterFilmLaneWith } from '../worker/enter-film-lane.ts';
import { FilmWorker } from '../worker/film-worker.ts';
import { gatherInputsWith } from '../worker/gather-inputs.ts';
import { prepareInputsWith } from '../worker/prepare-inputs.ts';
import { StopJob } from '../worker/stop-job.ts';
import { storeFilmWith } from '../worker/store-film.ts';
import type { Upstreams } from './upstreams/open-upstreams.ts';

export interface FilmWorkerSurroundings {
  readonly config: Config;
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly events: TaskEvents;
  readonly queue: TaskQueue;
  readonly laneOf: LaneOf;
  readonly engines: EngineRegistry;
  readonly upstreams: Upstreams;
  readonly callbackTokens: CallbackTokens;
  readonly inbound: InboundFiles;
  readonly characters: CharacterLibrary;
  readonly catalogue: ModelCatalogue;
  readonly endTask: EndTask;
  readonly scratch: Scratch;
  readonly log: Logger;
  readonly now: () => number;
}

/** A hosted service fetches inputs by link when it begins, which may be a while after it was asked. */
const INPUT_LINK_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The same all day long, so that a repeated request has the same links, and a service recognises it by its key. */
const linkExpiry = (now: number) => Math.ceil((now + INPUT_LINK_MS) / DAY_MS) * DAY_MS;

/** The worker with everything that it works with. */
export function createFilmWorker(surroundings: FilmWorkerSurroundings): FilmWorker {
  const { config, database, artifacts, events, queue, laneOf, engines, upstreams } = surroundings;
  const { callbackTokens, inbound, characters, catalogue, endTask, scratch, log, now } = surroundings;
  const { publicUrl, taskTimeoutMs } = config;
  return new FilmWorker({
    database,
    artifacts,
    events,
    gatherInputs: gatherInputsWith({
      artifacts,
      bring: (...order) => inbound.bring(...order),
      inspectImage,
    }),
    enterFilmLane: enterFilmLaneWith({ database, queue, laneOf }),
    prepareInputs: prepareInputsWith({
      artifacts,
      cutClip,
      publicLink: async (key) => publicUrl && (await artifacts.link(key, publicUrl, linkExpiry(now()))),
    }),
    driver: new EngineDriver({ database, engines, events, places: new EnginePlaces(), log, now }),
    stopJob: new StopJob({ database, engines, events, taskTimeoutMs, log, now }),
    storeFilm: storeFilmWith({
      database,
      artifacts,
      makeFilmStills,
      endTask,
      priceAsMade: (task, made) => priceAsMade(catalogue, task, made),
      costOf: (task, made) => {
        const price = upstreams.priceOf(task.route ?? '');
        return price && priceOfFilm(price, made);
      },
      log,
      now,
    }),
    keepCharacter: (task, clip) => characters.keepOfFilm(task, clip),
    endTask,
    callbackUrl: (taskId, attempt) =>
      publicUrl && `${publicUrl}${CALLBACKS}/${callbackTokens.make({ taskId, attempt })}`,
    scratchFolder: (purpose) => scratch.folder(purpose),
    taskTimeoutMs,
    log,
    now,
  });
}
