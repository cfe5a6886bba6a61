import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { afterwards } from './afterwards.ts';
import type { Metrics } from './metrics.ts';

/**
 * One log line and one metric per response: id, key prefix, route, status, time; no bodies, no secrets. Each route has
 * its own hook, because looking up a request's route costs more than everything else here.
 */
export function observeRoutes(app: FastifyInstance, log: Logger, metrics: Metrics): void {
  app.addHook('onRoute', (route) => {
    const observe = observer([route.method].flat(), route.url, log, metrics);
    route.onResponse = [route.onResponse ?? [], observe].flat();
  });
  const observeUnknown = observer([], 'unknown', log, metrics);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeUnknown(request, reply, done);
    else done();
  });
}

function observer(methods: readonly string[], route: string, parent: Logger, metrics: Metrics) {
  const known = new Set(methods);
  const log = parent.child({ route });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { id, method, caller } = request;
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime * 100) / 100;
    log.info({ request: id, key: caller?.key.prefix, method, status, milliseconds }, 'request');
    const now = Date.now();
    afterwards(() => {
      const verb = known.has(method) ? method : 'any';
      metrics.observe({ method: verb, route, status, milliseconds, now });
    });
    done();
  };
}
