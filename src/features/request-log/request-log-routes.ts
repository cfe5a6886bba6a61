import { Type } from 'typebox';
import { ERRORS, type ErrorCode } from '../../domain/errors.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id, IdParams } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import { requestResource } from './logged-request.ts';
import type { RequestLog } from './request-log.ts';

/** /admin/v1/requests/log: the last requests of all nodes, one by one. */

const LogQuery = Type.Object({
  account: Type.Optional(Id('Only those of this account.')),
  error: Type.Optional(
    Choice(Object.keys(ERRORS) as ErrorCode[], 'Only those that were answered with this code.'),
  ),
  ...listQuery,
});

const LoggedRequestSchema = requestResource.answer();

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
      return listJson(await log.list(query, listRequest(query)), requestResource.toJson);
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
    async (request) => requestResource.toJson(await log.read(request.params.id)),
  );
}
