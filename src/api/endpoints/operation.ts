import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { ServiceError } from '../../domain/errors.ts';
import { endpointNotFound } from '../answers/error-response.ts';
import type { Api } from '../api.ts';
import { isAdminKey } from '../authentication/admin-key.ts';
import type { Metrics } from '../observation/metrics.ts';

/** GET /healthz (alive), /readyz (can serve), /metrics (Prometheus). */
export function operation(app: FastifyInstance, api: Api, metrics: Metrics): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (await api.ready()) return { status: 'ready' };
    throw new ServiceError('service_unavailable', 'The service is not ready to take work.', {
      retryAfterSeconds: 5,
    });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // To anybody else it does not exist.
    if (!isLoopback(request) && !isAdminKey(request.headers.authorization, api.adminKey))
      throw endpointNotFound(request);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** The socket's own address: a forwarded one can be claimed by anybody. */
function isLoopback(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'] !== undefined;
  return !forwarded && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
