import type { TaskInFull } from '../../../domain/task.ts';
import type { LaneOf } from '../../../platform/queue/lanes.ts';
import type { TaskQueue } from '../../../platform/queue/task-queue.ts';
import { toQueuedTask } from '../../../platform/queue/to-queued-task.ts';
import { type Database, readOne } from '../../../platform/storage/database.ts';
import { inputsAreKept, unfinishedTaskById } from '../../tasks/task-table.ts';

export interface EnterVideoLaneDeps {
  readonly database: Database;
  readonly queue: Pick<TaskQueue, 'entry' | 'announce'>;
  readonly laneOf: LaneOf;
}

/** Moves a task whose inputs are stored into its engine's lane; status and queue entry change in one batch. */
export function enterVideoLaneWith({ database, queue, laneOf }: EnterVideoLaneDeps) {
  return async (task: TaskInFull): Promise<boolean> => {
    const row = await readOne(database, unfinishedTaskById(task.id));
    if (!row) return false;
    const queued = toQueuedTask({ ...row, stage: 'film' }, laneOf);
    const outcome = await database.write([inputsAreKept(task.id), ...(await queue.entry(queued))]);
    if (outcome.ok) queue.announce(queued);
    return outcome.ok;
  };
}
