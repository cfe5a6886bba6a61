import type { TaskEventType } from '../../domain/task.ts';
import type { Read, Write } from '../../platform/storage/database.ts';

export interface TaskEvent {
  /** `evt_…`: the same for every delivery, so that a receiver can recognise duplicates. */
  readonly id: string;
  readonly taskId: string;
  readonly accountId: string;
  readonly type: TaskEventType;
  readonly createdAt: number;
}

const INSERT = 'INSERT INTO outbox (id, task_id, account_id, type, created_at) VALUES ($1, $2, $3, $4, $5)';

export function insertTaskEvent({ id, taskId, accountId, type, createdAt }: TaskEvent): Write {
  return { sql: INSERT, values: [id, taskId, accountId, type, createdAt], rows: 1, expectation: 'event' };
}

export function taskEventById(id: string): Read {
  return { sql: 'SELECT id FROM outbox WHERE id = $1', values: [id] };
}

export function deleteOldTaskEvents(createdBefore: number): Write {
  return { sql: 'DELETE FROM outbox WHERE created_at < $1', values: [createdBefore], rows: 'any' };
}
