import type { Start } from '../../src/features/tasks/start-table.ts';
import type { NewTask } from '../../src/features/tasks/task-table.ts';

/** A family B task as a creation stores it, unless told otherwise. */
export function aTask(id: string, more: Partial<NewTask> = {}): NewTask {
  const prompt = 'two dogs walking on the beach at sunset';
  return {
    id,
    accountId: 'account',
    keyId: 'key',
    family: 'B',
    model: 'vidB-2',
    status: 'pending',
    createdAt: 10,
    seconds: 10,
    size: '1280x720',
    enhancedPrompt: prompt,
    request: {
      prompt,
      enhancedPrompt: prompt,
      edits: [],
      seconds: 10,
      width: 1280,
      height: 720,
      watermark: true,
      style: null,
      private: false,
      inputs: [],
      characterCreate: null,
      metadata: null,
      remixOf: null,
    },
    price: 1_000_000,
    stage: 'film',
    ...more,
  };
}

/** The first start of a task, unless told otherwise. */
export function aStart(taskId: string, more: Partial<Start> = {}): Start {
  return { id: 'start-1', taskId, attempt: 1, route: 'far', plan: null, ...more };
}
