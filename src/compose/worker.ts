import { priceAsMade } from '../features/videos/price-as-made.ts';
import { EngineDriver } from '../features/videos/worker/engine-driver.ts';
import { EnginePlaces } from '../features/videos/worker/engine-places.ts';
import { enterVideoLaneWith } from '../features/videos/worker/enter-video-lane.ts';
import { finishAsOrderedWith } from '../features/videos/worker/finish-as-ordered.ts';
import { gatherInputsWith } from '../features/videos/worker/gather-inputs.ts';
import { prepareInputsWith } from '../features/videos/worker/prepare-inputs.ts';
import { StopJob } from '../features/videos/worker/stop-job.ts';
import { storeVideoWith } from '../features/videos/worker/store-video.ts';
import { traceTasks } from '../features/videos/worker/trace-tasks.ts';
import { VideoRuns } from '../features/videos/worker/video-runs.ts';
import { VideoWorker } from '../features/videos/worker/video-worker.ts';
import { inspectInput } from '../platform/media/video-inputs.ts';
import { cutClip } from '../platform/media/videos/cut-clip.ts';
import { finishVideo } from '../platform/media/videos/finish-video.ts';
import { makeVideoStills } from '../platform/media/videos/make-video-stills.ts';
import type { TaskHandler } from '../platform/queue/task-queue.ts';
import type { Adapters } from './adapters.ts';
import type { Services } from './services.ts';

export interface Worker {
  /** Takes up unfinished tasks, deliveries and the periodic cleanup. */
  start(): Promise<void>;
  /** Returns to the queue whatever takes long. */
  stop(): Promise<void>;
}

/** The background: videos, deliveries to webhooks, and the removal of expired data. */
export function createWorker(adapters: Adapters, services: Services): Worker {
  const { database, disk, storeWatch, queue } = adapters;
  const { deliverer, retention } = services;
  const worker = createVideoWorker(adapters, services);
  const run: TaskHandler = (taskId, signal, lane) => worker.run(taskId, signal, lane);
  const videos = new VideoRuns(adapters.tracing ? traceTasks(adapters.tracing, database, run) : run, [
    disk,
    storeWatch,
  ]);
  return {
    start: async () => {
      await queue.start(videos.handle, videos);
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

function createVideoWorker(adapters: Adapters, services: Services): VideoWorker {
  const { config, database, artifacts, events, queue, laneOf, engines, upstreams } = adapters;
  const { callbackTokens, scratch, costs, log, now } = adapters;
  const { inbound, characters, catalogue, endTask, testFiles } = services;
  const { publicUrl, taskTimeoutMs, queueTimeoutMs } = config;
  return new VideoWorker({
    database,
    catalogue,
    artifacts,
    events,
    gatherInputs: gatherInputsWith({
      artifacts,
      bring: (...order) => inbound.bring(...order),
      inspectInput,
      testFiles,
    }),
    enterVideoLane: enterVideoLaneWith({ database, queue, laneOf }),
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
    storeVideo: storeVideoWith({
      database,
      artifacts,
      makeVideoStills,
      finish: finishAsOrderedWith({
        finishVideo,
        // It loads a canvas, which few nodes need.
        markFor: async (size) => (await import('@phonofilm/illustrator/mark')).markFor(size),
      }),
      endTask,
      priceAsMade: (task, made) => priceAsMade(catalogue, task, made),
      costOf: (task, made) => upstreams.costOf(task.route, { ...task.request, ...made }),
      log,
    }),
    keepCharacter: (task, clip) => characters.keepOfVideo(task, clip),
    endTask,
    callbackUrl: (taskId, attempt) => callbackTokens.address(publicUrl, { taskId, attempt }),
    scratchFolder: (purpose) => scratch.folder(purpose),
    taskTimeoutMs,
    queueTimeoutMs,
    log,
    now,
  });
}
