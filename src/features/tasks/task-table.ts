import type { Micros } from '../../domain/money.ts';
import type { PostProcessing } from '../../domain/post-processing.ts';
import {
  isFinal,
  statesBefore,
  TASK_STAGES,
  TASK_STATUSES,
  type Task,
  type TaskFailure,
  type TaskInFull,
  type TaskStatus,
  VIDEO_FAMILIES,
} from '../../domain/task.ts';
import type { VideoRequest } from '../../domain/videos/video.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { type Conditions, type Page, pageOf, pastCursor } from '../../platform/storage/page.ts';
import {
  integer,
  integerOrNull,
  json,
  jsonOrNull,
  text,
  textOrNull,
  word,
} from '../../platform/storage/read-column.ts';
import { LISTED_JSON, listedWords, requestJson } from './listed-words.ts';

/** As a list shows it: without its whole prompt. */
export interface ListedTask extends Omit<Task, 'enhancedPrompt'> {
  /** What its caller wrote, cut at 1,000 characters; null unless asked for. */
  readonly words: string | null;
}

/** As the operator's list shows it: without its request. */
export type OperatorListedTask = Omit<TaskInFull, 'enhancedPrompt' | 'request' | 'plan'> & {
  /** What its caller wrote, cut at 1,000 characters. */
  readonly words: string;
};

const VIEW_COLUMNS = `id, account_id, family, model, status, progress, created_at, status_updated_at, seconds, size,
  enhanced_prompt, failure_code, failure_message, film, deleted_at, refusals`;

/** A list has a hundred tasks: it never reads their whole prompts. */
const LIST_COLUMNS = VIEW_COLUMNS.replace('enhanced_prompt', `'' AS enhanced_prompt`);
const REQUEST_START = `SUBSTR(request, 1, ${LISTED_JSON}) AS request_start`;
const OPERATOR_LIST_COLUMNS = `${LIST_COLUMNS}, ${REQUEST_START}, key_id, started_at, finished_at, price, route, route_why,
  route_cost, operation, callback_id, undecided_since, start_id, stopping_since, made_good, attempts, refusal, stage`;

const INSERT = `
  INSERT INTO tasks (id, account_id, key_id, family, model, status, progress, created_at, status_updated_at, seconds,
    size, enhanced_prompt, request, price, stage)
  VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $7, $8, $9, $10, $11, $12, $13)`;

export type NewTask = Omit<
  TaskInFull,
  | 'progress'
  | 'statusUpdatedAt'
  | 'startedAt'
  | 'refusals'
  | 'refusal'
  | 'postProcessed'
  | 'finishedAt'
  | 'route'
  | 'routeWhy'
  | 'routeCost'
  | 'operation'
  | 'plan'
  | 'callbackId'
  | 'undecidedSince'
  | 'startId'
  | 'stoppingSince'
  | 'attempts'
  | 'failure'
  | 'video'
  | 'deletedAt'
>;

export function insertTask(task: NewTask): Write {
  return {
    sql: INSERT,
    values: [
      task.id,
      task.accountId,
      task.keyId,
      task.family,
      task.model,
      task.status,
      task.createdAt,
      task.seconds,
      task.size,
      task.enhancedPrompt,
      requestJson(task.request),
      task.price,
      task.stage,
    ],
    rows: 1,
    expectation: 'task',
  };
}

const BY_ID = `SELECT ${VIEW_COLUMNS} FROM tasks WHERE id = $1`;

export function taskById(id: string): Read {
  return { sql: BY_ID, values: [id] };
}

export function taskInFullById(id: string): Read {
  return { sql: 'SELECT * FROM tasks WHERE id = $1', values: [id] };
}

/** What a queue needs to know to resume a task. */
const FOR_THE_QUEUE = `SELECT tasks.id, account_id, model, stage, route, tasks.created_at,
    COALESCE(priority, 'normal') AS priority
  FROM tasks LEFT JOIN accounts ON accounts.id = account_id`;
const UNFINISHED = `${FOR_THE_QUEUE} WHERE finished_at IS NULL`;
const TO_STOP = `${FOR_THE_QUEUE} WHERE stopping_since IS NOT NULL`;
const NEXT = `AND ${pastCursor('>', '$1', '$2', 'tasks.')} ORDER BY tasks.created_at, tasks.id LIMIT $3`;

