import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { ArtifactsUnavailable } from '../../../domain/artifacts-unavailable.ts';
import { isDiskFull } from '../../../domain/disk-full.ts';
import { ServiceError } from '../../../domain/errors.ts';
import { type EndTask, isFinal, type TaskFailure, type TaskInFull } from '../../../domain/task.ts';
import type { Json, VideoJob } from '../../../engines/video-engine.ts';
import { type ArtifactStore, taskFolder } from '../../../platform/artifacts/artifact-store.ts';
import { endedTopic, type TaskEvents } from '../../../platform/events/task-events.ts';
import { INPUTS_LANE } from '../../../platform/queue/lanes.ts';
import { type Database, readOne } from '../../../platform/storage/database.ts';
import { StorageUnavailable } from '../../../platform/storage/storage-unavailable.ts';
import { taskById, taskInFullById, toTask, toTaskInFull } from '../../tasks/task-table.ts';
import { type EngineDriver, NOT_OURS } from './engine-driver.ts';
import type { GatherInputs } from './gather-inputs.ts';
import { jobOfTask } from './job-of-task.ts';
import type { PreparedInputs, PrepareInputs, SuppliedClip } from './prepare-inputs.ts';
import type { StopJob } from './stop-job.ts';
import type { StoreVideo } from './store-video.ts';
import { TimeLimit, type TimeLimits } from './time-limit.ts';
import type { WorkSignals } from './work-signals.ts';

export interface VideoWorkerDeps extends TimeLimits {
  readonly database: Database;
  readonly catalogue: { refresh(): Promise<void> };
  readonly artifacts: ArtifactStore;
  readonly events: TaskEvents;
  readonly gatherInputs: GatherInputs;
  /** Called when the inputs are stored: the task now waits for an engine. False: it has ended, or was there already. */
  readonly enterVideoLane: (task: TaskInFull) => Promise<boolean>;
  readonly prepareInputs: PrepareInputs;
  readonly driver: EngineDriver;
  readonly stopJob: StopJob;
  readonly storeVideo: StoreVideo;
  /** Adds a clip to the library of the task's account; only once per task, however often it is called. */
  readonly keepCharacter: (task: TaskInFull, clip: SuppliedClip) => Promise<void>;
  readonly endTask: EndTask;
  /** Where a hosted service can report about an attempt; null when this server has no public address. */
  readonly callbackUrl: (taskId: string, attempt: number) => string | null;
  /** A folder that is removed after the task: `await using folder = scratchFolder('video')`. */
  readonly scratchFolder: (purpose: string) => AsyncDisposable & { readonly path: string };
  readonly log: Logger;
  readonly now: () => number;
}

const COMPLETED = Symbol('completed');

const HAS_ENDED = new Error('the task has ended');

/**
 * Runs one task to its end, in two stages: fetching inputs by URL, then making the video. Every step can be repeated
 * after a crash, and a second worker on the same task does no harm.
 */
export class VideoWorker {
  readonly #deps: VideoWorkerDeps;

  constructor(deps: VideoWorkerDeps) {
    this.#deps = deps;
  }

