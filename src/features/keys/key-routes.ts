import { Type } from 'typebox';
import { isTestAccount, type Key, liveAccountOf } from '../../domain/account.ts';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id, IdParams } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import { keyResource } from './key.ts';
import type { OperatorKeys } from './operator-keys.ts';

/** /admin/v1/keys */

const KeyQuery = Type.Object({ ...listQuery, account: Type.Optional(Id("Only this account's keys.")) });

const NewKeyBody = keyResource.creation({
  account: Type.Optional(Id('Default: the first account.')),
  livemode: Type.Optional(
    Type.Boolean({
      description: 'False: a test key (`sk-test-…`), which costs nothing and reaches no model.',
    }),
  ),
});
const KeyPatchBody = keyResource.change();
const livemode = Type.Boolean({ description: 'False: a test key.' });
const KeySchema = keyResource.answer({ livemode });
const CreatedKeySchema = keyResource.answer({
  livemode,
  key: Type.String({ description: 'The value, shown only once.' }),
});

/** A test key is shown with its live account. */
const keyJson = (key: Key) => ({
  ...keyResource.toJson({ ...key, accountId: liveAccountOf(key.accountId) }),
  livemode: !isTestAccount(key.accountId),
});

export function keyRoutes(app: App, keys: OperatorKeys): void {
  app.post(
    '/keys',
    {
      schema: {
        summary: 'Create a key',
        description: 'The response contains the value in `key`, only this once: it cannot be read again.',
        body: NewKeyBody,
        response: answers(CreatedKeySchema),
      },
    },
    async (request) => {
      const { account, livemode = true } = request.body as { account?: string; livemode?: boolean };
      const { key, value } = await keys.create({
        ...keyResource.created(request.body),
        accountId: account ?? null,
        livemode,
      });
      return { ...keyJson(key), key: value };
    },
  );

  app.get(
    '/keys',
    { schema: { summary: 'List keys', querystring: KeyQuery, response: answers(ListSchema(KeySchema)) } },
    async (request) => {
      const query = request.query;
      return listJson(await keys.list(query.account ?? null, listRequest(query)), keyJson);
    },
  );

  app.get(
    '/keys/:id',
    { schema: { summary: 'Read a key', params: IdParams, response: answers(KeySchema) } },
    async (request) => keyJson(await keys.read(request.params.id)),
  );

  app.patch(
    '/keys/:id',
    {
      schema: { summary: 'Change a key', params: IdParams, body: KeyPatchBody, response: answers(KeySchema) },
    },
    async (request) => {
      return keyJson(await keys.change(request.params.id, keyResource.changed(request.body)));
    },
  );

  app.delete(
    '/keys/:id',
    { schema: { summary: 'Delete a key', params: IdParams, response: answers(DeletedSchema('key')) } },
    async (request) => {
      const { id } = request.params;
      await keys.delete(id);
      return deletedJson('key', id);
    },
  );
}
