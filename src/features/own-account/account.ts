import { Type } from 'typebox';
import type { Key, RateLimit, Spent } from '../../domain/account.ts';
import { toDecimal } from '../../domain/money.ts';
import { ListQuerySchema, ListSchema, listJson, pageRequest } from '../../platform/http/answers/list-page.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { Bucket } from '../../platform/http/route-kinds.ts';
import { accountResource } from '../accounts/account.ts';
import { keyResource } from '../keys/key.ts';
import { chargeResource } from '../usage/charges-table.ts';
import type { Usage } from '../usage/usage.ts';
import { ownUsageRoutes } from '../usage/usage-routes.ts';
import type { AccountState, OwnAccount } from './own-account.ts';

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

/** The account as the owner of one of its keys sees it. */

const SpentSchema = Type.Object(
  { today: Type.Number(), month: Type.Number() },
  { description: 'Charged since midnight, and since the first of the month, in UTC.' },
);

const LimitSchema = Type.Union([
  Type.Object({ requests: Type.Integer(), per_seconds: Type.Integer() }),
  Type.Null(),
]);

const ownAccount = accountResource.only('id', 'name', 'balance', 'subscription', 'budget');
const ownKey = keyResource.only(
  ...['id', 'name', 'prefix', 'type', 'models', 'quota', 'used', 'expires_at', 'budget'],
);

const AccountSchema = ownAccount.answer({
  held: Type.Number({ description: 'Held for unfinished work.' }),
  spent: SpentSchema,
  key: Type.Omit(ownKey.answer({ spent: SpentSchema }), ['object']),
  limits: Type.Object(
    { reads: LimitSchema, creations: LimitSchema, audio: LimitSchema },
    { description: 'How many requests this key may send; null: no limit.' },
  ),
});

function accountJson(
  { account, key, spent, spentByKey }: AccountState,
  limits: Readonly<Record<Bucket, RateLimit>>,
) {
  const { object, ...shownKey } = ownKey.toJson(key);
  return {
    ...ownAccount.toJson(account),
    held: toDecimal(account.held + account.subscriptionHeld),
    spent: spentJson(spent),
    key: { ...shownKey, spent: spentJson(spentByKey) },
    limits: {
      reads: limitJson(key, limits.reads),
      creations: limitJson(key, limits.creations),
      audio: limitJson(key, limits.audio),
    },
  };
}

function spentJson({ day, month }: Spent) {
  return { today: toDecimal(day), month: toDecimal(month) };
}

function limitJson({ rateLimit }: Key, ofService: RateLimit) {
  const limit = rateLimit === 'default' ? ofService : rateLimit;
  return limit && { requests: limit.requests, per_seconds: limit.perSeconds };
}
