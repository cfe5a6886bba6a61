import { type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, mustWrite, readOne, type Write } from '../storage/database.ts';
import { toOutage } from '../storage/postgres/failures.ts';
import { Notices } from '../storage/postgres/notices.ts';
import type { PostgresServer } from '../storage/postgres/postgres-server.ts';
import { deadTasks, redriveTasks } from './dead-letters.ts';
import { DEAD, type FilmJob, jobIdOf, modelOf, queueOf } from './film-jobs.ts';
import { type Attempt, LaneRunner, type QueueHead } from './lane-runner.ts';
import { PlaceInLine } from './place-in-line.ts';
import {
  type DeadTask,
  type Lane,
  PutBack,
  type QueuedTask,
  type TaskHandler,
  type TaskQueue,
  type WorkGate,
} from './task-queue.ts';
import { toQueuedTask } from './to-queued-task.ts';
import { WaitingCount } from './waiting-count.ts';

export interface PgBossQueueParts {
  readonly url: string;
  readonly server: PostgresServer;
  readonly database: Database;
  /** Every model that tasks can be of: each has a queue of its own. */
  readonly models: readonly string[];
  readonly laneOf: (model: string) => Lane;
  readonly onCrash: (taskId: string, error: unknown) => void;
  /** Whether this node looks after the queues: gives the tasks of dead workers to others. */
  readonly supervises: boolean;
  /** A worker that was not heard of for so long is dead. At least 10. */
  readonly heartbeatSeconds: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** Connections of pg-boss itself: fetching, settling and heartbeats, all of them in groups. */
const CONNECTIONS = 4;

/** A task is given up after so many workers died of it or could not go on with it. */
const RETRY_LIMIT = 20;
const RETRY_DELAY_SECONDS = 1;
const RETRY_DELAY_MAX_SECONDS = 60;

const DAY_SECONDS = 86_400;

/** Longer than any task may take; who died before is told by the heartbeat. */
const EXPIRE_SECONDS = DAY_SECONDS - 1;

const SUPERVISE_SECONDS = 3;
const RECONCILE_EVERY_MS = 300_000;
const RECONCILE_PAGE = 1000;

const WAITING = `SELECT count(*) AS waiting FROM (
    SELECT 1 FROM pgboss.job WHERE name <> '${DEAD}' AND state < 'active' AND NOT blocked LIMIT $1
  ) AS counted`;

/** What is next in each queue, as pg-boss would fetch it. */
const HEADS = `SELECT queues.name, head.priority
  FROM json_array_elements_text(CAST($1 AS json)) AS queues (name)
  CROSS JOIN LATERAL (
    SELECT priority, created_on FROM pgboss.job
    WHERE job.name = queues.name AND state < 'active' AND NOT blocked AND start_after <= now()
    ORDER BY priority DESC, created_on LIMIT 1
  ) AS head
  ORDER BY head.priority DESC, head.created_on`;

const WITHOUT_JOB = `SELECT tasks.id, account_id, model, tasks.created_at, COALESCE(priority, 'normal') AS priority
  FROM tasks LEFT JOIN accounts ON accounts.id = account_id
  WHERE finished_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM pgboss.job WHERE job.name = 'films.' || tasks.model AND job.id = CAST(md5(tasks.id) AS uuid)
  )
  LIMIT ${RECONCILE_PAGE}`;

const UNFINISHED = `SELECT id FROM tasks
  WHERE finished_at IS NULL AND id IN (SELECT json_array_elements_text(CAST($1 AS json)))`;

/**
 * The queue of many machines: pg-boss holds the jobs, in the same database as the tasks, so that a task and its job
 * are committed together. Nodes tell each other of new tasks by notices, and look for themselves now and then.
 */
export class PgBossQueue implements TaskQueue {
  readonly #parts: PgBossQueueParts;
  readonly #boss: PgBoss;
  readonly #notices: Notices;
  readonly #places: PlaceInLine;
  readonly #waiting: WaitingCount;
  readonly #timers: NodeJS.Timeout[] = [];
  #listening: { close(): Promise<void> } | null = null;
  #runner: LaneRunner | null = null;
  #stopped: Promise<void> | null = null;

