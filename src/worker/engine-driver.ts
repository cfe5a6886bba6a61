import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDiskFull } from '../domain/disk-full.ts';
import { ServiceError } from '../domain/errors.ts';
import { boundedProgress, isFinal, type TaskInFull } from '../domain/task.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import { unmetNeed } from '../engines/video-capabilities.ts';
import {
  type Json,
  StartRefused,
  type VideoEngine,
  type VideoJob,
  type VideoOutcome,
} from '../engines/video-engine.ts';
import type { TaskEvents } from '../events/task-events.ts';
import { type Database, mustWrite, readOne } from '../storage/database.ts';
import {
  beginProcessing,
  intendStart,
  reportProgress,
  taskById,
  toTask,
  withdrawStart,
} from '../storage/tables/tasks.ts';
import { followOperation } from './follow-operation.ts';

export interface EngineDriverParts {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly events: TaskEvents;
  readonly log: Logger;
  readonly now: () => number;
}

export interface WorkSignals {
  /** Fires when the work must stop, for any reason. */
  readonly signal: AbortSignal;
  /** Fires only at a shutdown: the task then stays as it is for the next worker. */
  readonly shutdown: AbortSignal;
}

/** Another worker has the task, or it has ended: there is nothing to record. */
export const NOT_OURS = Symbol('not ours');

/** A started job. */
interface Begun {
  readonly engine: VideoEngine;
  readonly operation: Json;
}

/** Starts per task: the first and one retry. */
const MAX_ATTEMPTS = 2;

/** When every route has refused, they are tried again after this pause, then after longer ones. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts a task's job on an engine and follows it. Each step is recorded before it is taken, so that the worker that
 * resumes the task after a crash knows whether no engine was asked (no route), one was asked and its response was lost
 * (a route without an operation), or one is working (both). A started task stays with the engine that holds its
 * operation.
 */
export class EngineDriver {
  readonly #parts: EngineDriverParts;

  constructor(parts: EngineDriverParts) {
    this.#parts = parts;
  }

