import { Type } from 'typebox';
import type { RateLimit } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import { toDecimal } from '../../domain/money.ts';
import { ListQuerySchema, ListSchema, listJson, pageRequest } from '../../platform/http/answers/list-page.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { toUnixSeconds, UnixTime } from '../../platform/http/operator/admin-fields.ts';
import type { Bucket } from '../../platform/http/route-kinds.ts';
import { AccountSchema, accountJson, ChargeSchema, chargeJson } from './account-json.ts';
import type { UsageSum } from './account-usage.ts';
import type { OwnAccount } from './own-account.ts';

/** /v1/account: what the owner of a key may know of its account. */

const DAY_SECONDS = 86_400;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 92;

const UsageQuery = Type.Object({
  from: Type.Optional(UnixTime(`From this time on. Default: the last ${DEFAULT_DAYS} days, in UTC.`)),
  to: Type.Optional(UnixTime('Up to this time, without it. Default: now.')),
  by: Type.Optional(Choice(['day', 'model'] as const, 'Days are UTC. Default day.')),
});

const sum = {
  requests: Type.Integer({ description: 'Requests that were charged.' }),
  spent: Type.Number({ description: 'Money charged.' }),
};

const UsageSchema = Type.Object({
  object: Type.String({ description: '`usage`' }),
  from: Type.Integer(),
  to: Type.Integer(),
  by: Type.String(),
  data: Type.Array(
    Type.Object({
      day: Type.Optional(Type.String({ description: 'With by=day: `2026-01-31`.' })),
      model: Type.Optional(Type.String({ description: 'With by=model.' })),
      ...sum,
    }),
  ),
  total: Type.Object(sum),
});

export interface AccountParts {
  readonly ownAccount: OwnAccount;
  readonly rateLimits: Readonly<Record<Bucket, RateLimit>>;
  readonly now: () => number;
}

const config = { kind: 'reads' } as const;
const tags = ['Account'];

export function account(app: App, { ownAccount, rateLimits, now }: AccountParts): void {
  app.get(
    '/v1/account',
    {
      config,
      schema: { summary: 'Read balance, limits and spending', tags, response: answers(AccountSchema) },
    },
    async ({ caller }) => accountJson(await ownAccount.read(caller), rateLimits),
  );

  app.get(
    '/v1/account/usage',
    {
      config,
      schema: {
        summary: 'Read what the account used',
        tags,
        querystring: UsageQuery,
        response: answers(UsageSchema),
      },
    },
    async ({ caller, query }) => {
      const { by = 'day', ...span } = query;
      const { from, to } = within(span, toUnixSeconds(now()));
      const request = { from: from * 1000, to: to * 1000, by };
      const { groups, total } = await ownAccount.usage.read(caller.account.id, request);
      const data = [...groups].map(([group, used]) => ({ [by]: group, ...sumJson(used) }));
      return { object: 'usage', from, to, by, data, total: sumJson(total) };
    },
  );

  app.get(
    '/v1/account/charges',
    {
      config,
      schema: {
        summary: 'List what the account was charged',
        tags,
        querystring: ListQuerySchema,
        response: answers(ListSchema(ChargeSchema)),
      },
    },
    async ({ caller, query }) => {
      return listJson(await ownAccount.charges(caller.account.id, pageRequest(query)), chargeJson);
    },
  );
}

function within({ from, to }: { from?: number; to?: number }, now: number): { from: number; to: number } {
  // Up to and including the current second, from the beginning of a day.
  const end = to ?? now + 1;
  const firstDay = Math.floor((end - 1) / DAY_SECONDS) - (DEFAULT_DAYS - 1);
  const start = from ?? Math.max(0, firstDay * DAY_SECONDS);
  if (end > start && end - start <= MAX_DAYS * DAY_SECONDS) return { from: start, to: end };
  const message = `\`from\` must be before \`to\`, by at most ${MAX_DAYS} days.`;
  throw new ServiceError('invalid_parameter', message, { param: 'from' });
}

function sumJson({ requests, spent }: UsageSum) {
  return { requests, spent: toDecimal(spent) };
}
