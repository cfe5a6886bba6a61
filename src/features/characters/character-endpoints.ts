import { Type } from 'typebox';
import type { Character } from '../../domain/character.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { TimeRange } from '../../domain/films/film.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { ListQuerySchema, ListSchema, listJson, pageRequest } from '../../platform/http/answers/list-page.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { MAX_ID, MAX_TIME_RANGE, MAX_URL, Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { CharacterLibrary, CharacterSource } from './character-library.ts';
import { readTimeRange, readVideoUrl } from './character-options.ts';

/** POST /vidB/v1/characters. */
export const CharacterBody = Type.Object({
  url: Type.Optional(Text({ description: 'Video URL, 1 to 3 seconds recommended.', maxLength: MAX_URL })),
  from_task: Type.Optional(Text({ description: 'Task to extract the character from.', maxLength: MAX_ID })),
  timestamps: Type.Optional(Text({ description: '`<start>,<end>` in seconds.', maxLength: MAX_TIME_RANGE })),
});

const CharacterSchema = Type.Object({
  id: Type.String(),
  username: Type.String({ description: 'Handle used in prompts as `@<username>`.' }),
  permalink: Type.String({ description: 'Public page of the character.' }),
  profile_picture_url: Type.String(),
});

export interface CharactersParts {
  readonly characters: CharacterLibrary;
  readonly publicUrl: string | null;
}

export function charactersCreate(app: App, parts: CharactersParts): void {
  app.post(
    '/vidB/v1/characters',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Create a character from a clip',
        tags: ['Characters'],
        body: CharacterBody,
        response: answers(CharacterSchema),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { source, cut } = readCharacterOrder(body);
      const idempotent = idempotentRequest(request, body);
      const character = await parts.characters.create(
        request.caller,
        source,
        cut,
        idempotent,
        callerLeft(reply),
      );
      return characterJson(character, baseUrl(parts.publicUrl, request));
    },
  );
}

/** GET /v1/characters: the account's library. The contract's own path, /vidB/v1/characters, has only a POST. */
export function charactersList(app: App, parts: CharactersParts): void {
  app.get(
    '/v1/characters',
    {
      config: { kind: 'reads' },
      schema: {
        summary: "List the account's characters",
        tags: ['Characters'],
        querystring: ListQuerySchema,
        response: answers(ListSchema(CharacterSchema)),
      },
    },
    async (request) => {
      const listing = await parts.characters.list(request.caller, pageRequest(request.query));
      const base = baseUrl(parts.publicUrl, request);
      return listJson(listing, (character) => characterJson(character, base));
    },
  );
}

/** DELETE /v1/characters/{id}. Films made with the character stay. */
export function charactersDelete(app: App, parts: CharactersParts): void {
  app.delete(
    '/v1/characters/:id',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Delete a character; films made with it stay',
        tags: ['Characters'],
        params: Type.Object({ id: Type.String() }),
        response: answers(Type.Object({ id: Type.String(), object: Type.String(), deleted: Type.Boolean() })),
      },
    },
    async (request) => {
      const { id } = request.params;
      await parts.characters.delete(request.caller, id);
      return { id, object: 'character.deleted', deleted: true };
    },
  );
}

export function readCharacterOrder(body: object): { source: CharacterSource; cut: TimeRange | null } {
  const fields = validate(CharacterBody, body);
  const source = readSource(fields.url, fields.from_task);
  return { source, cut: readTimeRange(fields.timestamps, 'timestamps') };
}

function readSource(url: string | undefined, fromTask: string | undefined): CharacterSource {
  if (url !== undefined && fromTask !== undefined) {
    throw new ServiceError('invalid_request', 'Give either `url` or `from_task`, not both.', {
      param: 'from_task',
    });
  }
  if (fromTask !== undefined) return { kind: 'task', taskId: fromTask };
  if (url !== undefined) return { kind: 'url', url: readVideoUrl(url, 'url') };
  throw new ServiceError('missing_parameter', 'One of `url` and `from_task` is required.', { param: 'url' });
}

function characterJson(character: Character, base: string) {
  const permalink = `${base}/characters/${character.username}`;
  return {
    id: character.id,
    username: character.username,
    permalink,
    profile_picture_url: `${permalink}/picture.jpg`,
  };
}
