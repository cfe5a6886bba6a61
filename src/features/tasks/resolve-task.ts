import { ServiceError } from '../../domain/errors.ts';
import { type EndTask, isFinal, type TaskInFull } from '../../domain/task.ts';
import { callbackTopic, type TaskEvents } from '../../platform/events/task-events.ts';
import { type Database, mustWrite, readOne } from '../../platform/storage/database.ts';
import { notFound } from '../../platform/storage/listing.ts';
import { forgetJob, nameJob, pendingStart, type Start, withdrawStart } from './start-table.ts';
import { taskInFullById, toTaskInFull } from './task-table.ts';

/**
 * What the operator found out about a start whose answer is lost, or about the job of a task that has ended.
 *   started      the service has begun the video: `jobId` is its id there. It is followed, or stopped if the task has ended
 *   not-started  it has not: the video is begun again, on the first route that takes it, unless the task has ended
 *   fail         it does not matter: the task fails, and is refunded; one that has ended is no longer listed
 */
export type Resolution =
  | { readonly action: 'started'; readonly jobId: string }
  | { readonly action: 'not-started' }
  | { readonly action: 'fail' };

export interface ResolveTaskDeps {
  readonly database: Database;
  readonly endTask: EndTask;
  readonly events: TaskEvents;
}

export type ResolveTask = (taskId: string, resolution: Resolution) => Promise<void>;

export function resolveTaskWith({ database, endTask, events }: ResolveTaskDeps): ResolveTask {
  return async (taskId, resolution) => {
    const row = await readOne(database, taskInFullById(taskId));
    if (!row) throw notFound('task_not_found', 'task', taskId, 'id');
    const task = toTaskInFull(row);
    if (task.undecidedSince === null) throw alreadyDecided();
    switch (resolution.action) {
      case 'started': {
        const named = await database.write([nameJob(lostStart(task), resolution.jobId)]);
        if (!named.ok) throw alreadyDecided();
        break;
      }
      case 'not-started': {
        const withdrawn = { ...withdrawStart(lostStart(task)), rows: 1, expectation: 'undecided' };
        if (!(await database.write([withdrawn])).ok) throw alreadyDecided();
        break;
      }
      case 'fail': {
        const failure = {
          code: 'upstream_error',
          message: 'The video could not be made. Nothing was charged.',
        };
        if (isFinal(task.status)) await mustWrite(database, [forgetJob(taskId)]);
        else if (!(await endTask(task, { status: 'failed', failure, isEngineDone: true })))
          throw alreadyDecided();
        break;
      }
    }
    // The task's worker looks at it now.
    events.publish(callbackTopic(taskId));
  };
}

function lostStart(task: TaskInFull): Start {
  const start = pendingStart(task);
  if (start === null) throw alreadyDecided();
  return start;
}

function alreadyDecided(): ServiceError {
  return new ServiceError('invalid_request', 'This task does not wait for a decision.');
}
