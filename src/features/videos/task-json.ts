import { Type } from 'typebox';
import { isFinal, type Task, type TaskStatus } from '../../domain/task.ts';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';

/** The contract's JSON shapes of a task. Each carries exactly the contract's fields; a failed task adds `error`. */

const id = Type.String({ description: 'Task identifier, used for polling.' });
const status = Type.Unsafe<string>({
  type: 'string',
  enum: ['queued', 'pending', 'processing', 'in_progress', 'completed', 'failed'],
  description: 'The openai SDK reads `in_progress` instead of `processing`.',
});
const progress = Type.Integer({ minimum: 0, maximum: 100 });
const statusUpdateTime = Type.Integer({ description: 'Unix seconds of the last status change.' });
const enhancedPrompt = Type.String({ description: 'The processed prompt used for generation.' });
const videoUrl = NullableString('Null until completed; then a link that opens without a key for a while.');
const error = Type.Optional(
  Type.Object({ code: Type.String(), message: Type.String() }, { description: 'On failed tasks.' }),
);

export const CreatedSchema = Type.Object({
  id,
  status,
  status_update_time: statusUpdateTime,
  enhanced_prompt: enhancedPrompt,
});

export const QueriedSchema = Type.Object({
  id,
  status,
  video_url: videoUrl,
  enhanced_prompt: enhancedPrompt,
  status_update_time: statusUpdateTime,
  error,
});

export const VideoSchema = Type.Object({
  id,
  object: Type.String({ description: '`video`' }),
  model: Type.String(),
  status,
  progress,
  created_at: Type.Integer({ description: 'Unix seconds.' }),
  seconds: Type.Integer(),
  size: Type.String(),
  error,
});

export const FamilyAStatusSchema = Type.Object({
  id,
  status,
  progress,
  video_url: videoUrl,
  enhanced_prompt: enhancedPrompt,
  status_update_time: statusUpdateTime,
  error,
});

export const FamilyBStatusSchema = Type.Object({
  id,
  status,
  progress,
  video_url: videoUrl,
  model: Type.String(),
  seconds: Type.Integer(),
  size: Type.String(),
  error,
});

export const RemixSchema = Type.Object({ id, object: Type.String(), status, progress });

/** The SDK keeps polling only while the status is `queued` or `in_progress`, so it gets those two words. */
export type StatusWords = 'contract' | 'sdk';

export function statusWord(status: TaskStatus, words: StatusWords): string {
  if (words === 'contract') return status;
  if (status === 'pending') return 'queued';
  return status === 'processing' ? 'in_progress' : status;
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

const failure = (task: Pick<Task, 'failure'>) => (task.failure === null ? {} : { error: task.failure });

export function createdJson(task: Task) {
  return {
    id: task.id,
    status: task.status,
    status_update_time: seconds(task.statusUpdatedAt),
    enhanced_prompt: task.enhancedPrompt,
  };
}

/** The contract lists four statuses here, without `queued`; `pending` means the same. */
function queriedStatus(status: TaskStatus): TaskStatus {
  return status === 'queued' ? 'pending' : status;
}

export function queriedJson(task: Task, url: string | null, words: StatusWords = 'contract') {
  return {
    id: task.id,
    status: statusWord(queriedStatus(task.status), words),
    video_url: url,
    enhanced_prompt: task.enhancedPrompt,
    status_update_time: seconds(task.statusUpdatedAt),
    ...failure(task),
  };
}

export function videoJson(task: Omit<Task, 'enhancedPrompt'>, words: StatusWords = 'contract') {
  return {
    id: task.id,
    object: 'video',
    model: task.model,
    status: statusWord(task.status, words),
    progress: task.progress,
    created_at: seconds(task.createdAt),
    seconds: task.seconds,
    size: task.size,
    ...failure(task),
  };
}

export function statusJson(task: Task, url: string | null, words: StatusWords = 'contract') {
  const { id, progress } = task;
  const status = statusWord(task.status, words);
  if (task.family === 'A') {
    return {
      id,
      status,
      progress,
      video_url: url,
      enhanced_prompt: task.enhancedPrompt,
      status_update_time: seconds(task.statusUpdatedAt),
      ...failure(task),
    };
  }
  const { model, size } = task;
  return { id, status, progress, video_url: url, model, seconds: task.seconds, size, ...failure(task) };
}

export function remixJson(task: Task) {
  return { id: task.id, object: 'video', status: task.status, progress: task.progress };
}

/** How soon polling again makes sense, for clients that honour it. */
export function pollAfterMs(task: Task): number {
  return isFinal(task.status) ? 5000 : 1000;
}
