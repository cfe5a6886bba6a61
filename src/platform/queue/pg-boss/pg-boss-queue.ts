import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Line } from '../../../domain/line.ts';
import { type Database, mustWrite, readOne, type Write } from '../../storage/database.ts';
import { toOutage } from '../../storage/postgres/failures.ts';
import { Notices } from '../../storage/postgres/notices.ts';
import type { PostgresServer } from '../../storage/postgres/postgres-server.ts';
import { addressOf } from '../../storage/postgres/several-hosts.ts';
import { integer, text } from '../../storage/read-column.ts';
import type { LaneOf } from '../lanes.ts';
import {
  type DeadTask,
  type Lane,
  PutBack,
  type QueuedTask,
  type TaskHandler,
  type TaskQueue,
  type WorkGate,
} from '../task-queue.ts';
import { toQueuedTask } from '../to-queued-task.ts';
import { deadTasks, redriveTasks } from './dead-letters.ts';
import { FairPriority } from './fair-priority.ts';
import { LaneRunner } from './lane-runner.ts';
import { PgBossJobs } from './pg-boss-jobs.ts';
import { DEAD, jobIdOf, LANE_QUEUE, queueOf, type VideoJob } from './video-jobs.ts';
import { WaitingCount } from './waiting-count.ts';

export interface PgBossQueueDeps {
  readonly url: string;
  readonly server: PostgresServer;
  readonly database: Database;
  /** The lanes that this node serves; other nodes serve the others. Each lane has its own queue. */
  readonly lanes: readonly Lane[];
  readonly laneOf: LaneOf;
  readonly onCrash: (taskId: string, error: unknown) => void;
  /** Whether this node supervises the queues: gives the jobs of dead workers to others. */
  readonly supervises: boolean;
  /** A worker without a heartbeat for this time is dead. At least 10. */
  readonly heartbeatSeconds: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** Connections of pg-boss itself, for fetching, settling and heartbeats, all in batches. */
const CONNECTIONS = 4;

/** A task is dead-lettered after 20 retries: its workers crashed or could not continue. */
const RETRY_LIMIT = 20;
const RETRY_DELAY_SECONDS = 1;
const RETRY_DELAY_MAX_SECONDS = 60;

const DAY_SECONDS = 86_400;

/** Longer than any task may take; dead workers are detected earlier, by the heartbeat. */
const EXPIRE_SECONDS = DAY_SECONDS - 1;

const SUPERVISE_SECONDS = 3;
const RECONCILE_EVERY_MS = 300_000;
const RECONCILE_PAGE = 1000;

const WAITING = `SELECT count(*) AS waiting FROM (
    SELECT 1 FROM pgboss.job WHERE name LIKE '${LANE_QUEUE}%' AND state < 'active' AND NOT blocked LIMIT $1
  ) AS counted`;

const WAITING_BY_QUEUE = `SELECT name, count(*) AS waiting FROM pgboss.job
  WHERE name LIKE '${LANE_QUEUE}%' AND state < 'active' AND NOT blocked GROUP BY name`;

const WITHOUT_JOB = `SELECT tasks.id, account_id, model, stage, route, tasks.created_at,
    COALESCE(priority, 'normal') AS priority
  FROM tasks LEFT JOIN accounts ON accounts.id = account_id
  WHERE (finished_at IS NULL OR stopping_since IS NOT NULL) AND NOT EXISTS (
    SELECT 1 FROM pgboss.job WHERE job.id = CAST(md5(tasks.id) AS uuid) AND job.name LIKE '${LANE_QUEUE}%'
  )
  LIMIT ${RECONCILE_PAGE}`;

/**
 * The queue for several machines: pg-boss stores the jobs in the same database as the tasks, so that a task and its job
 * are committed together. Nodes notify each other of new tasks, and poll now and then.
 */
export class PgBossQueue implements TaskQueue {
  readonly #deps: PgBossQueueDeps;
  readonly #boss: PgBoss;
  readonly #notices: Notices;
  readonly #fairPriority: FairPriority;
  readonly #waiting: WaitingCount;
  readonly #timers: NodeJS.Timeout[] = [];
  #listening: { close(): Promise<void> } | null = null;
  #runners: ReadonlyMap<string, LaneRunner> = new Map();
  #stopped: Promise<void> | null = null;

  constructor(deps: PgBossQueueDeps) {
    this.#deps = deps;
    this.#boss = new PgBoss({
      ...addressOf(deps.url),
      application_name: 'phonofilm-queue',
      max: CONNECTIONS,
      schedule: false,
      supervise: deps.supervises,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    this.#boss.on('error', (error) => deps.log.warn({ err: error }, 'queue error'));
    this.#notices = new Notices(deps.server, 'phonofilm_queue', deps.log);
    this.#fairPriority = new FairPriority(deps.database, deps.now);
    this.#waiting = new WaitingCount((limit) => this.#countWaiting(limit));
  }

