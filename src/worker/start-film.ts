import type { Logger } from 'pino';
import { ServiceError } from '../domain/errors.ts';
import type { FilmRequest } from '../domain/film.ts';
import { isFinal, type TaskInFull } from '../domain/task.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import { unmetNeed } from '../engines/video-capabilities.ts';
import {
  type Json,
  type Marks,
  StartRefused,
  type VideoEngine,
  type VideoJob,
} from '../engines/video-engine.ts';
import type { TaskEvents } from '../events/task-events.ts';
import { type Database, mustWrite, readOne } from '../storage/database.ts';
import { text } from '../storage/read-column.ts';
import { assertJobIsFree, othersBeingStarted, otherWithJob } from '../storage/tables/task-jobs.ts';
import {
  beginProcessing,
  intendStart,
  leaveUndecided,
  taskById,
  taskInFullById,
  toTask,
  toTaskInFull,
  withdrawStart,
} from '../storage/tables/tasks.ts';
import type { CallbackBell } from './callback-bell.ts';
import type { EnginePlaces } from './engine-places.ts';

export interface StartFilmParts {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly events: TaskEvents;
  readonly places: EnginePlaces;
  readonly log: Logger;
  readonly now: () => number;
}

/** A started job, and its place among those that the engine runs at once. */
export interface Begun {
  readonly engine: VideoEngine;
  readonly operation: Json;
  readonly place: Disposable;
}

/** When every route has refused, they are tried again after this pause, then after longer ones. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** How often it is looked up what became of a start whose response is lost. */
const FIRST_LOOK_MS = 1000;
const LONGEST_LOOK_MS = 60_000;

/** A job that was begun for one of our tasks belongs to a task that was created within this time. */
const MARKED_WITHIN_MS = 3 * 24 * 3_600_000;

/** Starts one attempt of a task. */
export class StartFilm {
  readonly #parts: StartFilmParts;

  constructor(parts: StartFilmParts) {
    this.#parts = parts;
  }

