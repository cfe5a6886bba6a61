import type { Task } from '../../domain/task.ts';
import { type RequestInput, type VideoRequest, wholeSeconds } from '../../domain/videos/video.ts';
import { type ArtifactStore, taskFolder } from '../../platform/artifacts/artifact-store.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newRemixId, newTaskId, newVideoId } from '../../platform/identity/identifiers.ts';
import type { NewTask } from '../tasks/task-table.ts';
import type { VideoOrder } from './video-order.ts';

/** Inputs that are stored with the task: their artifact keys, and how to store them. */
export function ownInputs(
  taskId: string,
  { uploads, copies = [] }: VideoOrder,
): { input: RequestInput; store(artifacts: ArtifactStore): Promise<void> }[] {
  const artifact = (name: string) =>
    ({ kind: 'artifact', key: `${taskFolder(taskId)}/inputs/${name}` }) as const;
  return [
    ...uploads.map(({ role, file }, index) => {
      const source = artifact(`upload-${index}`);
      return {
        input: { role, source },
        store: (artifacts: ArtifactStore) => artifacts.put(source.key, file),
      };
    }),
    ...copies.map(({ input, from }, index) => {
      const source = artifact(`copy-${index}`);
      return {
        input: { ...input, source },
        store: (artifacts: ArtifactStore) => artifacts.copy(from, source.key),
      };
    }),
  ];
}

export function newIdFor(order: VideoOrder, now: number): string {
  switch (order.idShape) {
    case 'task':
      return newTaskId(order.model.id, now);
    case 'video':
      return newVideoId();
    case 'remix':
      return newRemixId(order.model.id, now);
  }
}

export function newTask(
  order: VideoOrder,
  request: VideoRequest,
  { id, caller, price, createdAt }: { id: string; caller: Caller; price: number; createdAt: number },
): NewTask {
  return {
    id,
    accountId: caller.account.id,
    keyId: caller.key.id,
    family: order.model.family,
    model: order.model.id,
    status: order.initialStatus,
    createdAt,
    seconds: wholeSeconds(request),
    size: order.size,
    // The content policy checks a remix by its scene and all edits.
    enhancedPrompt: [request.enhancedPrompt, ...request.edits].join('; '),
    request,
    price,
    stage: request.inputs.some((input) => input.source.kind === 'url') ? 'inputs' : 'film',
  };
}

/** The task as it was just written, without reading it back. */
export function asCreated(task: NewTask): Task {
  const { id, accountId, family, model, status, createdAt, seconds, size, enhancedPrompt } = task;
  return {
    id,
    accountId,
    family,
    model,
    status,
    progress: 0,
    createdAt,
    statusUpdatedAt: createdAt,
    seconds,
    size,
    enhancedPrompt,
    failure: null,
    video: null,
    refusals: 0,
  };
}
