import type { Logger } from 'pino';
import { isDiskFull } from '../../../domain/disk-full.ts';
import { ServiceError } from '../../../domain/errors.ts';
import type { TaskInFull } from '../../../domain/task.ts';
import type { EngineRegistry } from '../../../engines/engine-registry.ts';
import type { Json, VideoEngine, VideoJob, VideoOutcome } from '../../../engines/video-engine.ts';
import type { TaskEvents } from '../../../platform/events/task-events.ts';
import { type Database, mustWrite } from '../../../platform/storage/database.ts';
import { beginMaking, insertRun, noteRefusal, pendingStart } from '../../tasks/start-table.ts';
import { CallbackBell } from './callback-bell.ts';
import type { EnginePlaces } from './engine-places.ts';
import { type Following, followOperation } from './follow-operation.ts';
import { ProgressReports } from './progress-reports.ts';
import { type Begun, StartVideo, type UpstreamCosts } from './start-video.ts';
import type { TimeLimit } from './time-limit.ts';
import type { WorkSignals } from './work-signals.ts';

export interface EngineDriverDeps {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly events: TaskEvents;
  readonly places: EnginePlaces;
  readonly costs: UpstreamCosts;
  /** For finding out what became of a start whose response is lost. */
  readonly taskTimeoutMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** Another worker has the task, or it has ended: there is nothing to record. */
export const NOT_OURS = Symbol('not ours');

/** How a job ended, and on which engine. */
export type DrivenOutcome = VideoOutcome & { readonly route: string };

/** Starts per task: the first and one retry. */
const MAX_ATTEMPTS = 2;

/**
 * Starts a task's job on an engine and follows it. A start that costs something is recorded before the engine is asked, so that the worker that
 * resumes the task after a crash knows whether no engine was asked (no route), one was asked and its response was lost
 * (a route without an operation), or one is working (both). A started task stays with the engine that holds its
 * operation.
 */
export class EngineDriver {
  readonly #deps: EngineDriverDeps;
  readonly #startVideo: StartVideo;

  constructor(deps: EngineDriverDeps) {
    this.#deps = deps;
    this.#startVideo = new StartVideo(deps);
  }

  /** `run`: whose files will be stored; it is recorded before the engine can have made any. */
  async drive(
    task: TaskInFull,
    run: string,
    jobOf: (attempt: number) => VideoJob,
    signals: WorkSignals,
    limit: TimeLimit,
  ): Promise<DrivenOutcome | typeof NOT_OURS> {
    using bell = new CallbackBell(this.#deps.events, task.id);
    let attempt = task.attempts;
    let begun = this.#underWay(task);
    if (begun !== null) await mustWrite(this.#deps.database, [insertRun(run, task.id, this.#deps.now())]);
    const reports = new ProgressReports(this.#deps, task.id);
    const onProgress = (percent: number) => reports.report(percent);
    let pending = pendingStart(task);
    let isMaking = task.status === 'processing';
    const onPending = async (isWaiting: boolean) => {
      if (isWaiting) return limit.waiting();
      limit.making();
      if (!isMaking) await this.#beginMaking(task.id);
      isMaking = true;
    };
    const onRefused = async (words: string) => {
      limit.refused();
      await mustWrite(this.#deps.database, [noteRefusal(task.id, words, this.#deps.now())]);
    };
    for (;;) {
      if (begun === null) {
        attempt += 1;
        const video = { task, run, job: jobOf(attempt), bell, signals, onRefused };
        begun = await (pending === null
          ? this.#startVideo.onAnyRoute(video)
          : this.#startVideo.afterLostResponse(video, this.#engineOf(pending.route), pending));
        pending = null;
        if (begun === null) return NOT_OURS;
      }
      using _place = begun.place;
      if ('watch' in begun.engine) limit.making();
      else limit.waiting();
      const outcome = await this.#follow(begun, {
        job: jobOf(attempt),
        signals,
        bell,
        onPending,
        onProgress,
      });
      const route = begun.engine.name;
      if (outcome.state === 'completed') {
        if (!('watch' in begun.engine)) await onPending(false);
        return { ...outcome, route };
      }
      this.#deps.log.warn(
        { task: task.id, route, attempt, code: outcome.code, err: outcome.cause },
        `the engine failed: ${outcome.message}`,
      );
      if (!outcome.retry || attempt >= MAX_ATTEMPTS) {
        // A video that has ended takes no report any more: how far it came is stored before.
        await reports.stored();
        return { ...outcome, route };
      }
      begun = null;
    }
  }

  #underWay(task: TaskInFull): Begun | null {
    if (task.route === null || task.operation === null) return null;
    const engine = this.#engineOf(task.route);
    const place = this.#deps.places.resume(engine, task.accountId);
    return { engine, operation: JSON.parse(task.operation) as Json, place };
  }

  /** A task whose engine no longer exists on this server fails; it is not restarted on another engine. */
  #engineOf(route: string): VideoEngine {
    const engine = this.#deps.engines.video(route);
    if (engine) return engine;
    throw new ServiceError(
      'service_unavailable',
      'The engine that had begun this video is no longer part of this server.',
    );
  }

  /** A crash of the engine may be retried; an error from the catalogue is final. */
  async #follow(
    { engine, operation }: Begun,
    {
      job,
      signals,
      ...rest
    }: Pick<Following, 'job' | 'bell' | 'onPending' | 'onProgress'> & { signals: WorkSignals },
  ): Promise<VideoOutcome> {
    const { signal } = signals;
    try {
      return await followOperation(engine, {
        ...rest,
        operation,
        job,
        signal,
        onTrouble: (error) =>
          this.#deps.log.warn(
            { task: job.taskId, route: engine.name, err: error },
            'the engine gave no status',
          ),
      });
    } catch (error) {
      // At a shutdown the job keeps running for the next worker; after any other stop it is stopped, too (`stop-job.ts`).
      if (signal.aborted || error instanceof ServiceError || isDiskFull(error)) throw error;
      return {
        state: 'failed',
        code: 'generation_failed',
        message: 'The engine stopped unexpectedly while making this video.',
        retry: true,
        cause: error,
      };
    }
  }

  async #beginMaking(id: string): Promise<void> {
    await mustWrite(this.#deps.database, [beginMaking(id, this.#deps.now())]);
    this.#deps.events.publish(id);
  }
}
