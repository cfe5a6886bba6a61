import { ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import { type EndTask, isFinal, type Task, type TaskInFull } from '../../domain/task.ts';
import type { ArtifactStore } from '../../platform/artifacts/artifact-store.ts';
import { taskFolder } from '../../platform/artifacts/artifact-store.ts';
import type { TaskEvents } from '../../platform/events/task-events.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { type Database, type Row, readOne } from '../../platform/storage/database.ts';
import { type Cursor, readPage } from '../../platform/storage/page.ts';
import { holdById, toHold } from '../billing/money-table.ts';
import {
  hideTask,
  type ListedTask,
  pageOfListed,
  taskById,
  taskInFullById,
  toListed,
  toTask,
  toTaskInFull,
} from './task-table.ts';

export interface TaskListing {
  readonly tasks: readonly ListedTask[];
  readonly hasMore: boolean;
}

export interface TasksDeps {
  readonly database: Database;
  readonly events: TaskEvents;
  readonly artifacts: ArtifactStore;
  readonly endTask: EndTask;
  readonly now: () => number;
}

/** Reading, following, listing and deleting tasks. Tasks of other accounts and deleted tasks count as not found. */
export class Tasks {
  readonly #deps: TasksDeps;

  constructor(deps: TasksDeps) {
    this.#deps = deps;
  }

  /** `param` names the parameter that contains the id, for error messages. */
  async read(caller: Caller, id: string, param = 'id'): Promise<Task> {
    const row = await readOne(this.#deps.database, taskById(id));
    if (!isVisible(row, caller)) throw notFound(id, param);
    return toTask(row);
  }

  async readInFull(caller: Caller, id: string, param = 'id'): Promise<TaskInFull> {
    const row = await readOne(this.#deps.database, taskInFullById(id));
    if (!isVisible(row, caller)) throw notFound(id, param);
    return toTaskInFull(row);
  }

  /** What a task has cost, or may cost while it is not finished; null when the books no longer say. */
  async priceOf(id: string): Promise<Micros | null> {
    const row = await readOne(this.#deps.database, holdById(id));
    if (row === undefined) return null;
    const { state, amount, captured } = toHold(row);
    return state === 'held' ? amount : captured;
  }

  /** The task when its status or progress has changed, or after `waitMs`. */
  async readAfterChange(caller: Caller, id: string, waitMs: number, signal: AbortSignal): Promise<Task> {
    const before = await this.read(caller, id);
    if (isFinal(before.status)) return before;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    for await (const task of this.follow(caller, id, limit)) {
      if (task.status !== before.status || task.progress !== before.progress) return task;
    }
    return await this.read(caller, id);
  }

  /** The task now, then at each change, until it is final or the signal fires. */
  async *follow(caller: Caller, id: string, signal: AbortSignal): AsyncGenerator<Task> {
    let wake = () => {};
    let news = true;
    const unsubscribe = this.#deps.events.subscribe(id, () => {
      news = true;
      wake();
    });
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    try {
      let shown = '';
      while (!signal.aborted) {
        if (!news) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        news = false;
        const task = await this.read(caller, id);
        const state = `${task.status} ${task.progress}`;
        if (state !== shown) yield task;
        shown = state;
        if (isFinal(task.status)) return;
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      unsubscribe();
    }
  }

  async list(
    caller: Caller,
    page: { after: string | null; limit: number; order: 'asc' | 'desc' },
    withWords: boolean,
  ): Promise<TaskListing> {
    const after = page.after === null ? null : await this.#cursor(caller, page.after);
    const { items, hasMore } = await readPage(
      this.#deps.database,
      { ...page, after },
      (next) => pageOfListed({ accountId: caller.account.id, ...next }, withWords),
      toListed,
    );
    return { tasks: items, hasMore };
  }

  /** Cancels an unfinished task (failed, refunded); deletes a finished one, which its owner can then no longer read. */
  async delete(caller: Caller, id: string): Promise<void> {
    const { database, artifacts, endTask, now } = this.#deps;
    const task = await this.read(caller, id);
    if (!isFinal(task.status)) {
      const failure = { code: 'cancelled', message: 'The task was cancelled by its owner.' };
      if (await endTask(task, { status: 'failed', failure })) return;
      // The task ended in the meantime. If it failed, nothing is left to cancel; if it has a video, the video is deleted.
      if ((await this.read(caller, id)).status === 'failed') return;
    }
    // A store that is away is noticed before the record changes: then the deletion can be repeated as a whole.
    await artifacts.stat(taskFolder(id));
    const outcome = await database.write([hideTask(id, now())]);
    if (!outcome.ok) throw notFound(id, 'id');
    await artifacts.removeFolder(taskFolder(id));
  }

  /** The cursor may be a deleted task, so that a client can delete a page and then request the next. */
  async #cursor(caller: Caller, id: string): Promise<Cursor> {
    const row = await readOne(this.#deps.database, taskById(id));
    if (row?.['account_id'] !== caller.account.id) throw notFound(id, 'after');
    return toTask(row);
  }
}

function isVisible(row: Row | undefined, caller: Caller): row is Row {
  return row !== undefined && row['account_id'] === caller.account.id && row['deleted_at'] === null;
}

function notFound(id: string, param: string): ServiceError {
  const shown = id.length > 120 ? `${id.slice(0, 120)}…` : id;
  return new ServiceError('task_not_found', `There is no task ${JSON.stringify(shown)} in this account.`, {
    param,
  });
}
