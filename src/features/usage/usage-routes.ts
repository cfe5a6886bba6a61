import { Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { toDecimal } from '../../domain/money.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id, toUnixSeconds, UnixTime } from '../../platform/http/operator/admin-fields.ts';
import type { OperatorUsage, UsageSum } from './operator-usage.ts';

/** /admin/v1/usage */

const DAY_SECONDS = 86_400;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

const UsageQuery = Type.Object({
  from: Type.Optional(UnixTime(`From this time on. Default: ${DEFAULT_DAYS} days before \`to\`.`)),
  to: Type.Optional(UnixTime('Up to this time, without it. Default: now.')),
  by: Type.Optional(Choice(['day', 'model', 'key'] as const, 'Days are UTC. Default day.')),
  account: Type.Optional(Id('Only what this account used.')),
});

const sum = {
  requests: Type.Integer({ description: 'Paid requests that ended in this period, including failed ones.' }),
  failed: Type.Integer({ description: 'Requests that failed and were refunded.' }),
  captured: Type.Number({ description: 'Money charged.' }),
  cost: Type.Number({ description: 'What hosted services took, as far as it is known.' }),
  margin: Type.Number({ description: '`captured` less `cost`.' }),
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
      key: Type.Optional(Type.String({ description: 'With by=key: the id.' })),
      ...sum,
    }),
  ),
  total: Type.Object(sum),
});

export function usageRoutes(app: App, usage: OperatorUsage, now: () => number): void {
  app.get(
    '/usage',
    {
      schema: {
        summary: 'Read what was used and paid',
        tags: ['Operator'],
        querystring: UsageQuery,
        response: answers(UsageSchema),
      },
    },
    async (request) => {
      const query = request.query;
      const by = query.by ?? 'day';
      // Up to and including the current second.
      const to = query.to ?? toUnixSeconds(now()) + 1;
      const from = query.from ?? Math.max(0, to - DEFAULT_DAYS * DAY_SECONDS);
      assertSpan(from, to);
      const { groups, total } = await usage.read({
        from: from * 1000,
        to: to * 1000,
        by,
        accountId: query.account ?? null,
      });
      const data = [...groups].map(([group, used]) => ({ [by]: group, ...sumJson(used) }));
      return { object: 'usage', from, to, by, data, total: sumJson(total) };
    },
  );
}

function assertSpan(from: number, to: number): void {
  if (to > from && to - from <= MAX_DAYS * DAY_SECONDS) return;
  throw new ServiceError(
    'invalid_parameter',
    `\`from\` must be before \`to\`, by at most ${MAX_DAYS} days.`,
    {
      param: 'from',
    },
  );
}

function sumJson(used: UsageSum) {
  const { requests, failed, captured, cost } = used;
  return {
    requests,
    failed,
    captured: toDecimal(captured),
    cost: toDecimal(cost),
    margin: toDecimal(captured - cost),
  };
}
