import type { RateLimit } from '../../domain/account.ts';
import { ListQuerySchema, ListSchema, listJson, pageRequest } from '../../platform/http/answers/list-page.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { Bucket } from '../../platform/http/route-kinds.ts';
import { chargeResource } from '../usage/charges-table.ts';
import type { Usage } from '../usage/usage.ts';
import { ownUsageRoutes } from '../usage/usage-routes.ts';
import { AccountSchema, accountJson } from './account-json.ts';
import type { OwnAccount } from './own-account.ts';

/** /v1/account: what the owner of a key may know of its account. */

export interface AccountDeps {
  readonly ownAccount: OwnAccount;
  readonly usage: Usage;
  readonly rateLimits: Readonly<Record<Bucket, RateLimit>>;
  readonly now: () => number;
}

const config = { kind: 'reads' } as const;
const tags = ['Account'];

export function account(app: App, { ownAccount, usage, rateLimits, now }: AccountDeps): void {
  app.get(
    '/v1/account',
    {
      config,
      schema: { summary: 'Read balance, limits and spending', tags, response: answers(AccountSchema) },
    },
    async ({ caller }) => accountJson(await ownAccount.read(caller), rateLimits),
  );

  ownUsageRoutes(app, usage, now);

  app.get(
    '/v1/account/charges',
    {
      config,
      schema: {
        summary: 'List what the account was charged',
        tags,
        querystring: ListQuerySchema,
        response: answers(ListSchema(chargeResource.answer())),
      },
    },
    async ({ caller, query }) => {
      return listJson(await ownAccount.charges(caller.account.id, pageRequest(query)), chargeResource.toJson);
    },
  );
}
