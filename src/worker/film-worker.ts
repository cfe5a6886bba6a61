import type { Logger } from 'pino';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { FILM, SPRITESHEET, THUMBNAIL, taskFolder } from '../artifacts/artifact-store.ts';
import { isDiskFull } from '../domain/disk-full.ts';
import { ServiceError } from '../domain/errors.ts';
import { FRAMES_PER_SECOND } from '../domain/film.ts';
import { boundedProgress, isFinal, type TaskFailure, type TaskInFull } from '../domain/task.ts';
import type { Json, VideoEngine, VideoJob, VideoOutcome, VideoResult } from '../engines/engine.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import type { TaskEvents } from '../events/task-events.ts';
import { type Database, readOne } from '../storage/database.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { capture, release } from '../storage/tables/money.ts';
import {
  beginAgain,
  beginProcessing,
  completeTask,
  failTask,
  reportProgress,
  taskById,
  taskInFullById,
  toTask,
  toTaskInFull,
} from '../storage/tables/tasks.ts';
import type { PrepareInputs } from './prepare-inputs.ts';

export interface FilmWorkerParts {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly artifacts: ArtifactStore;
  readonly events: TaskEvents;
  readonly prepareInputs: PrepareInputs;
  /** A folder that is gone after the task: `await using folder = scratchFolder('film')`. */
  readonly scratchFolder: (purpose: string) => AsyncDisposable & { readonly path: string };
  readonly taskTimeoutMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

interface Signals {
  /** Fires when the work must stop, for whatever reason. */
  readonly signal: AbortSignal;
  readonly shutdown: AbortSignal;
}

/** Starts of one job, in all: the first and one retry. */
const MAX_ATTEMPTS = 2;

/** The task ended elsewhere (its owner cancelled it): there is nothing left to record. */
const ENDED_ELSEWHERE = Symbol('ended elsewhere');

/**
 * Carries one task to its end. Every step can be repeated after a crash: an operation is stored before anything waits
 * on it, a final state is written together with its money, and both only if the task is still unfinished.
 */
export class FilmWorker {
  readonly #parts: FilmWorkerParts;

  constructor(parts: FilmWorkerParts) {
    this.#parts = parts;
  }

  /** Resolves when the task has ended, or when `shutdown` fired: then it stays unfinished and is taken up again. */
  async run(taskId: string, shutdown: AbortSignal): Promise<void> {
    const ended = new AbortController();
    // Listening begins before the task is read, so that no cancellation falls between the two.
    const unsubscribe = this.#parts.events.subscribe(taskId, () => void this.#abortIfEnded(taskId, ended));
    try {
      const row = await readOne(this.#parts.database, taskInFullById(taskId));
      const task = row && toTaskInFull(row);
      if (task && !isFinal(task.status)) await this.#carryWithinLimits(task, ended.signal, shutdown);
    } finally {
      unsubscribe();
    }
  }

  async #carryWithinLimits(task: TaskInFull, ended: AbortSignal, shutdown: AbortSignal): Promise<void> {
    const timeout = AbortSignal.timeout(this.#parts.taskTimeoutMs);
    try {
      await this.#carry(task, { signal: AbortSignal.any([shutdown, ended, timeout]), shutdown });
    } catch (error) {
      if (ended.aborted) await this.#parts.artifacts.removeFolder(taskFolder(task.id));
      if (ended.aborted || shutdown.aborted) return;
      // Nothing is wrong with the task: it is taken up again when the database answers, or the disk has room.
      if (error instanceof StorageUnavailable || isDiskFull(error)) throw error;
      await this.#fail(task, timeout.aborted ? this.#lateness() : this.#describe(task, error));
    }
  }

  async #carry(task: TaskInFull, signals: Signals): Promise<void> {
    const engine = this.#parts.engines.video(task.model);
    if (!engine)
      throw new ServiceError('service_unavailable', `The model ${task.model} has no engine any more.`);
    await using folder = this.#parts.scratchFolder('film');
    const prepared = this.#parts.prepareInputs(task, folder.path);
    const job: VideoJob = {
      taskId: task.id,
      model: task.model,
      prompt: task.request.enhancedPrompt,
      edits: task.request.edits,
      seconds: task.request.seconds,
      width: task.request.width,
      height: task.request.height,
      framesPerSecond: FRAMES_PER_SECOND,
      watermark: task.request.watermark,
      style: task.request.style,
      inputs: prepared.inputs,
      remixOf: await this.#remixSource(task),
      scratchDirectory: folder.path,
    };
    const outcome = await this.#work(task, engine, job, signals);
    if (outcome === ENDED_ELSEWHERE) return;
    if (outcome.outcome === 'failed') {
      await this.#fail(task, { code: outcome.code, message: outcome.message });
      return;
    }
    await prepared.keepCharacters(signals.signal);
    await this.#complete(task, outcome.result);
  }

