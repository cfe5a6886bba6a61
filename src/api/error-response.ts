import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { errorBody, ServiceError } from '../domain/errors.ts';
import type { Metrics } from './metrics.ts';

/** Beyond this, waiting is pointless for a program: the SDK is told not to retry (decision 41). */
const MAX_SENSIBLE_WAIT_SECONDS = 60;

/** The one place that turns a failure into HTTP. */
export function sendError(reply: FastifyReply, error: ServiceError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) {
    const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
    reply.header('retry-after', seconds);
    if (seconds > MAX_SENSIBLE_WAIT_SECONDS) reply.header('x-should-retry', 'false');
  }
  return reply.code(error.status).type('application/json; charset=utf-8').send(errorBody(error));
}

export function errorHandler(log: Logger, metrics: Metrics) {
  return (thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = toServiceError(thrown);
    metrics.countError(error.code);
    if (error.code === 'internal_error') log.error({ request: request.id, err: thrown }, 'request failed');
    else if (error.cause !== undefined)
      log.debug({ request: request.id, code: error.code, err: error.cause }, 'refused');
    // An unread body would be taken for the next request on the connection.
    if (!request.raw.complete) reply.header('connection', 'close');
    return sendError(reply, error);
  };
}

function toServiceError(thrown: FastifyError | Error): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  const { code, statusCode } = thrown as FastifyError;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServiceError('invalid_request', 'The body is larger than this endpoint takes.', {
        cause: thrown,
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ServiceError(
        'invalid_request',
        'This content type is not taken here. Send application/json or, for uploads, multipart/form-data.',
        { cause: thrown },
      );
    case 'FST_ERR_BAD_URL':
      return endpointNotFound();
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

export function endpointNotFound(): ServiceError {
  return new ServiceError('endpoint_not_found', 'There is no such endpoint. /docs lists them all.');
}

/** Requests that Node's parser refuses never reach a route: broken HTTP, or headers beyond all measure. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const message =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'The request headers are too large.'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'The request took too long to arrive.'
        : 'The request is not valid HTTP.';
  const body = JSON.stringify(errorBody(new ServiceError('invalid_request', message)));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-request-id: req_${randomUUID()}\r\nconnection: close\r\n\r\n${body}`,
  );
}
