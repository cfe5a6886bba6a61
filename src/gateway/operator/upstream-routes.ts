import { Type } from 'typebox';
import { toDecimal, toDecimalOrNull } from '../../domain/money.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { FilledText, NullableString } from '../../platform/http/bodies/schema-types.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { IdParams, NullableNumber, toUnixSecondsOrNull } from '../../platform/http/operator/admin-fields.ts';
import {
  type OperatorUpstreams,
  UPSTREAM_FINDINGS,
  type UpstreamCheck,
  type UpstreamWithTasks,
} from './operator-upstreams.ts';

/** /admin/v1/upstreams: the hosted services of the node that answers. */

const ListQuery = Type.Object({
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 31,
      description: 'How many days of money to report, in UTC; 7 by default.',
      expected: 'a whole number from 1 to 31',
    }),
  ),
});

const UpstreamSchema = Type.Object({
  id: Type.String({ description: 'Its name in the settings.' }),
  object: Type.String({ description: '`upstream`' }),
  protocol: Type.String(),
  base_url: Type.String(),
  credentials: Type.Array(Type.String(), { description: 'Their names, in order of preference.' }),
  healthy: Type.Boolean({ description: 'Whether no breaker is open, and no route out of service.' }),
  routes: Type.Array(
    Type.Object({
      model: Type.String({ description: 'Our model.' }),
      upstream_model: Type.String({ description: 'Its name there.' }),
      breaker: Type.String({ description: '`closed`, `open` or `half-open`; on this node.' }),
      outage: Type.Union(
        [
          Type.Object({
            reason: Type.String({ description: '`auth`, `funds`, `gone` or `spent`.' }),
            message: Type.String({ description: 'What it means, and what the service said.' }),
            words: NullableString('What the service said.'),
            since: Type.Integer({ description: 'Unix seconds.' }),
          }),
          Type.Null(),
        ],
        {
          description:
            'Why it is out of service on all nodes until somebody repairs it; null: it is in service.',
        },
      ),
    }),
  ),
  open_tasks: Type.Integer({ description: 'On all nodes.' }),
  undecided_tasks: Type.Integer({ description: 'Of these, tasks that need a decision.' }),
  calls: Type.Record(
    Type.String(),
    Type.Object({
      calls: Type.Integer(),
      failures: Type.Integer({ description: 'Without an answer, or with 5xx.' }),
      mean_seconds: NullableNumber('Until the headers of the answer.'),
    }),
    { description: 'By purpose, since this node started.' },
  ),
  faults: Type.Record(Type.String(), Type.Integer(), { description: 'By class, since this node started.' }),
  last_fault: NullableString('The class of the last fault.'),
  last_fault_at: NullableNumber('Unix seconds.'),
  last_answer_at: NullableNumber('Unix seconds.'),
  unknown_words: Type.Record(Type.String(), Type.Integer(), {
    description: 'Status words that its description does not list; they count as running.',
  }),
  money: Type.Object({
    videos: Type.Integer({ description: 'Completed videos.' }),
    videos_with_cost: Type.Integer({ description: 'Of these, videos whose cost is known.' }),
    cost: Type.Number({ description: 'What the service charges, by its report or the route’s price.' }),
    captured: Type.Number({ description: 'What callers paid for these videos.' }),
    margin: NullableNumber('Captured minus cost; null while the cost of some videos is unknown.'),
  }),
  today: Type.Object(
    {
      cost: Type.Number({ description: 'What its videos and requests have cost, as far as it is known.' }),
      under_way: Type.Number({
        description: 'What the videos under way will cost, by the prices of routes.',
      }),
      most: NullableNumber('What it may cost; null: no limit.'),
    },
    { description: 'Since midnight (UTC), on all nodes.' },
  ),
});

const ListSchema = Type.Object({
  object: Type.String({ description: '`list`' }),
  data: Type.Array(UpstreamSchema),
});

const ChecksSchema = Type.Object({
  object: Type.String({ description: '`list`' }),
  data: Type.Array(
    Type.Object({
      credential: Type.String(),
      ok: Type.Boolean(),
      finding: Type.Unsafe<UpstreamCheck['finding']>({ type: 'string', enum: [...UPSTREAM_FINDINGS] }),
      message: Type.String({ description: 'What was found, and what to do.' }),
    }),
  ),
});

const OfferedSchema = Type.Object({
  object: Type.String({ description: '`list`' }),
  data: Type.Array(
    Type.Object({
      id: Type.String({ description: 'Its name there.' }),
      object: Type.String({ description: '`upstream.model`' }),
      kind: NullableString('What it makes, in the words of the service.'),
      description: NullableString('As the service states it.'),
      facts: Type.Unknown({
        description:
          'What the model can do, as far as the list says it, in the words of the service; null: nothing.',
      }),
    }),
  ),
  has_more: Type.Boolean({ description: 'Whether the service lists more, on further pages.' }),
});

