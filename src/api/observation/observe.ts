import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

interface Line {
  readonly log: Logger;
  readonly fields: object;
}

/**
 * One log line and one metric per response: id, key prefix, route, status, time; no bodies, no secrets. Each route has
 * its own hook, because looking up a request's route costs more than everything else here.
 */
export function observeRoutes(app: FastifyInstance, log: Logger, metrics: Metrics): void {
  const write = lineWriter();
  app.addHook('onRoute', (route) => {
    const observe = observer([route.method].flat(), route.url, log, metrics, write);
    route.onResponse = [route.onResponse ?? [], observe].flat();
  });
  const observeUnknown = observer([], 'unknown', log, metrics, write);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeUnknown(request, reply, done);
    else done();
  });
}

function observer(
  methods: readonly string[],
  route: string,
  log: Logger,
  metrics: Metrics,
  write: (line: Line) => void,
) {
  const known = new Set(methods);
  const routeLog = log.child({ route });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { id, method, caller } = request;
    const { statusCode: status } = reply;
    const milliseconds = Math.round(reply.elapsedTime * 100) / 100;
    const verb = known.has(method) ? method : 'any';
    metrics.durations.observe(verb, route, status, milliseconds / 1000);
    metrics.history.observe(verb, route, status, milliseconds, Date.now());
    write({ log: routeLog, fields: { request: id, key: caller?.key.prefix, method, status, milliseconds } });
    done();
  };
}

/** Lines are written together at the end of an event loop turn: that costs half of writing them one by one. */
function lineWriter(): (line: Line) => void {
  let lines: Line[] = [];
  const writeAll = () => {
    const written = lines;
    lines = [];
    for (const { log, fields } of written) log.info(fields, 'request');
  };
  return (line) => {
    if (lines.length === 0) setImmediate(writeAll);
    lines.push(line);
  };
}
