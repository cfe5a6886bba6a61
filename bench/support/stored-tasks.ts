import { insertTask, type NewTask } from '../../src/features/tasks/task-table.ts';
import type { Database } from '../../src/platform/storage/database.ts';
import { mustWrite } from '../../src/platform/storage/database.ts';
import { aTask } from '../../test/support/stored-task.ts';

const BATCH = 500;

/** Recent enough that retention leaves them alone. */
const FIRST_CREATED_AT = Date.now() - 1_000_000;

/** A task as a family B creation stores it. */
export function storedTask(number: number, accountId: string, keyId: string): NewTask {
  const createdAt = FIRST_CREATED_AT + number;
  return aTask(`vidB-2:${createdAt}-${spread(number)}`, { accountId, keyId, createdAt });
}

/** Unfinished tasks would be taken up at start, so these have ended. */
export async function storeTasks(
  database: Database,
  count: number,
  accountId: string,
  keyId: string,
): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index);
    await mustWrite(database, [
      ...numbers.map((number) => insertTask(storedTask(number, accountId, keyId))),
      {
        sql: "UPDATE tasks SET status = 'failed', finished_at = created_at WHERE finished_at IS NULL",
        values: [],
        rows: 'any',
      },
    ]);
  }
}

/** Sixteen characters that differ from their first on, as random ones do. */
function spread(number: number): string {
  return ((number * 0x9e3779b1) >>> 0).toString(36).padStart(7, '0') + String(number).padStart(9, '0');
}
