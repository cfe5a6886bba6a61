import { Type } from 'typebox';
import { FAMILY_B_FORM_SIZES } from '../../domain/films/film-choices.ts';
import type { Task } from '../../domain/task.ts';
import { idempotentRequest, madeBefore } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice, FilledText } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { RemixFilm, RemixOrder } from './remix-film.ts';
import { RemixSchema, remixJson } from './task-json.ts';

/** POST /v1/videos/{id}/remix (family B). */
export const RemixBody = Type.Object({
  prompt: FilledText({ description: 'The edit to apply.' }),
  size: Type.Optional(Choice(FAMILY_B_FORM_SIZES, 'Overrides the output dimensions.')),
});

export interface VideoRemixParts {
  readonly idempotency: Idempotency;
  readonly remixFilm: RemixFilm;
}

export function videoRemix(app: App, parts: VideoRemixParts): void {
  app.post(
    '/v1/videos/:id/remix',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Remix a completed family B video',
        tags: ['Video'],
        params: Type.Object({ id: Type.String() }),
        body: RemixBody,
        response: answers(RemixSchema),
      },
    },
    async (request) => {
      const { body } = request;
      const idempotent = idempotentRequest(request, body);
      const earlier = idempotent && (await madeBefore<Task>(parts.idempotency, request, idempotent));
      if (earlier) return remixJson(earlier);
      const order = readRemixOrder(request.params.id, body);
      return remixJson(await parts.remixFilm(request.caller, order, idempotent));
    },
  );
}

export function readRemixOrder(sourceId: string, body: object): RemixOrder {
  const { prompt, size } = validate(RemixBody, body);
  return { sourceId, prompt, size: size ?? null };
}
