import type { Micros } from '../../domain/money.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { Read, Write } from '../../platform/storage/database.ts';
import { statusList } from './task-table.ts';

/**
 * The starts of a task's engine. A worker may be frozen while it asks an engine, and another may start the task anew
 * meanwhile; so each statement is about one start, and changes nothing once the row speaks of another.
 */
export interface Start {
  /** Null for starts that an earlier version has recorded. */
  readonly id: string | null;
  readonly taskId: string;
  /** Counts from 1. */
  readonly attempt: number;
  readonly route: string;
  /** What the engine wants to be remembered, as JSON text. */
  readonly plan: string | null;
  /** Why it is this route; null for starts that an earlier version has recorded. */
  readonly why?: string | null;
  /** What its service will take, by the settings; null: unknown. */
  readonly cost?: Micros | null;
  /** Since when the engine is asked, of a start that is recorded with its answer. */
  readonly startedAt?: number;
}

/** The start that a task waits for; null: it waits for none. */
export function pendingStart(task: TaskInFull): Start | null {
  const { id: taskId, startId: id, attempts, route, operation, plan, routeWhy: why, routeCost: cost } = task;
  if (route === null || operation !== null) return null;
  return { id, taskId, attempt: attempts + 1, route, plan, why, cost };
}

/** The row speaks of this start, and its engine has not answered. */
const IS_PENDING =
  'id = $1 AND start_id IS NOT DISTINCT FROM $2 AND attempts = $3 AND route IS NOT NULL AND operation IS NULL';
const pending = ({ taskId, id, attempt }: Start) => [taskId, id, attempt - 1];

const chosen = ({ why = null, cost = null }: Start) => [why, cost];

/** Somebody still wants to know what became of the start: for its video, or to stop it. */
const IS_OPEN = '(finished_at IS NULL OR stopping_since IS NOT NULL)';

const INTEND = `
  UPDATE tasks SET start_id = $2, route = $4, plan = $5, operation = NULL, callback_id = NULL,
    started_at = COALESCE(started_at, $6), route_why = $7, route_cost = $8
  WHERE id = $1 AND attempts = $3 AND (route IS NULL OR operation IS NOT NULL) AND finished_at IS NULL`;

/**
 * Records that an engine is about to be asked. Written before the request, so that a lost response can be recognised;
 * and only once per attempt, so that two workers never start the same attempt.
 */
export function intendStart(start: Start, now: number): Write {
  const values = [...pending(start), start.route, start.plan, now, ...chosen(start)];
  return { sql: INTEND, values, rows: 1, expectation: 'attempt' };
}

const WITHDRAW = `UPDATE tasks SET start_id = NULL, route = NULL, route_why = NULL, route_cost = NULL, plan = NULL, callback_id = NULL, undecided_since = NULL,
    stopping_since = NULL
  WHERE ${IS_PENDING}`;

/** The engine started nothing: it, or another, may be asked again. */
export function withdrawStart(start: Start): Write {
  return { sql: WITHDRAW, values: pending(start), rows: 'any' };
}

const NOTE_REFUSAL = `UPDATE tasks SET refusals = refusals + 1, refusal = $2, started_at = COALESCE(started_at, $3)
  WHERE id = $1 AND finished_at IS NULL`;

/** Every route was asked, and none has begun: people are told so while the video waits. */
export function noteRefusal(taskId: string, words: string, now: number): Write {
  return { sql: NOTE_REFUSAL, values: [taskId, words, now], rows: 'any' };
}

const LEAVE_UNDECIDED = `UPDATE tasks SET undecided_since = COALESCE(undecided_since, $4)
  WHERE ${IS_PENDING} AND ${IS_OPEN}`;

/** It is not known whether the engine has started. */
export function leaveUndecided(start: Start, now: number): Write {
  return { sql: LEAVE_UNDECIDED, values: [...pending(start), now], rows: 'any' };
}

const NAME_JOB = `UPDATE tasks SET callback_id = $4 WHERE ${IS_PENDING} AND ${IS_OPEN}`;

/** A callback, or the operator, has named the service's id of the job. */
export function nameJob(start: Start, callbackId: string): Write {
  return { sql: NAME_JOB, values: [...pending(start), callbackId], rows: 1, expectation: 'undecided' };
}