  async drive(
    task: TaskInFull,
    jobOf: (attempt: number) => VideoJob,
    signals: WorkSignals,
  ): Promise<VideoOutcome | typeof NOT_OURS> {
    let attempt = task.attempts;
    let begun = this.#underWay(task);
    let asked = begun === null ? this.#askedBefore(task) : null;
    for (;;) {
      if (begun === null) {
        attempt += 1;
        begun = await this.#start(task, jobOf(attempt), asked, signals);
        asked = null;
        if (begun === null) return NOT_OURS;
      }
      const outcome = await this.#follow(begun, jobOf(attempt), signals);
      if (outcome.state === 'completed') return outcome;
      this.#parts.log.warn(
        { task: task.id, route: begun.engine.name, attempt, code: outcome.code, err: outcome.cause },
        `the engine failed: ${outcome.message}`,
      );
      if (!outcome.retry || attempt >= MAX_ATTEMPTS) return outcome;
      begun = null;
    }
  }

  #underWay(task: TaskInFull): Begun | null {
    if (task.route === null || task.operation === null) return null;
    return { engine: this.#engineOf(task.route), operation: JSON.parse(task.operation) as Json };
  }

  /** The engine that was asked for the next attempt and whose response was lost. */
  #askedBefore(task: TaskInFull): VideoEngine | null {
    if (task.route === null) return null;
    const engine = this.#engineOf(task.route);
    if (!engine.repeatableStart) throw uncertainStart();
    return engine;
  }

  /** A task whose engine no longer exists on this server fails; it is not restarted on another engine. */
  #engineOf(route: string): VideoEngine {
    const engine = this.#parts.engines.video(route);
    if (engine) return engine;
    throw new ServiceError(
      'service_unavailable',
      'The engine that had begun this film is no longer part of this server.',
    );
  }

  /** Tries the routes in order until one starts; null: the task is no longer ours. */
  async #start(
    task: TaskInFull,
    job: VideoJob,
    asked: VideoEngine | null,
    { signal }: WorkSignals,
  ): Promise<Begun | null> {
    const routes = this.#routesFor(task);
    let again = asked;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      let wanted = 0;
      for (const engine of again === null ? routes : [again]) {
        const started = await this.#ask(engine, task, job, again === null, signal);
        if (!(started instanceof StartRefused)) return started;
        this.#parts.log.warn(
          { task: task.id, route: engine.name, err: started },
          'the engine refused a film',
        );
        wanted = Math.max(wanted, started.retryAfterMs ?? 0);
      }
      again = null;
      await delay(Math.max(pause, wanted), undefined, { signal });
    }
  }

  #routesFor(task: TaskInFull): VideoEngine[] {
    const routes = this.#parts.engines
      .videoRoutes(task.model)
      .filter((engine) => unmetNeed(engine.capabilities, task.request) === null);
    if (routes.length > 0) return routes;
    throw new ServiceError('service_unavailable', `The model ${task.model} has no engine for this film.`);
  }

  async #ask(
    engine: VideoEngine,
    task: TaskInFull,
    job: VideoJob,
    firstTime: boolean,
    signal: AbortSignal,
  ): Promise<Begun | StartRefused | null> {
    const { database, events, now } = this.#parts;
    if (firstTime) {
      const intended = await database.write([intendStart(task.id, engine.name, job.attempt, now())]);
      if (!intended.ok) return null;
    }
    let operation: Json;
    try {
      operation = await engine.start(job, signal);
    } catch (error) {
      if (error instanceof StartRefused) {
        await mustWrite(database, [withdrawStart(task.id)]);
        return error;
      }
      if (signal.aborted || error instanceof ServiceError || engine.repeatableStart) throw error;
      throw uncertainStart(error);
    }
    const text = JSON.stringify(operation);
    const recorded = await database.write([beginProcessing(task.id, job.attempt, text, now())]);
    if (!recorded.ok) {
      // When another worker started the same attempt, the engine may have returned the same operation to both.
      if (await this.#hasEnded(task.id)) await engine.cancel(operation);
      return null;
    }
    events.publish(task.id);
    return { engine, operation };
  }

  /** A crash of the engine may be retried; an error from the catalogue is final. */
  async #follow({ engine, operation }: Begun, job: VideoJob, signals: WorkSignals): Promise<VideoOutcome> {
    const { signal, shutdown } = signals;
    try {
      return await followOperation(engine, {
        operation,
        job,
        signal,
        onProgress: (percent) => this.#report(job.taskId, percent),
        onTrouble: (error) =>
          this.#parts.log.warn(
            { task: job.taskId, route: engine.name, err: error },
            'the engine gave no status',
          ),
      });
    } catch (error) {
      if (signal.aborted) {
        // At a shutdown the job keeps running for the next worker; any other stop is final.
        if (!shutdown.aborted) await engine.cancel(operation).catch(() => {});
        throw error;
      }
      if (error instanceof ServiceError || isDiskFull(error)) throw error;
      return {
        state: 'failed',
        code: 'generation_failed',
        message: 'The engine stopped unexpectedly while making this film.',
        retry: true,
        cause: error,
      };
    }
  }

  #report(id: string, percent: number): void {
    this.#parts.database.write([reportProgress(id, boundedProgress(percent))]).then(
      () => this.#parts.events.publish(id),
      (error: unknown) => this.#parts.log.warn({ task: id, err: error }, 'could not store progress'),
    );
  }

  async #hasEnded(id: string): Promise<boolean> {
    const row = await readOne(this.#parts.database, taskById(id));
    return !row || isFinal(toTask(row).status);
  }
}

/** Work that costs money is never started a second time without knowing what became of the first. */
function uncertainStart(cause?: unknown): ServiceError {
  return new ServiceError(
    'upstream_error',
    'It is not known whether this film was begun, so it is not begun again. It costs nothing.',
    { cause },
  );
}