const side = (description: string) =>
  Type.Optional(
    Type.Integer({ minimum: 16, maximum: 8192, description, expected: 'a whole number from 16 to 8192' }),
  );

const DescribeBody = Type.Object({
  model: FilledText({ description: 'One of our models with a route to this upstream.', maxLength: 200 }),
  prompt: Type.Optional(FilledText({ description: 'A sample by default.', maxLength: 4000 })),
  seconds: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 60,
      description: 'By default the usual length of the model.',
      expected: 'a whole number from 1 to 60',
    }),
  ),
  width: side('By default as usual for the model.'),
  height: side('By default as usual for the model.'),
});

const DescribedSchema = Type.Object({
  method: Type.String(),
  url: Type.String(),
  headers: Type.Record(Type.String(), Type.String(), { description: 'Secrets are masked.' }),
  body: Type.Unknown({ description: 'JSON as it is; a form as an object.' }),
});

const DAY_MS = 86_400_000;
const DAYS = 7;

export function upstreamRoutes(app: App, upstreams: OperatorUpstreams, now: () => number): void {
  app.get(
    '/upstreams',
    { schema: { summary: 'List hosted services', querystring: ListQuery, response: answers(ListSchema) } },
    async (request) => {
      const { days = DAYS } = request.query;
      const listed = await upstreams.list(Math.floor(now() / DAY_MS) - days + 1);
      return { object: 'list', data: listed.map(upstreamJson) };
    },
  );

  app.get(
    '/upstreams/:id/models',
    {
      schema: {
        summary: 'List the models of a hosted service',
        description: 'Asks the service itself. 400 `invalid_request` if it has no known list.',
        params: IdParams,
        response: answers(OfferedSchema),
      },
    },
    async (request, reply) => {
      const { models, hasMore } = await upstreams.models(request.params.id, callerLeft(reply));
      const data = models.map(({ id, kind, description, facts }) => ({
        id,
        object: 'upstream.model',
        kind,
        description,
        facts,
      }));
      return { object: 'list', data, has_more: hasMore };
    },
  );

  app.post(
    '/upstreams/:id/test',
    {
      schema: {
        summary: 'Check that a hosted service can be reached',
        params: IdParams,
        response: answers(ChecksSchema),
      },
    },
    async (request, reply) => ({
      object: 'list',
      data: await upstreams.check(request.params.id, callerLeft(reply)),
    }),
  );

  app.post(
    '/upstreams/:id/describe',
    {
      schema: {
        summary: 'Show the request that would be sent for a video',
        params: IdParams,
        body: DescribeBody,
        response: answers(DescribedSchema),
      },
    },
    async (request, reply) => {
      const { prompt, seconds, width, height, model } = request.body;
      const order = {
        model,
        prompt: prompt ?? 'A fox runs through fresh snow.',
        seconds: seconds ?? null,
        width: width ?? null,
        height: height ?? null,
      };
      return await upstreams.describe(request.params.id, order, callerLeft(reply));
    },
  );

  app.post(
    '/upstreams/:id/reset',
    {
      schema: {
        summary: 'Close the breakers of a hosted service',
        params: IdParams,
        response: answers(Type.Object({ id: Type.String(), reset: Type.Boolean() })),
      },
    },
    async (request) => {
      await upstreams.closeBreakers(request.params.id);
      return { id: request.params.id, reset: true };
    },
  );
}

function upstreamJson({ state, routes, openTasks, undecidedTasks, money, today }: UpstreamWithTasks) {
  const calls = Object.entries(state.calls).map(
    ([purpose, { calls, failures, meanSeconds }]) =>
      [purpose, { calls, failures, mean_seconds: meanSeconds }] as const,
  );
  return {
    id: state.name,
    object: 'upstream',
    protocol: state.protocol,
    base_url: state.baseUrl,
    credentials: state.credentials,
    healthy: routes.every(({ breaker, outage }) => breaker === 'closed' && outage === null),
    routes: routes.map(({ model, upstreamModel, breaker, outage }) => ({
      model,
      upstream_model: upstreamModel,
      breaker,
      outage: outage && { ...outage, since: Math.floor(outage.since / 1000) },
    })),
    open_tasks: openTasks,
    undecided_tasks: undecidedTasks,
    calls: Object.fromEntries(calls),
    faults: state.faults,
    last_fault: state.lastFault?.class ?? null,
    last_fault_at: toUnixSecondsOrNull(state.lastFault?.at ?? null),
    last_answer_at: toUnixSecondsOrNull(state.lastAnsweredAt),
    unknown_words: state.unknownWords,
    money: {
      videos: money.tasks,
      videos_with_cost: money.withCost,
      cost: toDecimal(money.cost),
      captured: toDecimal(money.captured),
      margin: money.withCost === money.tasks ? toDecimal(money.captured - money.cost) : null,
    },
    today: {
      cost: toDecimal(today.spent),
      under_way: toDecimal(today.expected),
      most: toDecimalOrNull(state.mostPerDay),
    },
  };
}
