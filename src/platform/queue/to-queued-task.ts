import { PRIORITIES } from '../../domain/account.ts';
import { TASK_STAGES } from '../../domain/task.ts';
import type { Row } from '../storage/database.ts';
import { integer, text, textOrNull, word } from '../storage/read-column.ts';
import type { LaneOf } from './lanes.ts';
import type { QueuedTask } from './task-queue.ts';

/** A stored task that is to be taken up again. */
export function toQueuedTask(row: Row, laneOf: LaneOf): QueuedTask {
  const model = text(row, 'model');
  const accountId = text(row, 'account_id');
  return {
    id: text(row, 'id'),
    accountId,
    model,
    lane: laneOf({
      accountId,
      model,
      stage: word(row, 'stage', TASK_STAGES),
      route: textOrNull(row, 'route'),
    }),
    priority: word(row, 'priority', PRIORITIES),
    createdAt: integer(row, 'created_at'),
  };
}