  constructor(parts: PgBossQueueParts) {
    this.#parts = parts;
    this.#boss = new PgBoss({
      connectionString: parts.url,
      application_name: 'phonofilm-queue',
      max: CONNECTIONS,
      schedule: false,
      supervise: parts.supervises,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    this.#boss.on('error', (error) => parts.log.warn({ err: error }, 'the queue met an error'));
    this.#notices = new Notices(parts.server, 'phonofilm_queue', parts.log);
    this.#places = new PlaceInLine(parts.database, parts.now);
    this.#waiting = new WaitingCount((limit) => this.#countWaiting(limit));
  }

  /** Makes the queues where they are missing. To be called by one node at a time. */
  async open(): Promise<void> {
    await this.#boss.start();
    const existing = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    if (!existing.has(DEAD)) await this.#boss.createQueue(DEAD, { retentionSeconds: 30 * DAY_SECONDS });
    for (const model of this.#parts.models) {
      const options = {
        heartbeatSeconds: this.#parts.heartbeatSeconds,
        expireInSeconds: EXPIRE_SECONDS,
        retentionSeconds: 30 * DAY_SECONDS,
        deleteAfterSeconds: 30 * DAY_SECONDS,
        retryLimit: RETRY_LIMIT,
        retryDelay: RETRY_DELAY_SECONDS,
        retryBackoff: true,
        retryDelayMax: RETRY_DELAY_MAX_SECONDS,
        deadLetter: DEAD,
      };
      if (existing.has(queueOf(model))) await this.#boss.updateQueue(queueOf(model), options);
      else await this.#boss.createQueue(queueOf(model), options);
    }
  }