export function unfinishedTasks(after: { createdAt: number; id: string }, limit: number): Read {
  return {
    sql: `${UNFINISHED} ${NEXT}`,
    values: [after.createdAt, after.id, limit],
  };
}

/** Tasks that have ended, and have a job that is to be stopped. */
export function tasksToStop(after: { createdAt: number; id: string }, limit: number): Read {
  return {
    sql: `${TO_STOP} ${NEXT}`,
    values: [after.createdAt, after.id, limit],
  };
}

const STUCK_TESTS = `SELECT COUNT(*) AS count FROM tasks WHERE account_id = $1 AND finished_at IS NULL
  AND request LIKE '%"stuckAt":%' AND request NOT LIKE '%"stuckAt":null%'`;

/** Unfinished test videos that were ordered to get stuck. */
export function countStuckTests(accountId: string): Read {
  return { sql: STUCK_TESTS, values: [accountId] };
}

export function unfinishedTaskById(id: string): Read {
  return { sql: `${UNFINISHED} AND tasks.id = $1`, values: [id] };
}

const INPUTS_ARE_KEPT = `UPDATE tasks SET stage = 'film' WHERE id = $1 AND stage = 'inputs' AND finished_at IS NULL`;

/** The inputs are stored as artifacts: the task now waits for an engine. */
export function inputsAreKept(id: string): Write {
  return { sql: INPUTS_ARE_KEPT, values: [id], rows: 1, expectation: 'stage' };
}

export const statusList = (to: TaskStatus, ...more: TaskStatus[]) =>
  `(${[...statesBefore(to), ...more].map((status) => `'${status}'`).join(', ')})`;

const PROGRESS = `UPDATE tasks SET progress = $1 WHERE id = $2 AND status = 'processing' AND progress < $1`;

/** Progress never decreases: a late or lower report changes nothing. */
export function reportProgress(id: string, progress: number): Write {
  return { sql: PROGRESS, values: [progress, id], rows: 'any' };
}

const COMPLETE = `
  UPDATE tasks SET status = 'completed', status_updated_at = $1, finished_at = $1, progress = 100, film = $2, cost = $3,
    made_good = $4
  WHERE id = $5 AND status IN ${statusList('completed')}`;

export function completeTask(
  id: string,
  video: string,
  now: number,
  { cost = null, postProcessed }: { cost?: Micros | null; postProcessed?: readonly PostProcessing[] } = {},
): Write {
  const values = [now, video, cost, postProcessed ? JSON.stringify(postProcessed) : null, id];
  return { sql: COMPLETE, values, rows: 1, expectation: 'status' };
}

const FAIL = `
  UPDATE tasks SET status = 'failed', status_updated_at = $1, finished_at = $1, failure_code = $2, failure_message = $3,
    started_at = CASE WHEN status = 'processing' THEN started_at END`;

/** With `mayLeaveJob`, whatever its engine was asked for is still to be stopped. */
export function failTask(id: string, failure: TaskFailure, now: number, mayLeaveJob = true): Write {
  const job = mayLeaveJob
    ? ', stopping_since = CASE WHEN route IS NULL THEN NULL ELSE CAST($1 AS BIGINT) END'
    : ', undecided_since = NULL';
  return {
    sql: `${FAIL}${job} WHERE id = $4 AND status IN ${statusList('failed')}`,
    values: [now, failure.code, failure.message, id],
    rows: 1,
    expectation: 'status',
  };
}

/** A video that its caller did not want any more has not failed to the people who look for failures. */
export type ListedStatus = TaskStatus | 'cancelled';

const withStatus = (status: ListedStatus): string[] =>
  status === 'cancelled'
    ? [`status = 'failed'`, `failure_code = 'cancelled'`]
    : [
        `status = '${status}'`,
        ...(status === 'failed' ? [`failure_code <> 'cancelled'`] : []),
        ...(isFinal(status) ? [] : ['finished_at IS NULL']),
      ];

