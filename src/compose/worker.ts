import { priceAsMade } from '../features/films/price-as-made.ts';
import { EngineDriver } from '../features/films/worker/engine-driver.ts';
import { EnginePlaces } from '../features/films/worker/engine-places.ts';
import { enterFilmLaneWith } from '../features/films/worker/enter-film-lane.ts';
import { FilmRuns } from '../features/films/worker/film-runs.ts';
import { FilmWorker } from '../features/films/worker/film-worker.ts';
import { finishAsOrderedWith } from '../features/films/worker/finish-as-ordered.ts';
import { gatherInputsWith } from '../features/films/worker/gather-inputs.ts';
import { prepareInputsWith } from '../features/films/worker/prepare-inputs.ts';
import { StopJob } from '../features/films/worker/stop-job.ts';
import { storeFilmWith } from '../features/films/worker/store-film.ts';
import { traceTasks } from '../features/films/worker/trace-tasks.ts';
import { inspectInput } from '../platform/media/film-inputs.ts';
import { cutClip } from '../platform/media/films/cut-clip.ts';
import { finishFilm } from '../platform/media/films/finish-film.ts';
import { makeFilmStills } from '../platform/media/films/make-film-stills.ts';
import type { TaskHandler } from '../platform/queue/task-queue.ts';
import type { Adapters } from './adapters.ts';
import type { Services } from './services.ts';

export interface Worker {
  /** Takes up unfinished tasks, deliveries and the periodic cleanup. */
  start(): Promise<void>;
  /** Returns to the queue whatever takes long. */
  stop(): Promise<void>;
}

/** The background: films, deliveries to webhooks, and the removal of expired data. */
export function createWorker(adapters: Adapters, services: Services): Worker {
  const { database, disk, storeWatch, queue } = adapters;
  const { deliverer, retention } = services;
  const worker = createFilmWorker(adapters, services);
  const run: TaskHandler = (taskId, signal, lane) => worker.run(taskId, signal, lane);
  const films = new FilmRuns(adapters.tracing ? traceTasks(adapters.tracing, database, run) : run, [
    disk,
    storeWatch,
  ]);
  return {
    start: async () => {
      await queue.start(films.handle, films);
      retention.start();
      await deliverer.start();
    },
    stop: async () => {
      await queue.stop();
      await deliverer.stop();
      await retention.stop();
    },
  };
}

function createFilmWorker(adapters: Adapters, services: Services): FilmWorker {
  const { config, database, artifacts, events, queue, laneOf, engines, upstreams } = adapters;
  const { callbackTokens, scratch, costs, log, now } = adapters;
  const { inbound, characters, catalogue, endTask } = services;
  const { publicUrl, taskTimeoutMs, queueTimeoutMs } = config;
  return new FilmWorker({
    database,
    catalogue,
    artifacts,
    events,
    gatherInputs: gatherInputsWith({
      artifacts,
      bring: (...order) => inbound.bring(...order),
      inspectInput,
    }),
    enterFilmLane: enterFilmLaneWith({ database, queue, laneOf }),
    prepareInputs: prepareInputsWith({ artifacts, cutClip, publicUrl, now }),
    driver: new EngineDriver({
      database,
      engines,
      events,
      places: new EnginePlaces(),
      costs,
      taskTimeoutMs,
      log,
      now,
    }),
    stopJob: new StopJob({ database, engines, events, taskTimeoutMs, log, now }),
    storeFilm: storeFilmWith({
      database,
      artifacts,
      makeFilmStills,
      finish: finishAsOrderedWith({
        finishFilm,
        // It loads a canvas, which few nodes need.
        markFor: async (size) => (await import('@phonofilm/illustrator/mark')).markFor(size),
      }),
      endTask,
      priceAsMade: (task, made) => priceAsMade(catalogue, task, made),
      costOf: (task, made) => upstreams.costOf(task.route, { ...task.request, ...made }),
      log,
    }),
    keepCharacter: (task, clip) => characters.keepOfFilm(task, clip),
    endTask,
    callbackUrl: (taskId, attempt) => callbackTokens.address(publicUrl, { taskId, attempt }),
    scratchFolder: (purpose) => scratch.folder(purpose),
    taskTimeoutMs,
    queueTimeoutMs,
    log,
    now,
  });
}