  /** pg-boss writes the statement; it is run as part of the task's own batch. */
  async entry(task: QueuedTask): Promise<Write[]> {
    const priority = await this.#places.priorityOf(task);
    const data: FilmJob = { taskId: task.id, accountId: task.accountId, model: task.model };
    const writes: Write[] = [];
    const sent = this.#boss.send(queueOf(task.model), data, {
      id: jobIdOf(task.id),
      priority,
      db: {
        executeSql: async (sql, values = []) => {
          writes.push({ sql, values: values as string[], rows: 'any' });
          return { rows: [{ id: jobIdOf(task.id) }] };
        },
      },
    });
    await orOutage(sent);
    return writes;
  }

  announce(task: QueuedTask): void {
    this.#waiting.add();
    // Its own workers need not wait for the way to the server and back.
    this.#runner?.look(queueOf(task.model));
    this.#notices.say(task.model);
  }

  reserve(limit: number): Promise<Disposable | null> {
    return this.#waiting.reserve(limit);
  }

  running(): boolean {
    return this.#runner?.isHealthy() ?? false;
  }

  async start(handler: TaskHandler, gate?: WorkGate): Promise<void> {
    await this.#reconcile();
    const { laneOf, models, onCrash, heartbeatSeconds, log } = this.#parts;
    const runner = new LaneRunner({
      lanes: models.map((model) => ({ queue: queueOf(model), lane: laneOf(model) })),
      heartbeatSeconds,
      log,
      ...(gate && { canTakeWork: () => gate.canTakeWork() }),
      heads: (queues) => this.#heads(queues),
      fetch: (queue, limit, atLeast) => this.#fetch(queue, limit, atLeast),
      touch: async (queue, attempts) => {
        const { settled } = (await this.#boss.touch(queue, attempts)) as { settled?: string[] };
        return settled ?? attempts.map((attempt) => attempt.id);
      },
      settle: async (queue, attempts) => {
        await this.#boss.deleteJob(queue, attempts);
      },
      handBack: (queue, attempts) => this.#handBack(queue, attempts),
      run: async (job: Job<FilmJob>, signal) => {
        try {
          await handler(job.data.taskId, signal);
        } catch (error) {
          if (!(error instanceof PutBack)) onCrash(job.data.taskId, error);
          throw error;
        }
      },
      fail: async (queue, attempt, error) => {
        await this.#boss.fail(queue, attempt, { message: describe(error) });
      },
    });
    this.#runner = runner;
    gate?.onRoom(() => runner.lookEverywhere());
    runner.start();
    this.#listening = await this.#notices.listen(
      (model) => runner.look(queueOf(model)),
      () => runner.lookEverywhere(),
    );
    this.#every(RECONCILE_EVERY_MS, () => this.#reconcile());
  }

  async dead(): Promise<DeadTask[]> {
    return await orOutage(deadTasks(this.#boss));
  }

  async redrive(taskIds: readonly string[] | null): Promise<number> {
    const { models, moved } = await orOutage(redriveTasks(this.#boss, taskIds));
    for (const model of models) this.#notices.say(model);
    return moved;
  }

  async stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    await this.#stopped;
  }

  async #stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#listening?.close();
    await this.#runner?.stop();
    await this.#notices.flush();
    await this.#boss.stop({ graceful: false });
  }

  /** Unfinished tasks without a job get one: those of before the move to this queue, and any that were lost. */
  async #reconcile(): Promise<void> {
    for (;;) {
      const rows = await this.#parts.database.read({ sql: WITHOUT_JOB, values: [] });
      for (const row of rows) {
        const task = toQueuedTask(row);
        if (!this.#parts.models.includes(task.model)) continue;
        await mustWrite(this.#parts.database, await this.entry(task));
        this.announce(task);
      }
      if (rows.length < RECONCILE_PAGE) return;
    }
  }

  async #heads(queues: readonly string[]): Promise<QueueHead[]> {
    const rows = await this.#parts.database.read({ sql: HEADS, values: [JSON.stringify(queues)] });
    return rows.map((row) => ({ queue: row['name'] as string, priority: row['priority'] as number }));
  }

  /** Jobs of tasks that were cancelled while they waited are crossed off here. */
  async #fetch(
    queue: string,
    limit: number,
    atLeast: number | null,
  ): Promise<{ jobs: Job<FilmJob>[]; more: boolean }> {
    const jobs = await this.#boss.fetch<FilmJob>(queue, {
      batchSize: limit,
      ...(atLeast !== null && { minPriority: atLeast }),
    });
    if (jobs.length === 0) return { jobs, more: atLeast !== null };
    this.#waiting.take(jobs.length);
    const rows = await this.#parts.database.read({
      sql: UNFINISHED,
      values: [JSON.stringify(jobs.map((job) => job.data.taskId))],
    });
    const unfinished = new Set(rows.map((row) => row['id']));
    const [wanted, ended] = [
      jobs.filter((job) => unfinished.has(job.data.taskId)),
      jobs.filter((job) => !unfinished.has(job.data.taskId)),
    ];
    if (ended.length > 0) await this.#boss.deleteJob(queue, ended);
    return { jobs: wanted, more: atLeast !== null || jobs.length === limit };
  }

  /** As it was before it was fetched: a worker that stops in good order is no failed attempt. */
  async #handBack(queue: string, attempts: readonly Attempt[]): Promise<void> {
    if (attempts.length === 0) return;
    await this.#boss.getDb().executeSql(
      `UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
        WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active'`,
      [queue, attempts.map((attempt) => attempt.id)],
    );
    this.#notices.say(modelOf(queue));
  }

  async #countWaiting(limit: number): Promise<number> {
    const row = await readOne(this.#parts.database, { sql: WAITING, values: [limit] });
    return row!['waiting'] as number;
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    let underWay = false;
    const timer = setInterval(() => {
      if (underWay) return;
      underWay = true;
      work()
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'the queue met an error'))
        .finally(() => {
          underWay = false;
        });
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** pg-boss has connections of its own, and hands on their errors as they are. */
async function orOutage<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw toOutage(error);
  }
}
