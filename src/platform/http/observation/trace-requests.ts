import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../../tracing/tracing.ts';

/** A span for each request, which everything that its handler does belongs to. Before all other hooks. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions, id } = request;
    const route = routeOptions.url ?? 'unknown';
    const span = tracing.begin({
      name: `${method} ${route}`,
      kind: 'server',
      facts: { 'http.request.method': method, 'http.route': route, 'phonofilm.request_id': id },
      parent: String(headers['traceparent'] ?? ''),
    });
    spans.set(request, span);
    tracing.within(span, done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    if (!span) return done();
    span.add({
      'http.response.status_code': statusCode,
      'phonofilm.account': request.caller?.account.id,
      'phonofilm.key': request.caller?.key.prefix,
    });
    span.end(statusCode >= 500 ? String(statusCode) : undefined);
    // The line of the log comes after this hook.
    tracing.within(span, done);
  });
}
