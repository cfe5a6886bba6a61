import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { toUnixSeconds } from '../../platform/http/operator/admin-fields.ts';
import { kindOfPath } from '../../platform/http/route-kinds.ts';
import { KEPT_MINUTES, type Measured, type RequestDurations } from '../metrics/request-durations.ts';

/** /admin/v1/requests: what this node answered lately. */

const DEFAULT_MINUTES = 60;

const RequestsQuery = Type.Object({
  minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: KEPT_MINUTES,
      default: DEFAULT_MINUTES,
      description: 'How far to look back.',
    }),
  ),
});

const measured = {
  count: Type.Integer(),
  p50_ms: Type.Number({ description: 'Half of them took at most this long.' }),
  p95_ms: Type.Number({ description: '95 of 100 took at most this long.' }),
};

const RequestsSchema = Type.Object({
  object: Type.String({ description: '`requests`' }),
  minutes: Type.Integer(),
  by_minute: Type.Array(
    Type.Object({
      time: Type.Integer({ description: 'Unix seconds, at the start of the minute.' }),
      failed: Type.Integer({ description: 'Answered with a 5xx.' }),
      ...measured,
    }),
  ),
  by_route: Type.Array(
    Type.Object({ method: Type.String(), route: Type.String(), status: Type.Integer(), ...measured }),
  ),
});

/** Pages, their files and health checks tell nothing of how callers are served. */
const APART: readonly unknown[] = ['page', 'file', 'program'];
const isApi = (app: App, route: string) => route === 'unknown' || !APART.includes(kindOfPath(app, route));

export function requestRoutes(app: App, requests: RequestDurations): void {
  app.get(
    '/requests',
    {
      schema: {
        summary: 'Read request statistics of this node',
        querystring: RequestsQuery,
        response: answers(RequestsSchema),
      },
    },
    async (request) => {
      const minutes = request.query.minutes ?? DEFAULT_MINUTES;
      const { byMinute, byRoute } = await requests.lastMinutes(minutes, (route) => isApi(app, route));
      return {
        object: 'requests',
        minutes,
        by_minute: byMinute.map(({ time, ...sum }) => ({ time: toUnixSeconds(time), ...measuredJson(sum) })),
        by_route: byRoute.map(measuredJson),
      };
    },
  );
}

function measuredJson<Sum extends Measured>({ p50, p95, ...sum }: Sum) {
  return { ...sum, p50_ms: p50, p95_ms: p95 };
}
