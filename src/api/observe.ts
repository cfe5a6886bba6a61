import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** What the log and the counters keep of an answer: no bodies, no secrets. */
export interface Answered {
  readonly id: string;
  readonly keyPrefix: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** One log line and one observation an answer, for one route: it knows its counters, so that none is looked up. */
export function observer(
  log: Logger,
  metrics: Metrics,
  methods: readonly string[],
  route: string,
): (answered: Answered) => void {
  const durations = new Map(methods.map((method) => [method, metrics.durations.of(method, route)]));
  const ofAnyMethod = metrics.durations.of('any', route);
  return ({ id, keyPrefix, method, status, milliseconds: exact }) => {
    const milliseconds = Math.round(exact * 100) / 100;
    const observeDuration = durations.get(method) ?? ofAnyMethod;
    observeDuration(status, milliseconds / 1000);
    log.info({ request: id, key: keyPrefix, method, route, status, milliseconds }, 'request');
  };
}

/** Each route gets a hook of its own: to ask a request for its route costs more than the rest of this. */
export function observeRoutes(app: FastifyInstance, log: Logger, metrics: Metrics): void {
  app.addHook('onRoute', (route) => {
    const observe = hook(observer(log, metrics, [route.method].flat(), route.url));
    route.onResponse = [route.onResponse ?? [], observe].flat();
  });
  const observeUnknown = hook(observer(log, metrics, [], 'unknown'));
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeUnknown(request, reply, done);
    else done();
  });
}

function hook(observe: (answered: Answered) => void) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    observe({
      id: request.id,
      keyPrefix: request.caller?.key.prefix,
      method: request.method,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
    done();
  };
}