  /** Resolves when the stage is done, or when `shutdown` fired: another worker then resumes the task. */
  async run(taskId: string, shutdown: AbortSignal, lane: string): Promise<void> {
    // Its model may have been added on another node a moment ago.
    await this.#deps.catalogue.refresh();
    const ended = new AbortController();
    // Subscribe before reading the task, so that no cancellation is missed in between.
    const unsubscribe = this.#deps.events.subscribe(endedTopic(taskId), (hasEnded) =>
      hasEnded ? ended.abort(HAS_ENDED) : void this.#abortIfEnded(taskId, ended),
    );
    try {
      const row = await readOne(this.#deps.database, taskInFullById(taskId));
      const task = row && toTaskInFull(row);
      // A job that was delivered twice may belong to a finished stage.
      if (!task || (task.stage === 'inputs') !== (lane === INPUTS_LANE)) return;
      const isCompleted = !isFinal(task.status) && (await this.#carry(task, ended.signal, shutdown));
      if (!isCompleted && !shutdown.aborted) await this.#stopJob(taskId, shutdown);
    } finally {
      unsubscribe();
    }
  }

  /** Whether it has completed the task: then nothing is left to stop. */
  async #carry(task: TaskInFull, ended: AbortSignal, shutdown: AbortSignal): Promise<boolean> {
    const { log, endTask } = this.#deps;
    using limit = new TimeLimit(task, this.#deps);
    const late = limit.signal;
    const signals = { signal: AbortSignal.any([shutdown, ended, late]), shutdown };
    try {
      const failure = await (task.stage === 'inputs'
        ? this.#gather(task, signals)
        : this.#make(task, signals, limit));
      if (failure === COMPLETED) return true;
      if (failure === null) return false;
      if (await endTask(task, { status: 'failed', failure, isEngineDone: true }))
        this.#logFailure(task, failure);
    } catch (error) {
      if (ended.aborted && task.stage === 'inputs') await this.#dropInputsOfFailed(task);
      if (ended.aborted || shutdown.aborted) return false;
      // Not the task's fault: it is retried when the database responds, the store is back or the disk has space.
      if (error instanceof StorageUnavailable || isDiskFull(error)) throw error;
      const isStoreAway = error instanceof ArtifactsUnavailable;
      if (isStoreAway && !late.aborted) throw error;
      const failure =
        late.aborted && (isStoreAway || !(error instanceof ServiceError)) ? limit.failure : describe(error);
      if (await endTask(task, { status: 'failed', failure })) this.#logFailure(task, failure, error);
      else log.info({ task: task.id }, 'a task failed after it had already ended');
    }
    return false;
  }

  async #gather(task: TaskInFull, { signal }: WorkSignals): Promise<null> {
    await using folder = this.#deps.scratchFolder('inputs');
    await this.#deps.gatherInputs(task, folder.path, signal);
    if (!(await this.#deps.enterVideoLane(task))) await this.#dropInputsOfFailed(task);
    return null;
  }

  /** A failed task's files were removed when it failed; files stored since then are removed here. */
  async #dropInputsOfFailed({ id }: TaskInFull): Promise<void> {
    const row = await readOne(this.#deps.database, taskById(id));
    if (row && toTask(row).status === 'failed') await this.#deps.artifacts.removeFolder(taskFolder(id));
  }

  /** How the engine failed; null: somebody else has the task, or has ended it. */
  async #make(
    task: TaskInFull,
    signals: WorkSignals,
    limit: TimeLimit,
  ): Promise<TaskFailure | typeof COMPLETED | null> {
    const { driver, storeVideo, log, now } = this.#deps;
    const run = randomUUID();
    await using folder = this.#deps.scratchFolder('video');
    const { prepared, jobOf } = await this.#jobsOf(task, folder.path);
    const outcome = await driver.drive(task, run, jobOf, signals, limit);
    if (outcome === NOT_OURS) return null;
    if (outcome.state === 'failed') return { code: outcome.code, message: outcome.message };
    const portrait = await this.#keepCharacters(task, prepared, signals.signal);
    const made = { ...task, route: outcome.route };
    const video = { run, result: outcome.result, portrait };
    if (!(await storeVideo(made, video, folder.path, signals.signal))) return null;
    const milliseconds = now() - task.createdAt;
    log.info({ task: task.id, model: task.model, milliseconds }, 'video completed');
    return COMPLETED;
  }

  /** What the engine of a task that ended before it may still be making. */
  async #stopJob(taskId: string, shutdown: AbortSignal): Promise<void> {
    const row = await readOne(this.#deps.database, taskInFullById(taskId));
    const task = row && toTaskInFull(row);
    if (!task || task.stoppingSince === null) return;
    await using folder = this.#deps.scratchFolder('video');
    const { jobOf } = await this.#jobsOf(task, folder.path);
    await this.#deps.stopJob.of(task, jobOf(task.attempts + 1), shutdown).catch((error: unknown) => {
      if (!shutdown.aborted) throw error;
    });
  }

  async #jobsOf(
    task: TaskInFull,
    scratchDirectory: string,
  ): Promise<{ prepared: PreparedInputs; jobOf: (attempt: number) => VideoJob }> {
    const prepared = this.#deps.prepareInputs(task, scratchDirectory);
    const remixOf = await this.#remixSource(task);
    const { inputs } = prepared;
    const jobOf = (attempt: number) => {
      const callbackUrl = this.#deps.callbackUrl(task.id, attempt);
      return jobOfTask(task, attempt, { inputs, remixOf, callbackUrl, scratchDirectory });
    };
    return { prepared, jobOf };
  }

  /** Stores the character that the request supplied (`character_create`), and its portrait when requested. */
  async #keepCharacters(
    task: TaskInFull,
    prepared: PreparedInputs,
    signal: AbortSignal,
  ): Promise<string | null> {
    const { createSelfPortrait = false, saveToLibrary = false } = task.request.characterCreate ?? {};
    if (!createSelfPortrait && !saveToLibrary) return null;
    const clips = await prepared.clips(signal);
    if (saveToLibrary) for (const clip of clips) await this.#deps.keepCharacter(task, clip);
    return createSelfPortrait ? (clips.at(-1)?.portrait ?? null) : null;
  }

  async #remixSource(task: TaskInFull): Promise<VideoJob['remixOf']> {
    if (task.request.remixOf === null) return null;
    const row = await readOne(this.#deps.database, taskInFullById(task.request.remixOf));
    const source = row ? toTaskInFull(row) : null;
    return {
      taskId: task.request.remixOf,
      route: source?.route ?? null,
      operation: JSON.parse(source?.operation ?? 'null') as Json,
    };
  }

  async #abortIfEnded(taskId: string, ended: AbortController): Promise<void> {
    const row = await readOne(this.#deps.database, taskById(taskId)).catch(() => undefined);
    if (row && isFinal(toTask(row).status)) ended.abort(HAS_ENDED);
  }

  #logFailure(task: TaskInFull, { code, message }: TaskFailure, cause?: unknown): void {
    const facts = { task: task.id, model: task.model, code, reason: message };
    if (cause === undefined || cause instanceof ServiceError)
      this.#deps.log.warn({ ...facts, err: (cause as Error | undefined)?.cause }, 'video failed');
    else this.#deps.log.error({ ...facts, err: cause }, 'video failed unexpectedly');
  }
}

function describe(error: unknown): TaskFailure {
  return error instanceof ServiceError
    ? { code: error.code, message: error.message }
    : { code: 'internal_error', message: 'The video could not be made because of an internal failure.' };
}
