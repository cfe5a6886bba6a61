import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, symbols } from 'pino';
import { afterwards, catchUp } from './afterwards.ts';
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
  app.addHook('onClose', async () => catchUp());
}

function observer(methods: readonly string[], route: string, log: Logger, metrics: Metrics) {
  const known = new Set(methods);
  const write = lineWriter(log.child({ route }));
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { id, method, caller } = request;
    const { statusCode: status, elapsedTime } = reply;
    const now = Date.now();
    afterwards(() => {
      const milliseconds = Math.round(elapsedTime * 100) / 100;
      const verb = known.has(method) ? method : 'any';
      metrics.observe({ method: verb, route, status, milliseconds, now });
      write({ request: id, key: caller?.key.prefix, method, status, milliseconds }, now);
    });
    done();
  };
}

/** Lines say when the response ended, not when they were written. */
function lineWriter(log: Logger): (fields: object, time: number) => void {
  let lineTime = 0;
  Object.assign(log, { [symbols.timeSym]: () => `,"time":${lineTime}` });
  return (fields, time) => {
    lineTime = time;
    log.info(fields, 'request');
  };
}
