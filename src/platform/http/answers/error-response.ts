import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDiskFull } from '../../../domain/disk-full.ts';
import { errorBody, ServiceError } from '../../../domain/errors.ts';
import { isOfTest, noteFacts, type ResponseMetrics } from '../observation/request-facts.ts';
import { kindOfRequest } from '../route-kinds.ts';
import { escapeHtml, sendPlainPage } from './plain-page.ts';

/** Whether a person has opened the address in a browser. */
function isForPerson(request: FastifyRequest): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' && (headers.accept ?? '').includes('text/html') && kindOfRequest(request).isForPeople
  );
}

const WORDS: Readonly<Record<string, { title: string; text: string }>> = {
  endpoint_not_found: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page no longer exists.',
  },
  resource_not_found: {
    title: 'This link has expired',
    text: 'Links to videos work until they expire or their owner deletes them. Ask the owner for a new one.',
  },
};

/** An error in sentences, for somebody who followed a link. */
function sendErrorPage(reply: FastifyReply, error: ServiceError): FastifyReply {
  const { title, text } = WORDS[error.code] ?? { title: 'That did not work', text: error.message };
  return sendPlainPage(reply.code(error.status), {
    title,
    content: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/">To Phonofilm</a></p>`,
  });
}

/** A program should not wait longer than this: the response tells the SDK not to retry. */
const MAX_SENSIBLE_WAIT_SECONDS = 60;

/** The only code that answers with an error. */
export function sendError(reply: FastifyReply, error: ServiceError, status = error.status): FastifyReply {
  if (error.retryAfterSeconds !== undefined) {
    const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
    reply.header('retry-after', seconds);
    if (seconds > MAX_SENSIBLE_WAIT_SECONDS) reply.header('x-should-retry', 'false');
  }
  return reply.code(status).type('application/json; charset=utf-8').send(errorBody(error));
}

export function errorHandler(log: Logger, metrics: ResponseMetrics) {
  return (thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = toServiceError(thrown, request);
    if (!isOfTest(request)) metrics.countError(error.code);
    noteFacts(request, { code: error.code, message: error.message });
    if (error.code === 'internal_error') log.error({ request: request.id, err: thrown }, 'request failed');
    else if (error.code === 'service_unavailable' && error.cause !== undefined)
      log.warn({ request: request.id, err: error.cause }, 'unavailable');
    else if (error.cause !== undefined)
      log.debug({ request: request.id, code: error.code, err: error.cause }, 'refused');
    if (!request.raw.complete) {
      // Otherwise fastify would close the connection right after refusing a body.
      reply.removeHeader('connection');
      discardRest(request.raw);
    }
    return isForPerson(request) ? sendErrorPage(reply, error) : sendError(reply, error);
  };
}

/** How long the rest of a refused body may take before the connection is closed. */
const LINGER_MS = 2000;

/**
 * The error is sent at once, but the rest of the body must still be read: closing a connection with unread bytes resets
 * it, and the client would lose the error.
 */
function discardRest(request: IncomingMessage): void {
  request.resume();
  const cut = () => {
    if (!request.complete) request.destroy();
  };
  const timer = setTimeout(cut, LINGER_MS).unref();
  request.once('close', () => clearTimeout(timer));
}

function toServiceError(thrown: FastifyError | Error, request: FastifyRequest): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  if (isDiskFull(thrown)) {
    return new ServiceError(
      'service_unavailable',
      'The service has no disk space left at the moment. Try again later.',
      { retryAfterSeconds: 10, cause: thrown },
    );
  }
  const { code, statusCode } = thrown as FastifyError;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ServiceError(
        'invalid_request',
        'This content type is not accepted here. Send application/json or, for uploads, multipart/form-data.',
        { cause: thrown },
      );
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return endpointNotFound(request);
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ServiceError('invalid_request', 'The request cannot be read.', { cause: thrown });
  }
  return new ServiceError(
    'internal_error',
    'Something went wrong in the service. Try again; the x-request-id header helps the operator to find the cause.',
    {
      cause: thrown,
    },
  );
}

/** Error messages repeat the path only up to this length. */
const MAX_PATH_SHOWN = 120;

export function endpointNotFound({
  method,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): ServiceError {
  const path = url.split('?', 1).join('').slice(0, MAX_PATH_SHOWN);
  const hint = path.startsWith('/v1/v1/')
    ? ' The base URL ends in /v1 already: leave it out of the path.'
    : '';
  return new ServiceError(
    'endpoint_not_found',
    `There is no endpoint ${method} ${path}.${hint} /docs lists them all.`,
  );
}

/** Requests that Node's parser refuses never reach a route: broken HTTP, or headers that are too large. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // While a response is being written, a second one would be read as a part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const message =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'The request headers are too large.'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'The request took too long to arrive.'
        : 'The request is not valid HTTP.';
  endWith(socket, new ServiceError('invalid_request', message));
}

/** CONNECT never reaches a route either. */
export function answerTunnel(request: IncomingMessage, socket: Duplex): void {
  endWith(socket, endpointNotFound(request));
}

/** Responds without a route: writes to the bare socket and closes it. */
export function endWith(socket: Duplex, error: ServiceError): void {
  const body = JSON.stringify(errorBody(error));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: req_${randomUUID()}`,
    ...(error.retryAfterSeconds === undefined ? [] : [`retry-after: ${error.retryAfterSeconds}`]),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Node's own field; Node's default error handler checks it for the same reason. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent ?? false;
}
