import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import type { Api } from '../api.ts';
import { answers } from '../route-docs.ts';
import { Choice } from '../schema-types.ts';
import { VideoSchema, videoJson } from '../task-json.ts';
import { statusWords } from './video-read.ts';

/** GET /v1/videos and DELETE /v1/videos/{id} (decision 46). */

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

export function videoList(app: FastifyInstance, api: Api): void {
  app.get<{ Querystring: { after?: string; limit?: string; order?: string } }>(
    '/v1/videos',
    {
      config: { bucket: 'reads' },
      schema: {
        summary: "List the account's videos",
        tags: ['Video'],
        querystring: Type.Object({
          after: Type.Optional(Type.String({ description: 'The id after which the page begins.' })),
          limit: Type.Optional(Type.String({ description: '1 to 100, default 20.' })),
          order: Type.Optional(Choice(['asc', 'desc'] as const, 'By time of creation; default desc.')),
        }),
        response: answers(
          Type.Object({
            object: Type.String(),
            data: Type.Array(VideoSchema),
            first_id: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
            last_id: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
            has_more: Type.Boolean(),
          }),
        ),
      },
    },
    async (request) => {
      const { after, limit, order } = request.query;
      const { tasks, hasMore } = await api.tasks.list(request.caller, {
        after: readAfter(after),
        limit: readLimit(limit),
        order: readOrder(order),
      });
      return {
        object: 'list',
        data: tasks.map((task) => videoJson(task, statusWords(request))),
        first_id: tasks[0]?.id ?? null,
        last_id: tasks.at(-1)?.id ?? null,
        has_more: hasMore,
      };
    },
  );
}

export function videoDelete(app: FastifyInstance, api: Api): void {
  app.delete<{ Params: { id: string } }>(
    '/v1/videos/:id',
    {
      config: { bucket: 'creations' },
      schema: {
        summary: 'Cancel an unfinished task, or delete the film of a finished one',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        response: answers(Type.Object({ id: Type.String(), object: Type.String(), deleted: Type.Boolean() })),
      },
    },
    async (request) => {
      await api.tasks.delete(request.caller, request.params.id);
      return { id: request.params.id, object: 'video.deleted', deleted: true };
    },
  );
}

function readAfter(text: unknown): string | null {
  if (text === undefined || text === '') return null;
  if (typeof text === 'string') return text;
  throw new ServiceError('invalid_parameter', '`after` must be given once.', { param: 'after' });
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new ServiceError('invalid_parameter', `\`limit\` must be a whole number from 1 to ${MAX_LIMIT}.`, {
    param: 'limit',
  });
}

function readOrder(text: string | undefined): 'asc' | 'desc' {
  if (text === undefined || text === 'desc') return 'desc';
  if (text === 'asc') return 'asc';
  throw new ServiceError('invalid_parameter', '`order` must be one of asc, desc.', { param: 'order' });
}
