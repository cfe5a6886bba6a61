import type { Logger } from 'pino';
import { type ArtifactStore, taskFolder } from '../artifacts/artifact-store.ts';
import type { EndTask, TaskEnd } from '../domain/task.ts';
import type { TaskEvents } from '../events/task-events.ts';
import type { Database, Write } from '../storage/database.ts';
import { deliverTaskEvent } from '../storage/tables/deliveries.ts';
import { capture, release } from '../storage/tables/money.ts';
import { insertTaskEvent } from '../storage/tables/outbox.ts';
import { deleteRun } from '../storage/tables/runs.ts';
import { completeTask, failTask } from '../storage/tables/tasks.ts';
import { newId } from './identifiers.ts';

export interface EndTaskParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly events: TaskEvents;
  /** A task has ended: there may be something to deliver. */
  readonly onEnd?: () => void;
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * The only thing that ends tasks, whatever ends them. Status, money and the event for those who are told of it go into
 * one batch: whoever races and whatever crashes, a task ends once, is paid or refunded once, and is told of once.
 */
export function endTaskService({ database, artifacts, events, onEnd, log, now }: EndTaskParts): EndTask {
  return async (task, end) => {
    const at = now();
    const eventId = newId('evt');
    const outcome = await database.write([
      ...ending(task.id, end, at),
      insertTaskEvent({
        id: eventId,
        taskId: task.id,
        accountId: task.accountId,
        type: `video.${end.status}`,
        createdAt: at,
      }),
      deliverTaskEvent(eventId, newId('dlv')),
    ]);
    if (!outcome.ok) return false;
    // First the news: whoever still works on the task stops now, not after its files are gone.
    events.publish(task.id);
    onEnd?.();
    // Nobody can use the inputs of a failed film any more. Files that cannot be removed now go with the task's record.
    if (end.status === 'failed') {
      await artifacts
        .removeFolder(taskFolder(task.id))
        .catch((error: unknown) =>
          log.warn({ task: task.id, err: error }, 'the files of a failed task could not be removed'),
        );
    }
    return true;
  };
}

function ending(taskId: string, end: TaskEnd, now: number): Write[] {
  return end.status === 'completed'
    ? [completeTask(taskId, end.film, now), ...capture(taskId, now), deleteRun(end.run)]
    : [failTask(taskId, end.failure, now), ...release(taskId, now)];
}
