import { Type } from 'typebox';
import { ERRORS, type ErrorCode } from '../../domain/errors.ts';
import { toDecimalOrNull } from '../../domain/money.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice, NullableString } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import {
  CreatedAt,
  Id,
  IdParams,
  NullableNumber,
  toUnixSeconds,
} from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

/** /admin/v1/requests/log: the last requests of all nodes, one by one. */

const LogQuery = Type.Object({
  account: Type.Optional(Id('Only those of this account.')),
  error: Type.Optional(
    Choice(Object.keys(ERRORS) as ErrorCode[], 'Only those that were answered with this code.'),
  ),
  ...listQuery,
});

const LoggedRequestSchema = Type.Object({
  id: Type.String({ description: 'The header `x-request-id` of its answer.' }),
  object: Type.String({ description: '`request`' }),
  method: Type.String(),
  route: Type.String(),
  status: Type.Integer(),
  error: NullableString('The code of the error.'),
  account: NullableString('Null: the key is unknown, or none was needed.'),
  key: NullableString('The id of the key.'),
  model: NullableString('As it was asked for.'),
  task: NullableString('The film that it made.'),
  duration_ms: NullableNumber('Null for streams of events.'),
  charged: NullableNumber('Null: nothing was to be charged, or it is a film, whose task knows it.'),
  attempts: Type.Array(
    Type.Object({
      route: Type.String(),
      error: NullableString('Why it did not answer; null: it did.'),
      cost: NullableNumber('What its service takes for it; null: nothing, or it is not known.'),
    }),
    { description: 'The routes that were tried, in order. A film has those of its task.' },
  ),
  created_at: CreatedAt,
});

const tags = ['Operator'];

export function requestLogRoutes(app: App, log: RequestLog): void {
  app.get(
    '/requests/log',
    {
      schema: {
        summary: 'List the last requests',
        description:
          'Of callers all of them, of others those that failed. Some are left out where there are very many.',
        tags,
        querystring: LogQuery,
        response: answers(ListSchema(LoggedRequestSchema)),
      },
    },
    async (request) => {
      const query = request.query;
      return listJson(await log.list(query, listRequest(query)), requestJson);
    },
  );

  app.get(
    '/requests/:id',
    {
      schema: {
        summary: 'Look up a request by its id',
        tags,
        params: IdParams,
        response: answers(LoggedRequestSchema),
      },
    },
    async (request) => requestJson(await log.read(request.params.id)),
  );
}

function requestJson(request: LoggedRequest) {
  return {
    id: request.id,
    object: 'request',
    method: request.method,
    route: request.route,
    status: request.status,
    error: request.code,
    account: request.accountId,
    key: request.keyId,
    model: request.model,
    task: request.taskId,
    duration_ms: request.milliseconds,
    charged: toDecimalOrNull(request.charged),
    attempts: request.attempts.map(({ route, failure, cost }) => ({
      route,
      error: failure,
      cost: toDecimalOrNull(cost ?? null),
    })),
    created_at: toUnixSeconds(request.createdAt),
  };
}
