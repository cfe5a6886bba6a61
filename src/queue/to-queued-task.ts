import type { Priority } from '../domain/account.ts';
import type { TaskStage } from '../domain/task.ts';
import type { Row } from '../storage/database.ts';
import type { LaneOf } from './lanes.ts';
import type { QueuedTask } from './task-queue.ts';

/** A stored task that is to be taken up again. */
export function toQueuedTask(row: Row, laneOf: LaneOf): QueuedTask {
  const model = row['model'] as string;
  return {
    id: row['id'] as string,
    accountId: row['account_id'] as string,
    model,
    lane: laneOf({ model, stage: row['stage'] as TaskStage, route: row['route'] as string | null }),
    priority: row['priority'] as Priority,
    createdAt: row['created_at'] as number,
  };
}
