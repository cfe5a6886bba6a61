import type { TaskHandler } from '../../../platform/queue/task-queue.ts';
import { type Database, readOne } from '../../../platform/storage/database.ts';
import { text, textOrNull } from '../../../platform/storage/read-column.ts';
import { type Tracing, traced } from '../../../platform/tracing/tracing.ts';
import { traceOfTask } from '../../tasks/task-trace-table.ts';

/** A span for each run of a task; it belongs to the request that created the task. */
export function traceTasks(tracing: Tracing, database: Database, run: TaskHandler): TaskHandler {
  return async (taskId, signal, lane) => {
    const row = await readOne(database, traceOfTask(taskId));
    const model = row && text(row, 'model');
    const facts = { 'phonofilm.task': taskId, 'phonofilm.model': model, 'phonofilm.lane': lane };
    const parent = row ? textOrNull(row, 'trace') : null;
    const span = { name: `video ${lane}`, kind: 'consumer', facts, parent } as const;
    await traced(tracing, span, () => run(taskId, signal, lane));
  };
}
