import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kindOfRequest } from '../route-kinds.ts';

/** What a page may read of an answer beside its body. */
const EXPOSED = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'x-should-retry',
  'x-request-id',
  'openai-poll-after-ms',
  'X-Phonofilm-Ignored',
  'X-Phonofilm-Waiting',
].join(', ');

const METHODS = 'GET, HEAD, POST, PATCH, DELETE';

/** Browsers ask again after this time whether a page may call. */
const MAX_AGE_SECONDS = 600;

/**
 * Lets pages of the named origins call the API (CORS). Keys are sent by the page's own code and never by the browser
 * itself, so answers never allow credentials; that is also why an operator may say `*`.
 */
export function answerBrowsers(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const anybody = origins.includes('*');
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && (anybody || origins.includes(origin));
    if (!isAllowed || !kindOfRequest(request).isForOrigins) return done();
    reply.header('access-control-allow-origin', anybody ? '*' : origin);
    if (isPreflight(request)) answerPreflight(request, reply);
    else {
      reply.header('access-control-expose-headers', EXPOSED);
      done();
    }
  });
  // Which origin is named depends on who asks: a cache must not give one page the answer to another.
  if (!anybody) app.addHook('onSend', addVary);
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Without a key: browsers send none before they know that they may. */
function answerPreflight(request: FastifyRequest, reply: FastifyReply): void {
  const requested = request.headers['access-control-request-headers'];
  if (requested !== undefined) reply.header('access-control-allow-headers', requested);
  reply
    .code(204)
    .header('x-request-id', request.id)
    .header('access-control-allow-methods', METHODS)
    .header('access-control-max-age', MAX_AGE_SECONDS)
    .send();
}

function addVary(_request: FastifyRequest, reply: FastifyReply, _body: unknown, done: () => void): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'Origin' : `${others}, Origin`);
  done();
}
