import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import { connectionsInAll } from '../machine/descriptors.ts';
import type { OpenSpan, Tracing } from '../tracing/tracing.ts';
import {
  answerBrokenRequest,
  answerTunnel,
  endpointNotFound,
  errorHandler,
} from './answers/error-response.ts';
import { type GuardDeps, guardRoutes } from './authentication/guard.ts';
import type { BodiesUnderWay } from './bodies/bodies-under-way.ts';
import { parseJsonBody } from './bodies/json-body.ts';
import { readBody } from './bodies/read-body.ts';
import { type App, validateRoutes } from './bodies/route-schemas.ts';
import { trackBodies } from './bodies/track-bodies.ts';
import { answerBrowsers } from './connections/answer-browsers.ts';
import { CallerLeft } from './connections/caller-left.ts';
import { gatherRequests } from './connections/gather-requests.ts';
import { limitConnections } from './connections/limit-connections.ts';
import { describedDocument, openApiDocument } from './documentation/openapi.ts';
import { type ObserveDeps, observeRoutes } from './observation/request-facts.ts';
import { declareKinds } from './route-kinds.ts';

/** Most bodies are a prompt and a few options; endpoints that need more declare it. */
const BODY_LIMIT = 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Where a JSON body may contain base64 images or recordings, such as `images[]`. They are set aside, not parsed.
     */
    longTexts?: readonly string[];
    /** How many values a JSON body may hold, where that is fewer than elsewhere. */
    mostValues?: number;
  }
}

/** U+FFFD, as it is written in a URL. */
const REPLACEMENT_CHARACTER = '%EF%BF%BD';

/** Longer than any task id. */
const MAX_PARAM_LENGTH = 300;

/** A 25 MB upload over a slow connection takes minutes; a body that never ends must not hold its connection forever. */
const REQUEST_TIMEOUT_MS = 300_000;

export interface ServerDeps extends GuardDeps, ObserveDeps {
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly bodies: BodiesUnderWay;
  readonly connections: { readonly perAddress: number; readonly stalledMs: number };
  /** True before this node stops: clients are told to open their next connection elsewhere. */
  readonly leaving: () => boolean;
  readonly tracing: Tracing | null;
  /** Of the program, for the reference page. */
  readonly version: string;
}

/** What every request has in common, as a fastify instance that has no routes and does not listen yet. */
export async function createServer(deps: ServerDeps): Promise<App> {
  const { metrics } = deps;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // PostgreSQL refuses any statement with a null byte. No id has one: with another character it is simply unknown.
    rewriteUrl: ({ url = '/' }) => url.replaceAll('%00', REPLACEMENT_CHARACTER),
    exposeHeadRoutes: false,
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    genReqId: requestIds(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // At shutdown, requests in progress and those still arriving are finished; idle connections are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // Node's own response to a request without Host has no body; `requestBeginner` sends ours.
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      errorHandler(deps.log, metrics)(error, request as FastifyRequest, reply as FastifyReply);
    },
  });
  declareKinds(app);
  validateRoutes(app);
  app.setSerializerCompiler(() => JSON.stringify);
  readBodies(app);
  if (deps.tracing) traceRequests(app, deps.tracing);
  observeRoutes(app, deps);
  app.decorateRequest('caller');
  trackBodies(app, deps.bodies, deps.connections.stalledMs);
  answerBrowsers(app, deps.corsOrigins);
  app.addHook('onRequest', requestBeginner(deps.leaving));
  guardRoutes(app, deps);
  app.setErrorHandler((error: Error, request, reply) => {
    if (error instanceof CallerLeft) return reply.hijack();
    return errorHandler(deps.log, metrics)(error, request, reply);
  });
  app.setNotFoundHandler((request) => {
    throw endpointNotFound(request);
  });
  // Other `Expect` headers than 100-continue are ignored, not refused.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', answerTunnel);
  gatherRequests(app.server);
  limitUnread(app);
  limitConnections(app.server, {
    ...deps.connections,
    inAll: connectionsInAll(),
    trustedProxies: deps.trustedProxies,
  });

  await app.register(swagger, {
    openapi: openApiDocument(deps.version),
    transformObject: describedDocument,
  });
  return app;
}

/**
 * The path is checked before the body: the body of a request to an unknown path is never read. Every response, errors
 * included, carries its request id.
 */
function requestBeginner(leaving: ServerDeps['leaving']) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    reply.header('x-request-id', request.id);
    if (leaving()) reply.header('connection', 'close');
    if (request.is404) done(endpointNotFound(request));
    // RFC 9112, 3.2: a request with two Hosts is refused, and one of HTTP/1.1 with none.
    else if (hostCount(request.raw) > 1)
      done(new ServiceError('invalid_request', 'The request has more than one Host header.'));
    else if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      done(new ServiceError('invalid_request', 'The request has no Host header.'));
    else done();
  };
}

/** Node keeps the first Host and drops the others; only the headers as sent have them all. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && /host/i.test(name)).length;
}

function readBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyLength');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const { bodyLimit, config } = request.routeOptions;
    const body = await readBody(request, bodyLimit);
    request.bodyLength = body.length;
    // Some clients send a content type but no body with DELETE.
    if (body.length === 0 && request.method === 'DELETE') return undefined;
    return parseJsonBody(body, request.headers['content-type'] ?? '', config);
  });
  // Handlers read forms as a stream.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/** The random half is unique across processes, the counter within one; cheap enough for every poll. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `req_${process}${count.toString(36).padStart(6, '0')}`;
  };
}

/** A span for each request, which everything that its handler does belongs to. Before all other hooks. */
function traceRequests(app: FastifyInstance, tracing: Tracing): void {
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

/** Smaller answers fit the buffers of the system. */
const COUNTED_BYTES = 16_384;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Answers that nobody reads stay in memory. When all of them together are larger than `mostBytes`, the connections whose
 * answers have waited longest are closed: who reads has taken theirs long before.
 */
export function limitUnread(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  /** In the order in which they were sent. */
  const unread = new Map<object, { readonly socket: Socket; readonly bytes: number }>();
  let inAll = 0;
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const isText = typeof payload === 'string';
    if ((isText || Buffer.isBuffer(payload)) && payload.length > COUNTED_BYTES) {
      const bytes = isText ? Buffer.byteLength(payload) : payload.length;
      unread.set(raw, { socket: request.raw.socket, bytes });
      inAll += bytes;
      const forget = () => {
        if (unread.delete(raw)) inAll -= bytes;
      };
      raw.once('finish', forget).once('close', forget);
      for (const [answer, { socket, bytes: freed }] of unread) {
        if (inAll <= mostBytes) break;
        if (answer === raw || !unread.delete(answer)) continue;
        inAll -= freed;
        socket.destroy();
      }
    }
    done(null, payload);
  });
}
