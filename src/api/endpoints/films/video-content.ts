import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ServiceError } from '../../../domain/errors.ts';
import { CONTENT_VARIANTS, type Variant } from '../../../services/files.ts';
import { sendFile } from '../../answers/send-file.ts';
import { type Api, baseUrl } from '../../api.ts';
import { Choice, ErrorSchema } from '../../bodies/schema-types.ts';
import { answers } from '../../documentation/route-docs.ts';
import { pollAfterMs, QueriedSchema, queriedJson } from './task-json.ts';

/** GET /v1/videos/{id}/content: JSON as the contract says, or the bytes when the `Accept` header asks for them. */
export function videoContent(app: FastifyInstance, api: Api): void {
  const handler = contentHandler(api);
  app.get<ContentRoute>(
    '/v1/videos/:id/content',
    {
      config: { bucket: 'reads' },
      schema: {
        summary: 'The result of a completed task',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({
          variant: Type.Optional(Choice(CONTENT_VARIANTS, 'Asks for the bytes of one file.')),
        }),
        response: {
          ...answers(QueriedSchema, {
            'video/mp4': 'The film, for callers that accept video or binary.',
            'image/jpeg': 'Stills, by `variant`.',
          }),
          206: { description: 'The part of the file that `Range` asks for.' },
          304: { description: 'The caller has the file already (`If-None-Match`).' },
          416: {
            description: 'The file ends before the `Range`.',
            content: { 'application/json': { schema: ErrorSchema } },
          },
        },
      },
    },
    handler,
  );
  app.head<ContentRoute>(
    '/v1/videos/:id/content',
    { config: { bucket: 'reads' }, schema: { hide: true } },
    handler,
  );
}

interface ContentRoute {
  Params: { id: string };
  Querystring: { variant?: string };
}

function contentHandler(api: Api) {
  return async (request: FastifyRequest<ContentRoute>, reply: FastifyReply): Promise<unknown> => {
    const variant = wantedVariant(request.query.variant);
    const task = await api.tasks.read(request.caller, request.params.id);
    reply.header('vary', 'Accept').header('openai-poll-after-ms', pollAfterMs(task));
    if (task.status !== 'completed') {
      throw new ServiceError('invalid_request', `The task has no content: its status is ${task.status}.`);
    }
    if (task.film === null) {
      throw new ServiceError('resource_not_found', 'The film of this task has been deleted.');
    }
    if (variant !== null || wantsBytes(request)) {
      return await sendFile(api, request, reply, await api.files.openVariant(task, variant ?? 'video'));
    }
    return queriedJson(task, await api.files.videoUrl(task, baseUrl(api, request)));
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
