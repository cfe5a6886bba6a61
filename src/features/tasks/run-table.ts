import type { Read, Write } from '../../platform/storage/database.ts';

/** Written before the first file of the run is stored, so that every file belongs to a recorded run. */
export function insertRun(id: string, taskId: string, now: number): Write {
  return {
    sql: 'INSERT INTO runs (id, task_id, created_at) VALUES ($1, $2, $3)',
    values: [id, taskId, now],
    rows: 1,
  };
}

/** The run's files now belong to the task, or are deleted. */
export function deleteRun(id: string): Write {
  return { sql: 'DELETE FROM runs WHERE id = $1', values: [id], rows: 'any' };
}

/** Runs whose task was ended by something else. */
export function lostRuns(limit: number): Read {
  return {
    sql: `SELECT runs.id, task_id FROM runs LEFT JOIN tasks ON tasks.id = task_id
      WHERE tasks.id IS NULL OR tasks.finished_at IS NOT NULL LIMIT $1`,
    values: [limit],
  };
}
