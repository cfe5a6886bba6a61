import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import type { ModelOutage } from '../../gateway/outages/model-outages.ts';
import { outageMessage } from '../../gateway/outages/route-outages.ts';
import { endpointNotFound } from '../../platform/http/answers/error-response.ts';
import { isAdminKey } from '../../platform/http/authentication/admin-key.ts';
import { isFromThisMachine } from '../../platform/http/authentication/from-this-machine.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import type { Metrics } from '../metrics/metrics.ts';

export interface OperationDeps {
  /** Why no work can be accepted at the moment, in words that any caller may read; null when it can. */
  readonly trouble: () => Promise<string | null>;
  /** Routes of models that are out of service until somebody mends them. */
  readonly outages: () => Promise<readonly ModelOutage[]>;
  readonly metrics: Metrics;
  readonly adminKey: string;
  /** True when the settings make the service reachable only from this machine. */
  readonly onlyThisMachine: boolean;
}

/** What watches a service often asks for the head alone. */
const options = { config: { kind: 'program' }, schema: { hide: true }, exposeHeadRoute: true } as const;

/** GET /healthz (the process runs), /readyz (it can accept work), /metrics (Prometheus). */
export function operation(app: App, deps: OperationDeps): void {
  const { metrics } = deps;
  app.get('/healthz', options, async () => ({ status: 'ok' }));

  /** Everybody else reads nothing about what is behind this service. */
  const isOperator = (request: FastifyRequest) =>
    (deps.onlyThisMachine && isFromThisMachine(request)) ||
    isAdminKey(request.headers.authorization, deps.adminKey);

  // A model that is out of service does not keep the node from taking work for the others.
  app.get('/readyz', options, async (request) => {
    const trouble = await deps.trouble();
    if (trouble === null) {
      const outages = await deps.outages().catch(() => []);
      const models = new Set(outages.flatMap(({ ours, isWhole }) => (isWhole ? [ours] : [])));
      return {
        status: 'ready',
        ...(models.size > 0 && { unavailable_models: [...models] }),
        ...(outages.length > 0 && isOperator(request) && { outages: outages.map(outageJson) }),
      };
    }
    throw new ServiceError('service_unavailable', `The service is not ready to take work: ${trouble}.`, {
      retryAfterSeconds: 5,
    });
  });

  app.get('/metrics', options, async (request, reply) => {
    // For everybody else the endpoint does not exist.
    if (!isOperator(request)) throw endpointNotFound(request);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function outageJson(outage: ModelOutage) {
  const { ours, upstream, model, reason, since, isWhole } = outage;
  return {
    model: ours,
    whole: isWhole,
    upstream,
    upstream_model: model,
    reason,
    message: outageMessage(outage),
    since: Math.floor(since / 1000),
  };
}
