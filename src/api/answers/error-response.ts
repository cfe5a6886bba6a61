import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDiskFull } from '../../domain/disk-full.ts';
import { errorBody, ServiceError } from '../../domain/errors.ts';
import type { Metrics } from '../observation/metrics.ts';

/** Beyond this, waiting is pointless for a program: the SDK is told not to retry (decision 41). */
const MAX_SENSIBLE_WAIT_SECONDS = 60;

/** The one place that turns a failure into HTTP. */
export function sendError(reply: FastifyReply, error: ServiceError, status = error.status): FastifyReply {
  if (error.retryAfterSeconds !== undefined) {
    const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
    reply.header('retry-after', seconds);
    if (seconds > MAX_SENSIBLE_WAIT_SECONDS) reply.header('x-should-retry', 'false');
  }
  return reply.code(status).type('application/json; charset=utf-8').send(errorBody(error));
}

export function errorHandler(log: Logger, metrics: Metrics) {
  return (thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = toServiceError(thrown, request);
    metrics.countError(error.code);
    if (error.code === 'internal_error') log.error({ request: request.id, err: thrown }, 'request failed');
    else if (error.code === 'service_unavailable' && error.cause !== undefined)
      log.warn({ request: request.id, err: error.cause }, 'unavailable');
    else if (error.cause !== undefined)
      log.debug({ request: request.id, code: error.code, err: error.cause }, 'refused');
    if (!request.raw.complete) {
      // fastify would close at once after a body it has refused.
      reply.removeHeader('connection');
      passOverRest(request.raw);
    }
    return sendError(reply, error);
  };
}

/** A body that has been refused may go on for so long before the connection is cut. */
const LINGER_MS = 2000;

/**
 * A refusal leaves at once, but a caller hears it only if the rest of its body is taken off its hands: a connection
 * that is closed on unread bytes loses the answer with them.
 */
function passOverRest(request: IncomingMessage): void {
  request.resume();
  const cut = () => {
    if (!request.complete) request.socket.destroy();
  };
  const timer = setTimeout(cut, LINGER_MS).unref();
  request.once('close', () => clearTimeout(timer));
}

function toServiceError(thrown: FastifyError | Error, request: FastifyRequest): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  if (isDiskFull(thrown)) {
    return new ServiceError(
      'service_unavailable',
      'The service has no room to store anything just now. Try again in a moment.',
      { retryAfterSeconds: 10, cause: thrown },
    );
  }
  const { code, statusCode } = thrown as FastifyError;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ServiceError(
        'invalid_request',
        'This content type is not taken here. Send application/json or, for uploads, multipart/form-data.',
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
    'Something went wrong on our side. Try again; the x-request-id header helps us to find it.',
    {
      cause: thrown,
    },
  );
}

/** A path of any length comes back to its caller, but not all of it. */
const MAX_PATH_SHOWN = 120;

export function endpointNotFound({
  method,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): ServiceError {
  const path = url.split('?', 1).join('').slice(0, MAX_PATH_SHOWN);
  return new ServiceError(
    'endpoint_not_found',
    `There is no endpoint ${method} ${path}. /docs lists them all.`,
  );
}

/** Requests that Node's parser refuses never reach a route: broken HTTP, or headers beyond all measure. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // Behind an answer under way, a second one would be read as a part of it.
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

/** An answer without a route: over the bare socket, which ends with it. */
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

/** Node's own field, which its default handler looks at for the same reason. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent ?? false;
}
