import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { toDecimal } from '../../domain/money.ts';
import { isWaiting, type Task, triedUntil } from '../../domain/task.ts';
import { ownWords } from '../../domain/videos/video.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice, FilledText, NullableString, TextBoolean } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import {
  CreatedAt,
  Id,
  IdParams,
  NullableNumber,
  toUnixSeconds,
  toUnixSecondsOrNull,
} from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import type { OperatorTasks, TaskWithMoney } from './operator-tasks.ts';
import type { Resolution, ResolveTask } from './resolve-task.ts';
import type { OperatorListedTask } from './task-table.ts';

/** /admin/v1/tasks */

const TaskQuery = Type.Object({
  ...listQuery,
  status: Type.Optional(
    Choice(
      ['queued', 'pending', 'processing', 'completed', 'failed', 'cancelled'] as const,
      'Only tasks of this status. `cancelled` are those whose `error.code` says so; `failed` leaves them out.',
    ),
  ),
  account: Type.Optional(Id("Only this account's tasks.")),
  search: Type.Optional(
    FilledText({
      description:
        'An id, or words of the prompt. The latest 10,000 tasks are searched, or those of the account.',
      maxLength: 200,
    }),
  ),
  undecided: Type.Optional(
    TextBoolean(
      '`true`: only tasks that need a decision: it is not known whether a hosted service has begun them, or they have ended and their job there could not be stopped.',
    ),
  ),
});

const ResolveBody = Type.Object({
  action: Choice(
    ['started', 'not_started', 'fail'] as const,
    '`started`: the service is making the video, `job_id` is its id there. `not_started`: it is not, so start it again. `fail`: end the task and refund it. For a task that has ended: `started` stops the job, the others remove the task from the list.',
  ),
  job_id: Type.Optional(
    FilledText({ description: 'The id of the job at the service, for `started`.', maxLength: 500 }),
  ),
});

const listed = {
  id: Type.String(),
  object: Type.String({ description: '`task`' }),
  status: Type.String(),
  progress: Type.Integer(),
  model: Type.String(),
  prompt: Type.String({
    description: 'What the caller wrote, with its edits; cut at 1,000 characters in a list.',
  }),
  picture_url: NullableString(
    'A picture from the video; the link expires. Null before it is done, and when it is gone.',
  ),
  account: Type.String(),
  key: Type.String(),
  seconds: Type.Integer(),
  size: Type.String(),
  created_at: CreatedAt,
  money: Type.Object({
    quoted: Type.Number({ description: 'The price at creation.' }),
    held: Type.Number({ description: 'Still held.' }),
    captured: Type.Number({ description: 'Charged.' }),
    released: Type.Number({ description: 'Refunded.' }),
  }),
  route: NullableString('The engine that took the task; null: none yet.'),
  route_why: NullableString('Why this route was chosen, such as `second in order; the first refused`.'),
  attempts: Type.Integer({ description: 'How often an engine was started.' }),
  refused: Type.Unsafe<ReturnType<typeof refusedJson>>({
    anyOf: [
      Type.Object({
        tries: Type.Integer({ description: 'How often every route was asked.' }),
        reason: Type.String({ description: 'What the routes said the last time.' }),
        until: NullableNumber('Unix seconds; until when it is tried again. Null: it does not wait any more.'),
      }),
      Type.Null(),
    ],
    description: 'Every route was asked to begin the video, and refused; null: that has not happened.',
  }),
  post_processed: Type.Array(Type.String(), {
    description:
      'What this service corrected in a video that a hosted service had not made as ordered: `watermark`, `length`, `size`, `sound`, `format`.',
  }),
  job_id: NullableString('The id of the job at the hosted service; null: it is not known, or there is none.'),
  undecided_since: NullableNumber(
    'Unix seconds; since when it is not known whether a hosted service has begun the video, or, of a task that has ended, since when its job there could not be stopped. `resolve` settles it.',
  ),
  stopping_since: NullableNumber(
    'Unix seconds; since when the task has ended while its job has not been stopped; null: there is nothing to stop.',
  ),
  timings: Type.Object({
    started_at: NullableNumber('Unix seconds; when an engine first began; null: none has.'),
    finished_at: NullableNumber('Unix seconds.'),
    waited_seconds: NullableNumber(
      'From creation to the start; of a video that was not begun, until now or its end.',
    ),
    processing_seconds: NullableNumber('From the start to the end.'),
  }),
  error: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
};

/** A list is read without the requests. */
const TaskSchema = Type.Object({
  ...listed,
  parameters: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The model’s further parameters, as set or by default, and the fields that were passed on.',
  }),
  metadata: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], {
    description: 'What the caller sent along.',
  }),
});

