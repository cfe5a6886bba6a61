import { type Database, readOne } from '../../storage/database.ts';
import { integer } from '../../storage/read-column.ts';
import { HEAD_START_MS } from '../head-start.ts';
import type { QueuedTask } from '../task-queue.ts';

/** Each unfinished task of an account delays its next task by this many seconds. */
const SECONDS_PER_TASK = 10;

/** The delay grows no further beyond this many tasks. */
const MAX_COUNTED = 1000;

/** Counted again after this time; in between this node adds its own tasks. */
const FRESH_MS = 1000;

/** An account that was idle for this time starts anew. */
const KEPT_MS = 600_000;

/** Priorities are 32-bit numbers, so times count from 2026-01-01. */
const EPOCH_SECONDS = 1_767_225_600;

const COUNT = `SELECT count(*) AS unfinished FROM (
    SELECT 1 FROM tasks WHERE account_id = $1 AND finished_at IS NULL LIMIT ${MAX_COUNTED}
  ) AS counted`;

interface Backlog {
  tasks: number;
  freshUntil: number;
  /** The latest position given to this account. */
  position: number;
  counting: Promise<void> | null;
}

/**
 * A task's position in a queue ordered by numbers: its arrival time, plus a delay for each unfinished task of its account,
 * minus the head start of its priority. So a thousand tasks of one account do not starve another account, and each of
 * them is still served, because tasks that arrive after its delayed time come behind it.
 */
export class FairPriority {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #backlogs = new Map<string, Backlog>();
  #nextSweep = 0;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async priorityOf({ accountId, priority, createdAt }: QueuedTask): Promise<number> {
    const now = this.#now();
    const backlog = this.#backlogs.get(accountId) ?? { tasks: 0, freshUntil: 0, position: 0, counting: null };
    this.#backlogs.set(accountId, backlog);
    if (backlog.freshUntil <= now) backlog.counting ??= this.#count(accountId, backlog, now);
    await backlog.counting;
    const tasks = Math.min(MAX_COUNTED, backlog.tasks);
    const position = Math.floor(createdAt / 1000) - EPOCH_SECONDS + tasks * SECONDS_PER_TASK;
    // An account's tasks keep their order while any is unfinished and its priority stays the same.
    backlog.position = tasks === 0 ? position : Math.max(backlog.position, position);
    backlog.tasks += 1;
    return HEAD_START_MS[priority] / 1000 - backlog.position;
  }

  async #count(accountId: string, backlog: Backlog, now: number): Promise<void> {
    try {
      const row = await readOne(this.#database, { sql: COUNT, values: [accountId] });
      backlog.tasks = row ? integer(row, 'unfinished') : 0;
      backlog.freshUntil = now + FRESH_MS;
    } finally {
      backlog.counting = null;
    }
    this.#sweep(now);
  }

  #sweep(now: number): void {
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + 60_000;
    for (const [id, backlog] of this.#backlogs)
      if (backlog.freshUntil + KEPT_MS <= now) this.#backlogs.delete(id);
  }
}