/** Of several starts of one attempt the first to be answered counts, and the row then speaks of it. */
const ANSWERED = `start_id = $2, route = $4, plan = $5, operation = $6, attempts = attempts + 1, undecided_since = NULL,
  route_why = $7, route_cost = $8`;
const answered = (start: Start, operation: string, at: number | null) => [
  ...pending(start),
  start.route,
  start.plan,
  operation,
  ...chosen(start),
  at,
];

/**
 * A further attempt keeps the status, and with it `status_update_time`. Until the first begins, `started_at` says since
 * when the video waits at services.
 */
const MAKING = (now: string) =>
  ['status_updated_at', 'started_at']
    .map((time) => `${time} = CASE WHEN status = 'processing' THEN ${time} ELSE ${now} END`)
    .concat(`status = 'processing'`)
    .join();
const BEGUN = `WHERE id = $1 AND attempts = $3 AND status IN ${statusList('processing', 'processing')}`;
const BEGIN = `UPDATE tasks SET ${ANSWERED}, ${MAKING('$9')} ${BEGUN}`;

/** The engine has started: its operation is stored before the worker waits for it. */
export function beginProcessing(start: Start, operation: string, now: number): Write {
  return { sql: BEGIN, values: answered(start, operation, now), rows: 1, expectation: 'attempt' };
}

const KEEP = `UPDATE tasks SET ${ANSWERED}, started_at = COALESCE(started_at, $9) ${BEGUN}`;

/** The same of a service that may have a queue of its own: the video still waits. */
export function keepOperation(start: Start, operation: string): Write {
  return {
    sql: KEEP,
    values: answered(start, operation, start.startedAt ?? null),
    rows: 1,
    expectation: 'attempt',
  };
}

const MAKE = `UPDATE tasks SET ${MAKING('$2')} WHERE id = $1 AND status IN ${statusList('processing')}`;

/** The service of a video that waited there has begun to make it. */
export function beginMaking(id: string, now: number): Write {
  return { sql: MAKE, values: [id, now], rows: 'any' };
}

const BEGIN_STOPPING = `
  UPDATE tasks SET ${ANSWERED}, stopping_since = COALESCE(stopping_since, $9)
  WHERE id = $1 AND attempts = $3 AND status = 'failed'`;

/** The engine has started, but the task has ended meanwhile: its operation is stored, so that it can be stopped. */
export function beginStopping(start: Start, operation: string, now: number): Write {
  return { sql: BEGIN_STOPPING, values: answered(start, operation, now), rows: 1, expectation: 'attempt' };
}

/** The job of an ended task cannot be stopped, or not yet: the operator sees it. */
export function listUnstopped(taskId: string, now: number): Write {
  return {
    sql: `UPDATE tasks SET undecided_since = COALESCE(undecided_since, $1)
      WHERE id = $2 AND stopping_since IS NOT NULL`,
    values: [now, taskId],
    rows: 'any',
  };
}

/** The job of an ended task has stopped, or the operator takes care of it. */
export function forgetJob(taskId: string): Write {
  return {
    sql: `UPDATE tasks SET stopping_since = NULL, undecided_since = NULL
      WHERE id = $1 AND stopping_since IS NOT NULL`,
    values: [taskId],
    rows: 'any',
  };
}

/** Written before the first file of the run is stored, so that every file belongs to a recorded run; by each of its starts. */
export function insertRun(id: string, taskId: string, now: number): Write {
  return {
    sql: 'INSERT INTO runs (id, task_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [id, taskId, now],
    rows: 'any',
  };
}

/** The run's files now belong to the task, or are deleted. */
export function deleteRun(id: string): Write {
  return { sql: 'DELETE FROM runs WHERE id = $1', values: [id], rows: 'any' };
}

/** Runs whose task was ended by something else, and files of a task or character that was not written since. */
export function lostRuns(begunBefore: number, limit: number): Read {
  return {
    sql: `SELECT runs.id, task_id FROM runs LEFT JOIN tasks ON tasks.id = task_id
      WHERE (tasks.id IS NULL AND runs.created_at < $1) OR tasks.finished_at IS NOT NULL LIMIT $2`,
    values: [begunBefore, limit],
  };
}
