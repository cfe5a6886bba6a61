import { Type } from 'typebox';
import type { Character } from '../../domain/character.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { TimeRange } from '../../domain/videos/video.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import { pageRequest } from '../../platform/http/answers/list-page.ts';
import type { ApiSide } from '../../platform/http/api-side.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { MAX_ID, MAX_TIME_RANGE, MAX_URL, Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { IdParams } from '../../platform/http/operator/admin-fields.ts';
import { characterResource } from './character.ts';
import type { CharacterLibrary, CharacterSource } from './character-library.ts';
import { readTimeRange, readVideoUrl } from './character-options.ts';

/** POST /vidB/v1/characters. */
export const CharacterBody = Type.Object({
  url: Type.Optional(Text({ description: 'Video URL, 1 to 3 seconds recommended.', maxLength: MAX_URL })),
  from_task: Type.Optional(Text({ description: 'Task to extract the character from.', maxLength: MAX_ID })),
  timestamps: Type.Optional(Text({ description: '`<start>,<end>` in seconds.', maxLength: MAX_TIME_RANGE })),
});

const links = {
  permalink: Type.String({ description: 'Public page of the character.' }),
  profile_picture_url: Type.String(),
};

/** The contract has no `object` in a character. */
const CharacterSchema = Type.Omit(characterResource.forCallers.answer(links), ['object']);
const AdminCharacterSchema = characterResource.answer({ permalink: links.permalink });

export interface CharactersDeps {
  readonly characters: CharacterLibrary;
  readonly publicUrl: string | null;
}

export function charactersCreate(app: App, deps: CharactersDeps): void {
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
      const character = await deps.characters.create(
        request.caller,
        source,
        cut,
        idempotent,
        callerLeft(reply),
      );
      return characterJson(character, baseUrl(deps.publicUrl, request));
    },
  );
}

/**
 * `/characters` below `/v1`, for the account's library, and below `/admin/v1`, for those of all accounts: their pages are
 * public, so the operator must be able to remove one. The contract's own path, /vidB/v1/characters, has only a POST.
 */
export function manageCharacters(app: App, { characters, publicUrl }: CharactersDeps, side: ApiSide): void {
  const { isOperator, list } = side;
  const path = `${side.prefix}/characters`;
  const tags = side.tags('Characters');

  app.get(
    path,
    {
      config: side.config('reads'),
      schema: {
        summary: 'List characters',
        tags,
        querystring: Type.Object({ ...list.query, ...side.accountQuery }),
        response: answers(list.schema(isOperator ? AdminCharacterSchema : CharacterSchema)),
      },
    },
    async (request) => {
      const page = await characters.list(side.listedOwner(request), pageRequest(request.query));
      const base = baseUrl(publicUrl, request);
      const toJson = isOperator ? adminCharacterJson : characterJson;
      return list.json(page, (character): { id: string } => toJson(character, base));
    },
  );

  if (!isOperator)
    app.patch(
      `${path}/:id`,
      {
        config: side.config('creations'),
        schema: {
          summary: 'Rename a character',
          tags,
          params: IdParams,
          body: characterResource.change(),
          response: answers(CharacterSchema),
        },
      },
      async (request) => {
        const change = characterResource.changed(request.body);
        const character = await characters.rename(side.owner(request), request.params.id, change);
        return characterJson(character, baseUrl(publicUrl, request));
      },
    );

  app.delete(
    `${path}/:id`,
    {
      config: side.config('creations'),
      schema: {
        summary: 'Delete a character; videos made with it stay',
        tags,
        params: IdParams,
        response: answers(DeletedSchema('character')),
      },
    },
    async (request) => {
      const { id } = request.params;
      await characters.delete(side.owner(request), id);
      return deletedJson('character', id);
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

const permalinkOf = ({ username }: Character, base: string) => `${base}/characters/${username}`;

function characterJson(character: Character, base: string) {
  const { object, ...json } = characterResource.forCallers.toJson(character);
  const permalink = permalinkOf(character, base);
  return { ...json, permalink, profile_picture_url: `${permalink}/picture.jpg` };
}

function adminCharacterJson(character: Character, base: string) {
  return { ...characterResource.toJson(character), permalink: permalinkOf(character, base) };
}
