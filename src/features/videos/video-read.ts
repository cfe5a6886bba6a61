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
import {
  FamilyAStatusSchema,
  FamilyBStatusSchema,
  pollAfterMs,
  QueriedSchema,
  queriedJson,
  type StatusWords,
  statusJson,
} from './task-json.ts';
import { DetailsSchema, detailsJson, type Waiting } from './video-details.ts';

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
  include: Type.Optional(Choice(['details'] as const, 'Adds `details`: everything known about the video.')),
});

const withDetails = <Properties extends TProperties>(status: TObject<Properties>) =>
  Type.Object({ ...status.properties, details: Type.Optional(DetailsSchema) });

export interface VideoReadDeps {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly authenticator: Admission;
  readonly publicUrl: string | null;
  /** Whether no route of the model can be used for now. */
  readonly isOutOfService: (model: string) => Promise<boolean>;
  /** How long a video waits for a service since one was first asked. */
  readonly queueTimeoutMs: number;
  /** Fires when this node stops: long polls and streams are answered with the current state. */
  readonly stopping: AbortSignal;
}

export function videoQuery(app: App, deps: VideoReadDeps): void {
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
      const task = await readTask(deps, request, reply, id, request.query.wait);
      const url =
        task.video === null ? null : await deps.files.videoUrl(task, baseUrl(deps.publicUrl, request));
      return queriedJson(task, url, statusWords(request));
    },
  );
}

export function videoStatus(app: App, deps: VideoReadDeps): void {
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
      const task = await readTask(deps, request, reply, request.params.id, request.query.wait);
      const base = baseUrl(deps.publicUrl, request);
      const url = task.video === null ? null : await deps.files.videoUrl(task, base);
      const status = statusJson(task, url, statusWords(request));
      if (include === undefined) return status;
      const whole = await deps.tasks.readInFull(request.caller, task.id);
      const price = await deps.tasks.priceOf(task.id);
      const reason = await whyItWaits(task, deps);
      const waiting = reason && {
        reason,
        tries: whole.refusals,
        until: triedUntil(whole, deps.queueTimeoutMs),
      };
      return { ...status, details: await detailsJson(whole, { ...deps, price, baseUrl: base, waiting }) };
    },
  );
}

async function readTask(
  deps: VideoReadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  seconds: number | undefined,
): Promise<Task> {
  const task =
    seconds === undefined
      ? await deps.tasks.read(request.caller, id)
      : await waitForChange(deps, request, reply, id, Math.round(seconds * 1000));
  reply.header('openai-poll-after-ms', pollAfterMs(task));
  const why = await whyItWaits(task, deps);
  if (why !== null) reply.header(WAITING, why);
  return task;
}

/** The contract's fields have no place for it. */
const WAITING = 'x-phonofilm-waiting';

/** Null: it does not wait, or only for its turn. */
async function whyItWaits(task: Task, deps: VideoReadDeps): Promise<Waiting['reason'] | null> {
  if (!isWaiting(task.status)) return null;
  if (await deps.isOutOfService(task.model)) return 'out_of_service';
  return task.refusals > 0 ? 'refused' : null;
}

async function waitForChange(
  deps: VideoReadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  milliseconds: number,
): Promise<Task> {
  const until = AbortSignal.any([callerLeft(reply), deps.stopping]);
  const task = await deps.tasks.readAfterChange(request.caller, id, milliseconds, until);
  await assertStillAdmitted(deps.authenticator, request);
  return task;
}

export function statusWords(request: FastifyRequest): StatusWords {
  return request.headers['x-stainless-poll-helper'] === 'true' ? 'sdk' : 'contract';
}