export interface TaskPage extends Page {
  readonly accountId: string | null;
  readonly status: ListedStatus | null;
  /** Whether tasks deleted by their owner are included. */
  readonly withDeleted: boolean;
  /** Only tasks of which it is not known what a hosted service makes, and at whose cost. */
  readonly undecided?: boolean;
  /** Words of what was asked for, among the latest tasks. */
  readonly search?: string | null;
}

/** So many of the latest tasks are searched: there is no index of their words. */
const SEARCHED = 10_000;
const sinceSearched = (which: string) => `created_at >= (SELECT COALESCE(MIN(created_at), 0) FROM
  (SELECT created_at FROM tasks ${which} ORDER BY created_at DESC, id DESC LIMIT ${SEARCHED}) AS latest)`;

/** The words as they stand in the JSON of a request, as a pattern. */
function patternOf(words: string): string {
  const written = JSON.stringify(words.toLowerCase()).slice(1, -1);
  return `%${written.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/**
 * The status is part of the SQL text, not a parameter: only then does the planner see that a partial index covers it
 * (`tasks_failed`, `tasks_failed_by_account`, `tasks_unfinished`), and a rare status is found without reading every task.
 */
export function pageOfTasks(page: TaskPage, columns = '*'): Read {
  const { accountId, status, withDeleted, undecided = false, search = null } = page;
  const conditions: Conditions = (bind) => {
    const ofAccount = accountId === null ? [] : [`account_id = ${bind(accountId)}`];
    return [
      ...ofAccount,
      ...(status === null ? [] : withStatus(status)),
      ...(withDeleted ? [] : ['deleted_at IS NULL']),
      ...(undecided ? ['undecided_since IS NOT NULL'] : []),
      ...(search === null
        ? []
        : [
            sinceSearched(ofAccount.map((condition) => `WHERE ${condition}`).join()),
            `LOWER(request) LIKE ${bind(patternOf(search))} ESCAPE '\\'`,
          ]),
    ];
  };
  return pageOf('tasks', page, conditions, columns);
}

/** A page of an account's own list. */
export function pageOfListed(page: Page & { readonly accountId: string }, withWords: boolean): Read {
  const columns = withWords ? `${LIST_COLUMNS}, ${REQUEST_START}` : LIST_COLUMNS;
  return pageOfTasks({ ...page, status: null, withDeleted: false }, columns);
}

/** A page of the operator's list. */
export function pageForOperator(page: TaskPage): Read {
  return pageOfTasks(page, OPERATOR_LIST_COLUMNS);
}

export function listedForOperatorById(id: string): Read {
  return { sql: `SELECT ${OPERATOR_LIST_COLUMNS} FROM tasks WHERE id = $1`, values: [id] };
}

export function toListed(row: Row): ListedTask {
  const start = row['request_start'];
  return { ...toTask(row), words: typeof start === 'string' ? listedWords(start) : null };
}

/** Videos past their retention. */
export function expiredVideos(finishedBefore: number, limit: number): Read {
  return {
    sql: 'SELECT id FROM tasks WHERE film IS NOT NULL AND finished_at < $1 LIMIT $2',
    values: [finishedBefore, limit],
  };
}

const EXPIRED_TESTS = `SELECT id FROM tasks
  WHERE film IS NOT NULL AND account_id LIKE '%!_test' ESCAPE '!' AND finished_at < $1 LIMIT $2`;

/** Test videos past their retention. */
export function expiredTestVideos(finishedBefore: number, limit: number): Read {
  return { sql: EXPIRED_TESTS, values: [finishedBefore, limit] };
}

export function forgetVideo(id: string): Write {
  return {
    sql: 'UPDATE tasks SET film = NULL WHERE id = $1 AND film IS NOT NULL',
    values: [id],
    rows: 'any',
  };
}

const HIDE = `UPDATE tasks SET film = NULL, deleted_at = $1
  WHERE id = $2 AND finished_at IS NOT NULL AND deleted_at IS NULL`;

/** The owner has deleted the finished task: the record stays, for the operator. */
export function hideTask(id: string, now: number): Write {
  return { sql: HIDE, values: [now, id], rows: 1, expectation: 'deleted' };
}

const OVERDUE = `SELECT * FROM tasks WHERE finished_at IS NULL AND started_at IS NOT NULL AND
  CASE WHEN status = 'processing' THEN status_updated_at < $1
    WHEN undecided_since IS NOT NULL THEN undecided_since < $1 ELSE started_at < $2 END LIMIT $3`;

/** Tasks past their time limit whose workers are gone. */
export function overdueTasks(
  now: number,
  { taskTimeoutMs, queueTimeoutMs }: { taskTimeoutMs: number; queueTimeoutMs: number },
  limit: number,
): Read {
  return { sql: OVERDUE, values: [now - taskTimeoutMs, now - queueTimeoutMs, limit] };
}

export function oldTasks(finishedBefore: number, limit: number): Read {
  return {
    sql: 'SELECT id FROM tasks WHERE created_at < $1 AND finished_at < $1 LIMIT $2',
    values: [finishedBefore, limit],
  };
}

export function deleteTask(id: string): Write {
  return { sql: 'DELETE FROM tasks WHERE id = $1 AND finished_at IS NOT NULL', values: [id], rows: 'any' };
}

const OPEN_BY_ROUTE = `
  SELECT route, COUNT(*) AS tasks, COUNT(undecided_since) AS undecided FROM tasks
    WHERE finished_at IS NULL AND route IS NOT NULL GROUP BY route
  UNION ALL
  SELECT route, 0 AS tasks, COUNT(*) AS undecided FROM tasks
    WHERE finished_at IS NOT NULL AND undecided_since IS NOT NULL AND route IS NOT NULL GROUP BY route`;

/** Unfinished tasks, and those that need a decision, by the engine that was asked for them. A route may have two rows. */
export function openTasksByRoute(): Read {
  return { sql: OPEN_BY_ROUTE, values: [] };
}

export function toTask(row: Row): Task {
  const failureCode = textOrNull(row, 'failure_code');
  return {
    id: text(row, 'id'),
    accountId: text(row, 'account_id'),
    family: word(row, 'family', VIDEO_FAMILIES),
    model: text(row, 'model'),
    status: word(row, 'status', TASK_STATUSES),
    progress: integer(row, 'progress'),
    createdAt: integer(row, 'created_at'),
    statusUpdatedAt: integer(row, 'status_updated_at'),
    seconds: integer(row, 'seconds'),
    size: text(row, 'size'),
    enhancedPrompt: text(row, 'enhanced_prompt'),
    failure: failureCode === null ? null : { code: failureCode, message: text(row, 'failure_message') },
    video: textOrNull(row, 'film'),
    refusals: integer(row, 'refusals'),
  };
}

export function toTaskInFull(row: Row): TaskInFull {
  return {
    ...toDetails(row),
    request: json<VideoRequest>(row, 'request'),
    plan: textOrNull(row, 'plan'),
  };
}

export function toOperatorListed(row: Row): OperatorListedTask {
  const { enhancedPrompt: _, ...details } = toDetails(row);
  return { ...details, words: listedWords(text(row, 'request_start')) };
}

function toDetails(row: Row): Omit<TaskInFull, 'request' | 'plan'> {
  return {
    ...toTask(row),
    keyId: text(row, 'key_id'),
    startedAt: integerOrNull(row, 'started_at'),
    finishedAt: integerOrNull(row, 'finished_at'),
    price: integer(row, 'price'),
    route: textOrNull(row, 'route'),
    routeWhy: textOrNull(row, 'route_why'),
    routeCost: integerOrNull(row, 'route_cost'),
    operation: textOrNull(row, 'operation'),
    callbackId: textOrNull(row, 'callback_id'),
    undecidedSince: integerOrNull(row, 'undecided_since'),
    startId: textOrNull(row, 'start_id'),
    stoppingSince: integerOrNull(row, 'stopping_since'),
    postProcessed: jsonOrNull<string[]>(row, 'made_good') ?? [],
    attempts: integer(row, 'attempts'),
    refusal: textOrNull(row, 'refusal'),
    stage: word(row, 'stage', TASK_STAGES),
    deletedAt: integerOrNull(row, 'deleted_at'),
  };
}
