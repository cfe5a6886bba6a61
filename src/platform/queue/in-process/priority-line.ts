import { PRIORITIES } from '../../../domain/account.ts';
import { FairLine } from '../../turns/fair-line.ts';
import { HEAD_START_MS } from '../head-start.ts';
import type { QueuedTask } from '../task-queue.ts';

/** One fair queue per priority; the highest goes first, unless a lower one has waited long enough. */
export class PriorityLine {
  readonly #lines = PRIORITIES.map((priority) => ({ priority, tasks: new FairLine<QueuedTask>() }));

  get size(): number {
    return this.#lines.reduce((sum, { tasks }) => sum + tasks.size, 0);
  }

  push(task: QueuedTask): void {
    this.#lines.find(({ priority }) => priority === task.priority)?.tasks.push(task.accountId, task);
  }

  shift(mayServe: (task: QueuedTask) => boolean): QueuedTask | undefined {
    const next = this.#lines
      .map(({ priority, tasks }) => ({
        tasks,
        arrival: arrivalOf(tasks.peek(mayServe), HEAD_START_MS[priority]),
      }))
      .reduce((first, other) => (other.arrival < first.arrival ? other : first));
    return next.tasks.shift(mayServe);
  }
}

function arrivalOf(task: QueuedTask | undefined, headStart: number): number {
  return task === undefined ? Number.POSITIVE_INFINITY : task.createdAt - headStart;
}
