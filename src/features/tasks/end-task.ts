import type { Logger } from 'pino';
import type { FilmRequest } from '../../domain/films/film.ts';
import { periodsAt } from '../../domain/spending.ts';
import type { EndTask, Task, TaskEnd } from '../../domain/task.ts';
import { isTestSide } from '../../domain/test-side.ts';
import { type ArtifactStore, taskFolder } from '../../platform/artifacts/artifact-store.ts';
import type { TaskEvents } from '../../platform/events/task-events.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, readOne, type Write } from '../../platform/storage/database.ts';
import { json } from '../../platform/storage/read-column.ts';
import { writeOrFind } from '../../platform/storage/write-or-find.ts';
import { capture, release } from '../billing/money-table.ts';
import { countUpstreamCosts } from '../billing/upstream-cost-table.ts';
import { deliverEvent } from '../webhooks/delivery-table.ts';
import { insertTaskEvent, taskEventById } from '../webhooks/outbox-table.ts';
import { deleteRun } from './run-table.ts';
import { completeTask, failTask, taskInFullById } from './task-table.ts';

/** How late a webhook is that a test asks to be late. */
const LATE_MS = 3000;

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
 * The only code that ends tasks. Status, money and event are written in one batch, so that in any race or crash a task
 * ends once, is charged or refunded once, and has one event.
 */
export function endTaskService({ database, artifacts, events, onEnd, log, now }: EndTaskParts): EndTask {
  return async (task, end) => {
    const at = now();
    const eventId = newId('evt');
    const event = {
      id: eventId,
      taskId: task.id,
      accountId: task.accountId,
      type: `video.${end.status}`,
      createdAt: at,
    } as const;
    const outcome = await writeOrFind(
      database,
      [
        ...ending(task.id, end, at),
        insertTaskEvent(event),
        ...(await deliveriesOf(database, task)).map((delayMs) =>
          deliverEvent({ ...event, subjectId: task.id }, newId('dlv'), delayMs),
        ),
      ],
      taskEventById(eventId),
    );
    if (!outcome.ok) return false;
    // Publish first: a worker on this task must stop before its files are removed.
    events.publish(task.id);
    onEnd?.();
    // The inputs of a failed film are no longer needed. Files that cannot be removed now are removed with the task's
    // record.
    if (end.status === 'failed') {
      await artifacts
        .removeFolder(taskFolder(task.id))
        .catch((error: unknown) =>
          log.warn({ task: task.id, err: error }, 'could not remove the files of a failed task'),
        );
    }
    return true;
  };
}

/** When the event of a task is delivered, after its end: at once, unless a test asks for something else. */
async function deliveriesOf(database: Database, task: Pick<Task, 'id' | 'accountId'>): Promise<number[]> {
  if (!isTestSide(task.accountId)) return [0];
  const row = await readOne(database, taskInFullById(task.id));
  const how = row && json<FilmRequest>(row, 'request').rehearsal?.webhook;
  return how === 'twice' ? [0, 0] : [how === 'late' ? LATE_MS : 0];
}

function ending(taskId: string, end: TaskEnd, now: number): Write[] {
  return end.status === 'completed'
    ? [
        completeTask(taskId, end.film, now, { ...end, cost: end.cost?.amount ?? null }),
        ...capture(taskId, now, end.price, end.cost?.amount),
        ...countUpstreamCosts(end.cost ? [end.cost] : [], periodsAt(now).day),
        deleteRun(end.run),
      ]
    : [failTask(taskId, end.failure, now, !end.isEngineDone), ...release(taskId, now)];
}
