import { Type } from 'typebox';
import { ERRORS, type ErrorCode } from '../../domain/errors.ts';
import { pageRequest } from '../../platform/http/answers/list-page.ts';
import type { ApiSide } from '../../platform/http/api-side.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { IdParams } from '../../platform/http/operator/admin-fields.ts';
import { requestResource } from './logged-request.ts';
import type { RequestLog } from './request-log.ts';

const errorQuery = {
  error: Type.Optional(
    Choice(Object.keys(ERRORS) as ErrorCode[], 'Only those that were answered with this code.'),
  ),
};

/** The last requests of all nodes, one by one: `/v1/requests` for the caller's account, `/admin/v1/requests/log` for all. */
export function requestLogRoutes(app: App, log: RequestLog, side: ApiSide): void {
  const resource = side.isOperator ? requestResource : requestResource.forCallers;
  const config = side.isOperator ? side.config('reads') : ({ kind: 'own_log' } as const);
  const path = `${side.prefix}/requests`;
  const tags = side.tags('Account');
  app.get(
    // For the operator `/requests` is how requests went as a whole.
    side.isOperator ? `${path}/log` : path,
    {
      config,
      schema: {
        summary: 'List the last requests',
        description:
          'All requests that came with a valid key, and the failed ones of others. Some are left out when there are very many.',
        tags,
        querystring: Type.Object({ ...errorQuery, ...side.list.query, ...side.accountQuery }),
        response: answers(side.list.schema(resource.answer())),
      },
    },
    async (request) => {
      const query = request.query as { error?: ErrorCode };
      const filter = { account: side.listedOwner(request), error: query.error };
      return side.list.json(await log.list(filter, pageRequest(request.query as object)), resource.toJson);
    },
  );

  app.get(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: 'Look up a request by its id',
        tags,
        params: IdParams,
        response: answers(resource.answer()),
      },
    },
    async (request) => resource.toJson(await log.read(request.params.id, side.owner(request))),
  );
}
