import type { FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { toDecimal } from '../../domain/money.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id, toUnixSeconds, UnixTime } from '../../platform/http/operator/admin-fields.ts';
import type { RouteKind } from '../../platform/http/route-kinds.ts';
import type { Usage, UsageGrouping, UsageScope, UsageSum } from './usage.ts';

const DAY_SECONDS = 86_400;
const DEFAULT_DAYS = 30;

/** The beginning of the first of them, in Unix seconds: days are read as sums, parts of days from the books. */
const begin = (end: number) => (Math.floor((end - 1) / DAY_SECONDS) - (DEFAULT_DAYS - 1)) * DAY_SECONDS;

/** All that differs between what the operator reads of all accounts and what an owner reads of one. */
interface UsageSide {
  readonly path: string;
  readonly kind: RouteKind;
  readonly tags: string[];
  readonly summary: string;
  readonly mostDays: number;
  readonly groupings: readonly UsageGrouping[];
  readonly account: Readonly<Record<string, TSchema>>;
  readonly sum: Readonly<Record<string, TSchema>>;
  readonly sumJson: (sum: UsageSum) => object;
  readonly scope: (request: FastifyRequest) => UsageScope;
}

/** /admin/v1/usage */
const OF_OPERATOR: UsageSide = {
  path: '/usage',
  kind: 'operator',
  tags: ['Operator'],
  summary: 'Read what was used and paid',
  mostDays: 366,
  groupings: ['day', 'model', 'key'],
  account: { account: Type.Optional(Id('Only what this account used.')) },
  sum: {
    requests: Type.Integer({
      description:
        'Paid requests that ended in this period, including failed ones, without cancelled videos.',
    }),
    failed: Type.Integer({ description: 'Requests that failed and were refunded.' }),
    captured: Type.Number({ description: 'Money charged.' }),
    cost: Type.Number({ description: 'What hosted services charged, as far as it is known.' }),
    margin: Type.Number({ description: '`captured` minus `cost`.' }),
  },
  sumJson: ({ requests, failed, captured, cost }) => ({
    requests,
    failed,
    captured: toDecimal(captured),
    cost: toDecimal(cost),
    margin: toDecimal(captured - cost),
  }),
  scope: ({ query }) => ({
    kind: 'settled',
    accountId: (query as { account?: string }).account ?? null,
  }),
};

/** /v1/account/usage */
const OF_OWNER: UsageSide = {
  path: '/v1/account/usage',
  kind: 'reads',
  tags: ['Account'],
  summary: 'Read what the account used',
  mostDays: 92,
  groupings: ['day', 'model'],
  account: {},
  sum: {
    requests: Type.Integer({ description: 'Requests that were charged.' }),
    spent: Type.Number({ description: 'Money charged.' }),
  },
  sumJson: ({ requests, captured }) => ({ requests, spent: toDecimal(captured) }),
  scope: ({ caller }) => ({ kind: 'charges', accountId: caller.account.id }),
};

const GROUPS: Readonly<Record<UsageGrouping, string>> = {
  day: 'With by=day: `2026-01-31`.',
  model: 'With by=model.',
  key: 'With by=key: the id.',
};

export const usageRoutes = (app: App, usage: Usage, now: () => number) =>
  usageRoute(app, usage, now, OF_OPERATOR);

export const ownUsageRoutes = (app: App, usage: Usage, now: () => number) =>
  usageRoute(app, usage, now, OF_OWNER);

function usageRoute(app: App, usage: Usage, now: () => number, side: UsageSide): void {
  const { groupings, sum, sumJson } = side;
  const groups = groupings.map((by) => [by, Type.Optional(Type.String({ description: GROUPS[by] }))]);

  const querystring = Type.Object({
    from: Type.Optional(UnixTime(`From this time on. Default: the last ${DEFAULT_DAYS} days, in UTC.`)),
    to: Type.Optional(UnixTime('Up to but not including this time. Default: now.')),
    by: Type.Optional(Choice(groupings, 'Days are UTC. Default day.')),
    ...side.account,
  });

  const UsageSchema = Type.Object({
    object: Type.String({ description: '`usage`' }),
    from: Type.Integer(),
    to: Type.Integer(),
    by: Type.String(),
    data: Type.Array(Type.Object({ ...Object.fromEntries(groups), ...sum })),
    total: Type.Object(sum),
  });

  const { kind, tags, summary } = side;
  app.get(
    side.path,
    { config: { kind }, schema: { summary, tags, querystring, response: answers(UsageSchema) } },
    async (request) => {
      const { by = 'day', ...span } = request.query;
      // Up to and including the current second.
      const { to = toUnixSeconds(now()) + 1, from = Math.max(0, begin(to)) } = span;
      assertSpan(from, to, side.mostDays);
      const query = { from: from * 1000, to: to * 1000, by };
      const { groups, total } = await usage.read(side.scope(request), query);
      const data = [...groups].map(([group, used]) => ({ [by]: group, ...sumJson(used) }));
      return { object: 'usage', from, to, by, data, total: sumJson(total) };
    },
  );
}

function assertSpan(from: number, to: number, mostDays: number): void {
  if (to > from && to - from <= mostDays * DAY_SECONDS) return;
  const message = `\`from\` must be before \`to\`, by at most ${mostDays} days.`;
  throw new ServiceError('invalid_parameter', message, { param: 'from' });
}
