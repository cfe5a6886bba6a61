import { Type } from 'typebox';
import type { Character } from '../../domain/character.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { CreatedAt, Id, IdParams, toUnixSeconds } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import type { OperatorCharacters } from './operator-characters.ts';

/** /admin/v1/characters */

const CharacterQuery = Type.Object({
  ...listQuery,
  account: Type.Optional(Id("Only this account's characters.")),
});

const CharacterSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`character`' }),
  account: Type.String(),
  username: Type.String(),
  permalink: Type.String({ description: 'The public page.' }),
  seconds: Type.Number({ description: 'Length of the clip.' }),
  created_at: CreatedAt,
});

const tags = ['Operator'];

export function characterRoutes(app: App, characters: OperatorCharacters, publicUrl: string | null): void {
  app.get(
    '/characters',
    {
      schema: {
        summary: 'List characters',
        tags,
        querystring: CharacterQuery,
        response: answers(ListSchema(CharacterSchema)),
      },
    },
    async (request) => {
      const query = request.query;
      const base = baseUrl(publicUrl, request);
      const listing = await characters.list(query.account ?? null, listRequest(query));
      return listJson(listing, (character) => characterJson(character, base));
    },
  );

  app.delete(
    '/characters/:id',
    {
      schema: {
        summary: 'Take a character down',
        tags,
        params: IdParams,
        response: answers(Type.Object({ id: Type.String(), object: Type.String(), deleted: Type.Boolean() })),
      },
    },
    async (request) => {
      const { id } = request.params;
      await characters.delete(id);
      return { id, object: 'character.deleted', deleted: true };
    },
  );
}

function characterJson(character: Character, base: string) {
  return {
    id: character.id,
    object: 'character',
    account: character.accountId,
    username: character.username,
    permalink: `${base}/characters/${character.username}`,
    seconds: character.durationMs / 1000,
    created_at: toUnixSeconds(character.createdAt),
  };
}
