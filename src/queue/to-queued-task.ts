import type { Priority } from '../domain/account.ts';
import type { Row } from '../storage/database.ts';
import type { QueuedTask } from './task-queue.ts';

/** A stored task that is to be taken up again. */
export function toQueuedTask(row: Row): QueuedTask {
  return {
    id: row['id'] as string,
    accountId: row['account_id'] as string,
    model: row['model'] as string,
    priority: row['priority'] as Priority,
    createdAt: row['created_at'] as number,
  };
}