  /** Creates missing queues. Only one node at a time may call it. */
  async open(): Promise<void> {
    await this.#boss.start();
    const existing = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    if (!existing.has(DEAD)) await this.#boss.createQueue(DEAD, { retentionSeconds: 30 * DAY_SECONDS });
    for (const lane of this.#deps.lanes) {
      const options = {
        heartbeatSeconds: this.#deps.heartbeatSeconds,
        expireInSeconds: EXPIRE_SECONDS,
        retentionSeconds: 30 * DAY_SECONDS,
        deleteAfterSeconds: 30 * DAY_SECONDS,
        retryLimit: RETRY_LIMIT,
        retryDelay: RETRY_DELAY_SECONDS,
        retryBackoff: true,
        retryDelayMax: RETRY_DELAY_MAX_SECONDS,
        deadLetter: DEAD,
      };
      const name = queueOf(lane.name);
      if (existing.has(name)) await this.#boss.updateQueue(name, options);
      else await this.#boss.createQueue(name, options);
    }
  }

  /** pg-boss builds the statement; it runs as part of the task's own batch. */
  async entry(task: QueuedTask): Promise<Write[]> {
    const priority = await this.#fairPriority.priorityOf(task);
    const data: VideoJob = { taskId: task.id, accountId: task.accountId, model: task.model };
    const writes: Write[] = [];
    const sent = this.#boss.send(queueOf(task.lane), data, {
      id: jobIdOf(task.id),
      priority,
      group: { id: task.accountId },
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
    this.#notify(task.lane);
  }

  reserve(limit: number): Promise<Disposable | null> {
    return this.#waiting.reserve(limit);
  }

  running(): boolean {
    const runners = [...this.#runners.values()];
    return runners.length > 0 && runners.every((runner) => runner.isHealthy());
  }

  async start(handler: TaskHandler, gate?: WorkGate): Promise<void> {
    await this.#reconcile();
    const runners = new Map(
      this.#deps.lanes.map((lane) => [lane.name, this.#runnerOf(lane, handler, gate)] as const),
    );
    this.#runners = runners;
    const lookEverywhere = () => {
      for (const runner of runners.values()) runner.look();
    };
    gate?.onRoom(lookEverywhere);
    for (const runner of runners.values()) runner.start();
    this.#listening = await this.#notices.listen((lane) => runners.get(lane)?.look(), lookEverywhere);
    this.#every(RECONCILE_EVERY_MS, () => this.#reconcile());
  }

  async lines(): Promise<Line[]> {
    const rows = await this.#deps.database.read({ sql: WAITING_BY_QUEUE, values: [] });
    const waiting = new Map(rows.map((row) => [text(row, 'name'), integer(row, 'waiting')]));
    return this.#deps.lanes.map(({ name }) => ({
      name,
      running: this.#runners.get(name)?.running ?? 0,
      waiting: waiting.get(queueOf(name)) ?? 0,
    }));
  }

  async dead(): Promise<DeadTask[]> {
    return await orOutage(deadTasks(this.#boss));
  }

  async redrive(taskIds: readonly string[] | null): Promise<number> {
    const moved = await orOutage(redriveTasks(this.#boss, taskIds));
    if (moved > 0) for (const lane of this.#deps.lanes) this.#notify(lane.name);
    return moved;
  }

  async stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    await this.#stopped;
  }

  async #stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#listening?.close();
    await Promise.all([...this.#runners.values()].map((runner) => runner.stop()));
    await this.#notices.flush();
    await this.#boss.stop({ graceful: false });
  }

  /** There may be work in a lane, here or elsewhere. */
  #notify(lane: string): void {
    this.#runners.get(lane)?.look();
    this.#notices.notify(lane);
  }

  #runnerOf(lane: Lane, handler: TaskHandler, gate: WorkGate | undefined): LaneRunner {
    const { database, onCrash, heartbeatSeconds, log } = this.#deps;
    return new LaneRunner({
      jobs: new PgBossJobs({
        boss: this.#boss,
        database,
        lane,
        beginTaking: () => this.#waiting.beginTaking(),
        onHandedBack: () => this.#notify(lane.name),
      }),
      concurrency: lane.concurrency,
      heartbeatSeconds,
      log,
      ...(gate && { canTakeWork: () => gate.canTakeWork() }),
      run: async (job, signal) => {
        try {
          await handler(job.data.taskId, signal, lane.name);
        } catch (error) {
          if (!(error instanceof PutBack)) onCrash(job.data.taskId, error);
          throw error;
        }
      },
    });
  }

  /** Adds missing jobs of unfinished tasks, and of ended ones with something to stop: tasks from before the switch to this queue, and lost jobs. */
  async #reconcile(): Promise<void> {
    const served = new Set(this.#deps.lanes.map((lane) => lane.name));
    for (;;) {
      const rows = await this.#deps.database.read({ sql: WITHOUT_JOB, values: [] });
      const ours = rows
        .map((row) => toQueuedTask(row, this.#deps.laneOf))
        .filter((task) => served.has(task.lane));
      for (const task of ours) {
        await mustWrite(this.#deps.database, await this.entry(task));
        this.announce(task);
      }
      if (ours.length === 0 || rows.length < RECONCILE_PAGE) return;
    }
  }

  async #countWaiting(limit: number): Promise<number> {
    const row = await readOne(this.#deps.database, { sql: WAITING, values: [limit] });
    return row === undefined ? 0 : integer(row, 'waiting');
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    let underWay = false;
    const timer = setInterval(() => {
      if (underWay) return;
      underWay = true;
      work()
        .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'queue error'))
        .finally(() => {
          underWay = false;
        });
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}

/** pg-boss has its own connections, and passes on their errors unchanged. */
async function orOutage<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw toOutage(error);
  }
}