  /** Tries the routes in order until one starts; null: the task is no longer ours. */
  async onAnyRoute(
    task: TaskInFull,
    job: VideoJob,
    bell: CallbackBell,
    signal: AbortSignal,
  ): Promise<Begun | null> {
    let routes = this.#routesFor(task, job);
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      let wanted = 0;
      for (const engine of routes) {
        const started = await this.#onRoute(engine, task, job, bell, signal);
        if (!(started instanceof StartRefused)) return started;
        this.#parts.log.warn(
          { task: task.id, route: engine.name, err: started },
          'the engine refused a film',
        );
        if (started.permanent) {
          routes = routes.filter((other) => other !== engine);
          if (routes.length === 0) throw started.permanent;
        }
        wanted = Math.max(wanted, started.retryAfterMs ?? 0);
      }
      await bell.wait(Math.max(pause, wanted), signal);
    }
  }

  /** Continues an attempt whose engine was asked, in a process that has crashed since; the response is lost. */
  async afterLostResponse(
    engine: VideoEngine,
    task: TaskInFull,
    job: VideoJob,
    bell: CallbackBell,
    signal: AbortSignal,
  ): Promise<Begun | null> {
    const place = this.#parts.places.resume(engine, task.accountId);
    const plan = task.plan === null ? null : (JSON.parse(task.plan) as Json);
    const started = await disposedOnFailure(place, () =>
      engine.repeatableStart
        ? this.#ask(engine, task, job, plan, bell, place, signal)
        : this.#reconcile(engine, task, job, plan, bell, place, signal),
    );
    return started instanceof StartRefused ? await this.onAnyRoute(task, job, bell, signal) : started;
  }

  /** A remix stays with the engine that made its source, which may keep what it needs for it. */
  #routesFor(task: TaskInFull, job: VideoJob): readonly VideoEngine[] {
    const { engines } = this.#parts;
    const home = job.remixOf?.route ? engines.video(job.remixOf.route) : undefined;
    const routes = (home ? [home] : engines.drawVideoRoutes(task.model)).filter(
      (engine) => unmetNeed(engine.capabilities, task.request) === null,
    );
    if (routes.length > 0) return routes;
    throw new ServiceError('service_unavailable', `The model ${task.model} has no engine for this film.`);
  }

  async #onRoute(
    engine: VideoEngine,
    task: TaskInFull,
    job: VideoJob,
    bell: CallbackBell,
    signal: AbortSignal,
  ): Promise<Begun | StartRefused | null> {
    const { database, places, now } = this.#parts;
    const place = await places.enter(engine, task.accountId, signal);
    if (place === null) return new StartRefused('the engine makes as many films as it may');
    return await disposedOnFailure(place, async () => {
      const plan = engine.plan ? await refusable(engine.plan(job, signal)) : null;
      if (plan instanceof StartRefused) return plan;
      const planText = engine.plan ? JSON.stringify(plan) : null;
      const intended = await database.write([
        intendStart(task.id, engine.name, planText, job.attempt, now()),
      ]);
      return intended.ok ? await this.#ask(engine, task, job, plan, bell, place, signal) : null;
    });
  }

  async #ask(
    engine: VideoEngine,
    task: TaskInFull,
    job: VideoJob,
    plan: Json,
    bell: CallbackBell,
    place: Disposable,
    signal: AbortSignal,
  ): Promise<Begun | StartRefused | null> {
    let operation: Json;
    try {
      operation = await engine.start(job, signal, plan);
    } catch (error) {
      if (error instanceof StartRefused) {
        await mustWrite(this.#parts.database, [withdrawStart(task.id)]);
        return error;
      }
      if (signal.aborted || error instanceof ServiceError || engine.repeatableStart) throw error;
      this.#parts.log.warn(
        { task: task.id, route: engine.name, err: error },
        'it is not known whether the engine has begun the film',
      );
      return await this.#reconcile(engine, task, job, plan, bell, place, signal, error);
    }
    return await this.#record(engine, task, job, operation, place);
  }

  async #record(
    engine: VideoEngine,
    task: TaskInFull,
    job: VideoJob,
    operation: Json,
    place: Disposable,
    marks?: Marks,
  ): Promise<Begun | null> {
    const { database, events, now } = this.#parts;
    const operationText = JSON.stringify(operation);
    const recorded = await database.write([
      ...(marks === undefined ? [] : assertJobIsFree(task.id, now() - MARKED_WITHIN_MS, marks)),
      beginProcessing(task.id, job.attempt, operationText, now()),
    ]);
    if (!recorded.ok) {
      if (recorded.expectation === 'job') return null;
      // When another worker started the same attempt, the engine may have returned the same operation to both.
      if (await this.#hasEnded(task.id)) await engine.cancel(operation);
      return null;
    }
    events.publish(task.id);
    return { engine, operation, place };
  }

  /**
   * Finds out what became of a start. Meanwhile the money stays held, nothing is started again, and the operator sees
   * the task among those that need a decision. At the task's time limit it fails and is refunded.
   */
  async #reconcile(
    engine: VideoEngine,
    task: TaskInFull,
    job: VideoJob,
    plan: Json,
    bell: CallbackBell,
    place: Disposable,
    signal: AbortSignal,
    cause?: unknown,
  ): Promise<Begun | StartRefused | null> {
    const { database, log, now } = this.#parts;
    if (!engine.reconcile) throw uncertainStart(cause);
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 2, LONGEST_LOOK_MS)) {
      const row = await readOne(database, taskInFullById(task.id));
      const fresh = row && toTaskInFull(row);
      if (!fresh || isFinal(fresh.status) || fresh.operation !== null) return null;
      if (fresh.route === null) return new StartRefused('the operator says that nothing was started');
      const isTaken = (marks: Marks) => this.#isTaken(task.id, marks);
      const found = await engine
        .reconcile(plan, { ...job, callbackId: fresh.callbackId }, signal, isTaken)
        .catch((error: unknown) => {
          log.warn({ task: task.id, route: engine.name, err: error }, 'could not look up a lost start');
          return { state: 'unknown' } as const;
        });
      // A job that only looks like ours may be the one that another task is just being given.
      const isOurs = found.state === 'started' && (!found.marks || !(await this.#hasDouble(engine, task)));
      if (found.state === 'started' && isOurs) {
        const { operation, marks } = found;
        const begun = await this.#record(engine, task, job, operation, place, marks);
        // Another task may have taken the job over at the same moment: then it is not ours, and ours is still lost.
        if (begun !== null || marks === undefined || !(await isTaken(marks))) return begun;
      }
      if (found.state === 'not-started') {
        await mustWrite(database, [withdrawStart(task.id)]);
        return new StartRefused('the engine has not started');
      }
      await mustWrite(database, [leaveUndecided(task.id, now())]);
      const hint = 'askAgainAfterMs' in found ? (found.askAgainAfterMs ?? 0) : 0;
      await bell.wait(Math.max(pause, hint), signal).catch((error: unknown) => {
        throw uncertainStart(error);
      });
    }
  }

  async #isTaken(id: string, marks: Marks): Promise<boolean> {
    const { database, now } = this.#parts;
    return (await readOne(database, otherWithJob(id, now() - MARKED_WITHIN_MS, marks))) !== undefined;
  }

  /** Whether another task asks this engine for the same film at the moment. */
  async #hasDouble(engine: VideoEngine, { id, request }: TaskInFull): Promise<boolean> {
    const others = await this.#parts.database.read(othersBeingStarted(id, engine.name));
    const words = ({ prompt, edits }: Pick<FilmRequest, 'prompt' | 'edits'>) => [prompt, ...edits].join('\n');
    return others.some((other) => words(JSON.parse(text(other, 'request'))) === words(request));
  }

  async #hasEnded(id: string): Promise<boolean> {
    const row = await readOne(this.#parts.database, taskById(id));
    return !row || isFinal(toTask(row).status);
  }
}

/** A plan may need the service, as when it is given the inputs; nothing has begun by that. */
async function refusable<Result>(work: Promise<Result>): Promise<Result | StartRefused> {
  return await work.catch((error: unknown) => {
    if (error instanceof StartRefused) return error;
    throw error;
  });
}

/** The place is kept only by a film that has begun. */
async function disposedOnFailure<Result>(
  place: Disposable,
  work: () => Promise<Result | StartRefused | null>,
): Promise<Result | StartRefused | null> {
  let result: Result | StartRefused | null = null;
  try {
    result = await work();
    return result;
  } finally {
    if (result === null || result instanceof StartRefused) place[Symbol.dispose]();
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
