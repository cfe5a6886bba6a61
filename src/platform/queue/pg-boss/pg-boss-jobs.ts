import type { Job, PgBoss } from 'pg-boss';
import type { Database } from '../../storage/database.ts';
import { text } from '../../storage/read-column.ts';
import type { Lane } from '../task-queue.ts';
import type { Claim, LaneJobs } from './lane-runner.ts';
import { queueOf, type VideoJob } from './video-jobs.ts';

export interface PgBossJobsDeps {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly lane: Lane;
  /** Called before jobs are taken; what it returns, with their number afterwards. */
  readonly beginTaking: () => (count: number) => void;
  readonly onHandedBack: () => void;
}

const OPEN = `SELECT id FROM tasks
  WHERE (finished_at IS NULL OR stopping_since IS NOT NULL) AND id IN (SELECT json_array_elements_text(CAST($1 AS json)))`;

/** The retry count tells whose job it is: after a stall another worker may have taken it over. */
const HAND_BACK = `UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
  FROM unnest($2::uuid[], $3::int[]) AS claim (id, retry_count)
  WHERE name = $1 AND job.id = claim.id AND job.retry_count = claim.retry_count AND state = 'active'`;

/** The jobs of one lane in pg-boss. */
export class PgBossJobs implements LaneJobs<Job<VideoJob>> {
  readonly #deps: PgBossJobsDeps;
  readonly #queue: string;

  constructor(deps: PgBossJobsDeps) {
    this.#deps = deps;
    this.#queue = queueOf(deps.lane.name);
  }

  /** Also removes the jobs of tasks that were cancelled while they waited, and have nothing to stop. */
  async fetch(limit: number): Promise<{ jobs: Job<VideoJob>[]; more: boolean }> {
    const { boss, database, lane, beginTaking } = this.#deps;
    const taken = beginTaking();
    const jobs = await boss.fetch<VideoJob>(this.#queue, {
      batchSize: limit,
      ...(lane.perAccount !== undefined && { groupConcurrency: lane.perAccount }),
    });
    if (jobs.length === 0) return { jobs, more: false };
    taken(jobs.length);
    const rows = await database.read({
      sql: OPEN,
      values: [JSON.stringify(jobs.map((job) => job.data.taskId))],
    });
    const open = new Set(rows.map((row) => text(row, 'id')));
    const ended = jobs.filter((job) => !open.has(job.data.taskId));
    if (ended.length > 0) await boss.deleteJob(this.#queue, ended);
    return {
      jobs: jobs.filter((job) => open.has(job.data.taskId)),
      // With a limit per account, an account at its limit may have hidden other jobs.
      more: jobs.length === limit || lane.perAccount !== undefined,
    };
  }

  async touch(claims: readonly Claim[]): Promise<readonly string[]> {
    const { settled } = (await this.#deps.boss.touch(this.#queue, [...claims])) as { settled?: string[] };
    return settled ?? claims.map((claim) => claim.id);
  }

  async settle(claims: readonly Claim[]): Promise<{ more: boolean }> {
    await this.#deps.boss.deleteJob(this.#queue, [...claims]);
    // A job counts towards its account's limit until it is settled.
    return { more: this.#deps.lane.perAccount !== undefined };
  }

  /** An orderly stop does not count as a failed attempt. */
  async handBack(claims: readonly Claim[]): Promise<void> {
    if (claims.length === 0) return;
    const [ids, retryCounts] = [claims.map((claim) => claim.id), claims.map((claim) => claim.retryCount)];
    await this.#deps.boss.getDb().executeSql(HAND_BACK, [this.#queue, ids, retryCounts]);
    this.#deps.onHandedBack();
  }

  async fail(claim: Claim, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    await this.#deps.boss.fail(this.#queue, claim, { message });
  }
}
