import { type Static, Type } from 'typebox';
import type { Key } from '../../domain/account.ts';
import { toDecimal, toDecimalOrNull, toMicrosOrNull } from '../../domain/money.ts';
import type { NewKey, OperatorKeys } from '../../services/operator/operator-keys.ts';
import type { App } from '../bodies/route-schemas.ts';
import { answers } from '../documentation/route-docs.ts';
import { Id, IdParams, toUnixSeconds, toUnixSecondsOrNull } from './admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from './admin-list.ts';
import { budgetJson, toBudget } from './budget-fields.ts';
import { CreatedKeySchema, KeyPatchBody, KeySchema, NewKeyBody } from './key-schemas.ts';

/** /admin/v1/keys */

const KeyQuery = Type.Object({ ...listQuery, account: Type.Optional(Id("Only this account's keys.")) });

const DeletedSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`key.deleted`' }),
  deleted: Type.Boolean(),
});

const tags = ['Operator'];

export function keyRoutes(app: App, keys: OperatorKeys): void {
  app.post(
    '/keys',
    {
      schema: {
        summary: 'Create a key',
        description: 'The response contains the value in `key`, only this once: it cannot be read again.',
        tags,
        body: NewKeyBody,
        response: answers(CreatedKeySchema),
      },
    },
    async (request) => {
      const body = request.body;
      const { key, value } = await keys.create({
        name: '',
        models: null,
        ipAllowlist: null,
        quota: null,
        expiresAt: null,
        rateLimit: 'default',
        budget: toBudget(null),
        ...toRestrictions(body),
        accountId: body.account ?? null,
        type: body.type,
      });
      return { ...keyJson(key), key: value };
    },
  );

  app.get(
    '/keys',
    {
      schema: { summary: 'List keys', tags, querystring: KeyQuery, response: answers(ListSchema(KeySchema)) },
    },
    async (request) => {
      const query = request.query;
      return listJson(await keys.list(query.account ?? null, listRequest(query)), keyJson);
    },
  );

  app.get(
    '/keys/:id',
    { schema: { summary: 'Read a key', tags, params: IdParams, response: answers(KeySchema) } },
    async (request) => keyJson(await keys.read(request.params.id)),
  );

  app.patch(
    '/keys/:id',
    {
      schema: {
        summary: 'Change a key',
        tags,
        params: IdParams,
        body: KeyPatchBody,
        response: answers(KeySchema),
      },
    },
    async (request) => {
      const body = request.body;
      return keyJson(await keys.change(request.params.id, toRestrictions(body)));
    },
  );

  app.delete(
    '/keys/:id',
    { schema: { summary: 'Delete a key', tags, params: IdParams, response: answers(DeletedSchema) } },
    async (request) => {
      const { id } = request.params;
      await keys.delete(id);
      return { id, object: 'key.deleted', deleted: true };
    },
  );
}

/** Only the fields that the body contains: the others keep their value, or get the default. */
function toRestrictions(body: Static<typeof KeyPatchBody>): Partial<Omit<NewKey, 'accountId'>> {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.type !== undefined && { type: body.type }),
    ...(body.models !== undefined && { models: body.models }),
    ...(body.ip_allowlist !== undefined && { ipAllowlist: body.ip_allowlist }),
    ...(body.quota !== undefined && { quota: toMicrosOrNull(body.quota) }),
    ...(body.expires_at !== undefined && { expiresAt: body.expires_at && body.expires_at * 1000 }),
    ...(body.rate_limit !== undefined && { rateLimit: toRateLimit(body.rate_limit) }),
    ...(body.budget !== undefined && { budget: toBudget(body.budget) }),
  };
}

function toRateLimit(limit: NonNullable<Static<typeof KeyPatchBody>['rate_limit']> | null): Key['rateLimit'] {
  if (limit === null || limit === 'default') return limit;
  return { requests: limit.requests, perSeconds: limit.per_seconds };
}

function keyJson(key: Key) {
  return {
    id: key.id,
    object: 'key',
    account: key.accountId,
    name: key.name,
    type: key.type,
    prefix: key.prefix,
    models: key.models,
    ip_allowlist: key.ipAllowlist,
    quota: toDecimalOrNull(key.quota),
    used: toDecimal(key.used),
    expires_at: toUnixSecondsOrNull(key.expiresAt),
    rate_limit: rateLimitJson(key.rateLimit),
    budget: budgetJson(key.budget),
    created_at: toUnixSeconds(key.createdAt),
  };
}

function rateLimitJson(limit: Key['rateLimit']) {
  if (limit === null || limit === 'default') return limit;
  return { requests: limit.requests, per_seconds: limit.perSeconds };
}