  /** Starts the job, or goes on with the stored operation; once more if that may help. */
  async #work(
    task: TaskInFull,
    engine: VideoEngine,
    job: VideoJob,
    signals: Signals,
  ): Promise<VideoOutcome | typeof ENDED_ELSEWHERE> {
    let stored: Json = task.operation === null ? null : (JSON.parse(task.operation) as Json);
    let processing = task.status === 'processing';
    for (let attempt = Math.max(1, task.attempts); ; attempt += 1) {
      if (stored === null) {
        stored = await engine.start(job, signals.signal);
        if (!(await this.#recordStart(task.id, engine.name, stored, processing))) {
          await engine.cancel(stored);
          return ENDED_ELSEWHERE;
        }
        processing = true;
      }
      const outcome = await this.#watch(task, engine, stored, job, signals);
      if (outcome.outcome === 'completed' || !outcome.retry || attempt >= MAX_ATTEMPTS) return outcome;
      this.#parts.log.warn(
        { task: task.id, attempt, code: outcome.code, reason: outcome.message },
        'film is tried again',
      );
      stored = null;
    }
  }

  /** A crash of the engine is a failure that may be tried again; what the catalogue knows is final. */
  async #watch(
    task: TaskInFull,
    engine: VideoEngine,
    operation: Json,
    job: VideoJob,
    { signal, shutdown }: Signals,
  ): Promise<VideoOutcome> {
    try {
      return await engine.watch(operation, job, signal, (percent) => this.#report(task.id, percent));
    } catch (error) {
      if (signal.aborted) {
        // A shutdown hands the task back as it is; any other stop is for good.
        if (!shutdown.aborted) await engine.cancel(operation).catch(() => {});
        throw error;
      }
      if (error instanceof ServiceError || isDiskFull(error)) throw error;
      this.#parts.log.error({ task: task.id, engine: engine.name, err: error }, 'engine crashed');
      return {
        outcome: 'failed',
        code: 'generation_failed',
        message: 'The engine stopped unexpectedly while making this film.',
        retry: true,
      };
    }
  }

  async #recordStart(id: string, route: string, operation: Json, again: boolean): Promise<boolean> {
    const text = JSON.stringify(operation);
    const write = again ? beginAgain(id, route, text) : beginProcessing(id, route, text, this.#parts.now());
    const outcome = await this.#parts.database.write([write]);
    if (outcome.ok) this.#parts.events.publish(id);
    return outcome.ok;
  }

  #report(id: string, percent: number): void {
    this.#parts.database.write([reportProgress(id, boundedProgress(percent))]).then(
      () => this.#parts.events.publish(id),
      (error: unknown) => this.#parts.log.warn({ task: id, err: error }, 'progress was not stored'),
    );
  }

  async #complete(task: TaskInFull, result: VideoResult): Promise<void> {
    const { artifacts, database, events, log } = this.#parts;
    const folder = taskFolder(task.id);
    await artifacts.put(`${folder}/${THUMBNAIL}`, result.thumbnail);
    await artifacts.put(`${folder}/${SPRITESHEET}`, result.spritesheet);
    await artifacts.put(`${folder}/${FILM}`, result.film);
    const now = this.#parts.now();
    const outcome = await database.write([
      completeTask(task.id, `${folder}/${FILM}`, now),
      ...capture(task.id, now),
    ]);
    if (!outcome.ok) {
      // Where another worker completed the task, the files are its own: they have the same names.
      const row = await readOne(database, taskById(task.id));
      if (!row || toTask(row).film === null) await artifacts.removeFolder(folder);
      return;
    }
    events.publish(task.id);
    log.info({ task: task.id, model: task.model, milliseconds: now - task.createdAt }, 'film completed');
  }

  async #fail(task: TaskInFull, failure: TaskFailure): Promise<void> {
    const { database, events, log } = this.#parts;
    const now = this.#parts.now();
    const outcome = await database.write([failTask(task.id, failure, now), ...release(task.id, now)]);
    if (!outcome.ok) return;
    events.publish(task.id);
    // Nobody can use the inputs of a failed film any more.
    await this.#parts.artifacts.removeFolder(taskFolder(task.id));
    log.warn(
      { task: task.id, model: task.model, code: failure.code, reason: failure.message },
      'film failed',
    );
  }

  #lateness(): TaskFailure {
    const minutes = this.#parts.taskTimeoutMs / 60_000;
    return { code: 'timeout', message: `The film was not finished within ${minutes} minutes.` };
  }

  #describe(task: TaskInFull, error: unknown): TaskFailure {
    if (error instanceof ServiceError) return { code: error.code, message: error.message };
    this.#parts.log.error({ task: task.id, err: error }, 'film failed unexpectedly');
    return { code: 'internal_error', message: 'The film could not be made because of an internal failure.' };
  }

  async #remixSource(task: TaskInFull): Promise<VideoJob['remixOf']> {
    if (task.request.remixOf === null) return null;
    const row = await readOne(this.#parts.database, taskInFullById(task.request.remixOf));
    const operation = row ? toTaskInFull(row).operation : null;
    return {
      taskId: task.request.remixOf,
      operation: operation === null ? null : (JSON.parse(operation) as Json),
    };
  }

  async #abortIfEnded(taskId: string, ended: AbortController): Promise<void> {
    const row = await readOne(this.#parts.database, taskById(taskId)).catch(() => undefined);
    if (row && isFinal(toTask(row).status)) ended.abort(new Error('the task has ended'));
  }
}
