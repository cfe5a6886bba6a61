import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { CONTENT_VARIANTS, type Variant } from '../../platform/artifacts/files.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { sendFile } from '../../platform/http/answers/send-file.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice, ErrorSchema } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { pollAfterMs, QueriedSchema, queriedJson } from './task-json.ts';

export interface VideoContentDeps {
  readonly tasks: Tasks;
  readonly files: Files;
  /** Limits simultaneous downloads, fairly by address. */
  readonly downloads: FairGate;
  readonly publicUrl: string | null;
}

/** GET /v1/videos/{id}/content: JSON as the contract says, or the bytes when the `Accept` header asks for them. */
export function videoContent(app: App, deps: VideoContentDeps): void {
  const handler = contentHandler(deps);
  app.get<ContentRoute>(
    '/v1/videos/:id/content',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'The result of a completed task',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({
          variant: Type.Optional(Choice(CONTENT_VARIANTS, 'Returns the bytes of one file.')),
        }),
        response: {
          ...answers(QueriedSchema, {
            'video/mp4': 'The video, for callers that accept video or binary.',
            'image/jpeg': 'Stills, chosen by `variant`.',
          }),
          206: { description: 'The part of the file that `Range` asks for.' },
          304: { description: 'The caller already has the file (`If-None-Match`).' },
          416: {
            description: 'The `Range` begins after the end of the file.',
            content: { 'application/json': { schema: ErrorSchema } },
          },
        },
      },
    },
    handler,
  );
  app.head<ContentRoute>(
    '/v1/videos/:id/content',
    { config: { kind: 'reads' }, schema: { hide: true } },
    handler,
  );
}

interface ContentRoute {
  Params: { id: string };
  Querystring: { variant?: string };
}

function contentHandler(deps: VideoContentDeps) {
  return async (request: FastifyRequest<ContentRoute>, reply: FastifyReply): Promise<unknown> => {
    const variant = wantedVariant(request.query.variant);
    const task = await deps.tasks.read(request.caller, request.params.id);
    reply.header('vary', 'Accept').header('openai-poll-after-ms', pollAfterMs(task));
    if (task.status !== 'completed') {
      throw new ServiceError('invalid_request', `The task has no content: its status is ${task.status}.`);
    }
    if (task.video === null) {
      throw new ServiceError('resource_not_found', 'The video of this task has been deleted.');
    }
    if (variant !== null || wantsBytes(request)) {
      return await sendFile(
        deps.downloads,
        request,
        reply,
        await deps.files.openVariant(task, variant ?? 'video'),
      );
    }
    return queriedJson(task, await deps.files.videoUrl(task, baseUrl(deps.publicUrl, request)));
  };
}

function wantedVariant(text: string | undefined): Variant | null {
  if (text === undefined) return null;
  const variant = CONTENT_VARIANTS.find((known) => known === text);
  if (variant) return variant;
  throw new ServiceError('invalid_parameter', `\`variant\` must be one of ${CONTENT_VARIANTS.join(', ')}.`, {
    param: 'variant',
  });
}

/** The openai SDK's `downloadContent` sends `application/binary`. */
function wantsBytes(request: FastifyRequest<ContentRoute>): boolean {
  return /\b(application\/(binary|octet-stream)|video\/)/.test(request.headers.accept ?? '');
}
