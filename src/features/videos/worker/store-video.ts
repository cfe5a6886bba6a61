import type { Logger } from 'pino';
import { ArtifactsUnavailable } from '../../../domain/artifacts-unavailable.ts';
import { type Micros, toMicros, upstreamOfRoute } from '../../../domain/money.ts';
import type { EndTask, TaskInFull } from '../../../domain/task.ts';
import { wholeSeconds } from '../../../domain/videos/video.ts';
import type { VideoMade, VideoResult } from '../../../engines/video-engine.ts';
import {
  type ArtifactStore,
  PORTRAIT,
  runFolder,
  SPRITESHEET,
  THUMBNAIL,
  VIDEO,
} from '../../../platform/artifacts/artifact-store.ts';
import type { makeVideoStills } from '../../../platform/media/videos/make-video-stills.ts';
import { type Database, readOne } from '../../../platform/storage/database.ts';
import { StorageUnavailable } from '../../../platform/storage/storage-unavailable.ts';
import { taskById, toTask } from '../../tasks/task-table.ts';
import type { FinishAsOrdered } from './finish-as-ordered.ts';
import { turnOf } from './turn-of.ts';

export interface StoreVideoDeps {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly makeVideoStills: typeof makeVideoStills;
  /** Post-processing of what the engine left undone. */
  readonly finish: FinishAsOrdered;
  readonly endTask: EndTask;
  /** What a video of this task costs if it is as the engine really made it. */
  readonly priceAsMade: (task: TaskInFull, made: CountedVideo) => Micros;
  /** What the engine takes for it by the settings; null: unknown. */
  readonly costOf: (task: TaskInFull, made: CountedVideo) => Micros | null;
  readonly log: Logger;
}

/** A video as it is, with the tokens that its service has counted. */
type CountedVideo = VideoMade & { readonly tokens?: number };

const asMade = ({ width, height, seconds }: VideoMade, tokens: number | undefined): CountedVideo => ({
  width,
  height,
  seconds,
  ...(tokens !== undefined && { tokens }),
});

/** Encoders round to whole frames and audio packets. */
const CLOSE_SECONDS = 0.5;

/** What is stored, and below which run: the run is recorded. */
export interface VideoToStore {
  readonly run: string;
  readonly result: VideoResult;
  readonly portrait: string | null;
}

/** Stores a video and completes its task. False: the task had already ended. */
export type StoreVideo = (
  task: TaskInFull,
  video: VideoToStore,
  folder: string,
  signal: AbortSignal,
) => Promise<boolean>;

/**
 * The files are in a folder that only this run uses, and the batch that completes the task names it. So no other worker
 * on the same task, however long it was stalled, can touch the video that was paid for.
 */
export function storeVideoWith(deps: StoreVideoDeps): StoreVideo {
  const { database, artifacts, endTask } = deps;

  return async (task, { run, result, portrait }, folder, signal) => {
    const { video, postProcessed } = await deps.finish(task, result, folder, signal);
    const stills = await deps.makeVideoStills({ ...result, video }, folder, turnOf(task), signal);
    const own = runFolder(task.id, run);
    const put = (name: string, file: string) => artifacts.put(`${own}/${name}`, file, signal);
    try {
      await put(THUMBNAIL, stills.thumbnail);
      await put(SPRITESHEET, stills.spritesheet);
      if (portrait !== null) await put(PORTRAIT, portrait);
      await put(VIDEO, video);
      const counted = result.made && asPaid(task, result.made, result.tokens);
      const price = counted && lowerPrice(task, counted);
      const upstream = upstreamOfRoute(task.route);
      const amount =
        result.cost === undefined
          ? costOf(task, counted ?? asMade(task.request, result.tokens))
          : toMicros(Math.max(0, result.cost));
      const completed = await endTask(task, {
        status: 'completed',
        video: `${own}/${VIDEO}`,
        run,
        ...(price !== undefined && { price }),
        ...(upstream !== null && amount !== null && { cost: { upstream, amount } }),
        ...(postProcessed.length > 0 && { postProcessed }),
      });
      if (!completed) await removeUnlessNamed(task.id, own);
      return completed;
    } catch (error) {
      // When the outcome of the write is unknown, the task may use these files. If it does not, the sweep removes them, as
      // it does what a store that is away has taken.
      const isLeft = error instanceof StorageUnavailable || error instanceof ArtifactsUnavailable;
      if (!isLeft) await removeUnlessNamed(task.id, own).catch(() => {});
      throw error;
    }
  };

  /** Whatever has become of the task: the video that it names is never removed. */
  async function removeUnlessNamed(taskId: string, folder: string): Promise<void> {
    const row = await readOne(database, taskById(taskId));
    if (row && toTask(row).video === `${folder}/${VIDEO}`) return;
    await artifacts.removeFolder(folder);
  }

  /** What is paid for: the video as it was ordered, or as it really is where that differs. */
  function asPaid(task: TaskInFull, made: VideoMade, tokens?: number): CountedVideo {
    const { width, height } = task.request;
    const seconds = wholeSeconds(task.request);
    const isAsOrdered =
      made.width === width && made.height === height && Math.abs(made.seconds - seconds) < CLOSE_SECONDS;
    if (isAsOrdered) return asMade(task.request, tokens);
    deps.log.warn(
      { task: task.id, route: task.route, ordered: { width, height, seconds }, made },
      'the video differs from what was asked for',
    );
    // What was there before is nobody's work.
    const added = { ...made, seconds: Math.max(0, made.seconds - (seconds - task.request.seconds)) };
    return asMade(added, tokens);
  }

  /** The price of a video that is smaller or shorter than was paid for; undefined: as agreed. */
  function lowerPrice(task: TaskInFull, counted: CountedVideo): Micros | undefined {
    const price = deps.priceAsMade(task, counted);
    return price < task.price ? price : undefined;
  }

  /** A table may have no row for what a service made of the order; what was ordered has one. */
  function costOf(task: TaskInFull, counted: CountedVideo): Micros | null {
    return deps.costOf(task, counted) ?? deps.costOf(task, asMade(task.request, counted.tokens));
  }
}
