import type { Read, Write } from '../../platform/storage/database.ts';

/** Only while traces are made: other tasks have none. */
export function keepTrace(taskId: string, header: string): Write {
  return {
    sql: 'UPDATE tasks SET trace = $2 WHERE id = $1',
    values: [taskId, header],
    rows: 1,
    expectation: 'task',
  };
}

export function traceOfTask(taskId: string): Read {
  return { sql: 'SELECT trace, model FROM tasks WHERE id = $1', values: [taskId] };
}
