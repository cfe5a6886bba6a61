import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import { endpointNotFound } from '../answers/error-response.ts';
import { isAdminKey } from '../authentication/admin-key.ts';
import { isFromThisMachine } from '../authentication/from-this-machine.ts';
import type { Metrics } from '../observation/metrics.ts';

export interface OperationParts {
  /** Why no work can be accepted at the moment, in words that any caller may read; null when it can. */
  readonly trouble: () => Promise<string | null>;
  readonly metrics: Metrics;
  readonly adminKey: string;
  /** True when the settings make the service reachable only from this machine. */
  readonly onlyThisMachine: boolean;
}

/** GET /healthz (the process runs), /readyz (it can accept work), /metrics (Prometheus). */
export function operation(app: FastifyInstance, parts: OperationParts): void {
  const { metrics } = parts;
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async () => {
    const trouble = await parts.trouble();
    if (trouble === null) return { status: 'ready' };
    throw new ServiceError('service_unavailable', `The service is not ready to take work: ${trouble}.`, {
      retryAfterSeconds: 5,
    });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // For everybody else the endpoint does not exist.
    const open = parts.onlyThisMachine && isFromThisMachine(request);
    if (!open && !isAdminKey(request.headers.authorization, parts.adminKey)) throw endpointNotFound(request);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
