import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { toDecimal } from '../../domain/money.ts';
import type { TaskWithMoney } from '../../services/operator/operator-tasks.ts';
import type { Api } from '../api.ts';
import { Choice, NullableString } from '../bodies/schema-types.ts';
import { validate } from '../bodies/validate.ts';
import { answers } from '../documentation/route-docs.ts';
import {
  CreatedAt,
  Id,
  IdParams,
  NullableNumber,
  toUnixSeconds,
  toUnixSecondsOrNull,
} from './admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest, withNumbers } from './admin-list.ts';

/** /admin/v1/tasks */

const TaskQuery = Type.Object({
  ...listQuery,
  status: Type.Optional(
    Choice(['queued', 'pending', 'processing', 'completed', 'failed'] as const, 'Only tasks of this status.'),
  ),
  account: Type.Optional(Id("Only this account's tasks.")),
});

const TaskSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`task`' }),
  status: Type.String(),
  progress: Type.Integer(),
  model: Type.String(),
  account: Type.String(),
  key: Type.String(),
  seconds: Type.Integer(),
  size: Type.String(),
  created_at: CreatedAt,
  money: Type.Object({
    quoted: Type.Number({ description: 'The price at creation.' }),
    held: Type.Number({ description: 'Still set aside.' }),
    captured: Type.Number({ description: 'Taken.' }),
    released: Type.Number({ description: 'Given back.' }),
  }),
  route: NullableString('The engine that took the task; null: none yet.'),
  attempts: Type.Integer({ description: 'How often an engine was started.' }),
  timings: Type.Object({
    started_at: NullableNumber('Unix seconds; when an engine first began.'),
    finished_at: NullableNumber('Unix seconds.'),
    waited_seconds: NullableNumber('From creation to the start.'),
    processing_seconds: NullableNumber('From the start to the end.'),
  }),
  metadata: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], {
    description: 'What the caller sent along.',
  }),
  error: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
});

const tags = ['Operator'];

export function taskRoutes(app: FastifyInstance, api: Api): void {
  const { tasks } = api.operator;

  app.get(
    '/tasks',
    {
      schema: {
        summary: 'List tasks',
        tags,
        querystring: TaskQuery,
        response: answers(ListSchema(TaskSchema)),
      },
    },
    async (request) => {
      const query = validate(TaskQuery, withNumbers(request.query, ['limit']));
      const filter = { status: query.status ?? null, accountId: query.account ?? null };
      return listJson(await tasks.list(filter, listRequest(query)), taskJson);
    },
  );

  app.post<{ Params: Static<typeof IdParams> }>(
    '/tasks/:id/retry',
    {
      schema: {
        summary: 'Make a failed film again, as a new task',
        tags,
        params: IdParams,
        response: answers(TaskSchema),
      },
    },
    async (request) => taskJson(await tasks.read((await api.operator.retryTask(request.params.id)).id)),
  );

  app.get<{ Params: Static<typeof IdParams> }>(
    '/tasks/:id',
    { schema: { summary: 'Read a task', tags, params: IdParams, response: answers(TaskSchema) } },
    async (request) => taskJson(await tasks.read(request.params.id)),
  );
}

function taskJson({ task, money }: TaskWithMoney) {
  const { createdAt, startedAt, finishedAt } = task;
  return {
    id: task.id,
    object: 'task',
    status: task.status,
    progress: task.progress,
    model: task.model,
    account: task.accountId,
    key: task.keyId,
    seconds: task.seconds,
    size: task.size,
    created_at: toUnixSeconds(createdAt),
    money: {
      quoted: toDecimal(money.quoted),
      held: toDecimal(money.held),
      captured: toDecimal(money.captured),
      released: toDecimal(money.released),
    },
    route: task.route,
    attempts: task.attempts,
    timings: {
      started_at: toUnixSecondsOrNull(startedAt),
      finished_at: toUnixSecondsOrNull(finishedAt),
      waited_seconds: secondsBetween(createdAt, startedAt),
      processing_seconds: startedAt === null ? null : secondsBetween(startedAt, finishedAt),
    },
    metadata: task.request.metadata,
    error: task.failure,
  };
}

function secondsBetween(start: number, end: number | null): number | null {
  return end === null ? null : (end - start) / 1000;
}
