import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Task, TaskInFull } from '../../domain/task.ts';
import { liesWithTask } from '../../platform/artifacts/artifact-store.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import { notFound } from '../../platform/storage/listing.ts';
import { accountById, toAccount } from '../accounts/account-table.ts';
import { keyById, toKey } from '../keys/key-table.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { taskInFullById, toTaskInFull } from '../tasks/task-table.ts';
import type { CreateTask } from './create-task.ts';

/** `video_<uuid>`; other ids begin with the model's. */
const VIDEO_ID = /^video_[0-9a-f-]{36}$/;

export type RetryTask = (id: string) => Promise<Task>;

export interface RetryTaskDeps {
  readonly database: Database;
  readonly catalogue: ModelCatalogue;
  readonly createTask: CreateTask;
}

/**
 * Makes a failed video again, for the same account and key: as a new task, because a final state never changes, and paid
 * like any other, because the failed one was refunded.
 */
export function retryTaskWith({ database, catalogue, createTask }: RetryTaskDeps): RetryTask {
  return async (id) => {
    const row = await readOne(database, taskInFullById(id));
    if (!row) throw notFound('task_not_found', 'task', id, 'id');
    const task = toTaskInFull(row);
    if (task.status !== 'failed')
      throw refuse(`its status is ${task.status}, and only failed tasks can be tried again`);
    if (hasLostInputs(task))
      throw refuse('the pictures or clips that its caller sent were deleted when it failed');
    const model = (await catalogue.find(task.model)) as VideoModel;
    const order = {
      model,
      video: task.request,
      enhancePrompt: false,
      mentionsIn: '',
      size: task.size,
      initialStatus: 'pending',
      idShape: VIDEO_ID.test(task.id) ? 'video' : 'task',
      uploads: [],
    } as const;
    return await createTask(await callerOf(database, task), order, null);
  };
}

/** Inputs that were sent with the request lie with the task, and a failed task's files are deleted. */
function hasLostInputs({ request }: TaskInFull): boolean {
  return request.inputs.some(({ source }) => source.kind === 'artifact' && liesWithTask(source.key));
}

async function callerOf(database: Database, { accountId, keyId }: TaskInFull): Promise<Caller> {
  const accountRow = await readOne(database, accountById(accountId));
  const keyRow = await readOne(database, keyById(keyId));
  if (!accountRow || !keyRow) throw refuse('its account or its key is deleted');
  return { account: toAccount(accountRow), key: toKey(keyRow) };
}

function refuse(why: string): ServiceError {
  return new ServiceError('invalid_request', `This task cannot be tried again: ${why}.`, { param: 'id' });
}
