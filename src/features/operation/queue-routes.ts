import { Type } from 'typebox';
import type { Line } from '../../domain/line.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { MAX_ID } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { CreatedAt, toUnixSeconds } from '../../platform/http/operator/admin-fields.ts';
import type { TaskQueue } from '../../platform/queue/task-queue.ts';

/** /admin/v1/queue: dead-lettered tasks, and putting them back into the queue. */

const DeadTaskSchema = Type.Object({
  id: Type.String({ description: "The task's id." }),
  object: Type.String({ description: '`queue.dead_task`' }),
  model: Type.String(),
  account: Type.String(),
  attempts: Type.Number({ description: 'How many workers took the task without finishing it.' }),
  reason: Type.String({ description: 'The last error.' }),
  created_at: CreatedAt,
});

const DeadListSchema = Type.Object({
  object: Type.String({ description: '`list`' }),
  data: Type.Array(DeadTaskSchema),
});

const LineSchema = Type.Object({
  name: Type.String(),
  running: Type.Integer({
    description: 'In this process. Videos: being made, or tried again while their services refuse them.',
  }),
  waiting: Type.Integer({ description: 'For videos: on all nodes. For other work: in this process.' }),
});

const QueueSchema = Type.Object({
  object: Type.String({ description: '`queue`' }),
  lanes: Type.Array(LineSchema, { description: 'Videos, by what they wait for.' }),
  lines: Type.Array(LineSchema, {
    description: 'All other work that waits its turn: decoding, fetching, downloads, audio.',
  }),
});

/** Per request. Without `tasks`, all dead-lettered tasks are put back at once. */
const MAX_TASKS = 1000;

const RedriveBody = Type.Object({
  tasks: Type.Optional(
    Type.Array(Type.String({ maxLength: MAX_ID }), {
      maxItems: MAX_TASKS,
      description: 'The tasks to return; all when omitted.',
      expected: `an array of at most ${MAX_TASKS} task ids`,
    }),
  ),
});

const RedrivenSchema = Type.Object({
  redriven: Type.Number({ description: 'How many tasks were returned to the queue.' }),
});

export function queueRoutes(app: App, queue: TaskQueue, lines: () => readonly Line[]): void {
  app.get('/queue', { schema: { summary: 'Read the queues', response: answers(QueueSchema) } }, async () => ({
    object: 'queue',
    lanes: await queue.lines(),
    lines: lines(),
  }));

  app.get(
    '/queue/dead',
    { schema: { summary: 'List dead-lettered tasks', response: answers(DeadListSchema) } },
    async () => {
      const tasks = await queue.dead();
      return {
        object: 'list',
        data: tasks.map((task) => ({
          id: task.taskId,
          object: 'queue.dead_task',
          model: task.model,
          account: task.accountId,
          attempts: task.attempts,
          reason: task.reason,
          created_at: toUnixSeconds(task.deadSince),
        })),
      };
    },
  );

  app.post(
    '/queue/dead/redrive',
    {
      // No body at all means every task.
      config: { checksBody: true },
      schema: {
        summary: 'Return dead-lettered tasks to the queue',
        body: RedriveBody,
        response: answers(RedrivenSchema),
      },
    },
    async (request) => {
      const { tasks } = validate(RedriveBody, request.body === undefined ? {} : jsonBody(request));
      return { redriven: await queue.redrive(tasks ?? null) };
    },
  );
}
