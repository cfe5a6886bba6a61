import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TObject, type TProperties, Type } from 'typebox';
import { ServiceError } from '../../../domain/errors.ts';
import type { Task } from '../../../domain/task.ts';
import type { Admission } from '../../../identity/caller.ts';
import type { Files } from '../../../services/files.ts';
import type { Tasks } from '../../../services/tasks/tasks.ts';
import { baseUrl } from '../../answers/base-url.ts';
import { assertStillAdmitted } from '../../authentication/still-admitted.ts';
import { Choice } from '../../bodies/schema-types.ts';
import { validate } from '../../bodies/validate.ts';
import { callerLeft } from '../../connections/caller-left.ts';
import { answers } from '../../documentation/route-docs.ts';
import { DetailsSchema, detailsJson } from './film-details.ts';
import {
  FamilyAStatusSchema,
  FamilyBStatusSchema,
  pollAfterMs,
  QueriedSchema,
  queriedJson,
  type StatusWords,
  statusJson,
} from './task-json.ts';

/** GET /v1/video/query and GET /v1/videos/{id}: the same tasks in two JSON shapes. */

const wait = Type.Optional(
  Type.String({
    description: 'Long poll: seconds to wait for a change of status or progress, at most 60.',
  }),
);

const Include = Type.Object({
  include: Type.Optional(Choice(['details'] as const, 'Adds `details`: all that is known of the film.')),
});

const withDetails = <Properties extends TProperties>(status: TObject<Properties>) =>
  Type.Object({ ...status.properties, details: Type.Optional(DetailsSchema) });

export interface VideoReadParts {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly authenticator: Admission;
  readonly publicUrl: string | null;
  /** Fires when this node stops: long polls and streams are answered with the current state. */
  readonly stopping: AbortSignal;
}

export function videoQuery(app: FastifyInstance, parts: VideoReadParts): void {
  app.get<{ Querystring: Query }>(
    '/v1/video/query',
    {
      config: { bucket: 'reads' },
      schema: {
        summary: 'Read a task by query',
        tags: ['Video'],
        querystring: Type.Object({ id: Type.String(), wait }),
        response: answers(QueriedSchema),
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      if (id === undefined || id === '') {
        throw new ServiceError('missing_parameter', '`id` is required.', { param: 'id' });
      }
      if (typeof id !== 'string')
        throw new ServiceError('invalid_parameter', '`id` must be given once.', { param: 'id' });
      const task = await readTask(parts, request, reply, id);
      const url =
        task.film === null ? null : await parts.files.videoUrl(task, baseUrl(parts.publicUrl, request));
      return queriedJson(task, url, statusWords(request));
    },
  );
}

export function videoStatus(app: FastifyInstance, parts: VideoReadParts): void {
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/v1/videos/:id',
    {
      config: { bucket: 'reads' },
      schema: {
        summary: 'Read a task',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({ wait, ...Include.properties }),
        response: answers(Type.Union([withDetails(FamilyAStatusSchema), withDetails(FamilyBStatusSchema)])),
      },
    },
    async (request, reply) => {
      const { include } = validate(Include, request.query);
      const task = await readTask(parts, request, reply, request.params.id);
      const base = baseUrl(parts.publicUrl, request);
      const url = task.film === null ? null : await parts.files.videoUrl(task, base);
      const status = statusJson(task, url, statusWords(request));
      if (include === undefined) return status;
      const whole = await parts.tasks.readInFull(request.caller, task.id);
      const price = await parts.tasks.priceOf(task.id);
      return { ...status, details: await detailsJson(whole, price, parts.files, base) };
    },
  );
}

interface Query {
  id?: string;
  wait?: string;
}

async function readTask(
  parts: VideoReadParts,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  id: string,
): Promise<Task> {
  const { wait: waitText } = request.query;
  const task =
    waitText === undefined
      ? await parts.tasks.read(request.caller, id)
      : await waitForChange(parts, request, reply, id, waitMs(waitText));
  reply.header('openai-poll-after-ms', pollAfterMs(task));
  return task;
}

async function waitForChange(
  parts: VideoReadParts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  milliseconds: number,
): Promise<Task> {
  const until = AbortSignal.any([callerLeft(reply), parts.stopping]);
  const task = await parts.tasks.readAfterChange(request.caller, id, milliseconds, until);
  await assertStillAdmitted(parts.authenticator, request);
  return task;
}

const MAX_WAIT_SECONDS = 60;

function waitMs(text: string): number {
  const seconds = Number(text);
  if (text !== '' && seconds >= 0 && seconds <= MAX_WAIT_SECONDS) return Math.round(seconds * 1000);
  throw new ServiceError(
    'invalid_parameter',
    `\`wait\` must be a number of seconds from 0 to ${MAX_WAIT_SECONDS}.`,
    {
      param: 'wait',
    },
  );
}

export function statusWords(request: FastifyRequest): StatusWords {
  return request.headers['x-stainless-poll-helper'] === 'true' ? 'sdk' : 'contract';
}
