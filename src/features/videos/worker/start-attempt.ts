import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { ServiceError } from '../../../domain/errors.ts';
import type { Micros } from '../../../domain/money.ts';
import type { TaskInFull } from '../../../domain/task.ts';
import {
  type Json,
  type Marks,
  StartRefused,
  type VideoEngine,
  type VideoJob,
} from '../../../engines/video-engine.ts';
import type { TaskEvents } from '../../../platform/events/task-events.ts';
import { type Database, mustWrite, readOne } from '../../../platform/storage/database.ts';
import {
  beginProcessing,
  beginStopping,
  insertRun,
  intendStart,
  keepOperation,
  type Start,
  withdrawStart,
} from '../../tasks/start-table.ts';
import { assertJobIsFree } from '../../tasks/task-job-table.ts';
import { taskInFullById, toTaskInFull } from '../../tasks/task-table.ts';
import type { CallbackBell } from './callback-bell.ts';
import type { WorkSignals } from './work-signals.ts';

export interface StartAttemptDeps {
  readonly database: Database;
  readonly events: TaskEvents;
  /** How long it is looked for what became of a start. */
  readonly taskTimeoutMs: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** What one attempt is about. */
export interface AttemptFacts {
  readonly task: TaskInFull;
  readonly job: VideoJob;
  readonly engine: VideoEngine;
  /** Whose files the video will be, recorded with the engine's answer; absent: nobody wants the video any more. */
  readonly run?: string;
  /** What the engine's service will take, by the settings; null: unknown, or it is no service. */
  readonly cost?: Micros | null;
  /** Why it is this engine. */
  readonly why?: string;
  readonly bell: CallbackBell;
  readonly signals: WorkSignals;
}

/** The operation of a job that has begun; null: the task is no longer ours. */
export type Started = { readonly operation: Json } | StartRefused | null;

/** A job that was begun for one of our tasks belongs to a task that was created within this time. */
export const MARKED_WITHIN_MS = 3 * 24 * 3_600_000;

/** One start of one attempt of a task on one engine. */
export class StartAttempt {
  readonly facts: AttemptFacts;
  readonly start: Start;
  readonly plan: Json;
  readonly #deps: StartAttemptDeps;

  private constructor(deps: StartAttemptDeps, facts: AttemptFacts, start: Start, plan: Json) {
    this.#deps = deps;
    this.facts = facts;
    this.start = start;
    this.plan = plan;
  }

  /** What the engine has to know for a start. It may upload the inputs for that; nothing has begun by it. */
  static async plan({ engine, job, signals }: AttemptFacts): Promise<Json | StartRefused> {
    return engine.plan ? await refusable(engine.plan(job, signals.signal)) : null;
  }

  /**
   * Records a start, unless it costs nothing: such a start is recorded with its answer, and without one it is made anew.
   * Null: the task is no longer ours.
   */
  static async intend(deps: StartAttemptDeps, facts: AttemptFacts, plan: Json): Promise<StartAttempt | null> {
    const { task, job, engine } = facts;
    const start: Start = {
      id: randomUUID(),
      taskId: task.id,
      attempt: job.attempt,
      route: engine.name,
      plan: engine.plan ? JSON.stringify(plan) : null,
      why: facts.why ?? null,
      cost: facts.cost ?? null,
    };
    const now = deps.now();
    if (engine.repeatableStart) return new StartAttempt(deps, facts, { ...start, startedAt: now }, plan);
    const intended = await deps.database.write([intendStart(start, now)]);
    return intended.ok ? new StartAttempt(deps, facts, start, plan) : null;
  }

  /** A start that was recorded before, perhaps by another process. */
  static resume(deps: StartAttemptDeps, facts: AttemptFacts, start: Start): StartAttempt {
    return new StartAttempt(
      deps,
      facts,
      start,
      start.plan === null ? null : (JSON.parse(start.plan) as Json),
    );
  }

  /**
   * Asks the engine. Rejects with whatever leaves it open whether the job was started. A start that costs money is not
   * given up when nobody wants the video any more: only its answer says what has to be stopped.
   */
  async ask(): Promise<Started> {
    const { engine, job, signals } = this.facts;
    const { signal, shutdown } = signals;
    let operation: Json;
    try {
      operation = await engine.start(job, engine.repeatableStart ? signal : shutdown, this.plan, signal);
    } catch (error) {
      if (!(error instanceof StartRefused || error instanceof ServiceError)) throw error;
      await this.withdraw();
      if (error instanceof StartRefused) return error;
      throw error;
    }
    return await this.record(operation);
  }

  /** The engine has started nothing. */
  async withdraw(): Promise<void> {
    await mustWrite(this.#deps.database, [withdrawStart(this.start)]);
  }

  /** Stores the operation of the job. With `marks` it counts only if no other task has one with all of them. */
  async record(operation: Json, marks?: Marks): Promise<Started> {
    const { database, events, now } = this.#deps;
    const { task, engine, run } = this.facts;
    const text = JSON.stringify(operation);
    const isFree = marks === undefined ? [] : assertJobIsFree(task.id, now() - MARKED_WITHIN_MS, marks);
    const answered =
      'watch' in engine ? beginProcessing(this.start, text, now()) : keepOperation(this.start, text);
    const runs = run === undefined ? [] : [insertRun(run, task.id, now())];
    const begun = await database.write([...isFree, answered, ...runs]);
    if (begun.ok) {
      events.publish(task.id);
      return { operation };
    }
    if (begun.expectation === 'job') return null;
    const kept = await database.write([...isFree, beginStopping(this.start, text, now())]);
    if (!kept.ok && kept.expectation !== 'job') await this.#stopSurplus(operation);
    return null;
  }

  /** Another start of the same attempt was answered first. If the engine has begun two jobs, this one is stopped. */
  async #stopSurplus(operation: Json): Promise<void> {
    const { database, log } = this.#deps;
    const { task, engine } = this.facts;
    const row = await readOne(database, taskInFullById(task.id));
    const { route, operation: recorded } = row ? toTaskInFull(row) : { route: null, operation: null };
    if (
      route === engine.name &&
      recorded !== null &&
      isSameJob(engine, JSON.parse(recorded) as Json, operation)
    )
      return;
    const facts = { task: task.id, route: engine.name, operation };
    log.warn(facts, 'a video was begun twice: the later job is stopped');
    const stopped = await engine.cancel(operation).catch((error: unknown) => error);
    if (stopped !== 'stopped')
      log.error({ ...facts, err: stopped }, 'a job that no task has could not be stopped');
  }
}

function isSameJob(engine: VideoEngine, one: Json, other: Json): boolean {
  return engine.isSameJob?.(one, other) ?? JSON.stringify(one) === JSON.stringify(other);
}

async function refusable<Result>(work: Promise<Result>): Promise<Result | StartRefused> {
  return await work.catch((error: unknown) => {
    if (error instanceof StartRefused) return error;
    throw error;
  });
}
