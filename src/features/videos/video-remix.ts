import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import type { Task } from '../../domain/task.ts';
import { idempotentRequest, madeBefore } from '../../platform/http/bodies/idempotent-request.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import { type FormLimits, readMultipartForm } from '../../platform/http/bodies/multipart-form.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { noteFacts } from '../../platform/http/observation/request-facts.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Scratch } from '../../platform/machine/scratch.ts';
import type { CreateTask } from './create-task.ts';
import { setIgnoredHeader } from './read-parameters.ts';
import { RemixBody, type RemixOrder, type ToRemixedVideo } from './remix-video.ts';
import { RemixSchema, remixJson } from './task-json.ts';

/** POST /v1/videos/{id}/remix (family B). */

/** No field of a remix is a file. */
const FORM_LIMITS: FormLimits = {
  files: {},
  tooLarge: (param) => new ServiceError('invalid_parameter', `\`${param}\` is not a file.`, { param }),
};

export interface VideoRemixDeps {
  readonly scratch: Scratch;
  readonly idempotency: Idempotency;
  readonly toRemixedVideo: ToRemixedVideo;
  readonly createTask: CreateTask;
}

export function videoRemix(app: App, deps: VideoRemixDeps): void {
  app.post(
    '/v1/videos/:id/remix',
    {
      config: { checksBody: true, kind: 'creations' },
      schema: {
        summary: 'Remix a completed family B video',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        consumes: ['application/json', 'multipart/form-data'],
        body: RemixBody,
        response: answers(RemixSchema),
      },
    },
    async (request, reply) => {
      const body = await bodyOf(request, deps.scratch);
      const idempotent = idempotentRequest(request, body);
      const earlier = idempotent && (await madeBefore<Task>(deps.idempotency, request, idempotent));
      if (earlier) return remixJson(earlier);
      const order = await deps.toRemixedVideo(request.caller, readRemixOrder(request.params.id, body));
      setIgnoredHeader(reply, order);
      const task = await deps.createTask(request.caller, order, idempotent);
      noteFacts(request, { task: task.id, model: task.model });
      return remixJson(task);
    },
  );
}

/** The contract has JSON; the openai library for Java sends a form. */
async function bodyOf(request: FastifyRequest, scratch: Scratch): Promise<RemixOrder['fields']> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return jsonBody(request);
  await using folder = scratch.folder('remix');
  return (await readMultipartForm(request, folder, FORM_LIMITS)).fields;
}

export function readRemixOrder(sourceId: string, body: RemixOrder['fields']): RemixOrder {
  const { prompt, size } = validate(RemixBody, body);
  return { sourceId, prompt, size: size ?? null, fields: body };
}
