import type { Logger } from 'pino';
import { isTestAccount, periodsAt } from '../../domain/account.ts';
import type { Micros } from '../../domain/money.ts';
import type { EndTask, FinalStatus, TaskEnd } from '../../domain/task.ts';
import { type ArtifactStore, taskFolder } from '../../platform/artifacts/artifact-store.ts';
import { endedTopic, type TaskEvents } from '../../platform/events/task-events.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, type Write, writeOrFind } from '../../platform/storage/database.ts';
import { capture, release } from '../billing/money-table.ts';
import { countUpstreamCosts } from '../billing/upstream-cost-table.ts';
import { deliverEvent } from '../webhooks/delivery-table.ts';
import { insertTaskEvent, taskEventById } from '../webhooks/outbox-table.ts';
import { deleteRun } from './start-table.ts';
import { completeTask, failTask } from './task-table.ts';

export interface EndTaskDeps {
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
export function endTaskWith({ database, artifacts, events, onEnd, log, now }: EndTaskDeps): EndTask {
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
    const { ok } = await writeOrFind(
      database,
      [
        ...ending(task.id, end, at),
        insertTaskEvent(event),
        deliverEvent({ ...event, subjectId: task.id }, newId('dlv')),
      ],
      taskEventById(eventId),
    );
    if (!ok) return false;
    // Publish first: a worker on this task must stop before its files are removed.
    events.publish(endedTopic(task.id));
    events.publish(task.id);
    onEnd?.();
    // The inputs of a failed video are no longer needed. Files that cannot be removed now are removed with the task's
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

function ending(taskId: string, end: TaskEnd, now: number): Write[] {
  return end.status === 'completed'
    ? [
        completeTask(taskId, end.video, now, { ...end, cost: end.cost?.amount ?? null }),
        ...capture(taskId, now, end.price, end.cost?.amount),
        ...countUpstreamCosts(end.cost ? [end.cost] : [], periodsAt(now).day),
        deleteRun(end.run),
      ]
    : [failTask(taskId, end.failure, now, !end.isEngineDone), ...release(taskId, now)];
}

export interface EndedTask {
  readonly model: string;
  readonly status: FinalStatus;
  /** Of its failure; null for a completed one. */
  readonly code: string | null;
  /** From its creation to its end. */
  readonly seconds: number;
  /** What was captured; 0 for a failed one. */
  readonly captured: Micros;
}

/** Ends tasks as `end` does, and reports each ending but those of tests. */
export function observeEndings(
  end: EndTask,
  now: () => number,
  onEnded: (ended: EndedTask) => void,
): EndTask {
  return async (task, how) => {
    const isEnded = await end(task, how);
    if (isEnded && !isTestAccount(task.accountId)) {
      const { model, createdAt, price = 0 } = task;
      const captured = how.status === 'completed' ? (how.price ?? price) : 0;
      const code = how.status === 'failed' ? how.failure.code : null;
      onEnded({ model, status: how.status, code, seconds: Math.max(0, now() - createdAt) / 1000, captured });
    }
    return isEnded;
  };
}
