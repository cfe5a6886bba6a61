import type { TaskInFull } from '../../../domain/task.ts';
import type { EngineRegistry } from '../../../engines/engine-registry.ts';
import type { Cancellation, Json, VideoEngine, VideoJob } from '../../../engines/video-engine.ts';
import { mustWrite, readOne } from '../../../platform/storage/database.ts';
import { forgetJob, listUnstopped, pendingStart } from '../../tasks/start-table.ts';
import { taskInFullById, toTaskInFull } from '../../tasks/task-table.ts';
import { CallbackBell } from './callback-bell.ts';
import { findLostStart } from './find-lost-start.ts';
import { type AttemptFacts, StartAttempt, type StartAttemptDeps } from './start-attempt.ts';

export interface StopJobDeps extends StartAttemptDeps {
  readonly engines: EngineRegistry;
}

/** Pauses between tries: five minutes in all. An account that cancels many videos must not fill the lane with them. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 64_000;
const MOST_TRIES = 11;

/** From then on the operator sees the task, until its job has stopped. */
const TRIES_BEFORE_LISTED = 3;

/**
 * Stops the job of a task that ended before its engine did: cancelled by its owner, or out of time. Nobody gets the video,
 * but a hosted service wants to be paid for it. What cannot be stopped is listed among the tasks that need a decision.
 * That there is something to stop stands in the task's row, so a worker that dies here is followed by another.
 */
export class StopJob {
  readonly #deps: StopJobDeps;

  constructor(deps: StopJobDeps) {
    this.#deps = deps;
  }

  /** `job`: as the engine was asked for it, if its answer is lost. Rejects when `shutdown` fires. */
  async of(task: TaskInFull, job: VideoJob, shutdown: AbortSignal): Promise<void> {
    const { engines, events, taskTimeoutMs } = this.#deps;
    const engine = task.route === null ? undefined : engines.video(task.route);
    // What was made on this machine has ended with its engine, and a free start whose answer is lost has cost nothing.
    if (!engine || (engine.repeatableStart && task.operation === null)) return await this.#forget(task);
    using bell = new CallbackBell(events, task.id);
    const signal = AbortSignal.any([shutdown, AbortSignal.timeout(taskTimeoutMs)]);
    const facts = { task, job: { ...job, isUnwanted: true as const }, engine, bell };
    const known = await this.#withOperation({ ...facts, signals: { signal, shutdown } });
    if (known !== null) await this.#cancel({ ...facts, task: known, signals: { signal, shutdown } });
  }

  /** The task, with the operation of its job. Null: there is none, or nobody knows it. */
  async #withOperation(facts: AttemptFacts): Promise<TaskInFull | null> {
    const { task, signals } = facts;
    const start = pendingStart(task);
    if (start === null) return task;
    try {
      await findLostStart(this.#deps, StartAttempt.resume(this.#deps, facts, start));
    } catch (error) {
      signals.shutdown.throwIfAborted();
      await this.#list(task, error);
      return null;
    }
    return await this.#readAgain(task);
  }

  async #cancel({ task: first, engine, bell, signals }: AttemptFacts): Promise<void> {
    let task: TaskInFull | null = first;
    let pause = FIRST_PAUSE_MS;
    for (let tries = 1; task !== null && tries <= MOST_TRIES; tries += 1) {
      const result = await tryToCancel(engine, task);
      if (result === 'stopped' || engine.repeatableStart) return await this.#forget(task);
      if (result === 'not-stopped') return await this.#list(task);
      if (tries >= TRIES_BEFORE_LISTED && task.undecidedSince === null) await this.#list(task, result);
      await bell.wait(pause, signals.shutdown);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      task = await this.#readAgain(task);
    }
  }

  /** Null: the operator has decided meanwhile, or nothing was begun. */
  async #readAgain({ id }: TaskInFull): Promise<TaskInFull | null> {
    const row = await readOne(this.#deps.database, taskInFullById(id));
    const task = row && toTaskInFull(row);
    return task && task.stoppingSince !== null && task.operation !== null ? task : null;
  }

  async #forget({ id }: TaskInFull): Promise<void> {
    await mustWrite(this.#deps.database, [forgetJob(id)]);
  }

  async #list({ id, route }: TaskInFull, cause?: unknown): Promise<void> {
    const { database, log, now } = this.#deps;
    log.warn({ task: id, route, err: cause }, 'the job of a task that has ended could not be stopped');
    await mustWrite(database, [listUnstopped(id, now())]);
  }
}

async function tryToCancel(engine: VideoEngine, { operation }: TaskInFull): Promise<Cancellation | Error> {
  try {
    return await engine.cancel(JSON.parse(operation ?? 'null') as Json);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