export interface TaskRouteDeps {
  readonly tasks: OperatorTasks;
  readonly retryTask: (id: string) => Promise<{ readonly id: string }>;
  readonly resolveTask: ResolveTask;
}

interface Times {
  readonly queueTimeoutMs: number;
  readonly now: () => number;
}

export function taskRoutes(
  app: App,
  { tasks, retryTask, resolveTask }: TaskRouteDeps,
  files: Pick<Files, 'pictureUrl'>,
  publicUrl: string | null,
  times: Times,
): void {
  const pictureOf = (request: FastifyRequest, task: Pick<Task, 'video'>) =>
    files.pictureUrl(task, baseUrl(publicUrl, request));
  const show = async (request: FastifyRequest, found: TaskWithMoney) => {
    const { task } = found;
    const words = ownWords(task.request);
    return {
      ...listedJson({ ...found, task: { ...task, words } }, await pictureOf(request, task), times),
      parameters: { ...task.request.passed, ...task.request.parameters },
      metadata: task.request.metadata,
    };
  };

  app.get(
    '/tasks',
    {
      schema: {
        summary: 'List tasks',
        querystring: TaskQuery,
        response: answers(ListSchema(Type.Object(listed))),
      },
    },
    async (request) => {
      const query = request.query;
      const filter = {
        status: query.status ?? null,
        accountId: query.account ?? null,
        undecided: query.undecided === 'true',
        search: query.search ?? null,
      };
      const { items, hasMore } = await tasks.list(filter, listRequest(query));
      const shown = await Promise.all(
        items.map(async (item) => listedJson(item, await pictureOf(request, item.task), times)),
      );
      return listJson({ items: shown, hasMore }, (task) => task);
    },
  );

  app.post(
    '/tasks/:id/retry',
    {
      schema: {
        summary: 'Retry a failed video, as a new task',
        params: IdParams,
        response: answers(TaskSchema),
      },
    },
    async (request) => await show(request, await tasks.read((await retryTask(request.params.id)).id)),
  );

  app.get(
    '/tasks/:id',
    { schema: { summary: 'Read a task', params: IdParams, response: answers(TaskSchema) } },
    async (request) => await show(request, await tasks.read(request.params.id)),
  );

  app.post(
    '/tasks/:id/resolve',
    {
      schema: {
        summary: 'Decide what became of a lost start, or of a job that could not be stopped',
        params: IdParams,
        body: ResolveBody,
        response: answers(TaskSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      await resolveTask(id, readResolution(request.body));
      return await show(request, await tasks.read(id));
    },
  );
}

function readResolution({ action, job_id }: Static<typeof ResolveBody>): Resolution {
  if (action === 'fail') return { action };
  if (action === 'not_started') return { action: 'not-started' };
  if (job_id !== undefined) return { action, jobId: job_id };
  throw new ServiceError('missing_parameter', 'job_id is needed: the id of the job at the service.', {
    param: 'job_id',
  });
}

function listedJson(
  { task, money }: TaskWithMoney<OperatorListedTask>,
  pictureUrl: string | null,
  times: Times,
) {
  const { createdAt, finishedAt } = task;
  const startedAt = isWaiting(task.status) ? null : task.startedAt;
  return {
    id: task.id,
    object: 'task',
    status: task.status,
    progress: task.progress,
    model: task.model,
    prompt: task.words,
    picture_url: pictureUrl,
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
    route_why: task.routeWhy,
    attempts: task.attempts,
    refused: refusedJson(task, times.queueTimeoutMs),
    post_processed: task.postProcessed,
    job_id: jobIdOf(task),
    undecided_since: toUnixSecondsOrNull(task.undecidedSince),
    stopping_since: toUnixSecondsOrNull(task.stoppingSince),
    timings: {
      started_at: toUnixSecondsOrNull(startedAt),
      finished_at: toUnixSecondsOrNull(finishedAt),
      waited_seconds: secondsBetween(createdAt, startedAt ?? finishedAt ?? times.now()),
      processing_seconds: startedAt === null ? null : secondsBetween(startedAt, finishedAt),
    },
    error: task.failure,
  };
}

function refusedJson(task: OperatorListedTask, queueTimeoutMs: number) {
  const { refusals, refusal, status } = task;
  if (refusal === null) return null;
  const until = isWaiting(status) ? triedUntil(task, queueTimeoutMs) : null;
  return { tries: refusals, reason: refusal, until: toUnixSecondsOrNull(until) };
}

/** Operations belong to the engines; those of hosted services have the job's id there under this name. */
function jobIdOf({ operation, callbackId }: OperatorListedTask): string | null {
  const { id = null } = (JSON.parse(operation ?? 'null') ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : callbackId;
}

function secondsBetween(start: number, end: number | null): number | null {
  return end === null ? null : (end - start) / 1000;
}
