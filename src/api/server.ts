import type { IncomingMessage } from 'node:http';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ServiceError } from '../domain/errors.ts';
import { connectionsInAll } from '../machine/descriptors.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import {
  answerBrokenRequest,
  answerTunnel,
  endpointNotFound,
  errorHandler,
} from './answers/error-response.ts';
import { requestIds } from './answers/request-id.ts';
import { type Api, CallerLeft } from './api.ts';
import { guardRoutes } from './authentication/guard.ts';
import { parseJsonBody } from './bodies/json-body.ts';
import { readBody } from './bodies/read-body.ts';
import { trackBodies } from './bodies/track-bodies.ts';
import { answerBrowsers } from './connections/answer-browsers.ts';
import { gatherRequests } from './connections/gather-requests.ts';
import { limitConnections } from './connections/limit-connections.ts';
import { consolePages } from './console/console-pages.ts';
import { signIn } from './console/sign-in.ts';
import { describedDocument, openApiDocument } from './documentation/openapi.ts';
import { reference } from './documentation/reference.ts';
import { speech } from './endpoints/audio/speech.ts';
import { transcriptions, translations } from './endpoints/audio/transcriptions.ts';
import { characterPage } from './endpoints/characters/character-page.ts';
import { charactersCreate, charactersDelete, charactersList } from './endpoints/characters/characters.ts';
import { chatCompletions } from './endpoints/chat/chat-completions.ts';
import { files } from './endpoints/files.ts';
import { videoContent } from './endpoints/films/video-content.ts';
import { videoCreate } from './endpoints/films/video-create.ts';
import { videoEvents } from './endpoints/films/video-events.ts';
import { videoDelete, videoList } from './endpoints/films/video-list.ts';
import { videoQuery, videoStatus } from './endpoints/films/video-read.ts';
import { videoRemix } from './endpoints/films/video-remix.ts';
import { videosCreate } from './endpoints/films/videos-create.ts';
import { gallery } from './endpoints/gallery/gallery.ts';
import { models } from './endpoints/models/models.ts';
import { operation } from './endpoints/operation.ts';
import { quote } from './endpoints/quotes/quote.ts';
import { upstreamCallbacks } from './endpoints/upstream-callbacks.ts';
import { webhookRoutes } from './endpoints/webhooks/webhooks.ts';
import { observeRoutes } from './observation/observe.ts';

const ENDPOINTS = [
  videoCreate,
  videoQuery,
  videosCreate,
  videoList,
  videoStatus,
  videoContent,
  videoRemix,
  videoDelete,
  videoEvents,
  charactersCreate,
  charactersList,
  charactersDelete,
  webhookRoutes,
  characterPage,
  gallery,
  chatCompletions,
  transcriptions,
  translations,
  speech,
  models,
  quote,
  files,
  upstreamCallbacks,
];

/** Most bodies are a prompt and a few options; endpoints that need more declare it. */
const BODY_LIMIT = 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Where a JSON body may contain base64 images or recordings, such as `images[]`. They are set aside, not parsed.
     */
    longTexts?: readonly string[];
  }
}

/** U+FFFD, as it is written in a URL. */
const REPLACEMENT_CHARACTER = '%EF%BF%BD';

/** Longer than any task id. */
const MAX_PARAM_LENGTH = 300;

/** A 25 MB upload over a slow line takes minutes; a body that never ends must not hold its connection forever. */
const REQUEST_TIMEOUT_MS = 300_000;

/** The whole HTTP side as one fastify instance that does not listen yet. */
export async function createServer(api: Api): Promise<FastifyInstance> {
  const { metrics } = api;
  metrics.showDeliveries(api.webhookAttempts);
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // PostgreSQL refuses any statement with a null byte. No id has one: with another character it is simply unknown.
    rewriteUrl: ({ url = '/' }) => url.replaceAll('%00', REPLACEMENT_CHARACTER),
    exposeHeadRoutes: false,
    trustProxy: api.trustedProxies.length > 0 ? [...api.trustedProxies] : false,
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
      errorHandler(api.log, metrics)(error, request as FastifyRequest, reply as FastifyReply);
    },
  });
  // Handlers validate bodies themselves, because the model selects the schema; the schemas on routes are for the
  // reference page.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  readBodies(app);
  observeRoutes(app, api.log, metrics);
  app.decorateRequest('caller');
  trackBodies(app, api.bodies, api.connections.stalledMs);
  answerBrowsers(app, api.corsOrigins);
  app.addHook('onRequest', requestBeginner(api));
  guardRoutes(app, api);
  app.setErrorHandler((error: Error, request, reply) => {
    if (error instanceof CallerLeft) return reply.hijack();
    return errorHandler(api.log, metrics)(error, request, reply);
  });
  app.setNotFoundHandler((request) => {
    throw endpointNotFound(request);
  });
  // Other `Expect` headers than 100-continue are ignored, not refused.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', answerTunnel);
  gatherRequests(app.server);
  limitConnections(app.server, {
    ...api.connections,
    inAll: connectionsInAll(),
    trustedProxies: api.trustedProxies,
  });

  await app.register(swagger, { openapi: openApiDocument, transformObject: describedDocument });
  if (api.answersCallers) {
    for (const endpoint of ENDPOINTS) endpoint(app, api);
    adminRoutes(app, api);
    reference(app);
    await consolePages(app, api);
    signIn(app, api);
  }
  operation(app, api, metrics);
  return app;
}

/**
 * The path is checked before the body: the body of a request to an unknown path is never read. Every response, errors
 * included, carries its request id.
 */
function requestBeginner({ leaving }: Api) {
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
  return rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const { bodyLimit, config } = request.routeOptions;
    const body = await readBody(request, bodyLimit);
    // Some clients send a content type but no body with DELETE.
    if (body.length === 0 && request.method === 'DELETE') return undefined;
    return parseJsonBody(body, request.headers['content-type'] ?? '', config.longTexts);
  });
  // Handlers read forms as a stream.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}
