import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { LoggedRequest } from '../../../domain/logged-request.ts';
import { kindOfRoute } from '../route-kinds.ts';
import { isEventStream, toLogged } from './request-facts.ts';

export interface ObservedResponse {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** A stream of events lasts as long as there is something to tell: that is no latency. */
  readonly isStream: boolean;
}

/** Counts responses. */
export interface ResponseMetrics {
  observe(response: ObservedResponse): void;
  countError(code: string): void;
}

export interface ObserveParts {
  readonly log: Logger;
  readonly metrics: ResponseMetrics;
  readonly requestLog: { note(isError: boolean, read: () => LoggedRequest): void };
  readonly now: () => number;
}

/**
 * One log line, one metric and one row of the log of requests per response: id, key prefix, route, status, time; no bodies,
 * no secrets. Each route has its own hook, because looking up a request's route costs more than everything else here.
 */
export function observeRoutes(app: FastifyInstance, parts: ObserveParts): void {
  app.decorateRequest('facts');
  app.addHook('onRoute', (route) => {
    const observe = observer([route.method].flat(), route.url, kindOfRoute(route).isLogged, parts);
    route.onResponse = [route.onResponse ?? [], observe].flat();
  });
  const observeUnknown = observer([], 'unknown', false, parts);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeUnknown(request, reply, done);
    else done();
  });
}

function observer(methods: readonly string[], route: string, isLogged: boolean, parts: ObserveParts) {
  const { metrics, requestLog } = parts;
  const known = new Set(methods);
  const log = parts.log.child({ route });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { id, method, caller } = request;
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime * 100) / 100;
    log.info({ request: id, key: caller?.key.prefix, method, status, milliseconds }, 'request');
    const isError = status >= 400 || request.facts?.code !== undefined;
    if (isLogged || isError) requestLog.note(isError, toLogged(request, reply, route, parts.now()));
    metrics.observe({
      method: known.has(method) ? method : 'any',
      route,
      status,
      seconds: milliseconds / 1000,
      isStream: isEventStream(reply),
    });
    done();
  };
}
