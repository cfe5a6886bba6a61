import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { taskFolder } from '../artifacts/artifact-store.ts';
import { ServiceError } from '../domain/errors.ts';
import { isFinal, type Task, type TaskInFull } from '../domain/task.ts';
import type { TaskEvents } from '../events/task-events.ts';
import { type Database, mustWrite, readOne } from '../storage/database.ts';
import { release } from '../storage/tables/money.ts';
import {
  failTask,
  forgetFilm,
  pageOfTasks,
  taskById,
  taskInFullById,
  toTask,
  toTaskInFull,
} from '../storage/tables/tasks.ts';
import type { Caller } from './caller.ts';

export interface TaskListing {
  readonly tasks: readonly Task[];
  readonly hasMore: boolean;
}

/** Reading, following, listing and deleting tasks. Another account's task does not exist. */
export class Tasks {
  readonly #database: Database;
  readonly #events: TaskEvents;
  readonly #artifacts: ArtifactStore;
  readonly #now: () => number;

  constructor(database: Database, events: TaskEvents, artifacts: ArtifactStore, now: () => number) {
    this.#database = database;
    this.#events = events;
    this.#artifacts = artifacts;
    this.#now = now;
  }

  /** `param` is where the caller wrote the id. */
  async read(caller: Caller, id: string, param = 'id'): Promise<Task> {
    const row = await readOne(this.#database, taskById(id));
    if (!row || row['account_id'] !== caller.account.id) throw notFound(id, param);
    return toTask(row);
  }

  async readInFull(caller: Caller, id: string): Promise<TaskInFull> {
    const row = await readOne(this.#database, taskInFullById(id));
    if (!row || row['account_id'] !== caller.account.id) throw notFound(id, 'id');
    return toTaskInFull(row);
  }

  /** The task once its status or progress differs from what it is now, or after `waitMs`. */
  async readAfterChange(caller: Caller, id: string, waitMs: number, signal: AbortSignal): Promise<Task> {
    const before = await this.read(caller, id);
    if (isFinal(before.status)) return before;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    for await (const task of this.follow(caller, id, limit)) {
      if (task.status !== before.status || task.progress !== before.progress) return task;
    }
    return await this.read(caller, id);
  }

  /** The task now, then again at each change, until it is final or the signal fires. */
  async *follow(caller: Caller, id: string, signal: AbortSignal): AsyncGenerator<Task> {
    let wake = () => {};
    let news = true;
    const unsubscribe = this.#events.subscribe(id, () => {
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
  ): Promise<TaskListing> {
    const after = page.after === null ? null : await this.read(caller, page.after, 'after');
    const rows = await this.#database.read(
      pageOfTasks({
        accountId: caller.account.id,
        status: null,
        after: after && { createdAt: after.createdAt, id: after.id },
        order: page.order,
        limit: page.limit + 1,
      }),
    );
    return { tasks: rows.slice(0, page.limit).map(toTask), hasMore: rows.length > page.limit };
  }

  /** Cancels an unfinished task (failed, refunded); deletes the film of a finished one. */
  async delete(caller: Caller, id: string): Promise<void> {
    const task = await this.read(caller, id);
    if (!isFinal(task.status)) {
      const now = this.#now();
      const failure = { code: 'cancelled', message: 'The task was cancelled by its owner.' };
      const outcome = await this.#database.write([failTask(id, failure, now), ...release(id, now)]);
      if (outcome.ok) {
        // First the news: whoever works on it stops now, not after the files are gone.
        this.#events.publish(id);
        await this.#artifacts.removeFolder(taskFolder(id));
        return;
      }
      // It ended in the meantime: what is deleted then is the finished task's film.
    }
    await mustWrite(this.#database, [forgetFilm(id)]);
    await this.#artifacts.removeFolder(taskFolder(id));
    this.#events.publish(id);
  }
}

function notFound(id: string, param: string): ServiceError {
  const shown = id.length > 120 ? `${id.slice(0, 120)}…` : id;
  return new ServiceError('task_not_found', `There is no task ${JSON.stringify(shown)} in this account.`, {
    param,
  });
}
