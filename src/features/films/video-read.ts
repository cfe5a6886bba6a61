import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TObject, type TProperties, Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { isWaiting, type Task, triedUntil } from '../../domain/task.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { assertStillAdmitted } from '../../platform/http/authentication/still-admitted.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { Admission } from '../../platform/identity/caller.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { DetailsSchema, detailsJson, type Waiting } from './film-details.ts';
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

const MAX_WAIT_SECONDS = 60;

const wait = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: MAX_WAIT_SECONDS,
    description: 'Long poll: seconds to wait for a change of status or progress.',
    expected: `a number of seconds from 0 to ${MAX_WAIT_SECONDS}`,
  }),
);

const Include = Type.Object({
  include: Type.Optional(Choice(['details'] as const, 'Adds `details`: everything known about the film.')),
});

const withDetails = <Properties extends TProperties>(status: TObject<Properties>) =>
  Type.Object({ ...status.properties, details: Type.Optional(DetailsSchema) });

export interface VideoReadParts {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly authenticator: Admission;
  readonly publicUrl: string | null;
  /** Whether no route of the model can be used for now. */
  readonly isOutOfService: (model: string) => Promise<boolean>;
  /** How long a film waits for a service since one was first asked. */
  readonly queueTimeoutMs: number;
  /** Fires when this node stops: long polls and streams are answered with the current state. */
  readonly stopping: AbortSignal;
}

export function videoQuery(app: App, parts: VideoReadParts): void {
  app.get(
    '/v1/video/query',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'Read a task by query',
        tags: ['Video'],
        querystring: Type.Object({ id: Type.String({ description: 'The task.' }), wait }),
        response: answers(QueriedSchema),
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      if (id === '') throw new ServiceError('missing_parameter', '`id` is required.', { param: 'id' });
      const task = await readTask(parts, request, reply, id, request.query.wait);
      const url =
        task.film === null ? null : await parts.files.videoUrl(task, baseUrl(parts.publicUrl, request));
      return queriedJson(task, url, statusWords(request));
    },
  );
}

export function videoStatus(app: App, parts: VideoReadParts): void {
  app.get(
    '/v1/videos/:id',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'Read a task',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({ wait, ...Include.properties }),
        response: answers(Type.Union([withDetails(FamilyAStatusSchema), withDetails(FamilyBStatusSchema)])),
      },
    },
    async (request, reply) => {
      const { include } = request.query;
      const task = await readTask(parts, request, reply, request.params.id, request.query.wait);
      const base = baseUrl(parts.publicUrl, request);
      const url = task.film === null ? null : await parts.files.videoUrl(task, base);
      const status = statusJson(task, url, statusWords(request));
      if (include === undefined) return status;
      const whole = await parts.tasks.readInFull(request.caller, task.id);
      const price = await parts.tasks.priceOf(task.id);
      const reason = await whyItWaits(task, parts);
      const waiting = reason && {
        reason,
        tries: whole.refusals,
        until: triedUntil(whole, parts.queueTimeoutMs),
      };
      return { ...status, details: await detailsJson(whole, { ...parts, price, baseUrl: base, waiting }) };
    },
  );
}

async function readTask(
  parts: VideoReadParts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  seconds: number | undefined,
): Promise<Task> {
  const task =
    seconds === undefined
      ? await parts.tasks.read(request.caller, id)
      : await waitForChange(parts, request, reply, id, Math.round(seconds * 1000));
  reply.header('openai-poll-after-ms', pollAfterMs(task));
  const why = await whyItWaits(task, parts);
  if (why !== null) reply.header(WAITING, why);
  return task;
}

/** The contract's fields have no place for it. */
const WAITING = 'x-phonofilm-waiting';

/** Null: it does not wait, or only for its turn. */
async function whyItWaits(task: Task, parts: VideoReadParts): Promise<Waiting['reason'] | null> {
  if (!isWaiting(task.status)) return null;
  if (await parts.isOutOfService(task.model)) return 'out_of_service';
  return task.refusals > 0 ? 'refused' : null;
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

export function statusWords(request: FastifyRequest): StatusWords {
  return request.headers['x-stainless-poll-helper'] === 'true' ? 'sdk' : 'contract';
}
